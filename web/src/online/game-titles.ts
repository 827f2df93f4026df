/** The names of all games in a language, and of one that this page does not know its id. */
import type { Language } from '@bottega/kernel';
import { GAMES } from '../games.ts';
import { gameTitle } from '../words.svelte.ts';

export async function gameTitles(language: Language): Promise<(game: string) => string> {
  const titles = await Promise.all(GAMES.map(async (game) => [game, (await gameTitle(game, language)).say('game.name')] as const));
  const known = new Map<string, string>(titles);
  return (game) => known.get(game) ?? game;
}
