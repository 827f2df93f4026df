import { type Reason, Refusal } from '@bottega/kernel';

/** The reason with which something is refused; anything but a refusal is a failure. */
export function reasonOf(ask: () => unknown): Reason {
  try {
    ask();
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
  throw new Error('not refused');
}
