/** What the rooms still hold. */
import { parts, type Section } from '@bottega/kernel';
import { ALL_BONUS_TILES, ARTWORKS, BOOKS, type BonusName, CHARACTERS, DISCIPLINES, isStarter, LOOP, MEEPLES, NONE, RANKS } from '../../edition/names.ts';
import { type Edition, editionOf } from '../../edition/schema.ts';
import type { State } from '../../rules/state.ts';

export const BONUS_INDEX = Object.fromEntries(ALL_BONUS_TILES.map((tile, index) => [tile, index])) as Readonly<Record<BonusName, number>>;

const MASTERPIECES = DISCIPLINES.length * RANKS.length;
const GRID = MASTERPIECES;
const ART = GRID + ALL_BONUS_TILES.length;
const PEOPLE = ART + ARTWORKS.length;
const SHELVES = PEOPLE + MEEPLES.length;
const EMPTIED = SHELVES + BOOKS.length;
const UNSEEN = EMPTIED + DISCIPLINES.length;

export const rooms: Section<State> = {
  name: 'free Masterpieces, bonus tiles, artworks, meeples, books, characters by room, characters in the pile',
  size: UNSEEN + DISCIPLINES.length,
  write(state, _seat, into, at) {
    for (let space = 0; space < MASTERPIECES; space++) if (state.masterpieces[space] === NONE) into[at + space] = 1;
    for (let space = 0; space < state.grid.length; space++) {
      const tile = state.grid[space];
      if (tile !== null) into[at + GRID + BONUS_INDEX[tile]] = 1;
    }
    parts(into, at + ART, state.artworks, ARTWORKS.length, 4);
    parts(into, at + PEOPLE, state.meeples, MEEPLES.length, 7);
    for (let index = 0; index < BOOKS.length; index++) into[at + SHELVES + index] = state.books[BOOKS[index]] / 16;
    for (let space = 1; space < LOOP; space++) if (state.spaces[space] !== NONE) into[at + EMPTIED + Math.floor((space - 1) / 3)] += 1 / 3;
    writeUnseen(state, into, at + UNSEEN);
  },
};

/** The order of the pile is hidden, what is in it is not: whoever is nowhere else. */
function writeUnseen(state: State, into: Float32Array, at: number): void {
  const edition = editionOf(state);
  const each = CHARACTERS.length / DISCIPLINES.length;
  for (let discipline = 0; discipline < DISCIPLINES.length; discipline++) into[at + discipline] = 1;
  leaveOut(edition, state.spaces, into, at, each);
  leaveOut(edition, state.discard, into, at, each);
  for (let seat = 0; seat < state.players.length; seat++) {
    leaveOut(edition, state.players[seat].workers, into, at, each);
    leaveOut(edition, state.players[seat].recruits, into, at, each);
  }
}

function leaveOut({ disciplineOf }: Edition, tiles: readonly number[], into: Float32Array, at: number, each: number): void {
  for (let index = 0; index < tiles.length; index++) {
    const tile = tiles[index];
    if (tile !== NONE && !isStarter(tile)) into[at + disciplineOf[tile]] -= 1 / each;
  }
}
