/**
 * The games of the house: in the tree every folder of `games/` that hands out a box, in the package those it was built
 * with, which its package.json names.
 */
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type AnyGame, type GameBox, refuse } from '@bottega/kernel';
import manifest from './package.json' with { type: 'json' };

export type Games = ReadonlyMap<string, AnyGame>;

const { games: builtWith } = manifest as { readonly games?: readonly string[] };

const gameIds = (): readonly string[] => builtWith ?? gameFolders();

const FOLDER = new URL('../games/', import.meta.url);

function gameFolders(): string[] {
  const folder = fileURLToPath(FOLDER);
  return readdirSync(folder)
    .filter((id) => existsSync(`${folder}${id}/index.ts`))
    .sort();
}

/** From which module each game's box is taken; in the tree by its folder, so that a new one need not be linked first. */
export function gameModules(): Record<string, string> {
  const { resolve } = createRequire(import.meta.url);
  const packaged = (id: string): string => pathToFileURL(resolve(`@bottega/${id}`)).href;
  const inTree = (id: string): string => new URL(`${id}/index.ts`, FOLDER).href;
  return Object.fromEntries(gameIds().map((id) => [id, builtWith === undefined ? inTree(id) : packaged(id)]));
}

const openBox = async (module: string): Promise<GameBox> => ((await import(module)) as { box: GameBox }).box;

export const loadBoxes = (): Promise<GameBox[]> => Promise.all(Object.values(gameModules()).map(openBox));

export async function loadGames(): Promise<Games> {
  return new Map((await loadBoxes()).map(({ game }) => [game.id, game]));
}

export const gameOf = (games: Games, id: string): AnyGame => games.get(id) ?? refuse({ code: 'unknown-game', game: id, known: [...games.keys()] });
