/** Ending before the end: giving up, agreeing to stop, and time running out. */
import { refuse } from '@bottega/kernel';
import { hasRunOut } from '../clock.ts';
import { finishIfAgreed, finishIfDeserted } from '../ending.ts';
import { type Apply, type Decide, needPlaying, needPlayingSeat, needSeat } from '../verb.ts';

export const resign: Decide<'resign'> = (_game, sitting, _request, asker) => {
  needPlaying(sitting);
  const seat = needSeat(asker);
  if (sitting.seats[seat].resigned) refuse({ code: 'has-resigned' });
  return { kind: 'resign', seat };
};

/** With others still playing, a bot plays on in the seat, so that their game is not spoilt. */
export const applyResign: Apply<'resign'> = (game, sitting, { seat }, at) => {
  Object.assign(sitting.seats[seat], { resigned: true, bot: sitting.settings.timeoutLevel, forTurn: false });
  if (sitting.holding === seat) sitting.holding = null;
  sitting.undo = null;
  sitting.votes = sitting.votes.filter((other) => other !== seat);
  finishIfDeserted(game, sitting, at);
  if (sitting.ended === null) finishIfAgreed(game, sitting, at);
};

export const voteEnd: Decide<'vote-end'> = (_game, sitting, { yes }, asker) => ({ kind: 'vote-end', seat: needPlayingSeat(sitting, asker), yes });

export const applyVoteEnd: Apply<'vote-end'> = (game, sitting, { seat, yes }, at) => {
  sitting.votes = sitting.votes.filter((other) => other !== seat);
  if (yes) sitting.votes.push(seat);
  finishIfAgreed(game, sitting, at);
};

export const timeout: Decide<'timeout'> = (_game, sitting, { seat }, { at }) => {
  needPlaying(sitting);
  if (sitting.settings.timeout === 'wait' || !hasRunOut(sitting, seat, at)) refuse({ code: 'out-of-date', number: sitting.moves.length });
  return { kind: 'timeout', seat };
};

export const applyTimeout: Apply<'timeout'> = (_game, sitting, { seat }) => {
  // a turn that only waited for its last word is over
  if (sitting.holding === seat) {
    sitting.holding = null;
    return;
  }
  const { timeout, timeoutLevel } = sitting.settings;
  Object.assign(sitting.seats[seat], { bot: timeoutLevel, forTurn: timeout === 'turn' });
};
