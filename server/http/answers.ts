/** What routes answer, for the OpenAPI document alone: answers are sent as they are, whatever stands here. */
import { part } from '../schemas/answers.ts';
import { statusOf } from './errors.ts';
import { type Code, MEANINGS } from './meanings.ts';

/** Any route can be refused so. */
const ANYWHERE: readonly Code[] = ['too-many', 'fault', 'storage-down'];

/** A request with a body. */
export const SENT: readonly Code[] = ['bad-message', 'bad-origin', 'too-large', 'bad-type'];

/** A route that asks who you are. */
export const IDENTIFIED: readonly Code[] = ['no-identity', 'bad-token', 'suspended'];

export const answers = (body: object, description: string, codes: readonly Code[]) => ({ 200: { ...body, description }, ...refusals(codes) });

/** By status, with the meaning of each code. */
function refusals(codes: readonly Code[]): Record<number, object> {
  const lines = new Map<number, string[]>();
  for (const code of new Set([...codes, ...ANYWHERE])) {
    const status = statusOf({ code });
    lines.set(status, [...(lines.get(status) ?? []), `- \`${code}\`: ${MEANINGS[code]}`]);
  }
  return Object.fromEntries([...lines].map(([status, told]) => [status, { ...part('Refusal'), description: told.join('\n') }]));
}
