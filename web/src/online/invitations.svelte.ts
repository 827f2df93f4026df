/** What the reader is invited to, looked at with their tables. */
import type { Invitation } from '@bottega/table/wire';
import { call } from './api.ts';

let list = $state.raw<readonly Invitation[]>([]);
export const invitations = (): readonly Invitation[] => list;

/** What was known stays until something newer is. */
export async function lookAtInvitations(isSomebody: boolean): Promise<void> {
  list = isSomebody ? await call<Invitation[]>('GET', 'me/invitations').catch(() => list) : [];
}

export async function decline(table: string): Promise<void> {
  await call('DELETE', `me/invitations/${table}`);
  list = list.filter(({ line }) => line.id !== table);
}
