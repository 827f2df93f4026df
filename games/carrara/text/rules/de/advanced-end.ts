/** The final scoring of the advanced game. */
import type { RulesSection } from '@bottega/kernel';
import { CITIES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { DECORATIONS, florins, NAMES, points } from './words.ts';

export const advancedEnd = (facts: Facts): RulesSection[] => [scoring(facts), decorationSets(facts), statueRanks(facts), finale(facts)];

const scoring = (_facts: Facts): RulesSection => ({
  id: 'advanced-end',
  title: 'Schlusswertung für Fortgeschrittene',
  part: true,
  blocks: [
    'Die Partie endet wie im Grundspiel. Dann erhalten alle Punkte, in dieser Reihenfolge: für ihre Florin, gegebenenfalls zum Kurs ihres [Florinplatzes](#florin-places) und immer abgerundet, für ihre Sätze von [Verzierungen](#decoration-sets) und für die [Statuen](#statue-ranks) in jeder Stadt. Bei Gleichstand gilt dasselbe wie im [Grundspiel](#final-scoring).',
  ],
});

const decorationSets = ({ edition }: Facts): RulesSection => ({
  id: 'decoration-sets',
  title: 'Sätze von Verzierungen',
  part: true,
  blocks: [
    'Zähle für jede Sorte die Verzierungen auf deinen Gebäuden. **Alle Verzierungen derselben Sorte bilden einen Satz**, und jeder Satz bringt Punkte nach seiner Größe. Unterschiedliche Sorten gehören nicht zusammen. Eingelagerte Verzierungen zählen nicht.',
    {
      table: 'Sätze gleicher Verzierungen',
      head: ['Größe des Satzes', 'Punkte'],
      rows: edition.pieces.decorationSets.map((score, index) => [String(index + 1), String(score)]),
    },
  ],
});

const statueRanks = ({ edition, city }: Facts): RulesSection => ({
  id: 'statue-ranks',
  title: 'Die meisten Statuen in einer Stadt',
  part: true,
  blocks: [
    'Vergleicht in jeder Stadt, wie viele Statuen ihr dort habt. Die Farben spielen keine Rolle. Um in einer Stadt Punkte zu erhalten, brauchst du dort **mindestens eine Statue**.',
    {
      table: 'Punkte für die Statuen in jeder Stadt',
      head: ['Stadt', '1. Rang', '2. Rang', '3. Rang'],
      rows: CITIES.map((name) => [city(name), ...edition.cities[name].statues.map(String)]),
    },
    '**Gleichstand:** Alle Beteiligten erhalten die Punkte des nächstniedrigeren Ranges, und auch dieser Rang ist damit vergeben. Liegen also zwei Spieler gemeinsam vorn, erhalten beide die Punkte des 2. Ranges, und der nächste Spieler erhält die des 3. Ranges. Bei Gleichstand auf dem 3. Rang gehen die Beteiligten leer aus.',
  ],
});

function finale({ examples, playedWith, city }: Facts): RulesSection {
  const { florins: money, sets, cities, scores } = examples.finale;
  const rate = playedWith.florins.places[0];
  const counted = (seat: number): string => sets[seat].sets.map(({ type, size }) => DECORATIONS[playedWith.buildings.types[type].decoration](size)).join(', ');
  const part = (title: string, ...codes: string[]): string[] => [
    title,
    ...scores.map(({ parts }) => String(parts.filter(({ code }) => codes.includes(code)).reduce((sum, each) => sum + each.points, 0))),
  ];
  return {
    id: 'advanced-example',
    title: 'Eine vollständige Schlusswertung',
    part: true,
    blocks: [
      {
        example: 'Vier Spieler am Ende einer Partie für Fortgeschrittene',
        blocks: [
          `**Florin.** Du hast den Platz ab ${florins(rate.needs)} reserviert: Für deine ${florins(money[0].florins)} erhältst du ${points(money[0].points)}. Beatrice hat ${money[1].florins}, Cosimo ${money[2].florins} und Lucia ${money[3].florins} Florin; bei ${playedWith.florins.rate} zu 1 erhalten sie ${money[1].points}, ${money[2].points} und ${points(money[3].points)}.`,
          {
            table: 'Verzierungen auf Gebäuden',
            head: ['Spieler', 'Sätze', 'Punkte'],
            rows: sets.map(({ points: score }, seat) => [NAMES[seat], counted(seat), String(score)]),
          },
          {
            table: 'Statuen in jeder Stadt → Punkte',
            head: ['Stadt', ...NAMES],
            rows: cities.map(({ city: name, counts, points: score }) => [
              city(name),
              ...counts.map((count, seat) => (count === 0 ? '–' : `${count} → ${score[seat]}`)),
            ]),
          },
          `In ${city('massa')} liegst du gemeinsam mit Beatrice vorn: Ihr erhaltet beide die Punkte des 2. Ranges, und Cosimo erhält die des 3. Ranges. In ${city('viareggio')} hast du die meisten; Beatrice und Cosimo stehen gemeinsam auf dem 2. Rang und erhalten die Punkte des 3. Ranges.`,
          {
            table: 'Der Endstand aller vier',
            head: ['Punkte für', ...NAMES],
            rows: [
              part('Alles während der Partie', 'evaluation', 'court', 'building', 'end'),
              part('Florin', 'florins'),
              part('Verzierungen', 'decorations'),
              part('Statuen', 'statues'),
              ['**Gesamt**', ...scores.map(({ total }) => `**${total}**`)],
            ],
          },
        ],
      },
    ],
  };
}
