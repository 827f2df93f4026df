/** What the proofs need to know: what never changes in number, what is secret, which settings there are. */
import { type ProofKit, shuffle } from '@bottega/kernel';
import { ALL_BONUS_TILES, ARTWORKS, CHARACTERS, DISCIPLINES, MEEPLES, NONE, TILES } from '../edition/names.ts';
import { EDITION_KIT, editionOf } from '../edition/schema.ts';
import { clone } from './clone.ts';
import type { State } from './state.ts';

function components(state: State): Record<string, number> {
  const { players } = state;
  const tiles = [state.spaces, state.pile, state.discard, ...players.flatMap((player) => [player.workers, player.recruits])].flat();
  const counts: Record<string, number> = {};
  for (const character of TILES) counts[character] = 0;
  for (const tile of tiles) if (tile !== NONE) counts[TILES[tile]]++;
  const disciplineOf = (tile: number): number => DISCIPLINES.findIndex((_, discipline) => TILES[tile] === starterName(state, discipline));
  for (let tile = CHARACTERS.length; tile < TILES.length; tile++) counts[TILES[tile]] += state.removed[disciplineOf(tile)];
  MEEPLES.forEach((colour, index) => {
    counts[`${colour} meeples`] = state.meeples[index] + players.reduce((sum, player) => sum + player.meeples[index], 0);
  });
  DISCIPLINES.forEach((book, index) => {
    counts[`${book} books`] = state.books[index] + players.reduce((sum, player) => sum + player.books[index], 0);
  });
  ARTWORKS.forEach((kind, index) => {
    counts[kind] = state.artworks[index] + players.reduce((sum, player) => sum + player.artworks[index], 0);
  });
  const giving = state.agenda.filter((frame) => frame.step === 'give-disc').length;
  players.forEach((player, seat) => {
    const grid = state.gridDiscs.filter((owner) => owner === seat).length;
    counts[`discs of ${seat}`] = player.discs + player.boxes.reduce((sum, discs) => sum + discs, 0) + grid;
  });
  for (const tile of ALL_BONUS_TILES) {
    counts[tile] = [...state.grid, ...players.flatMap((player) => player.tiles)].filter((found) => found === tile).length;
  }
  counts['grid spaces'] = state.grid.filter((tile, space) => (tile === null) !== (state.gridDiscs[space] === NONE)).length + giving;
  return counts;
}

function starterName(state: State, discipline: number): string {
  return editionOf(state).starters[DISCIPLINES[discipline]];
}

interface Annotated {
  [key: string]: Annotated & { value: unknown };
}

/**
 * Two editions with other values, so that nothing printed can hide in the code; the generous one makes rare things
 * common.
 */
function otherEdition(change: (edition: Annotated) => void): unknown {
  const edition = structuredClone(EDITION_KIT.house) as Annotated;
  change(edition);
  return edition;
}

const MEAN = otherEdition(({ hiringCosts, starters, meeples, recruitmentSpaces, discs, bank, books, moneyTrack, museum, passing }) => {
  hiringCosts.value = [5, 5, 3, 3, 2, 0];
  [starters.religion.value, starters.politics.value] = [starters.politics.value, starters.religion.value];
  meeples.limit.value = 4;
  recruitmentSpaces['3'].value = 2;
  discs.each.value = 3;
  bank.value = 50;
  books.supply.value = 5;
  moneyTrack.florins.value = [7, 8, 9, 11, 13, 15, 15, 15];
  moneyTrack.points.value = [0, 0, 0, 0, 0, 0, 2, 5];
  moneyTrack.whiteMeeples.value = [2, 5, 7];
  museum['3'].value = [10, 5];
  passing['3'].value = [4];
});

const GENEROUS = otherEdition(({ hiringCosts, startingFlorins, meeples, masterpieces, moneyTrack, bonusTiles }) => {
  hiringCosts.value = [1, 1, 1, 0, 0, 0];
  startingFlorins.value = [40, 40, 40, 40];
  meeples.start.value = [1, 1, 1, 1, 1];
  masterpieces.strengths.value = [1, 2, 2, 3];
  moneyTrack.whiteMeeples.value = [1, 2, 3];
  bonusTiles.discsInBox.value = 1;
  bonusTiles.artworkValue.value = [0, 2, 4];
});

export const proof: ProofKit<State> = {
  components,
  scramble(state, _viewer, random) {
    const other = clone(state);
    other.random = [random(1000), random(1000), random(1000), random(1000) + 1];
    if (other.agenda.length > 0) shuffle(other.pile, random);
    return other;
  },
  /** From small to large; the last one is the richest game of the house's own edition. */
  settings: [
    { players: 2 },
    { players: 2, options: { short: true } },
    { players: 2, options: { expert: true } },
    { players: 2, edition: GENEROUS },
    { players: 3 },
    { players: 3, options: { expert: true, arrangement: 'chosen' } },
    { players: 3, options: { short: true, expert: true, hires: 'matching' } },
    { players: 3, edition: MEAN },
    { players: 4 },
    { players: 4, options: { short: true, arrangement: 'chosen', hires: 'matching' } },
    { players: 4, options: { expert: true }, edition: GENEROUS },
    { players: 4, options: { expert: true } },
  ],
};
