/** Taking back: one's own moves up to the last reveal, and beyond that when all other people agree. */
import { refuse } from '@bottega/kernel';
import { freeUndo, goBack } from '../back.ts';
import { numberHere } from '../former.ts';
import { peopleOf, type Sitting } from '../sitting.ts';
import { type Apply, type Decide, needPlayingSeat } from '../verb.ts';

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
  return { kind: 'ask-undo', seat, to };
};

export const applyAskUndo: Apply<'ask-undo'> = (game, sitting, entry) => {
  const { seat } = entry;
  const to = numberHere(game, sitting, entry.to);
  const waiting = peopleOf(sitting).filter((other) => other !== seat);
  if (waiting.length === 0) goBack(game, sitting, to);
  else sitting.undo = { seat, to, waiting };
};

export const answerUndo: Decide<'answer-undo'> = (_game, sitting, { yes }, asker) => {
  const seat = needPlayingSeat(sitting, asker);
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
