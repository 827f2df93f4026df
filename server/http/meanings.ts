/** What each code means that a route can be refused with, for whoever writes a program. */
import type { KERNEL_REFUSALS } from '@bottega/kernel';
import type { SERVER_REFUSALS, TABLE_REFUSALS } from '@bottega/table/wire';
import { MESSAGES } from './errors.ts';

type Known = (typeof KERNEL_REFUSALS | typeof SERVER_REFUSALS | typeof TABLE_REFUSALS)[number];

export const MEANINGS = {
  ...MESSAGES,
  'already-started': 'The game has already started.',
  'bad-code': 'The code is unknown, already used, or expired.',
  'bad-login': 'A login has 3 to 32 letters, digits, dots, dashes or underscores.',
  'bad-message': 'The request does not have the expected form; `path` says where.',
  'bad-name': 'A name has 1 to `most` characters.',
  'bad-option': 'The option `option` of this game does not take that value.',
  'bad-players': 'The game is for `min` to `max` players.',
  'bad-text': 'A chat message has 1 to `most` characters.',
  'chat-off': 'There is no chat at this table.',
  closing: 'The server is restarting. Nothing was changed; try again in a moment.',
  'game-over': 'The game is over.',
  'has-resigned': 'The player in that seat has resigned.',
  'login-taken': 'This login is taken, or you already have an account.',
  'not-a-move': 'This can’t be read as a move in this game.',
  'not-asked': 'You have nothing to decide right now.',
  'not-away': 'No bot is playing for you.',
  'not-found': 'There is nothing at this address.',
  'not-host': 'Only the host of the table can do this.',
  'not-now': 'That kind of move can’t be made right now.',
  'not-offered': 'This is not one of the legal moves.',
  'not-over': 'The game is not over yet.',
  'not-seated': 'You have no seat at this table.',
  'not-started': 'The game has not started yet.',
  'nothing-to-end': 'You have no turn that is waiting to be ended.',
  'other-rules': 'The game was played under an earlier version of the rules and can’t be continued under the current one.',
  'newer-rules': 'The game was played under a newer version of the rules than this server knows.',
  'out-of-date': 'The game has moved on: `number` moves have been made.',
  'seat-not-yours': 'This is someone else’s seat, and you are not the host.',
  'seat-kept': 'An absent player’s seat can be given away only after the others have waited for them for `count` of `unit`.',
  'seat-present': 'The player in that seat is connected.',
  'seat-taken': 'Seat `seat` is taken.',
  'table-over': 'The game is over.',
  'too-large': 'The request is larger than 16 KB.',
  'too-many': 'Too many requests; try again after `seconds` seconds. At most `most` event streams may be open.',
  'too-many-tokens': 'You already have `most` tokens.',
  'turn-not-ended': 'The turn of seat `seat` is still waiting to be ended.',
  'undo-asked': 'Seat `seat` is already asking to undo.',
  'undo-not-asked': 'Nobody is waiting for your answer.',
  'undo-shown': 'This would undo something that was revealed; `free` says how far back you can go.',
  'unknown-game': 'There is no such game here.',
  'unknown-option': 'The game has no option `option`.',
  'unknown-player': 'There is no such player.',
  'unknown-seat': 'There is no such seat.',
  'weak-password': 'A password has at least `least` characters.',
  'wrong-login': 'Wrong login or password.',
} satisfies Partial<Record<Known, string>>;

export type Code = keyof typeof MEANINGS;
