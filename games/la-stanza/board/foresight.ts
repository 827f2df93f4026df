/**
 * How strong an activation can become, found by playing it on the own view: whoever fits is hired as cheaply as
 * possible, and every disc and florin that adds strength is spent.
 */
import { type BaseMove, randomFrom, type Seat } from '@bottega/kernel';
import { DISCIPLINES, NONE, RANKS } from '../edition/names.ts';
import { type Edition, editionOf } from '../edition/schema.ts';
import type { Frame, HireFrame } from '../rules/frames.ts';
import { game } from '../rules/game.ts';
import type { Move, MoveOf } from '../rules/moves.ts';
import type { Player, State } from '../rules/state.ts';
import { standingStrength } from '../rules/strength.ts';
import type { View } from '../rules/view.ts';

export interface Reach {
  readonly discipline: number;
  readonly strength: number;
  /** The best Masterpiece it would be enough for; 0 for none. */
  readonly points: number;
}

/** So many questions an activation asks at most: hires, discs, the tile for florins. */
const LONGEST = 30;

/** Of the activation that these moves begin, or that can follow them in the room where the figurine then stands. */
export function reachOf(view: View, seat: Seat, line: readonly Move[]): Reach | null {
  // a room may be filled again meanwhile, with whoever it may be
  const state = game.guess(view, seat, randomFrom('reach'));
  let discipline: number | null = null;
  let added = 0;
  const make = (move: Move): void => {
    if (move.do === 'activate') discipline = DISCIPLINES.indexOf(move.discipline);
    if (move.do === 'spend-disc' || move.do === 'pay-strength') added++;
    game.play(state, seat, move);
  };
  for (const move of line) make(move);
  for (let asked = 0; asked < LONGEST; asked++) {
    const frame = state.agenda.at(-1);
    const next = frame?.seat === seat ? fullest(state, frame) : undefined;
    if (next === undefined) break;
    make(next);
  }
  if (discipline === null) return null;
  const strength = standingStrength(editionOf(state), state.players[seat], discipline) + added;
  return { discipline, strength, points: bestMasterpiece(state, seat) };
}

/** What brings most strength; nothing once the activation is to be carried out. */
function fullest(state: State, frame: Frame): Move | undefined {
  const moves = game.legal(state, frame.seat);
  const first = (...kinds: string[]): Move | undefined => kinds.flatMap((kind) => moves.filter((move) => move.do === kind))[0];
  if (frame.step === 'act') return moves.find((move) => move.do === 'activate' && move.by === 'room');
  if (frame.step === 'strengthen') return first('spend-disc', 'pay-strength', 'done');
  if (frame.step !== 'hire') return undefined;
  return cheapest(moves, frame, state.players[frame.seat], editionOf(state)) ?? first('done', 'hire', 'fire');
}

/** The cheapest hire that adds strength: of the discipline, and in nobody's place who is of it as well. */
function cheapest(moves: readonly Move[], { discipline }: HireFrame, { recruits, workers }: Player, { disciplineOf, hiringCosts }: Edition): Move | undefined {
  const adds = ({ slot, worker }: MoveOf<'hire'>): boolean =>
    disciplineOf[recruits[slot - 1]] === discipline && (workers[worker - 1] === NONE || disciplineOf[workers[worker - 1]] !== discipline);
  const price = ({ worker }: MoveOf<'hire'>): number => hiringCosts[worker - 1];
  return moves.filter((move): move is MoveOf<'hire'> => move.do === 'hire' && adds(move)).sort((a, b) => price(a) - price(b))[0];
}

function bestMasterpiece(state: State, seat: Seat): number {
  // an activation that carried itself out may have been the last of the game
  if (state.agenda.length === 0) return 0;
  const { points } = editionOf(state).masterpieces;
  return Math.max(0, ...game.legal(state, seat).map((move) => (move.do === 'masterpiece' ? points[RANKS.indexOf(move.rank)] : 0)));
}

/** The best of what the moves on a place can lead to; null where none of them begins or strengthens an activation. */
export function reachBy(moves: readonly BaseMove[], view: View): Reach | null {
  const frame = view.agenda.at(-1);
  if (frame === undefined) return null;
  const reaches = (moves as readonly Move[]).flatMap((move) => reachWith(move, view, frame) ?? []);
  return reaches.reduce<Reach | null>((best, reach) => (best !== null && best.strength >= reach.strength ? best : reach), null);
}

function reachWith(move: Move, view: View, frame: Frame): Reach | null {
  // what may be done is shown a frame after what was done: such moves may belong to the question before
  if ((frame.step === 'move' && move.do === 'move') || (frame.step === 'act' && move.do === 'activate')) return reachOf(view, frame.seat, [move]);
  if (frame.step !== 'strengthen' || (move.do !== 'spend-disc' && move.do !== 'pay-strength')) return null;
  let strength = frame.strength;
  game.play(game.clone(view as State), frame.seat, move, (event) => {
    if (event.code === 'spent-disc' || event.code === 'paid-strength') strength = Number(event['strength']);
  });
  return { discipline: frame.discipline, strength, points: 0 };
}

/** How it is said: `board.reach`. */
export const reachFigures = ({ discipline, strength }: Reach): { strength: number; discipline: string } => ({ strength, discipline: DISCIPLINES[discipline] });
