/** What each code means that a route can be refused with, for whoever writes a program. */
import type { KERNEL_REFUSALS } from '@bottega/kernel';
import type { SERVER_REFUSALS, TABLE_REFUSALS } from '@bottega/table/wire';
import { MESSAGES } from './errors.ts';

type Known = (typeof KERNEL_REFUSALS | typeof SERVER_REFUSALS | typeof TABLE_REFUSALS)[number];

export const MEANINGS = {
  ...MESSAGES,
  'already-started': 'The game has begun.',
  'bad-code': 'The code is not known, was used, or is too old.',
  'bad-login': 'A login has 3 to 32 letters, digits, dots, dashes or underscores.',
  'bad-message': 'The request does not have the expected form; `path` tells where.',
  'bad-name': 'A name has 1 to `most` letters.',
  'bad-option': 'The game’s option `option` has no such value.',
  'bad-players': 'The game is for `min` to `max` players.',
  'bad-text': 'A line of chat has 1 to `most` letters.',
  'chat-off': 'There is no chat at this table.',
  closing: 'The server is about to restart. Nothing was changed; try again in a moment.',
  'game-over': 'The game is over.',
  'has-resigned': 'That seat has given up.',
  'login-taken': 'There is an account with this login, or you have one already.',
  'not-a-move': 'This can’t be read as a move of the game.',
  'not-asked': 'You have nothing to decide now.',
  'not-away': 'No bot plays for you.',
  'not-found': 'There is no such thing.',
  'not-host': 'Only who opened the table may do this.',
  'not-now': 'Such a move can’t be made now.',
  'not-offered': 'This move is not among the legal ones.',
  'not-over': 'The game is not over.',
  'not-seated': 'You have no seat at this table.',
  'not-started': 'The game has not begun.',
  'nothing-to-end': 'No ended turn of yours waits for its last word.',
  'other-rules': 'The game was played by an earlier version of the rules, under which it took another course.',
  'newer-rules': 'The game was played by a newer version of the rules than this server knows.',
  'out-of-date': 'The table has moved on: `number` moves were made.',
  'seat-not-yours': 'It is another’s seat, and you are not the host.',
  'seat-present': 'The person of that seat is here.',
  'seat-taken': 'The seat `seat` is taken.',
  'table-over': 'The game is over.',
  'too-large': 'The request is larger than 16 KB.',
  'too-many': 'Too many requests; `seconds` tells when to try again. Of event streams, `most` are allowed.',
  'too-many-tokens': 'There are `most` tokens already.',
  'turn-not-ended': 'The turn of seat `seat` waits for its last word.',
  'undo-asked': 'Seat `seat` asks to take moves back already.',
  'undo-not-asked': 'Nobody waits for your answer.',
  'undo-shown': 'It would take back something that was shown; `free` is how far you may go.',
  'unknown-game': 'There is no such game here.',
  'unknown-option': 'The game has no option `option`.',
  'unknown-player': 'There is no such player.',
  'unknown-seat': 'There is no such seat.',
  'weak-password': 'A password has at least `least` letters.',
  'wrong-login': 'Login and password do not fit.',
} satisfies Partial<Record<Known, string>>;

export type Code = keyof typeof MEANINGS;
