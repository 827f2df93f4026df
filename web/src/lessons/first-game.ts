/** What follows the course: a real game with what is recommended to newcomers, where anything can be taken back. */
import type { Course } from '@bottega/kernel/lessons';
import { loadBox } from '../games.ts';
import { settings } from '../settings.svelte.ts';
import { createGame, defaultSitters } from '../start.ts';

export async function beginFirstGame(game: string, { first: { players, level, options } }: Course): Promise<void> {
  const sitters = defaultSitters(settings.name).slice(0, players);
  await createGame(
    await loadBox(game),
    players,
    options,
    sitters.map((sitter) => (sitter.level === null ? sitter : { ...sitter, level })),
    true,
    { first: true },
  );
}
