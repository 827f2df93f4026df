/** The games of the house: every folder of `games/` that hands out a box. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyGame, type GameBox, refuse } from '@bottega/kernel';

export type Games = ReadonlyMap<string, AnyGame>;

const FOLDER = new URL('../games/', import.meta.url);

const gameIds = (): string[] => readdirSync(fileURLToPath(FOLDER)).filter((id) => existsSync(fileURLToPath(new URL(`${id}/index.ts`, FOLDER))));

/** From which module each game's box is taken. */
export const gameModules = (): Record<string, string> => Object.fromEntries(gameIds().map((id) => [id, new URL(`${id}/index.ts`, FOLDER).href]));

export async function loadGames(): Promise<Games> {
  const boxes = await Promise.all(Object.values(gameModules()).map(async (module) => ((await import(module)) as { box: GameBox }).box));
  return new Map(boxes.map(({ game }) => [game.id, game]));
}

export const gameOf = (games: Games, id: string): AnyGame => games.get(id) ?? refuse({ code: 'unknown-game', game: id, known: [...games.keys()] });
