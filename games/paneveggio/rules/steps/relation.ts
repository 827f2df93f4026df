/** Running the Relation effect of a musician, by an action or by another effect. */
import type { Choice, Log, Seat } from '@bottega/kernel';
import { DRAW_MOVES, drawMoves, drawOnce } from '../cards.ts';
import type { Refused } from '../events.ts';
import type { FrameOf, Source } from '../frames.ts';
import { DONE, type Move, RELATE } from '../moves.ts';
import { bearsViolinOf, MASTER, type Musician, musicianCard, musicianOf, type State } from '../state.ts';

/** Adds the musicians whose Relation this seat may use in that time (ruling P14). */
export function relateMoves(state: State, seat: Seat, time: number, withoutViolin: boolean, chain: readonly number[], moves: Move[]): void {
  for (const musician of state.stage) {
    const { relation, prestige } = musicianCard(state, musician.card);
    if (relation === undefined || prestige > time || chain.includes(musician.card)) continue;
    if (bearsViolinOf(musician, seat) || (withoutViolin && musician.home === seat)) moves.push(RELATE[musician.card]);
  }
}

/** Puts the Relation effect of a card on the agenda; of a musician without the violins on it, or of a card that is not in play. */
export function runRelation(state: State, seat: Seat, card: number, chain: readonly number[], how: 'whole' | 'uncounted' | 'bare', log?: Log): void {
  const { relation } = musicianCard(state, card);
  if (relation === undefined) return;
  log?.({ code: 'relation-used', seat, card });
  const source: Source = { card, chain: [...chain, card], bare: how === 'bare', times: 1, discarded: null };
  state.agenda.push({ step: 'effect', seat, effect: relation, agreed: false, ...(how === 'uncounted' ? { ...source, uncounted: true } : source) });
}

export function whyNotRelate(state: State, seat: Seat, time: number, move: Move): Refused | undefined {
  if (move.do !== 'relate') return undefined;
  const musician = musicianOf(state, move.card);
  if (musician === undefined) return { code: 'no-such-musician' };
  const { relation, prestige } = musicianCard(state, move.card);
  if (relation === undefined) return { code: 'no-relation', card: move.card };
  if (prestige > time) return { code: 'prestige-too-high', prestige, time };
  return bearsViolinOf(musician, seat) ? undefined : { code: 'no-violin-there' };
}

/** An effect that uses the Relation of another musician; none runs twice in one chain. */
export const useRelation: Choice<State, FrameOf<'use-relation'>, Move> = {
  moves: ['relate', 'done'],
  legal(state, { target, prestige, violin, chain }, seat) {
    const moves: Move[] = [];
    for (const musician of state.stage) {
      const card = musicianCard(state, musician.card);
      if (card.relation === undefined || card.prestige > prestige || chain.includes(musician.card)) continue;
      if (fits(musician, target, seat) && (!violin || bearsViolinOf(musician, seat))) moves.push(RELATE[musician.card]);
    }
    moves.push(DONE);
    return moves;
  },
  play(state, { target, violin, chain }, seat, move, log) {
    // a partner used without need of a violin gives nothing for the violins there, but all the rest (card 54, ruling P52);
    // on an opponent's they count (card 67)
    if (move.do === 'relate') runRelation(state, seat, move.card, chain, target === 'partner' && !violin ? 'uncounted' : 'whole', log);
  },
  why: (state, { prestige }, seat, move) => whyNotRelate(state, seat, prestige, move),
  prompt: (_state, { prestige }) => ({ prestige }),
};

const fits = (musician: Musician, target: 'partner' | 'opponent', seat: Seat): boolean =>
  target === 'partner' ? musician.home === seat : musician.home !== seat && musician.home !== MASTER;

/** A Relation action given by an effect: draw, or use one musician. */
export const relationAction: Choice<State, FrameOf<'relation-action'>, Move> = {
  moves: [...DRAW_MOVES, 'relate', 'done'],
  legal(state, { time, chain }, seat) {
    const moves: Move[] = [];
    drawMoves(state, seat, moves);
    relateMoves(state, seat, time, false, chain, moves);
    moves.push(DONE);
    return moves;
  },
  play(state, { time, chain }, seat, move, log) {
    if (move.do === 'done') return;
    if (move.do === 'relate') runRelation(state, seat, move.card, chain, 'whole', log);
    else {
      if (time > 1) state.agenda.push({ step: 'draw', seat, left: time - 1 });
      drawOnce(state, seat, move, log);
    }
  },
  why: (state, { time }, seat, move) => whyNotRelate(state, seat, time, move),
  prompt: (_state, { time }) => ({ time }),
};
