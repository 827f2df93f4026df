/** Links that set a new password: of use once, within a day; when one was used, no other is. */
import type { PassStore } from '../storage/pass-store.ts';
import { hashOf, newSecret } from './secrets.ts';

const LIFE = 24 * 3_600_000;

/** The database knows only the hash of what is in the link. `alone`: those that were made before end. */
export async function newReset(store: PassStore, player: string, now: number, alone = true): Promise<{ secret: string; expires: number }> {
  const secret = newSecret();
  const expires = now + LIFE;
  await store.addReset(hashOf(secret), player, expires, alone);
  return { secret, expires };
}
