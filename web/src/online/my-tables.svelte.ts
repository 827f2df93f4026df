/** The reader's tables, looked at every so often. */
import type { TableLine } from '@bottega/table/wire';
import { setTablesWaiting } from '../turns.svelte.ts';
import { call } from './api.ts';
import { invitations, lookAtInvitations } from './invitations.svelte.ts';
import { me } from './me.svelte.ts';

const EVERY = 15_000;

let lines = $state.raw<readonly TableLine[] | null>(null);
/** What the open page of a table knows of it. */
let atTable: { readonly table: string; readonly myTurn: boolean } | null = null;
export const myTables = (): readonly TableLine[] | null => lines;

export const fetchTables = (path: string): Promise<readonly TableLine[]> => call('GET', path);

export async function lookAtMyTables(): Promise<void> {
  await me.meet();
  if (me.reach !== 'here') return;
  // what was known stays until something newer is
  if (me.player !== null) lines = await fetchTables('me/tables').catch(() => lines);
  else lines = [];
  await lookAtInvitations(me.player !== null);
  count();
}

/**
 * The page of a table knows sooner whose turn it is there, also of a table that is not yet in the list: somebody may
 * have sat down a moment ago and gone to another tab.
 */
export function noteTurn(table: string, myTurn: boolean): void {
  atTable = { table, myTurn };
  count();
}
export function forgetTurn(table: string): void {
  if (atTable?.table !== table) return;
  lines = lines?.map((line) => (line.id === table ? { ...line, myTurn: atTable!.myTurn } : line)) ?? null;
  atTable = null;
  count();
}

/** Those that waited when they were last counted; null before the first look, which is no news. */
let known: ReadonlySet<string> | null = null;

function count(): void {
  if (lines === null && atTable === null) return;
  const elsewhere = (lines ?? []).filter((line) => line.myTurn && line.id !== atTable?.table).map(({ id }) => id);
  // whoever is invited is waited for as well
  const invited = invitations().map(({ line }) => line.id);
  const waiting = new Set([...elsewhere, ...invited, ...(atTable?.myTurn ? [atTable.table] : [])]);
  const isNews = [...waiting].some((id) => known !== null && !known.has(id));
  setTablesWaiting(waiting.size, isNews);
  known = waiting;
}

/** Looks now and then, also behind another tab, whose title tells; gives back how to stop. To be called in an effect. */
export function keepLooking(look: () => Promise<void> = lookAtMyTables): () => void {
  const lookIfSeen = (): void => {
    if (document.visibilityState === 'visible') void look();
  };
  void look();
  const timer = setInterval(look, EVERY);
  document.addEventListener('visibilitychange', lookIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookIfSeen);
  };
}
