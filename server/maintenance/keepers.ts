/** Who keeps order on this server: a role that only whoever has the command line gives or takes. */
import { newId } from '../people/secrets.ts';
import type { Database } from '../storage/database.ts';
import { ModerationStore } from '../storage/moderation-store.ts';
import { accountCalled } from './reset-link.ts';

/** Resolves to their login. */
export async function setKeeper(database: Database, name: string, on: boolean): Promise<string> {
  const { id, account } = await accountCalled(database, name);
  const store = new ModerationStore(database);
  await store.setRole(id, on ? 'keeper' : null);
  await store.note({
    id: newId(),
    at: Date.now(),
    keeper: null,
    act: on ? 'keeper' : 'no-keeper',
    about: id,
    details: JSON.stringify({ why: '', days: null }),
  });
  return account!;
}
