/** What the routes of `/api/me` answer. */
import { Type } from 'typebox';
import { Done, Nobody, PlayerBody, PlayerOrNobody, part, Transfer } from '../../schemas/answers.ts';
import { answers, SENT } from '../answers.ts';
import type { Code } from '../meanings.ts';

/** Only for a browser: whoever has a token gets no further. */
const OWN: readonly Code[] = ['token-not-enough', 'no-identity'];
const PASSED: readonly Code[] = [...SENT, 'token-not-enough'];

export const ME = {
  show: answers(PlayerOrNobody, 'You, or null', ['bad-token']),
  name: answers(PlayerBody, 'You', [...SENT, 'bad-token', 'bad-name']),
  register: answers(PlayerBody, 'You', [...PASSED, 'bad-login', 'weak-password', 'login-taken']),
  logIn: answers(PlayerBody, 'You', [...PASSED, 'wrong-login', 'unknown-player']),
  logOut: answers(Nobody, 'You are nobody here', PASSED),
  transfer: answers(Transfer, 'The code', [...SENT, ...OWN]),
  claim: answers(PlayerBody, 'You', [...PASSED, 'bad-code', 'unknown-player']),
  erase: answers(Nobody, 'You are nobody here', ['bad-origin', ...OWN]),
  tokens: answers(Type.Array(part('TokenLine')), 'Without the tokens themselves', OWN),
  addToken: answers(part('TokenLine'), 'With the token itself', [...SENT, ...OWN, 'too-many-tokens']),
  endToken: answers(Done, 'It is ended', ['bad-origin', ...OWN, 'not-found']),
};
