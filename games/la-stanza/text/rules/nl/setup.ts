/** The colours, the board and the players' boards, and what differs by number of players. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { MEEPLES } from './meeples.ts';

export const setup = (f: Facts): RulesSection[] => [disciplines(f), board(f), playerBoard(f), byPlayers(f)];

function disciplines(f: Facts): RulesSection {
  const [discoveries, literature, religion, arts, politics] = f.colours;
  return {
    id: 'disciplines',
    title: 'Vijf disciplines, vijf kleuren',
    blocks: [
      'Elke discipline heeft een kamer, een kleur en een teken. Je vindt ze terug op personen, helpers, boeken en bonustegels.',
      { figure: 'disciplines', caption: 'De tekens van de disciplines, en de helpers in hun kleuren.' },
      {
        table: 'Wat bij elke discipline hoort',
        head: ['Discipline', 'Kleur', 'Beloning van een activering, naar sterkte'],
        rows: [
          [discoveries.discipline, discoveries.colour, 'Je zeilschip gaat evenveel velden vooruit'],
          [literature.discipline, literature.colour, 'Je schrijft evenveel boeken, elk in een andere kleur'],
          [religion.discipline, religion.colour, 'Je plaatst evenveel schijven in verschillende vakken'],
          [arts.discipline, arts.colour, 'Je maakt een beeldhouwwerk, een manuscript of een schilderij'],
          [politics.discipline, politics.colour, 'Je neemt evenveel helpers, elk in een andere kleur, maar geen witte'],
        ],
      },
      `De kleur van Politiek is ${politics.colour}. De witte helper is dus de helper van Politiek, maar ook een joker: hij is goed voor **elke** discipline. Boeken over Literatuur bestaan niet, en Politiek heeft geen bonustegels.`,
      {
        figure: 'characters',
        caption: `Personen. Er zijn er ${f.counts.characters}, ${f.counts.each} per discipline; daarnaast heeft elke speler een startpersoon van elke discipline. De namen hebben geen invloed op het spel.`,
        labels: [
          'Een persoon. Kleur en teken tonen de discipline.',
          'Een startpersoon heeft een effen rand. Wordt een startpersoon vervangen, dan gaat die uit het spel.',
        ],
      },
    ],
  };
}

function board(f: Facts): RulesSection {
  const { bookSupply, moneyTrack, discs, artworks, meeples, bonusTiles, masterpieces } = f.edition;
  return {
    id: 'setup',
    title: 'Voorbereiding',
    blocks: [
      'Hier staat alles al voor je klaar. Met het spel uit de doos doe je dit zelf:',
      {
        steps: [
          `Leg van elk van de vier kleuren ${f.count(bookSupply, { one: '# boek', other: '# boeken' })} in de Literatuur-kamer.`,
          `Zet alle zeilschepen op het eerste veld van het geldspoor (${f.florins(moneyTrack.florins[0])}) en alle speelfiguren op het bonustegelveld.`,
          `Leg van elke speler ${f.count(discs.start, { one: '# schijf', other: '# schijven' })} in het Religie-vak van de Religie-kamer.`,
          `Schud de ${f.counts.characters} personentegels en leg er één open op elk van de ${f.counts.spaces} velden in de vijf disciplinekamers. De andere ${f.counts.pile} vormen de gesloten trekstapel.`,
          `Leg per speler ${f.count(artworks.each, { one: '# beeldhouwwerk, # manuscript en # schilderij', other: '# beeldhouwwerken, # manuscripten en # schilderijen' })} in de Kunsten-kamer.`,
          `Sorteer de helpers, ${meeples.each} van elk van de vijf kleuren, en zet ze op hun stoelen in de Politiek-kamer.`,
          `Trek van Ontdekkingsreizen, Literatuur, Religie en Kunsten telkens blind ${bonusTiles.drawn} van de vijf bonustegels en leg ze in willekeurige volgorde op het tableau. Politiek heeft geen bonustegels.`,
          `Trek met twee of drie spelers blind vijf van de zes afdektegels en wijs er aan elke kamer één toe. Die sluit het afgebeelde meesterwerkveld de hele partij af. Zet op dat veld een zuil van een ongebruikte kleur. De zes tegels zijn voor velden van ${f.and(masterpieces.covers)} PP; het veld van ${masterpieces.points.at(-1)} PP wordt nooit afgedekt.`,
          'Zet de rondemarker op het eerste veld van het rondespoor.',
        ],
      },
      {
        figure: 'house',
        caption: 'Het speelbord aan het begin van een partij voor twee. Je loopt met de klok mee, door de deuren met de pijlen.',
        labels: [
          'Het **bonustegelveld**. Alle speelfiguren beginnen hier.',
          'Een **veld van de route** met een persoon. Elk van de vijf disciplinekamers heeft er drie.',
          'De **naam van de kamer**, en dus van de discipline.',
          '**Meesterwerkvelden**: de sterkte die je ervoor nodig hebt, en de PP. Een kruis staat voor een afgedekt veld.',
          'Ontdekkingsreizen: het **geldspoor** met de zeilschepen.',
          'Literatuur: de **boeken** die er nog zijn.',
          'Religie: de **vakken** voor schijven, één per discipline.',
          'Kunsten: de **kunstwerken** die er nog zijn.',
          'Politiek: de **helpers** op hun stoelen.',
          'Het **tableau** met bonustegels.',
          `Het **rondespoor**, met daarachter ${f.count(f.lastTurns.length, { one: 'de laatste beurt', other: 'de laatste beurten' })} ${f.and(f.lastTurns)}.`,
          'De **plekken voor definitief passen** aan het einde van het spel.',
        ],
      },
    ],
  };
}

function playerBoard(f: Facts): RulesSection {
  const { discs, meeples, startingFlorins } = f.edition;
  const all = f.count(discs.each, { one: '# schijf', other: '# schijven' });
  return {
    id: 'setup-player',
    title: 'Wat elke speler krijgt',
    part: true,
    blocks: [
      {
        list: [
          'Een **geldschieter**, op het eerste (meest linkse) van de zes arbeidersvelden.',
          'Vijf **startpersonen**, één per discipline, in willekeurige volgorde op de andere vijf arbeidersvelden.',
          f.count(discs.start, {
            one: `**${all}.** Daarvan gaat er # meteen naar het Religie-vak.`,
            other: `**${all}.** Daarvan gaan er # meteen naar het Religie-vak.`,
          }),
          '**Vijf zuilen**, één voor elk meesterwerk dat je kunt creëren.',
          `**Helpers**: ${f.meeples(meeples.start, MEEPLES) || 'geen'}.`,
          '**Florijnen**, naar beurtvolgorde:',
        ],
      },
      {
        table: 'Geld naar beurtvolgorde',
        head: ['Beurtvolgorde', 'Startspeler', 'Tweede', 'Derde', 'Vierde'],
        rows: [['Florijnen', ...startingFlorins.map(String)]],
      },
      'Volgens de spelregels begint de speler die de meeste landen heeft bezocht. Hier is de startspeler wie op de eerste stoel aan tafel zit. De anderen volgen met de klok mee, in de volgorde van de stoelen.',
      {
        figure: 'player',
        caption: `${f.people[0]}’s spelersbord aan het begin. Bonustegels die je neemt, verschijnen onder de helpers; zuilen worden niet getoond.`,
        labels: [
          'Het **wervingsspoor**: hier wachten de personen die je hebt ontmoet tot je ze inhuurt.',
          'Het **arbeidersspoor**, zes velden: wie hier ligt, werkt voor je.',
          'De **inhuurkosten** van elk arbeidersveld, in florijnen.',
          'Je **geldschieter**.',
          'Je **helpers**, kleur voor kleur.',
          'Je **voorraad schijven**.',
          'Je **museum** en de waarde ervan.',
          'Je **boekenplank**, vier boeken per kleur. Lege plekken tonen wat het volgende boek oplevert.',
          'Je **sterkte** in elke discipline, al voor je geteld.',
          'Je **florijnen**.',
          'Je **PP** als er nu geteld zou worden.',
        ],
      },
    ],
  };
}

function byPlayers(f: Facts): RulesSection {
  const { recruitmentSpaces, roundsBeyondPlayers, artworks, meeples, museum, bonusMajority, passing } = f.edition;
  return {
    id: 'setup-numbers',
    title: 'Wat afhangt van het aantal spelers',
    part: true,
    blocks: [
      {
        table: 'Van twee tot vier spelers',
        head: ['Wat', '2 spelers', '3 spelers', '4 spelers'],
        rows: [
          ['Velden van het wervingsspoor', ...f.byPlayers((count) => recruitmentSpaces[count])],
          ['Ronden', ...f.byPlayers((_, players) => players + roundsBeyondPlayers)],
          ['Aanvullingen, met die aan het einde van de laatste ronde erbij', ...f.byPlayers((_, players) => players + roundsBeyondPlayers)],
          ['Afgedekte meesterwerkvelden', '5, één per kamer', '5, één per kamer', 'geen'],
          ['Beeldhouwwerken, manuscripten en schilderijen in de Kunsten-kamer', ...f.byPlayers((_, players) => `van elk ${players * artworks.each}`)],
          [
            'Helpers die in de Politiek-kamer overblijven',
            ...f.byPlayers((_, players) =>
              f.meeples(
                meeples.start.map((each) => meeples.each - each * players),
                MEEPLES,
              ),
            ),
          ],
          ['PP voor de waardevolste musea', ...f.byPlayers((count) => f.and(museum[count]))],
          ['PP voor de meeste schijven tussen de bonustegels', ...f.byPlayers((count) => f.and(bonusMajority[count]))],
          ['PP voor definitief passen, beste plek eerst', ...f.byPlayers((count) => f.and(passing[count]))],
        ],
      },
    ],
  };
}
