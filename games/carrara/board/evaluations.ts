/** Evaluating in one press: a place with the marker that goes there, and which of such presses come to the same. */
import { type BaseMove, type GameEvent, type Line, type Seat, sameJson } from '@bottega/kernel';
import { bonusOf } from '../rules/court.ts';
import { game } from '../rules/game.ts';
import { type Move, type MoveOf, REFUSE_PIECE } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { targetOf } from './targets.ts';

const MARKERS: readonly Move['do'][] = ['evaluate', 'evaluate-open', 'follow'];

/**
 * A place that is pressed before the marker: with every marker that leads there. Where the bonus asks something first,
 * only the marker is made, and the place is asked for afterwards.
 */
export function evaluations(state: State, seat: Seat, moves: readonly Move[]): Line[] {
  return moves
    .filter((move) => MARKERS.includes(move.do))
    .flatMap((marker) => {
      // following has a button; its arch can be pressed all the same
      const arch = marker.do === 'follow' ? [{ target: `court:${marker.section}`, moves: [marker] }] : [];
      const evaluating = game.clone(state);
      const events: GameEvent[] = [];
      game.play(evaluating, seat, marker, (event) => events.push(event));
      if (evaluating.agenda.at(-1)?.step === 'offer-piece') return offeringFirst(evaluating, seat, marker);
      const to = (moves: readonly Move[]) => (mark: Move) => ({ target: targetOf(mark, evaluating) ?? '', moves: [marker, ...moves] });
      // the only place there is marks itself
      const itself = events.flatMap((event) => markOf(event, seat) ?? []).map(to([]));
      return [...arch, ...itself, ...marksOf(evaluating, seat).map((mark) => to([mark])(mark))];
    });
}

/** The places that are open whatever becomes of the piece on offer. */
function offeringFirst(offering: State, seat: Seat, marker: Move): Line[] {
  const arch = { target: targetOf(marker, offering) ?? `court:${(marker as MoveOf<'follow'>).section}`, moves: [marker] };
  if (!game.legal(offering, seat).some((move) => sameJson(move, REFUSE_PIECE))) return [arch];
  const events: GameEvent[] = [];
  game.play(offering, seat, REFUSE_PIECE, (event) => events.push(event));
  const marks = [...events.flatMap((event) => markOf(event, seat) ?? []), ...marksOf(offering, seat)];
  return [arch, ...marks.map((mark) => ({ target: targetOf(mark, offering) ?? '', moves: [marker] }))];
}

/** The places to choose from, where somebody is asked for one. */
export const marksOf = (state: State, seat: Seat): Move[] =>
  state.agenda.at(-1)?.step === 'mark-place' && state.agenda.at(-1)?.seat === seat
    ? (game.legal(state, seat) as Move[]).filter((move) => move.do.startsWith('mark-'))
    : [];

/** The move that marks what an event tells of. */
export function markOf({ code, seat, ...rest }: GameEvent, of: Seat): Move | null {
  return seat === of && code.startsWith('marked-') ? ({ do: code.replace('marked', 'mark'), ...rest } as unknown as Move) : null;
}

type Act = readonly BaseMove[];

/** Markers of sections with the same bonus, at which the same players have theirs, are as good as each other. */
export function distinct(acts: readonly Act[], shown: unknown): readonly Act[] {
  const state = shown as State;
  const seen = new Set<string>();
  return acts.filter(([first, ...rest]) => {
    const marker = first as Move;
    if (marker.do !== 'evaluate') return true;
    const section = marker.section - 1;
    const key = JSON.stringify([bonusOf(state, section), state.players.map(({ court }) => court[section]), rest]);
    return !seen.has(key) && seen.add(key);
  });
}

/** Blocks of a sector are one choice, and so are a place and its marker. */
export function choices(targets: readonly string[]): number {
  const places = targets.some((target) => target.startsWith('place:'));
  const things = targets.filter((target) => !(places && target.startsWith('court:')));
  return new Set(things.map((target) => target.replace(/^(block|all):(\d).*/, 'sector:$2'))).size;
}
