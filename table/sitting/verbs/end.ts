/** Ending before the end: giving up, agreeing to stop, and time running out. */
import { refuse } from '@bottega/kernel';
import { hasRunOut } from '../clock.ts';
import { finish, finishIfAgreed, finishIfDeserted } from '../ending.ts';
import { kindOf, peopleOf, type Sitting } from '../sitting.ts';
import { type Apply, type Asker, type Decide, isThere, needPlaying, needPlayingSeat, needSeat } from '../verb.ts';

export const resign: Decide<'resign'> = (_game, sitting, _request, asker) => {
  needPlaying(sitting);
  const seat = needSeat(asker);
  if (sitting.seats[seat].resigned) refuse({ code: 'has-resigned' });
  return { kind: 'resign', seat, ...(isAbandoned(sitting, asker) && { abandoned: true }) };
};

/** Whether everybody else has gone: who leaves last has not lost. */
function isAbandoned(sitting: Sitting, asker: Asker): boolean {
  const others = [...sitting.seats.entries()].filter(([seat, sitter]) => seat !== asker.seat && (sitter.player !== null || kindOf(sitter) === 'open'));
  const hasGone = ([seat, { resigned, bot, forTurn, player }]: (typeof others)[number]): boolean =>
    resigned || player === null || (bot !== null && !forTurn) || !isThere(sitting, asker, seat);
  return others.length > 0 && others.every(hasGone);
}

/** With others still playing, a bot plays on in the seat, so that their game is not spoilt. */
export const applyResign: Apply<'resign'> = (game, sitting, { seat, abandoned }, at) => {
  if (abandoned === true) {
    finish(game, sitting, 'abandoned', at);
    return;
  }
  Object.assign(sitting.seats[seat], { resigned: true, bot: sitting.settings.timeoutLevel, forTurn: false });
  if (sitting.holding === seat) sitting.holding = null;
  sitting.undo = null;
  sitting.votes = sitting.votes.filter((other) => other !== seat);
  finishIfDeserted(game, sitting, at);
  if (sitting.ended === null) finishIfAgreed(game, sitting, at);
};

/** Whoever has let the others wait for too long, and is not there, need not be asked. */
export const voteEnd: Decide<'vote-end'> = (_game, sitting, { yes }, asker) => {
  const seat = needPlayingSeat(sitting, asker);
  return { kind: 'vote-end', seat, yes, of: peopleOf(sitting).filter((other) => isThere(sitting, asker, other)) };
};

export const applyVoteEnd: Apply<'vote-end'> = (game, sitting, { seat, yes, of }, at) => {
  sitting.votes = sitting.votes.filter((other) => other !== seat);
  if (yes) sitting.votes.push(seat);
  finishIfAgreed(game, sitting, at, of);
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
