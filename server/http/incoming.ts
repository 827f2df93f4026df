/** The one door for JSON from outside, by HTTP or WebSocket. */
import { isDeeperThan, refuse } from '@bottega/kernel';

/** Bytes of the longest message that is read. */
export const MOST_BYTES = 16 * 1024;
/** No request of ours is a quarter as deep; whatever walks through a deeper one could run out of stack. */
const DEEPEST = 32;

export function readJson(text: string): unknown {
  if (isDeeperThan(text, DEEPEST)) refuse({ code: 'bad-message', path: '' });
  try {
    return JSON.parse(text);
  } catch {
    return refuse({ code: 'bad-message', path: '' });
  }
}
