/** Scoring, a scored game, and ties. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const scoring = (f: Facts): RulesSection[] => [sources(f), example(f), TIES];

function sources(f: Facts): RulesSection {
  const { flippedFinancier, museum, bonusMajority, artworks, masterpieces, moneyTrack } = f.edition;
  const [sculpture, script, painting] = artworks.values;
  const places = (list: Readonly<Record<'2' | '3' | '4', readonly number[]>>): string[][] =>
    [0, 1, 2, 3].map((place) => [['Eerste', 'Tweede', 'Derde', 'Vierde'][place], ...f.byPlayers((count) => list[count][place] ?? '–')]);
  return {
    id: 'scoring',
    title: 'Telling',
    blocks: [
      {
        table: 'Wat prestigepunten oplevert',
        head: ['Wat', 'PP'],
        rows: [
          ['Meesterwerken', `${f.or(masterpieces.points)} per zuil`],
          ['Geldspoor', `wat op het veld van je zeilschip staat, tot ${Math.max(...moneyTrack.points)}`],
          ['Boeken', 'zie [Literatuur](#room-literature)'],
          ['Definitief passen', 'de plek die je hebt genomen, zie [Einde van het spel](#end)'],
          ['Bonustegels', 'de tegels die aan het einde tellen, zie [Bonustegels](#bonus-tiles)'],
          ['Omgedraaide geldschieter', `−${flippedFinancier}`],
          ['Bonustegelmeerderheid', 'naar het aantal schijven dat je op het tableau hebt'],
          ['Museummeerderheid', `naar de waarde van je museum (beeldhouwwerk ${sculpture}, manuscript ${script}, schilderij ${painting})`],
        ],
      },
      { table: 'Bonustegelmeerderheid, in PP', head: ['Meeste schijven', '2 spelers', '3 spelers', '4 spelers'], rows: places(bonusMajority) },
      { table: 'Museummeerderheid, in PP', head: ['Hoogste waarde', '2 spelers', '3 spelers', '4 spelers'], rows: places(museum) },
      '**De dummyspeler.** Tel de waarde op van de kunstwerken die in de Kunsten-kamer zijn overgebleven. Ze vormen samen een museum dat van niemand is, maar in de vergelijking wel een plaats inneemt. Is er niets over, dan is er geen dummyspeler.',
      '**Gelijke stand bij de twee meerderheden.** Wie gelijk staat, telt de PP van de gedeelde plaatsen op en verdeelt ze gelijk, naar beneden afgerond. Ook de dummyspeler krijgt een deel.',
      'Heb je geen schijf op het tableau, dan krijg je niets voor de bonustegelmeerderheid; is je museum leeg, dan krijg je niets voor de museummeerderheid. Dat geldt ook als er nog een plaats over is.',
    ],
  };
}

function example(f: Facts): RulesSection {
  const people = f.people.slice(0, 3);
  const [anna, bruno, carla] = people;
  const { end: tale } = f.tales;
  const codes = tale.scores[0].parts.map(({ code }) => code);
  const points = (code: string): number[] => tale.scores.map(({ parts }) => parts.find((part) => part.code === code)?.points ?? 0);
  const [museums, discs] = [points('museum'), points('bonus-majority')];
  const annasDiscs = f.count(tale.discs[0], { one: '# schijf', other: '# schijven' });
  return {
    id: 'scoring-example',
    title: 'Een partij wordt geteld',
    part: true,
    blocks: [
      {
        example: `${f.and(people)} tellen hun punten`,
        blocks: [
          `**Museum.** ${anna}’s museum is ${tale.museums[0]} waard. ${bruno}’s kunstwerken zijn ${tale.museums[1]} waard, en zijn bonustegel ‘${f.say('tile.artwork')}’ telt voor ${tale.extra}: samen ${tale.museums[1] + tale.extra}. ${carla}’s museum is ${tale.museums[2]} waard. Op het bord zijn kunstwerken met een waarde van ${tale.left} overgebleven, dus de dummyspeler wordt eerste. ${bruno} krijgt de PP voor de tweede plaats, ${museums[1]}; ${anna} die voor de derde plaats, ${museums[0]}; ${carla} krijgt niets.`,
          `**Bonustegels.** ${anna} heeft ${annasDiscs} op het tableau en krijgt ${discs[0]} PP. ${bruno} en ${carla} hebben er elk ${tale.discs[1]}. Zij delen de PP voor de tweede en de derde plaats, naar beneden afgerond: elk ${discs[1]}.`,
          `**Passen.** ${anna} heeft als eerste gepast, ${carla} als tweede. ${bruno} heeft al zijn laatste beurten gespeeld en krijgt niets.`,
          {
            figure: 'final-grid',
            caption: `Het tableau aan het einde. Op ${anna}’s schijven staat een cirkel, op die van ${bruno} een vierkant, op die van ${carla} een driehoek.`,
          },
          {
            table: 'Alle punten',
            head: ['PP voor', ...people],
            rows: [
              ...codes.map((code) => [f.say(`score.${code}`), ...points(code).map(f.signed)]),
              ['Totaal', ...tale.scores.map(({ total }) => String(total))],
            ],
          },
          `${anna} wint.`,
        ],
      },
    ],
  };
}

const TIES: RulesSection = {
  id: 'ties',
  title: 'Gelijke eindstand',
  part: true,
  blocks: [
    'Wie de meeste PP heeft, wint. Staan er spelers gelijk, dan gaat het zo verder:',
    {
      steps: [
        'Een niet-omgedraaide geldschieter wint van een omgedraaide, waar ze ook liggen.',
        'Anders wint de geldschieter die op het arbeidersspoor verder naar links ligt.',
        'Anders wint wie eerder definitief heeft gepast. Wie dat nooit heeft gedaan, geldt als laatste.',
        'Is de stand dan nog gelijk, dan wordt de overwinning gedeeld.',
      ],
    },
  ],
};
