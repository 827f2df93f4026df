/** What the routes of notices answer. */
import { Done, part } from '../../schemas/answers.ts';
import { answers, SENT } from '../answers.ts';
import type { Code } from '../meanings.ts';

const OWN: readonly Code[] = ['token-not-enough', 'no-identity'];
const CHANGED: readonly Code[] = [...SENT, ...OWN, 'not-found'];

export const NOTICES = {
  show: answers(part('Notices'), 'Your wishes and channels, and what this server offers', OWN),
  wish: answers(part('Notices'), 'The same as it is now', [...SENT, ...OWN, 'bad-zone']),
  add: answers(part('Channel'), 'The channel', [...SENT, ...OWN, 'bad-address', 'no-mail', 'too-many-channels']),
  change: answers(Done, 'It is changed', [...CHANGED, 'unproved']),
  prove: answers(Done, 'It is yours, and is used from now on', [...CHANGED, 'bad-code']),
  trial: answers(Done, 'It is on its way', [...CHANGED, 'unproved']),
  remove: answers(Done, 'It is ended', ['bad-origin', ...OWN, 'not-found']),
  forTable: answers(part('TableNotices'), 'By channel', [...OWN, 'unknown-table', 'not-found']),
  setForTable: answers(part('TableNotices'), 'As it is now', [
    ...SENT,
    ...OWN,
    'unknown-table',
    'not-found',
    'other-rules',
    'unknown-game',
    'stuck-table',
    'closing',
  ]),
  unsubscribe: answers(Done, 'No more mail comes by that channel', ['bad-message', 'too-large', 'bad-type', 'not-found']),
};
