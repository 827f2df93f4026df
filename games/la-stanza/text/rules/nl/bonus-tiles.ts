/** Bonus tiles: how to take one, and what each of them does. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const bonusTiles = (f: Facts): RulesSection[] => [INTRO, taking(f), ...tiles(f)];

const INTRO: RulesSection = {
  id: 'bonus-tiles',
  title: 'Bonustegels',
  blocks: [
    'De bonustegels liggen op het tableau in de bonustegelkamer. Stop je op het bonustegelveld, dan neem je er precies één, en dat is je hele beurt. Je mag er alleen stoppen als je een tegel kunt nemen.',
    'Een tegel levert je op wat erop staat, en de schijf die je ervoor in de plaats legt, telt aan het einde: de spelers met de meeste schijven op het tableau [krijgen PP](#scoring).',
  ],
};

function taking(f: Facts): RulesSection {
  const [anna] = f.people;
  const { tile: tale } = f.tales;
  const { discsInBox, artworkValue, drawn } = f.edition.bonusTiles;
  const whites = f.edition.moneyTrack.whiteMeeples.map((space) => f.trackSpace(space));
  const columns = (count: number): string => f.count(count, { one: '# kolom', other: '# kolommen' });
  const boxes = (count: number): string => f.count(count, { one: '# vak', other: '# vakken' });
  const onGrid = f.count(drawn, { one: 'ligt van elke discipline # van de vijf tegels', other: 'liggen van elke discipline # van de vijf tegels' });
  return {
    id: 'taking-tiles',
    title: 'Een bonustegel nemen',
    part: true,
    blocks: [
      {
        steps: [
          'Kies een tegel op het tableau. Je moet voldoen aan de **voorwaarde** daarvoor (zie de tabel).',
          '**Betaal een helper** van de discipline van de tegel (blauw voor Ontdekkingsreizen, rood voor Literatuur, groen voor Religie, geel voor Kunsten) of een witte. De helper gaat terug naar de Politiek-kamer.',
          'Neem de tegel en leg een **schijf** uit je voorraad op de vrijgekomen plek. Is je voorraad leeg, neem dan een van je schijven uit een vak naar keuze in de Religie-kamer; zonder schijf kun je geen tegel nemen.',
          'Doet de tegel meteen iets, voer dat dan nu uit: volledig, voor zover de voorraden het toelaten.',
        ],
      },
      'De voorwaarde wordt zwaarder met elke tegel die je al van die discipline hebt:',
      {
        table: 'Wat je nodig hebt voor een bonustegel',
        head: ['Discipline', 'Eerste tegel', 'Tweede tegel', 'Derde tegel'],
        rows: [
          ['Ontdekkingsreizen: je zeilschip heeft dit veld bereikt of gepasseerd', ...whites],
          ['Literatuur: volle kolommen boeken op je boekenplank', ...[1, 2, 3].map(columns)],
          [`Religie: vakken met elk minstens ${discsInBox} van je schijven`, ...[1, 2, 3].map(boxes)],
          ['Kunsten: waarde van de kunstwerken in je museum, minstens', ...artworkValue.map(String)],
        ],
      },
      'Het Religie-vak telt mee als vak. De voorwaarde wordt bekeken voordat je de schijf neerlegt. Je hoeft er alleen aan te voldoen op het moment dat je een tegel neemt; daarna mag je de schijven gerust gebruiken.',
      {
        example: `${anna} neemt een tegel`,
        blocks: [
          `Met een beeldhouwwerk en een manuscript is ${anna}’s museum ${tale.museum} waard, genoeg voor haar eerste tegel van Kunsten. Vanaf het laatste veld van Politiek gaat ze één veld verder, naar het bonustegelveld. Ze betaalt haar gele helper, neemt ‘${f.say(`tile.${tale.tile}`)}’, legt een schijf op de vrijgekomen plek en doet dan wat de tegel zegt: ${f.tiles('arts').find(({ id }) => id === `tile-${tale.tile}`)?.effect}. Ze heeft nu ${f.count(tale.meeples, { one: '# helper', other: '# helpers' })}.`,
          {
            figure: 'grid',
            caption: 'Het tableau daarna.',
            labels: [
              `${anna}’s schijf, waar de tegel lag.`,
              'Een bonustegel: het teken in de hoek toont de discipline (hier Literatuur), de rest toont wat de tegel doet.',
            ],
          },
        ],
      },
      `In elke partij ${onGrid} op het tableau. Hieronder staat wat ze allemaal doen. Sommige werken **meteen**, sommige zijn **permanent**, sommige tellen **aan het einde**; een paar doen er twee van.`,
    ],
  };
}

function tiles(f: Facts): RulesSection[] {
  return (['discoveries', 'literature', 'religion', 'arts'] as const).map((discipline) => {
    const all = f.tiles(discipline);
    return {
      id: `tiles-${discipline}`,
      title: `Tegels van ${f.discipline(discipline)}`,
      part: true as const,
      blocks: [
        { figure: `tiles-${discipline}`, caption: `De vijf bonustegels van ${f.discipline(discipline)}, zoals ze er op het bord uitzien.` },
        {
          table: `Bonustegels van ${f.discipline(discipline)}`,
          head: ['Tegel', 'Wat de tegel doet'],
          rows: all.map(({ name, effect }) => [name, `${effect.charAt(0).toUpperCase()}${effect.slice(1)}.`]),
          ids: all.map(({ id }) => id),
        },
        ...notes(f)[discipline],
      ],
    };
  });
}

/** What the tables leave open. */
const notes = (f: Facts): Record<'discoveries' | 'literature' | 'religion' | 'arts', string[]> => ({
  discoveries: [
    `‘${f.say('tile.character')}’: je mag elke persoon nemen, ook een onder een speelfiguur. Is het wervingsveld dat je kiest bezet, dan schuiven die persoon en iedereen rechts daarvan één veld naar rechts. Raakt hierdoor een tweede kamer leeg, dan wordt het bord aangevuld.`,
  ],
  literature: [`‘${f.say('tile.boat-leader')}’: staat je eigen zeilschip al vooraan, alleen of samen met een ander, dan gebeurt er niets.`],
  religion: [`‘${f.say('tile.paid-strength')}’ geeft hoogstens +1, want je activeert maar één keer per beurt.`],
  arts: [
    `‘${f.say('tile.artwork')}’ telt niet mee voor de voorwaarden van de tegels van Kunsten. ‘${f.say('tile.arts-book')}’: ligt er een persoon op het meest linkse veld, dan schuift die naar rechts, met wie daarachter ligt, tot het eerste lege veld, hoogstens tot het veld waar de geldschieter lag; een omgedraaide geldschieter blijft omgedraaid.`,
  ],
});
