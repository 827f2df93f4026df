/** What a player has that can be counted, by the names under which it is worded: `holding.<thing>`. */
import type { Holdings, Seat } from '@bottega/kernel';
import { BOOKS, DISCIPLINES, MEEPLES, NONE } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import { museumValue } from './bonus.ts';
import type { State } from './state.ts';
import { standingStrength } from './strength.ts';

/** By discipline, or by the colour of one. */
const KINDS = {
  strength: DISCIPLINES,
  recruit: DISCIPLINES,
  meeple: MEEPLES,
  book: BOOKS.map((book) => DISCIPLINES[book]),
  box: DISCIPLINES,
} as const;

export const HOLDINGS: readonly string[] = [
  ...['florins', 'sailed', 'discs', 'museum', 'tiles'],
  ...Object.entries(KINDS).flatMap(([kind, names]) => names.map((name) => `${kind}-${name}`)),
];

export function holdings(state: State, seat: Seat): Holdings {
  const edition = editionOf(state);
  const player = state.players[seat];
  const held: Record<string, number> = {
    florins: player.florins,
    sailed: player.boat,
    discs: player.discs,
    museum: museumValue(state, player),
    tiles: player.tiles.length,
  };
  DISCIPLINES.forEach((name, discipline) => {
    held[`strength-${name}`] = standingStrength(edition, player, discipline);
    held[`recruit-${name}`] = player.recruits.filter((tile) => tile !== NONE && edition.disciplineOf[tile] === discipline).length;
    held[`meeple-${MEEPLES[discipline]}`] = player.meeples[discipline];
    held[`box-${name}`] = player.boxes[discipline];
  });
  for (const book of BOOKS) held[`book-${DISCIPLINES[book]}`] = player.books[book];
  return held;
}
