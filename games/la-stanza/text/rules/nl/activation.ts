/** Activating a discipline: the conditions, hiring, Strength. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const activation = (f: Facts): RulesSection[] => [activate(f), hiring(f), strength(f)];

function activate(f: Facts): RulesSection {
  const [anna] = f.people;
  const { favour: tale } = f.tales;
  const artists = f.count(tale.strength, { one: 'werkt er # kunstenaar', other: 'werken er # kunstenaars' });
  return {
    id: 'activate',
    title: 'Een discipline activeren',
    part: true,
    blocks: [
      'Je mag per beurt één discipline activeren. Daarvoor moet je aan twee voorwaarden voldoen:',
      {
        steps: [
          '**De kamer of een helper.** Je speelfiguur staat in de kamer van de discipline, **of** je betaalt een helper in de kleur van de discipline of een witte. De betaalde helper gaat terug naar de Politiek-kamer.',
          '**Inhuren.** Je [huurt](#hiring) minstens één persoon van die discipline in, ook als er al anderen voor je werken. Een helper komt nooit in de plaats van het inhuren.',
        ],
      },
      'Tel daarna je [sterkte](#strength) in die discipline en neem de [beloning](#rooms), of creëer een [meesterwerk](#masterpieces) als je sterk genoeg bent.',
      'In welke kamer je een persoon hebt ontmoet, maakt niet uit. Met een helper krijg je de beloning van de discipline die je activeert, niet die van de kamer waarin je staat.',
      {
        example: `${anna} vraagt een gunst`,
        blocks: [
          `${anna} staat in de Literatuur-kamer, waar ze net ${f.character(tale.recruited)} heeft genomen. Ze wil een schilderij. Daarom betaalt ze een gele helper en activeert ze **Kunsten** vanaf de plek waar ze staat. Ze huurt voor ${f.florins(tale.price)} ${f.character(tale.hired)} in, die op haar wervingsspoor lag te wachten. Nu ${artists} voor haar: sterkte ${tale.strength}, een schilderij. ${f.character(tale.recruited)} blijft op het wervingsspoor liggen.`,
          {
            figure: 'favour',
            caption: `${anna}’s spelersbord na de beurt. Haar gele helper is weg.`,
            labels: [
              `${f.character(tale.recruited)}, geworven maar niet ingehuurd.`,
              `${f.character(tale.hired)}, net ingehuurd.`,
              'Het nieuwe schilderij in haar museum.',
            ],
          },
        ],
      },
    ],
  };
}

function hiring(f: Facts): RulesSection {
  const [, bruno] = f.people;
  const { hiring: tale } = f.tales;
  const { hiringCosts } = f.edition;
  const total = tale.prices[0] + tale.prices[1];
  return {
    id: 'hiring',
    title: 'Inhuren',
    part: true,
    blocks: [
      'Inhuren doe je alleen terwijl je een discipline activeert. Verplaats een persoon vanaf een willekeurig veld van je wervingsspoor naar een veld naar keuze op je arbeidersspoor, behalve dat van je geldschieter, en betaal de inhuurkosten van dat veld.',
      {
        table: 'Inhuurkosten van elk arbeidersveld',
        head: ['Arbeidersveld, van links', ...hiringCosts.map((_, space) => String(space + 1))],
        rows: [['Florijnen', ...hiringCosts.map(String)]],
      },
      'Ligt er al een persoon op dat veld, dan wordt die **vervangen**: een gewone persoon gaat naar de aflegstapel, een startpersoon gaat uit het spel.',
      'Je mag in één activering zoveel personen inhuren als je kunt betalen, de een na de ander. Minstens één moet van de discipline zijn die je activeert; de andere mogen van elke discipline zijn. (Met een [optie](#variants) moeten ook die van dezelfde discipline zijn.)',
      {
        example: `${bruno} huurt twee personen in`,
        blocks: [
          `${bruno} staat in de Ontdekkingsreizen-kamer. Er werkt al één ontdekkingsreiziger voor hem, en op zijn wervingsspoor liggen er nog twee. Hij activeert Ontdekkingsreizen en huurt ze allebei in: ${f.character(tale.hired[0])} voor ${f.florins(tale.prices[0])} en ${f.character(tale.hired[1])} voor ${f.florins(tale.prices[1])}, samen ${f.florins(total)}. ${f.and(tale.displaced.map((name) => f.character(name)))} worden vervangen. Hij heeft nu sterkte ${tale.strength} in Ontdekkingsreizen, en van zijn ${f.florins(tale.before)} houdt hij er ${tale.left} over.`,
          {
            figure: 'hiring-before',
            caption: 'Ervoor: twee ontdekkingsreizigers wachten tot ze worden ingehuurd.',
            labels: [f.character(tale.hired[0]), f.character(tale.hired[1])],
          },
          {
            figure: 'hiring-after',
            caption: 'Erna: er werken drie ontdekkingsreizigers voor hem.',
            labels: [f.character(tale.hired[0]), f.character(tale.hired[1])],
          },
        ],
      },
    ],
  };
}

function strength(f: Facts): RulesSection {
  const [anna] = f.people;
  const { strength: tale } = f.tales;
  const { topReward, masterpieces, bonusTiles } = f.edition;
  return {
    id: 'strength',
    title: 'Sterkte',
    part: true,
    blocks: [
      'Tel na het inhuren je sterkte in de discipline die je activeert:',
      {
        table: 'Wat meetelt voor je sterkte',
        head: ['Wat', 'Sterkte', `Voor de ‘+1’ van een meesterwerk van ${f.masterpieces[3].strength}`],
        rows: [
          ['Elke persoon van de discipline op je arbeidersspoor', '+1 zolang die voor je werkt', 'telt mee'],
          ['De bonustegel met permanente sterkte in de discipline', '+1 voor de rest van de partij', 'telt mee'],
          ['Elke schijf die je gebruikt uit het vak van de discipline in de Religie-kamer', '+1 voor deze activering', 'telt niet mee'],
          [
            `De bonustegel ‘${f.say('tile.paid-strength')}’, voor ${f.florins(bonusTiles.strengthPrice)}`,
            '+1 voor deze activering, één keer per beurt',
            'telt niet mee',
          ],
        ],
      },
      `Je mag zoveel schijven gebruiken als je wilt, waar je speelfiguur ook staat; ze gaan terug naar je voorraad. De beloning loopt op tot en met sterkte ${topReward}, niet verder. Vanaf sterkte ${masterpieces.strengths[0]} mag je een meesterwerk creëren **in plaats van** de beloning te nemen.`,
      'Je mag altijd activeren met een lagere sterkte dan je hebt. Je mag zelfs helemaal niets nemen: van elke beloning van een activering mag je afzien, geheel of gedeeltelijk.',
      {
        example: `${anna} gebruikt een schijf`,
        blocks: [
          `${anna} staat in de Kunsten-kamer. Ze huurt ${f.character(tale.hired)} in voor ${f.florins(tale.price)}; samen met haar startpersoon levert dat sterkte ${tale.workers} op, genoeg voor een manuscript. In het Kunsten-vak ligt een van haar schijven. Die gebruikt ze: de schijf gaat terug naar haar voorraad, en met sterkte ${tale.total} heeft ze genoeg voor een schilderij.`,
          { figure: 'strength', caption: 'De vakken voordat ze de schijf gebruikt.', labels: ['Haar schijf in het Kunsten-vak.'] },
        ],
      },
    ],
  };
}
