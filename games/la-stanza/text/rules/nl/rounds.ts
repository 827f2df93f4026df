/** Refills, rounds and the last turns. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const rounds = (f: Facts): RulesSection[] => [refill(f), refillExample(f), lastTurns(f)];

function refill(f: Facts): RulesSection {
  const { roundsBeyondPlayers } = f.edition;
  return {
    id: 'refill',
    title: 'Aanvullen en ronden',
    blocks: [
      'Zodra er in **twee** van de vijf disciplinekamers geen persoon meer ligt, wordt het bord aangevuld, en wel meteen: nog voor de actie van de speler die de tweede kamer heeft leeggehaald. Dat gaat zo:',
      {
        steps: [
          'Leg op elk leeg veld een nieuwe persoon, met de klok mee vanaf het eerste veld van Ontdekkingsreizen, ook waar een speelfiguur staat.',
          'Is de trekstapel op, schud dan de aflegstapel en ga daarmee verder.',
          'Is ook dat niet genoeg, neem dan van elke discipline één startpersoon die uit het spel is, schud deze personen en vul er de overgebleven velden mee. Velden die dan nog leeg zijn, blijven leeg.',
          'Zet de rondemarker één veld vooruit. **Met elke aanvulling eindigt een ronde.**',
        ],
      },
      'Een persoon onder een speelfiguur blijft voor de anderen onbereikbaar zolang die speelfiguur er staat.',
      {
        table: 'Hoeveel ronden er zijn',
        head: ['Wat', '2 spelers', '3 spelers', '4 spelers'],
        rows: [
          ['Ronden', ...f.byPlayers((_, players) => players + roundsBeyondPlayers)],
          ['De laatste aanvulling is nummer', ...f.byPlayers((_, players) => players + roundsBeyondPlayers)],
          ['In de korte partij is dat nummer', ...f.byPlayers((_, players) => players + roundsBeyondPlayers - 1)],
        ],
      },
    ],
  };
}

function refillExample(f: Facts): RulesSection {
  const [anna] = f.people;
  const { refill: tale } = f.tales;
  const arrivals = f.count(tale.count, { one: 'Er komt # nieuwe persoon', other: 'Er komen # nieuwe personen' });
  return {
    id: 'refill-example',
    title: 'Een ronde eindigt',
    part: true,
    blocks: [
      {
        example: `${anna} maakt een einde aan een ronde`,
        blocks: [
          `In de Literatuur-kamer ligt niemand meer, en in de Religie-kamer alleen nog ${f.character(tale.recruited)}. ${anna} gaat daarheen en neemt hem: nu zijn er twee kamers leeg. ${arrivals} op het bord, en de rondemarker gaat een veld vooruit. Pas daarna kiest ${anna} haar actie.`,
          {
            figure: 'refill',
            caption: 'Literatuur en Religie vóór haar verplaatsing, met de klok mee van links naar rechts.',
            labels: [`${anna}’s speelfiguur.`, 'De laatste persoon in de twee kamers.'],
          },
        ],
      },
    ],
  };
}

function lastTurns(f: Facts): RulesSection {
  const { lastTurns: turns, passing } = f.edition;
  return {
    id: 'end',
    title: 'Einde van het spel',
    blocks: [
      'De aanvulling aan het einde van de laatste ronde is ook de allerlaatste: daarna wordt het bord niet meer aangevuld. Jullie spelen door tot de startspeler weer aan de beurt is, zodat iedereen evenveel beurten heeft gehad.',
      `Daarna heeft iedereen nog hoogstens **${f.count(turns, { one: '# beurt', other: '# beurten' })}**, op het rondespoor aangegeven met ${f.and(f.lastTurns)}.`,
      '**Definitief passen.** In deze laatste beurten mag je definitief passen. Je verplaatst eerst je speelfiguur en neemt de persoon, zoals altijd; daarna pas je definitief in plaats van een actie uit te voeren (op het bonustegelveld: in plaats van een bonustegel te nemen). Op het bonustegelveld mag je alleen stoppen als je er een tegel zou kunnen nemen, ook als je daarna definitief past. Kun je nergens heen, dan mag je meteen definitief passen. Zet je speelfiguur op de vrije plek met de meeste PP. Je krijgt geen beurten meer.',
      {
        table: 'Plekken voor definitief passen, in PP',
        head: ['Volgorde', '2 spelers', '3 spelers', '4 spelers'],
        rows: [0, 1, 2, 3].map((place) => [
          ['Als eerste gepast', 'Als tweede', 'Als derde', 'Als vierde'][place],
          ...f.byPlayers((count) => passing[count][place] ?? '–'),
        ]),
      },
      'Speel je al je laatste beurten zonder definitief te passen, dan krijg je hier niets. Gewoon [passen](#pass) is iets anders: dat beëindigt je beurt, niet je hele partij.',
      'De partij is afgelopen als iedereen definitief heeft gepast of alle laatste beurten heeft gespeeld.',
    ],
  };
}
