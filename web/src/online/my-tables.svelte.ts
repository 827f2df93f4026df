/** The reader's tables, looked at every so often while the page is seen. */
import type { TableLine } from '@bottega/table/wire';
import { setTablesWaiting } from '../turns.svelte.ts';
import { call } from './api.ts';
import { me } from './me.svelte.ts';

const EVERY = 15_000;

let lines = $state.raw<readonly TableLine[] | null>(null);
export const myTables = (): readonly TableLine[] | null => lines;

export const fetchTables = (path: string): Promise<readonly TableLine[]> => call('GET', path);

export async function lookAtMyTables(): Promise<void> {
  await me.meet();
  if (me.reach !== 'here') return;
  // what was known stays until something newer is
  if (me.player !== null) lines = await fetchTables('me/tables').catch(() => lines);
  else lines = [];
  count();
}

/** The page of a table knows sooner whose turn it is there. */
export function noteTurn(table: string, myTurn: boolean): void {
  if (lines === null) return;
  lines = lines.map((line) => (line.id === table ? { ...line, myTurn } : line));
  count();
}

const count = (): void => setTablesWaiting((lines ?? []).filter((line) => line.myTurn).length);

/** Looks now and then; gives back how to stop. To be called in an effect. */
export function keepLooking(look: () => Promise<void> = lookAtMyTables): () => void {
  const lookIfSeen = (): void => {
    if (document.visibilityState === 'visible') void look();
  };
  lookIfSeen();
  const timer = setInterval(lookIfSeen, EVERY);
  document.addEventListener('visibilitychange', lookIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookIfSeen);
  };
}
