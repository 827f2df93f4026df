/** Options, and advice for a first game. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const variants = (f: Facts): RulesSection[] => [OPTIONS, expert(f), advice(f)];

const OPTIONS: RulesSection = {
  id: 'variants',
  title: 'Varianten en opties',
  blocks: [
    'Ze staan allemaal uit, tenzij je er bij het openen van een tafel voor kiest. De expertvariant volgt hieronder.',
    {
      list: [
        '**Je startpersonen zelf neerleggen.** Elke speler kiest zelf de volgorde van de vijf startpersonen, in plaats van ze willekeurig neer te leggen. Ervaren spelers leggen de discipline die ze willen houden links, waar inhuren duur is.',
        '**Alleen inhuren binnen de discipline.** Alle personen die je in een activering inhuurt, moeten van de discipline zijn die je activeert. Anders hoeft dat er maar één te zijn; de spelregels zijn er niet duidelijk over.',
        '**Korte partij.** Eén aanvulling minder, zoals in de Duitse spelregels: de aanvulling waarmee de laatste ronde begint, is de laatste.',
      ],
    },
    'Een solovariant is er niet. Speel je alleen, dan nemen bots de andere plaatsen in, volgens dezelfde regels.',
  ],
};

function expert(f: Facts): RulesSection {
  const [anna] = f.people;
  const { firing: tale } = f.tales;
  const artists = f.count(tale.workers, { one: 'blijft # kunstenaar', other: 'blijven # kunstenaars' });
  return {
    id: 'expert',
    title: 'Expertvariant: ontslaan',
    part: true,
    blocks: [
      'Om aan de tweede voorwaarde van een activering te voldoen, mag je een persoon van die discipline **ontslaan** in plaats van er een in te huren. Die persoon gaat van je arbeidersspoor naar de aflegstapel; een startpersoon gaat uit het spel.',
      {
        list: [
          'De kamer of een helper heb je nog steeds nodig.',
          'Je ontslaat één persoon, niet meer. Dat komt alleen in de plaats van het verplichte inhuren: in dezelfde activering mag je nog personen van andere disciplines inhuren, tenzij de optie hierboven dat verbiedt.',
          'Tel je sterkte na het ontslag. Die kan 0 zijn. Op zichzelf levert dat niets op, maar met schijven en bonustegels kun je er nog iets van maken.',
        ],
      },
      {
        example: `${anna} ontslaat een persoon`,
        blocks: [
          `${anna} staat in de Kunsten-kamer, zonder een florijn en zonder iemand om in te huren. In de expertvariant ontslaat ze ${f.character(tale.fired)}, een startpersoon. Er ${artists} over: sterkte ${tale.workers}. Met een schijf uit het Kunsten-vak wordt dat ${tale.total}: een schilderij.`,
          { figure: 'firing', caption: 'Haar arbeidersspoor daarna.', labels: ['Dit veld is vrij voor wie ze hierna inhuurt.'] },
        ],
      },
    ],
  };
}

const advice = (f: Facts): RulesSection => ({
  id: 'advice',
  title: 'Voor je eerste partij',
  blocks: [
    {
      list: [
        '**Stop waar gast en kamer bij elkaar passen.** Het mooist is een persoon die je meteen kunt inhuren, in de kamer waar je staat. Een beurt zonder actie is een verloren beurt.',
        '**Ontvang niet te vroeg geld.** Je krijgt alleen het verschil met het bedrag bij je zeilschip, en je geldschieter duwt mensen van het spoor. Wacht tot je geld bijna op is. Zeil eerst: met een zeilschip dat verder is, hoef je minder vaak geld te ontvangen.',
        `**Huur in voordat iemand van je wervingsspoor valt.** Met twee spelers is daar plaats voor ${f.edition.recruitmentSpaces['2']}. Twee van dezelfde discipline, samen ingehuurd, geven één sterke activering.`,
        '**Kijk wie je vervangt.** De goedkope velden liggen rechts, maar wie daar ligt, is misschien net van de discipline waarop je rekent.',
        '**Neem vroeg een bonustegel en maak vroeg een kunstwerk.** Ook een tweede plaats in de meerderheden is veel waard.',
      ],
    },
  ],
});
