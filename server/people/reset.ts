/** Links that set a new password: of use once, within a day, and only the last one made. */
import type { PassStore } from '../storage/pass-store.ts';
import { hashOf, newSecret } from './secrets.ts';

const LIFE = 24 * 3_600_000;

/** The database knows only the hash of what is in the link. */
export async function newReset(store: PassStore, player: string, now: number): Promise<{ secret: string; expires: number }> {
  const secret = newSecret();
  const expires = now + LIFE;
  await store.addReset(hashOf(secret), player, expires);
  return { secret, expires };
}
