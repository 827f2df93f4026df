/** Scoring, a scored game, and ties. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const scoring = (f: Facts): RulesSection[] => [sources(f), example(f), TIES];

function sources(f: Facts): RulesSection {
  const { flippedFinancier, museum, bonusMajority, artworks, masterpieces, moneyTrack } = f.edition;
  const [sculpture, script, painting] = artworks.values;
  const places = (list: Readonly<Record<'2' | '3' | '4', readonly number[]>>): string[][] =>
    [0, 1, 2, 3].map((place) => [['1. Platz', '2. Platz', '3. Platz', '4. Platz'][place], ...f.byPlayers((count) => list[count][place] ?? '–')]);
  return {
    id: 'scoring',
    title: 'Wertung',
    blocks: [
      {
        table: 'Was Prestigepunkte bringt',
        head: ['Was', 'PP'],
        rows: [
          ['Meisterwerke', `${f.or(masterpieces.points)} pro Säule`],
          ['Einkommensleiste', `was auf dem Feld deines Segelschiffs steht, bis zu ${Math.max(...moneyTrack.points)}`],
          ['Bücher', 'siehe [Literatur](#room-literature)'],
          ['Aussteigen (in der Wertungsliste des Regelhefts: „Passen“)', 'was auf deinem Ausstiegsfeld steht, siehe [Spielende](#end)'],
          ['Bonusplättchen', 'die am Spielende zählen, siehe [Bonusplättchen](#bonus-tiles)'],
          ['Umgedrehter Mäzen', `−${flippedFinancier}`],
          ['Mehrheit bei den Bonusplättchen', 'nach der Zahl deiner Scheiben im Raster'],
          ['Museumswertung', `nach dem Wert deines Museums (Skulptur ${sculpture}, Schriftrolle ${script}, Gemälde ${painting})`],
        ],
      },
      { table: 'Mehrheit bei den Bonusplättchen, in PP', head: ['Die meisten Scheiben', '2 Spieler', '3 Spieler', '4 Spieler'], rows: places(bonusMajority) },
      { table: 'Museumswertung, in PP', head: ['Das wertvollste Museum', '2 Spieler', '3 Spieler', '4 Spieler'], rows: places(museum) },
      '**Der virtuelle Spieler.** Zähle die Werte der Kunstwerke zusammen, die im Saal der Kunst übrig sind. Sie bilden ein eigenes Museum, das niemandem gehört, aber im Vergleich seinen Platz einnimmt. Ist nichts übrig, gibt es keinen virtuellen Spieler.',
      '**Gleichstand bei den beiden Vergleichen.** Die betroffenen Spieler zählen die PP der Plätze zusammen, die sie sich teilen, und jeder erhält gleich viel davon, abgerundet. Auch der virtuelle Spieler nimmt seinen Anteil.',
      'Ohne Scheibe im Raster erhältst du nichts für die Mehrheit bei den Bonusplättchen, mit leerem Museum nichts in der Museumswertung, auch wenn noch ein Platz frei ist.',
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
  return {
    id: 'scoring-example',
    title: 'Eine Partie wird gewertet',
    part: true,
    blocks: [
      {
        example: `${f.and(people)} zählen ihre Punkte`,
        blocks: [
          `**Museum.** ${anna}s Museum hat den Wert ${tale.museums[0]}. ${bruno}s Kunstwerke haben den Wert ${tale.museums[1]}, und sein Bonusplättchen „${f.say('tile.artwork')}“ zählt ${tale.extra} dazu, zusammen ${tale.museums[1] + tale.extra}. ${carla}s Museum hat den Wert ${tale.museums[2]}. Auf dem Spielplan sind Kunstwerke im Wert von ${tale.left} übrig, also liegt der virtuelle Spieler vorn. ${bruno} erhält die ${museums[1]} PP für den zweiten Platz, ${anna} die ${museums[0]} PP für den dritten, und ${carla} geht leer aus.`,
          `**Bonusplättchen.** ${anna} hat ${tale.discs[0]} Scheiben im Raster und erhält ${discs[0]} PP. ${bruno} und ${carla} haben je ${tale.discs[1]}. Sie teilen sich die PP für den zweiten und den dritten Platz, abgerundet: je ${discs[1]}.`,
          `**Aussteigen.** ${anna} ist zuerst ausgestiegen, ${carla} als Zweite. ${bruno} hat alle seine letzten Züge gespielt und erhält nichts.`,
          {
            figure: 'final-grid',
            caption: `Das Raster am Spielende. ${anna}s Scheiben zeigen einen Kreis, ${bruno}s ein Quadrat und ${carla}s ein Dreieck.`,
          },
          {
            table: 'Alle Punkte',
            head: ['PP für', ...people],
            rows: [
              ...codes.map((code) => [f.say(`score.${code}`), ...points(code).map(f.signed)]),
              ['Gesamt', ...tale.scores.map(({ total }) => String(total))],
            ],
          },
          `${anna} gewinnt.`,
        ],
      },
    ],
  };
}

const TIES: RulesSection = {
  id: 'ties',
  title: 'Gleichstand um den Sieg',
  part: true,
  blocks: [
    'Wer die meisten PP hat, gewinnt. Haben mehrere gleich viele, entscheidet der Reihe nach:',
    {
      steps: [
        'Ein nicht umgedrehter Mäzen schlägt einen umgedrehten, ganz gleich, wo sie liegen.',
        'Der Mäzen, der weiter links auf seiner Arbeiterleiste liegt.',
        'Wer früher ausgestiegen ist. Wer nie ausgestiegen ist, kommt dabei zuletzt.',
        'Besteht der Gleichstand dann immer noch, teilen sie sich den Sieg.',
      ],
    },
  ],
};
