/** One's own notes at a table: with the account, or for a guest in this browser. */
import type { Player } from '@bottega/table/wire';
import { call } from './api.ts';

const KEY = 'bottega.notes';
/** Tables whose notes a browser keeps. */
const MOST = 200;

function read(): Record<string, string> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kept !== null && typeof kept === 'object' ? kept : {};
  } catch {
    return {};
  }
}

function keepHere(table: string, text: string): void {
  const { [table]: _, ...others } = read();
  const all = text === '' ? others : Object.fromEntries([...Object.entries(others).slice(-MOST), [table, text]]);
  localStorage.setItem(KEY, JSON.stringify(all));
}

export const areHere = (player: Player | null): boolean => player?.account == null;

/** Who has an account by now takes along what they noted as a guest. */
export async function readNotes(table: string, player: Player | null): Promise<string> {
  const here = read()[table] ?? '';
  if (areHere(player)) return here;
  const { text } = await call<{ text: string }>('GET', `tables/${table}/note`);
  if (text !== '' || here === '') return text;
  await writeNotes(table, player, here);
  keepHere(table, '');
  return here;
}

export async function writeNotes(table: string, player: Player | null, text: string): Promise<void> {
  if (areHere(player)) keepHere(table, text);
  else await call('POST', `tables/${table}/note`, { text });
}
