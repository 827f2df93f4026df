/** At the end of an Atelier stocked wood ages; with too few tokens the player says which. */
import type { Choice, Procedure } from '@bottega/kernel';
import { editionOf } from '../../edition/schema.ts';
import type { Frame, FrameOf } from '../frames.ts';
import { AGE, DONE, FREE_DUCAT, FREE_STUDY, FREE_WOOD, type Move } from '../moves.ts';
import type { Side, State } from '../state.ts';
import { lowerWood, qualityMoves, raiseWood } from '../tokens.ts';

/** At the end of the turn every stocked wood ages by one. */
export const ageing: Procedure<State, FrameOf<'ageing'>> = {
  run(state, { seat }, log) {
    const side = state.sides[seat];
    const best = editionOf(state).quality;
    const young = side.wood.filter((quality) => quality < best);
    if (young.length === 0) return;
    if (side.lutherie < young.length) {
      state.agenda.push({ step: 'age-short', seat, woods: young, aged: NONE });
      return;
    }
    side.lutherie -= young.length;
    side.wood = side.wood.map((quality) => Math.min(best, quality + 1));
    log?.({ code: 'wood-aged', seat, count: young.length });
  },
};

type AgeShort = Extract<Frame, { step: 'age-short' }>;
const NONE: readonly number[] = [];
const without = (woods: readonly number[], quality: number): number[] => woods.toSpliced(woods.indexOf(quality), 1);
const count = (woods: readonly number[], quality: number): number => woods.reduce((sum, other) => sum + (other === quality ? 1 : 0), 0);

/** Whether there is such a pile beside those that wait to age and those that have aged. */
const isSpare = (side: Side, { woods, aged }: AgeShort, quality: number): boolean => count(side.wood, quality) > count(woods, quality) + count(aged, quality);

/** Stocked wood may give a token for other piles (ruling P19); one that waits to age itself gives that up with it. */
function freeWoodMoves(side: Side, frame: AgeShort, moves: Move[]): void {
  const missing = frame.woods.length - side.lutherie;
  if (missing <= 0) return;
  for (let at = 0; at < side.wood.length; at++) {
    const quality = side.wood[at];
    if (quality === 1 || quality === side.wood[at - 1]) continue;
    if (isSpare(side, frame, quality) || (missing > 1 && frame.woods.includes(quality))) moves.push(FREE_WOOD[quality]);
  }
}

/** There are too few tokens for all the wood: which piles age, and are tokens freed for it? */
export const ageShort: Choice<State, FrameOf<'age-short'>, Move> = {
  moves: ['age', 'free', 'done'],
  legal(state, frame, seat) {
    const side = state.sides[seat];
    const { woods } = frame;
    const moves: Move[] = [];
    if (woods.length > side.lutherie && side.ducats > 0) moves.push(FREE_DUCAT);
    if (woods.length > side.lutherie && side.studies > 0) moves.push(FREE_STUDY);
    freeWoodMoves(side, frame, moves);
    // ageing is no effect: while a token is free, wood ages (P-N3); with enough of them the order is all the same
    if (side.lutherie >= woods.length) moves.push(AGE[woods[0]]);
    else if (side.lutherie > 0) qualityMoves(woods, AGE, moves, 1);
    else moves.push(DONE);
    return moves;
  },
  play(state, frame, seat, move, log) {
    const side = state.sides[seat];
    if (move.do === 'done') return;
    if (move.do === 'free') {
      const quality = move.quality ?? 0;
      const waiting = move.from === 'wood' && !isSpare(side, frame, quality);
      if (move.from === 'ducat') side.ducats--;
      else if (move.from === 'study') side.studies--;
      else lowerWood(side, quality, 1);
      side.lutherie++;
      log?.({ code: 'freed', seat, zone: move.from });
      state.agenda.push(waiting ? { ...frame, woods: without(frame.woods, quality) } : frame);
    } else if (move.do === 'age') {
      const woods = without(frame.woods, move.quality);
      raiseWood(side, move.quality);
      side.lutherie--;
      log?.({ code: 'wood-aged', seat, count: 1 });
      if (woods.length > 0) state.agenda.push({ ...frame, woods, aged: [...frame.aged, move.quality + 1] });
    }
  },
  why: (state, _frame, seat, move) => (move.do === 'done' && state.sides[seat].lutherie > 0 ? { code: 'must-age' } : undefined),
  prompt: (state, { woods }, seat) => ({ count: woods.length, tokens: state.sides[seat].lutherie }),
};
