/** Where the values come from that the rulebooks print only as pictures. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import type { Origin, ValueName, ValueRow } from '../origins.ts';

const WHAT: Readonly<Record<ValueName, string>> = {
  hiringCosts: 'Rekrutierungskosten der sechs Arbeiterfelder, von links nach rechts, in Florin (aus dem Regelheft geht nur hervor, dass 4 und 1 vorkommen)',
  recruitmentSpaces: 'Felder der Rekrutierungsleiste',
  'moneyTrack.florins': 'Einkommensleiste, Feld für Feld: Florin (das Regelheft nennt Anfang und Ende)',
  'moneyTrack.points': 'Einkommensleiste, Feld für Feld: PP',
  'moneyTrack.whiteMeeples': 'Felder der Einkommensleiste mit einem weißen Günstling',
  'masterpieces.covers': 'Die sechs Abdeckplättchen: PP des Felds, das jedes von ihnen sperrt',
  museum: 'Museumswertung: PP vom ersten Platz an',
  bonusMajority: 'Mehrheit bei den Bonusplättchen: PP vom ersten Platz an',
  passing: 'Ausstiegsfelder: PP, das beste zuerst',
  characters: 'Personen',
  starters: 'Startperson',
  bank: 'Florin in der Bank',
};

const ORIGINS: Readonly<Record<Origin, string>> = {
  RB: 'Regelheft',
  BOX: 'Schachtel eines Besitzers',
  PUB: 'öffentliche Quelle',
  DER: 'aus Spielmaterial und Beispielen erschlossen',
  OUR: 'von uns gewählt',
  FILE: 'mit der gespielten Ausgabe vorgegeben',
};

/** The house's own PP of the money track come from three places. */
const POINTS_OF_TRACK = '1 und 11: Regelheft; 15: öffentliche Quelle; der Rest: erschlossen';

const ANY = '2 bis 4';

export function values(f: Facts): RulesSection[] {
  const what = ({ name, discipline }: ValueRow): string => (discipline === null ? WHAT[name] : `${WHAT[name]} der ${f.discipline(discipline)}`);
  const origin = ({ name, origins }: ValueRow): string =>
    name === 'moneyTrack.points' && !origins.includes('FILE') ? POINTS_OF_TRACK : origins.map((mark) => ORIGINS[mark]).join('; ');
  return [
    {
      id: 'values',
      title: 'Rekonstruierte Werte',
      folded: true,
      blocks: [
        'Manche Werte sind auf Spielplan, Tableaus und Plättchen gedruckt und stehen nicht im Text der Regelhefte. Hier sind sie, jeweils mit ihrer Herkunft. Wenn du die Schachtel besitzt und einer unserer Werte nicht stimmt, kannst du mit deinen eigenen spielen.',
        {
          table: 'Werte und ihre Herkunft',
          head: ['Was', 'Wert', 'Spieler', 'Herkunft'],
          rows: [
            ...f.values.map((row) => [what(row), f.valueText(row) ?? 'unbegrenzt', row.players ?? ANY, origin(row)]),
            [
              'Reihenfolge der Säle, im Uhrzeigersinn ab dem Bonusfeld',
              `${f.colours.map(({ discipline }) => discipline).join(', ')}; je drei Felder`,
              ANY,
              ORIGINS.PUB,
            ],
            ['Farben der Disziplinen', f.colours.map(({ discipline, colour }) => `${discipline} ${colour}`).join(', '), ANY, ORIGINS.PUB],
            ['Wo das Auffüllen beginnt', 'auf dem ersten Feld nach dem Bonusfeld', ANY, ORIGINS.DER],
            [
              'Bücherregal',
              f.count(f.edition.shelfLength, { one: '# Buch in jeder von vier Farben', other: '# Bücher in jeder von vier Farben' }),
              ANY,
              ORIGINS.RB,
            ],
            ['Arbeiterleiste', 'sechs Felder: der Mäzen und fünf Personen', ANY, ORIGINS.RB],
          ],
        },
        `In den Beispielen des Regelhefts kommen ${f.and(['vasco-da-gama', 'amerigo-vespucci', 'john-calvin', 'charles-v', 'paracelsus', 'massimiliano-de-la-luce', 'soledade-and-bizarro', 'maria-nobelli'].map((name) => f.character(name)))} vor. Alle anderen Namen stammen von uns, ebenso die meisten Zuordnungen zu einer Disziplin. Die Namen haben keine Wirkung auf das Spiel.`,
      ],
    },
  ];
}
