/** The refill of the loop, which also counts the rounds. */
import { chanceOf, HiddenChance, shuffle } from '@bottega/kernel';
import { CHARACTERS, DISCIPLINES, LOOP, NONE } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import type { Tell } from './events.ts';
import type { State } from './state.ts';

function emptyRooms(spaces: readonly number[]): number {
  let empty = 0;
  for (let space = 1; space < LOOP; space += 3) {
    if (spaces[space] === NONE && spaces[space + 1] === NONE && spaces[space + 2] === NONE) empty++;
  }
  return empty;
}

/**
 * At once when a second room is empty, before the action (ruling LS-A15); never again once the last one is done (ruling
 * LS-A2).
 */
export function refillIfDue(state: State, log: Tell): void {
  if (state.ending || emptyRooms(state.spaces) < 2) return;
  let placed = 0;
  // Tiles come under figurines too (ruling LS-A17).
  for (let space = 1; space < LOOP; space++) {
    if (state.spaces[space] !== NONE) continue;
    const tile = drawTile(state, log);
    if (tile === NONE) break;
    state.spaces[space] = tile;
    placed++;
  }
  placed += placeStarters(state, log);
  state.round++;
  log?.({ code: 'refilled', count: placed });
  if (state.round === finalRound(state)) {
    state.ending = true;
    log?.({ code: 'ending' });
  }
}

/**
 * Where the round marker stops: behind the last round, in the short game on it, which leaves out the refill at its end
 * (ruling LS-A2).
 */
export function finalRound(state: State): number {
  const rounds = state.players.length + editionOf(state).roundsBeyondPlayers;
  return state.options.short ? rounds : rounds + 1;
}

function drawTile(state: State, log: Tell): number {
  if (state.pile.length === 0 && state.discard.length > 0) {
    state.pile = shuffle(state.discard, chanceOf(state));
    state.discard = [];
    log?.({ code: 'reshuffled', count: state.pile.length });
  }
  const tile = state.pile.pop();
  // In a view the tiles of the pile are blank.
  if (tile === null) throw new HiddenChance('the draw pile is hidden in a view');
  return tile ?? NONE;
}

/** One removed starter a discipline, shuffled; what is still missing then stays empty (ruling LS-A16). */
function placeStarters(state: State, log: Tell): number {
  const { removed, spaces } = state;
  if (!spaces.includes(NONE, 1)) return 0;
  const returning = shuffle(
    DISCIPLINES.flatMap((_, discipline) => (removed[discipline] > 0 ? [discipline] : [])),
    chanceOf(state),
  );
  const starterOf = (discipline: number): number => editionOf(state).disciplineOf.indexOf(discipline, CHARACTERS.length);
  let placed = 0;
  for (let space = 1; space < LOOP && placed < returning.length; space++) {
    if (spaces[space] !== NONE) continue;
    const discipline = returning[placed++];
    removed[discipline]--;
    spaces[space] = starterOf(discipline);
  }
  if (placed > 0) log?.({ code: 'starters-returned', count: placed });
  return placed;
}
