/** A finished game of the server as a game of this browser: to take along, look at, and play with. */
import { type AnyGame, type BaseState, replay, type SavedGame } from '@bottega/kernel';
import { readSavedTable, type SavedTable, type Sitter } from '@bottega/table';
import type { Summary } from '@bottega/table/wire';
import { exportGame } from '../exchange.ts';
import { go } from '../route.svelte.ts';
import { botName } from '../start.ts';
import { newId, putGame, type StoredGame } from '../storage.ts';
import { call } from './api.ts';
import type { Room } from './room.svelte.ts';

export async function fetchGame(id: string): Promise<SavedGame> {
  return readSavedTable(await call<unknown>('GET', `tables/${id}/game`), () => ({ name: '', level: null })).saved;
}

/** The position of a finished game after so many moves, hidden things too. */
export async function wholePosition(game: AnyGame, id: string, number: number): Promise<BaseState> {
  const saved = await fetchGame(id);
  return replay(game, { ...saved, moves: saved.moves.slice(0, number) }).state;
}

/** A finished game with those who sat there, for who looks it over. */
export async function fetchFinished(id: string): Promise<SavedTable> {
  const [{ seats }, saved] = await Promise.all([call<Summary>('GET', `tables/${encodeURIComponent(id)}`), fetchGame(id)]);
  return { saved, sitters: seats.map(({ name, kind, level }, seat) => ({ name: name ?? botName(seat), level: kind === 'bot' ? level : null })) };
}

async function storedGame({ id, sitters, summary }: Room): Promise<StoredGame> {
  const saved = await fetchGame(id);
  const scores = summary.outcome?.result.scores.map((score) => score.total) ?? [];
  const people: Sitter[] = sitters.map(({ name, level }) => ({ name, level }));
  return { id: newId(), created: summary.opened, updated: Date.now(), sitters: people, saved, over: summary.outcome?.why === 'played', scores };
}

export const exportOnline = async (room: Room): Promise<void> => exportGame(await storedGame(room));

/** Puts a copy on this browser's shelf and opens it there. */
export async function keepCopy(room: Room): Promise<void> {
  const stored = await storedGame(room);
  await putGame(stored);
  go(`#/game/${stored.id}?move=0`);
}
