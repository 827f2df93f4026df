/** Where one's own moves can be taken back to. */
import { type AnyGame, type BaseState, imagine, isForeseen, type Seat, type Viewer } from '@bottega/kernel';
import type { Step } from '../wire.ts';

/** Of what a page knows, what the way back rests on. */
interface Present {
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly number: number;
  readonly holding: Seat | null;
  /** To how many moves the viewer may freely go back. */
  readonly undo: number | null;
}

/** The views a viewer had, by the number of moves made. */
export type Views = Map<number, unknown>;

/**
 * To how many moves the viewer may freely go back after a step: one move more when it was the viewer's own and showed
 * nothing.
 */
export function wayBackAfter(game: AnyGame, { viewer, view, undo }: Present, { mover, move, number }: Step, next: unknown): number | null {
  if (move === undefined || mover !== viewer) return null;
  const imagined = imagine(game, view, mover, game.notation.read(move));
  return isForeseen(game, imagined, next, mover) ? (undo ?? number - 1) : null;
}

/** One move back, or to the last real question: one that answers itself would only do so again. */
export function lastQuestion(game: AnyGame, { number, undo, viewer }: Present, views: Views, skipForced: boolean): number {
  const answersItself = (at: number): boolean => views.has(at) && viewer !== null && game.legal(views.get(at), viewer).length === 1;
  let to = number - 1;
  while (skipForced && to > (undo ?? to) && answersItself(to)) to--;
  return to;
}

/** The number of moves the viewer's turn began with, as far as it can be taken back; null where nothing of it can. */
export function turnStart({ number, undo, holding }: Present, views: Views): number | null {
  if (undo === null || undo >= number) return null;
  const turnAt = (at: number): number | undefined => (views.get(at) as BaseState | undefined)?.turn;
  // a turn that waits for its last word is still mine
  const turn = turnAt(holding === null ? number : number - 1);
  let start = number;
  while (start > undo && turn !== undefined && turnAt(start - 1) === turn) start--;
  return start === number ? null : start;
}
