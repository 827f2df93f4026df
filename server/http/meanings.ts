/** What each code means that a route can be refused with, for whoever writes a program. */
import type { KERNEL_REFUSALS } from '@bottega/kernel';
import type { SERVER_REFUSALS, TABLE_REFUSALS } from '@bottega/table/wire';
import { MESSAGES } from './errors.ts';

type Known = (typeof KERNEL_REFUSALS | typeof SERVER_REFUSALS | typeof TABLE_REFUSALS)[number];

export const MEANINGS = {
  ...MESSAGES,
  'already-started': 'The game has already started.',
  'bad-address':
    'Nothing can be sent there. `why`: `form`, `scheme` (https or http is needed), `login` (it holds a name or a password), `port`, or `private` (not an address of the public internet).',
  'bad-code': 'The code is unknown, already used, or expired.',
  'bad-holiday':
    'A holiday can’t be taken so. `why`: `order` (it ends before it begins), `past`, `far` (more than a year ahead), `overlap` (another one lies there) or `long` (more than `most` days within a year).',
  'bad-label': 'A token’s label has 1 to `most` visible characters.',
  'bad-login': 'A login has 3 to 32 letters, digits, dots, dashes or underscores.',
  'bad-message': 'The request does not have the expected form; `path` says where.',
  'bad-name': 'A name has 1 to `most` characters. `why`: `length`, `unseen` (characters that can’t be seen) or `alphabets` (letters of several).',
  'bad-option': 'The option `option` of this game does not take that value.',
  'bad-passkey':
    'The passkey does not let you in. `why`: `challenge` (not asked here, already answered, or too late), `origin` (made for another address), `unknown` (not, or no longer, known here) or `proof`.',
  'bad-players': 'The game is for `min` to `max` players.',
  'bad-reset': 'The link for a new password was already used, is older than a day, or never was one.',
  'bad-text': 'A chat message has 1 to `most` characters.',
  'bad-zone': 'There is no such time zone.',
  'chat-off': 'There is no chat at this table.',
  closing: 'The server is restarting. Nothing was changed; try again in a moment.',
  'game-over': 'The game is over.',
  'has-resigned': 'The player in that seat has resigned.',
  'host-kept': 'Somebody else can be the host only when the host has been away for `count` of `unit`.',
  'login-taken': 'This login is taken, or you already have an account.',
  'name-taken': 'Another account has a name that looks like `name`.',
  'no-account': 'Without an account there is no password.',
  'no-mail': 'This server sends no mail.',
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
  'too-many-channels': 'You already have `most` channels.',
  'too-many-passkeys': 'You already have `most` passkeys.',
  'too-many-tokens': 'You already have `most` tokens.',
  'turn-not-ended': 'The turn of seat `seat` is still waiting to be ended.',
  'undo-asked': 'Seat `seat` is already asking to undo.',
  'undo-not-asked': 'Nobody is waiting for your answer.',
  'undo-shown': 'This would undo something that was revealed; `free` says how far back you can go.',
  'unknown-game': 'There is no such game here.',
  'unknown-option': 'The game has no option `option`.',
  'unknown-player': 'There is no such player.',
  'unknown-seat': 'There is no such seat.',
  unproved: 'The channel is off, or the code that proves it has not been given yet.',
  'weak-password': 'The password is too easy to guess. `why`: `short` (fewer than `least` characters), `monotonous`, `common`, or `name` (login or name).',
  'wrong-login': 'Wrong login or password.',
  'wrong-password': 'That is not the present password.',
} satisfies Partial<Record<Known, string>>;

export type Code = keyof typeof MEANINGS;
