/**
 * The door of the table: a request becomes an entry for the log, or is refused with its reason; nothing changes yet.
 */
import type { AnyGame } from '@bottega/kernel';
import type { Entry } from './entry.ts';
import type { Sitting } from './sitting.ts';
import type { Asker, Decide, Request } from './verb.ts';
import { resign, timeout, voteEnd } from './verbs/end.ts';
import { holiday } from './verbs/holiday.ts';
import { host } from './verbs/host.ts';
import { close, kick } from './verbs/kick.ts';
import { botMove, endTurn, play } from './verbs/move.ts';
import { react } from './verbs/react.ts';
import { rematch } from './verbs/rematch.ts';
import { comeBack, leave, replace, sit, start } from './verbs/seats.ts';
import { chat, mute, phrase } from './verbs/talk.ts';
import { answerUndo, askUndo, undo } from './verbs/undo.ts';

const VERBS: { readonly [Kind in Request['do']]: Decide<Kind> } = {
  play,
  'bot-move': botMove,
  'end-turn': endTurn,
  undo,
  'ask-undo': askUndo,
  'answer-undo': answerUndo,
  resign,
  'vote-end': voteEnd,
  timeout,
  holiday,
  host,
  replace,
  return: comeBack,
  chat,
  phrase,
  react,
  mute,
  sit,
  leave,
  kick,
  close,
  start,
  rematch,
};

export function decide(game: AnyGame, sitting: Sitting, request: Request, asker: Asker): Exclude<Entry, { kind: 'open' }> {
  return (VERBS[request.do] as Decide<typeof request.do>)(game, sitting, request as never, asker) as Exclude<Entry, { kind: 'open' }>;
}
