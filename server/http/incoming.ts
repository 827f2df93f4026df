/** The one door for JSON from outside, by HTTP or WebSocket. */
import { isTooDeep, refuse } from '@bottega/kernel';

/** Bytes of the longest message that is read. */
export const MOST_BYTES = 16 * 1024;

export function readJson(text: string): unknown {
  if (isTooDeep(text)) refuse({ code: 'bad-message', path: '' });
  try {
    return JSON.parse(text);
  } catch {
    return refuse({ code: 'bad-message', path: '' });
  }
}
