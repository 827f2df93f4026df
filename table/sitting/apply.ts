/** The fold: a sitting and the next entry of its log make the next sitting, in place. */
import type { AnyGame } from '@bottega/kernel';
import { run, spend } from './clock.ts';
import type { Entry } from './entry.ts';
import type { Sitting } from './sitting.ts';
import type { Apply } from './verb.ts';
import { applyResign, applyTimeout, applyVoteEnd } from './verbs/end.ts';
import { applyHoliday } from './verbs/holiday.ts';
import { applyHost } from './verbs/host.ts';
import { applyClose, applyKick } from './verbs/kick.ts';
import { applyEndTurn, applyMove } from './verbs/move.ts';
import { applyReact } from './verbs/react.ts';
import { applyRematch } from './verbs/rematch.ts';
import { applyLeave, applyReplace, applyReturn, applySit, applyStart } from './verbs/seats.ts';
import { applyChat, applyMute, applyPhrase } from './verbs/talk.ts';
import { applyAnswerUndo, applyAskUndo, applyUndo } from './verbs/undo.ts';

const applyRules: Apply<'rules'> = (_game, sitting, { version }) => {
  sitting.rules = version;
};

const VERBS: { readonly [Kind in Exclude<Entry['kind'], 'open'>]: Apply<Kind> } = {
  sit: applySit,
  leave: applyLeave,
  kick: applyKick,
  close: applyClose,
  start: applyStart,
  move: applyMove,
  'end-turn': applyEndTurn,
  undo: applyUndo,
  'ask-undo': applyAskUndo,
  'answer-undo': applyAnswerUndo,
  resign: applyResign,
  'vote-end': applyVoteEnd,
  replace: applyReplace,
  return: applyReturn,
  timeout: applyTimeout,
  holiday: applyHoliday,
  host: applyHost,
  chat: applyChat,
  phrase: applyPhrase,
  react: applyReact,
  mute: applyMute,
  rematch: applyRematch,
  rules: applyRules,
};

/** Entries that leave all as it was that `revision` is about; a move tells by itself. */
const PLAIN: ReadonlySet<Entry['kind']> = new Set(['move', 'chat', 'phrase', 'react', 'mute']);

export function apply(game: AnyGame, sitting: Sitting, entry: Exclude<Entry, { kind: 'open' }>, at: number): void {
  const moves = sitting.moves.length;
  spend(sitting, at);
  (VERBS[entry.kind] as Apply<typeof entry.kind>)(game, sitting, entry as never, at);
  run(game, sitting, sitting.moves.length < moves);
  sitting.length++;
  if (!PLAIN.has(entry.kind)) sitting.revision++;
  sitting.moved = at;
}
