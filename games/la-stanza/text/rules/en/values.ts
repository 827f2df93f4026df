/** Where the values come from that the rulebooks print only as pictures. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import type { Origin, ValueName, ValueRow } from '../origins.ts';

const WHAT: Readonly<Record<ValueName, string>> = {
  hiringCosts: 'Hiring costs of the six worker spaces, from left to right, in florins (the rulebook shows only that 4 and 1 occur)',
  recruitmentSpaces: 'Spaces on the recruitment track',
  'moneyTrack.florins': 'Money track, space by space: florins (the rulebook names both ends)',
  'moneyTrack.points': 'Money track, space by space: PP',
  'moneyTrack.whiteMeeples': 'Spaces of the money track with a white meeple',
  'masterpieces.covers': 'The six cover tiles: PP of the space each of them closes',
  museum: 'Museum majority: PP from first place down',
  bonusMajority: 'Bonus tile majority: PP from first place down',
  passing: 'Spots for passing: PP, best first',
  characters: 'Characters',
  starters: 'Starting character',
  bank: 'Florins in the bank',
};

const ORIGINS: Readonly<Record<Origin, string>> = {
  RB: 'rulebook',
  BOX: 'owner’s box',
  PUB: 'public source',
  DER: 'worked out from the parts and the examples',
  OUR: 'our choice',
  FILE: 'given with the edition in play',
};

/** The house's own PP of the money track come from three places. */
const POINTS_OF_TRACK = '1 and 11: rulebook; 15: public source; the rest: worked out';

const ANY = '2 to 4';

export function values(f: Facts): RulesSection[] {
  const what = ({ name, discipline }: ValueRow): string => (discipline === null ? WHAT[name] : `${WHAT[name]} of ${f.discipline(discipline)}`);
  const origin = ({ name, origins }: ValueRow): string =>
    name === 'moneyTrack.points' && !origins.includes('FILE') ? POINTS_OF_TRACK : origins.map((mark) => ORIGINS[mark]).join('; ');
  return [
    {
      id: 'values',
      title: 'Reconstructed values',
      folded: true,
      blocks: [
        'Some values are printed on the boards and tiles and don’t appear in the text of the rulebooks. Here they are, with where each one comes from. Whoever owns the box and finds one of ours wrong can play with their own values.',
        {
          table: 'Values and their origin',
          head: ['What it is', 'Value', 'Players', 'Where it comes from'],
          rows: [
            ...f.values.map((row) => [what(row), f.valueText(row) ?? 'without limit', row.players ?? ANY, origin(row)]),
            [
              'Order of the rooms, clockwise from the Bonus Tiles space',
              `${f.colours.map(({ discipline }) => discipline).join(', ')}; three spaces each`,
              ANY,
              ORIGINS.PUB,
            ],
            ['Colours of the disciplines', f.colours.map(({ discipline, colour }) => `${discipline} ${colour}`).join(', '), ANY, ORIGINS.PUB],
            ['Where a refill begins', 'on the first space after the Bonus Tiles space', ANY, ORIGINS.DER],
            ['Bookshelf', `${f.edition.shelfLength} books of each of four colours`, ANY, ORIGINS.RB],
            ['Worker track', 'six spaces: the financier and five characters', ANY, ORIGINS.RB],
          ],
        },
        `The rulebook’s examples name ${f.and(['vasco-da-gama', 'amerigo-vespucci', 'john-calvin', 'charles-v', 'paracelsus', 'massimiliano-de-la-luce', 'soledade-and-bizarro', 'maria-nobelli'].map((name) => f.character(name)))}. All other names are ours, and so are most of the disciplines they belong to. Names have no effect on the game.`,
      ],
    },
  ];
}
