/** What the routes of `/api/me` answer. */
import { Type } from 'typebox';
import { Done, Nobody, PlayerBody, PlayerOrNobody, part, ResetLook, Transfer } from '../../schemas/answers.ts';
import { CreationOptions, RequestOptions } from '../../schemas/passkeys.ts';
import { answers, SENT } from '../answers.ts';
import type { Code } from '../meanings.ts';

/** Only for a browser: whoever has a token gets no further. */
export const OWN: readonly Code[] = ['token-not-enough', 'no-identity', 'suspended'];
const PASSED: readonly Code[] = [...SENT, 'token-not-enough', 'suspended'];

export const ME = {
  show: answers(PlayerOrNobody, 'You, or null', ['bad-token']),
  name: answers(PlayerBody, 'You', [...PASSED, 'bad-name', 'name-taken']),
  register: answers(PlayerBody, 'You', [...PASSED, 'bad-login', 'weak-password', 'login-taken', 'bad-name', 'name-taken']),
  logIn: answers(PlayerBody, 'You', [...PASSED, 'bad-login', 'wrong-login', 'unknown-player']),
  logOut: answers(Nobody, 'You are nobody here', PASSED),
  password: answers(Done, 'It is changed', [...SENT, ...OWN, 'no-account', 'wrong-password', 'weak-password']),
  transfer: answers(Transfer, 'The code', [...SENT, ...OWN]),
  code: answers(part('CodeLook'), 'Whose it is', [...PASSED, 'bad-code']),
  claim: answers(PlayerBody, 'You', [...PASSED, 'bad-code', 'unknown-player']),
  erase: answers(Nobody, 'You are nobody here', ['bad-origin', ...OWN]),
};

export const PASSES = {
  sessions: answers(Type.Array(part('SessionLine')), 'The one you ask from among them', OWN),
  endSessions: answers(Done, 'They are ended', ['bad-origin', ...OWN]),
  endSession: answers(Done, 'It is ended', ['bad-origin', ...OWN, 'not-found']),
  tokens: answers(Type.Array(part('TokenLine')), 'Without the tokens themselves', OWN),
  addToken: answers(part('TokenLine'), 'With the token itself', [...SENT, ...OWN, 'bad-label', 'too-many-tokens']),
  endToken: answers(Done, 'It is ended', ['bad-origin', ...OWN, 'not-found']),
};

export const PASSKEYS = {
  list: answers(Type.Array(part('PasskeyLine')), 'Their names, and when they were used', OWN),
  offer: answers(CreationOptions, 'For the browser', [...SENT, ...OWN, 'no-account', 'too-many-passkeys']),
  add: answers(part('PasskeyLine'), 'It is kept', [...SENT, ...OWN, 'no-account', 'bad-label', 'bad-passkey', 'too-many-passkeys']),
  rename: answers(part('PasskeyLine'), 'It is called so', [...SENT, ...OWN, 'bad-label', 'not-found']),
  remove: answers(Done, 'It is gone', ['bad-origin', ...OWN, 'not-found']),
  ask: answers(RequestOptions, 'For the browser', PASSED),
  logIn: answers(PlayerBody, 'You', [...PASSED, 'bad-passkey', 'unknown-player']),
};

export const RESET = {
  forgot: answers(Done, 'If there is such an account with a mail address, a link is on its way', [...PASSED, 'bad-login', 'no-mail']),
  look: answers(ResetLook, 'Whose it is', [...PASSED, 'bad-reset']),
  reset: answers(PlayerBody, 'You', [...PASSED, 'bad-reset', 'weak-password']),
};

export const HOLIDAYS = {
  list: answers(Type.Array(part('Holiday')), 'Those of the last year, and those to come', OWN),
  add: answers(part('Holiday'), 'It is taken', [...SENT, ...OWN, 'bad-holiday']),
  end: answers(Done, 'It has ended, or will not be', ['bad-origin', ...OWN, 'not-found']),
};
