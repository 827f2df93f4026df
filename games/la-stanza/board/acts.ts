/** What kind of act each move is, the fullest use of a question, and presses that stand for several moves in a row. */
import type { BaseMove, Line, Seat, Words } from '@bottega/kernel';
import { ARTWORKS, RANKS } from '../edition/names.ts';
import { game } from '../rules/game.ts';
import { DONE, type Move, REWARD } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { reachBy, reachFigures, reachOf } from './foresight.ts';
import { targetOf } from './targets.ts';

export function kindOf(given: BaseMove): string | null {
  const move = given as Move;
  if (move.do === 'activate') return move.by === 'room' ? 'room' : 'meeple';
  return move.do === 'hire' || move.do === 'fire' ? move.do : null;
}

/** Whatever gives up the rest of a turn, a reward, or the game. */
export const isQuiet = ({ do: kind }: BaseMove): boolean => ['pass', 'pass-out', 'decline', 'done'].includes(kind);

/** How much a move makes of the question, of those that are alike. */
function worth(move: Move): number {
  if (move.do === 'masterpiece') return RANKS.indexOf(move.rank);
  if (move.do === 'create') return ARTWORKS.indexOf(move.artwork);
  return move.do === 'sail' ? move.steps : 0;
}

/** Questions whose fullest use is plain, with the moves that are, best first. */
const MAIN: Readonly<Record<string, readonly Move['do'][]>> = {
  move: ['stay'],
  act: ['activate', 'money'],
  hire: ['done'],
  strengthen: ['done'],
  'carry-out': ['masterpiece', 'reward'],
  sail: ['sail', 'done'],
  create: ['create', 'done'],
};

/** What costs a meeple, has no strength, or brings no florins, is nobody's first thought. */
function pays(move: Move, view: View): boolean {
  const seat = view.agenda.at(-1)?.seat ?? 0;
  if (move.do === 'activate') return move.by === 'room' && (reachOf(view, seat, [move])?.strength ?? 0) > 0;
  if (move.do !== 'money') return true;
  // whoever can activate something will look at that first
  if (game.legal(view as State, seat).some((other: Move) => other.do === 'activate' && (reachOf(view, seat, [other])?.strength ?? 0) > 0)) return false;
  return bringsMoney(view, seat, move);
}

function bringsMoney(view: View, seat: Seat, move: Move): boolean {
  const after = game.clone(view as State);
  game.play(after, seat, move);
  return after.players[seat].florins > view.players[seat].florins;
}

/** How strong an activation can become, what a reward lets one choose, or that money brings none; what is paid and gained is counted anyway. */
export function about([first]: readonly BaseMove[], shown: unknown, words: Words): string | null {
  const view = shown as View;
  const frame = view.agenda.at(-1);
  // a button may still be that of the question before, and the game over meanwhile
  if (frame === undefined || first === undefined) return null;
  const { seat, step } = frame;
  if (first.do === 'money') return step !== 'act' || bringsMoney(view, seat, first as Move) ? null : words.say('board.no-money');
  if (first.do === 'reward') return step === 'carry-out' ? chosenNext(view, seat, words) : null;
  const reach = first.do === 'activate' || first.do === 'move' ? reachBy([first], view) : null;
  return reach !== null && reach.strength > 0 ? words.say('board.reach', reachFigures(reach)) : null;
}

function chosenNext(view: View, seat: Seat, words: Words): string | null {
  const after = game.clone(view as State);
  game.play(after, seat, REWARD);
  return REWARDS.includes(after.agenda.at(-1)?.step ?? '') && after.turn === view.turn ? words.prompt(game.prompt(after, seat)) : null;
}

export function mainMove(given: readonly BaseMove[], shown: unknown): BaseMove | null {
  const view = shown as View;
  const moves = (given as readonly Move[]).filter((move) => pays(move, view));
  for (const kind of MAIN[view.agenda.at(-1)?.step ?? ''] ?? []) {
    const best = moves.filter((move) => move.do === kind).sort((a, b) => worth(b) - worth(a))[0];
    if (best !== undefined) return best;
  }
  return null;
}

/**
 * A Masterpiece or a reward that is pressed before it is asked for: what could come before it is left out. Questions
 * with one answer only have answered themselves.
 */
export function lines(shown: unknown, seat: Seat): readonly Line[] {
  const state = game.clone(shown as State);
  const way: Move[] = [];
  for (let next = skipped(state, seat); next !== undefined; next = skipped(state, seat)) {
    game.play(state, seat, next);
    way.push(next);
  }
  const isAsked = (step: string): boolean => state.turn === (shown as State).turn && state.agenda.at(-1)?.seat === seat && state.agenda.at(-1)?.step === step;
  const found = way.length > 0 && [...REWARDS, 'carry-out'].some(isAsked) ? linesTo(state, seat, way) : [];
  if (!isAsked('carry-out')) return found;
  game.play(state, seat, REWARD);
  return REWARDS.some(isAsked) ? [...found, ...linesTo(state, seat, [...way, REWARD])] : found;
}

/** The steps in which a room gives its reward. */
const REWARDS = ['sail', 'write', 'place-discs', 'create', 'take-meeples'];

/** Presses for whatever is offered there, with the moves that lead there before it. */
const linesTo = (position: State, seat: Seat, way: readonly Move[]): Line[] =>
  game.legal(position, seat).flatMap((move) => {
    const target = targetOf(move, position);
    return target === null ? [] : [{ target, moves: [...way, move] }];
  });

/** The way past hiring and strengthening, where it is open. */
function skipped(state: State, seat: Seat): Move | undefined {
  const frame = state.agenda.at(-1);
  if (frame?.seat !== seat || (frame.step !== 'hire' && frame.step !== 'strengthen')) return undefined;
  return game.legal(state, seat).find((move) => move.do === DONE.do);
}
