/** What is going on, read from the agenda. */
import type { Seat } from '@bottega/kernel';
import type { ChooseFrame, Frame } from '../rules/frames.ts';
import type { State } from '../rules/state.ts';

/** The action of the score that seat is carrying out: the beat its run begins on, and its time. */
export function actionOf(view: State, seat: number): { from: number; time: number } | null {
  const action = view.agenda.findLast((frame) => frame.step === 'action');
  const atelier = view.agenda.findLast((frame) => frame.step === 'atelier');
  if (action?.step !== 'action' || atelier?.step !== 'atelier' || action.seat !== seat || atelier.seat !== seat) return null;
  // notes have moved since it began: nothing tells which were its own
  if (atelier.sounded !== undefined) return null;
  const { score } = view.sides[seat];
  let from = atelier.beat - 1;
  while (from > 0 && score[from - 1] === score[from]) from--;
  return { from, time: action.time };
}

/** Whether each note of the score has been played in that seat's Atelier. */
export function playedNotes(view: State, seat: number): readonly boolean[] {
  const { score } = view.sides[seat];
  const atelier = view.agenda.findLast((frame) => frame.step === 'atelier');
  if (atelier?.step !== 'atelier' || atelier.seat !== seat) return score.map(() => false);
  const before = actionOf(view, seat)?.from ?? atelier.beat;
  return score.map((_, beat) => (atelier.sounded ? atelier.sounded[beat] : beat < before));
}

/** The choice among effects that is asked now. */
export function choiceOf(view: State): ChooseFrame | null {
  const top = view.agenda.at(-1);
  return top?.step === 'choose' ? top : null;
}

const SETTING_UP: readonly Frame['step'][] = ['mulligan', 'keep-seven', 'draft', 'choose-deck', 'choose-musician', 'lay-contacts', 'lay-notes'];
/** Whether the table is still being laid out. */
export const settingUp = (view: State): boolean => SETTING_UP.includes(view.agenda.at(-1)?.step ?? 'finish');

/** The card, or the slot of it, that the question on top speaks of. */
export function spokenOf(view: State): string | null {
  const top = view.agenda.at(-1);
  if (top === undefined || !('card' in top) || top.step === 'which-wood') return null;
  return top.step === 'quality' ? `slot:${top.card}:${top.slot}` : `card:${top.card}`;
}

/** The seat the question on top of the agenda is for. */
export const asked = (view: State): Seat => view.agenda.at(-1)?.seat ?? view.active;
