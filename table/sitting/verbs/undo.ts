/**
 * Taking back: one's own moves up to the last reveal, and beyond that when everybody agrees who plays, and everybody
 * whose moves would go.
 */
import { refuse, type Seat } from '@bottega/kernel';
import { freeUndo, goBack } from '../back.ts';
import { numberHere } from '../former.ts';
import { kindOf, peopleOf, type Sitting } from '../sitting.ts';
import { type Apply, type Decide, needPlaying, needPlayingSeat, needSeat } from '../verb.ts';

function needPast(sitting: Sitting, to: number): void {
  if (!Number.isInteger(to) || to < 0 || to >= sitting.moves.length) refuse({ code: 'out-of-date', number: sitting.moves.length });
}

export const undo: Decide<'undo'> = (game, sitting, { to }, asker) => {
  const seat = needPlayingSeat(sitting, asker);
  needPast(sitting, to);
  const free = freeUndo(game, sitting, seat);
  if (free === undefined || to < free) refuse({ code: 'undo-shown', to, free: free ?? sitting.moves.length });
  return { kind: 'undo', seat, to };
};

export const applyUndo: Apply<'undo'> = (game, sitting, { to }) => goBack(game, sitting, numberHere(game, sitting, to));

export const askUndo: Decide<'ask-undo'> = (_game, sitting, { to }, asker) => {
  const seat = needPlayingSeat(sitting, asker);
  needPast(sitting, to);
  if (sitting.undo !== null) refuse({ code: 'undo-asked', seat: sitting.undo.seat });
  return { kind: 'ask-undo', seat, to, of: concerned(sitting, to).filter((other) => other !== seat) };
};

/** A bot that stands in for somebody does not speak for them. */
function concerned({ seats, moves }: Sitting, to: number): Seat[] {
  const movers = new Set(moves.slice(to).map(({ seat }) => seat));
  return seats.flatMap((sitter, seat) => {
    const owned = sitter.player !== null && !sitter.resigned && (kindOf(sitter) === 'person' || movers.has(seat));
    return owned ? [seat] : [];
  });
}

export const applyAskUndo: Apply<'ask-undo'> = (game, sitting, entry) => {
  const { seat } = entry;
  const to = numberHere(game, sitting, entry.to);
  const waiting = entry.of ?? peopleOf(sitting).filter((other) => other !== seat);
  if (waiting.length === 0) goBack(game, sitting, to);
  else sitting.undo = { seat, to, waiting };
};

export const answerUndo: Decide<'answer-undo'> = (_game, sitting, { yes }, asker) => {
  needPlaying(sitting);
  const seat = needSeat(asker);
  // whoever asked may withdraw
  if (sitting.undo === null || !(sitting.undo.waiting.includes(seat) || (sitting.undo.seat === seat && !yes))) refuse({ code: 'undo-not-asked' });
  return { kind: 'answer-undo', seat, yes };
};

export const applyAnswerUndo: Apply<'answer-undo'> = (game, sitting, { seat, yes }) => {
  const { undo } = sitting;
  if (undo === null) return;
  const waiting = undo.waiting.filter((other) => other !== seat);
  if (!yes) sitting.undo = null;
  else if (waiting.length === 0) goBack(game, sitting, undo.to);
  else sitting.undo = { ...undo, waiting };
};
