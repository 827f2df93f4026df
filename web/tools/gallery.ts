/**
 * Records the games whose moments the gallery shows, in each game's `gallery/`: every number of players and variant
 * that changes a board. A game that has none gets one with its fewest players and one with its most.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { GameBox, Options } from '@bottega/kernel';
import { writeSavedTable } from '@bottega/table';
import { folderOf, GAME_FOLDERS } from './game-folders.ts';
import { recorded } from './recorded.ts';

const [only, name, players, options = '{}'] = process.argv.slice(2);

async function record(id: string, name: string, players: number, options: Options): Promise<void> {
  const gallery = new URL('gallery/', folderOf(id));
  const [table] = await recorded(id, players, [1], options);
  mkdirSync(gallery, { recursive: true });
  writeFileSync(new URL(`${name}.json`, gallery), writeSavedTable(table));
  console.log(id, name, table.saved.moves.length);
}

/** Those that are there, with the same players and options. */
async function recordAnew(id: string): Promise<void> {
  const gallery = new URL('gallery/', folderOf(id));
  if (!existsSync(gallery)) return recordFirst(id);
  for (const file of readdirSync(gallery)) {
    const { players, options } = JSON.parse(readFileSync(new URL(file, gallery), 'utf8')) as { players: number; options: Options };
    await record(id, file.replace('.json', ''), players, options);
  }
}

async function recordFirst(id: string): Promise<void> {
  const { box } = (await import(new URL('index.ts', folderOf(id)).href)) as { box: GameBox };
  const { min, max } = box.game.players;
  for (const players of new Set([min, max])) await record(id, String(players), players, {});
}

if (name !== undefined) await record(only, name, Number(players), JSON.parse(options));
else for (const id of only === undefined ? GAME_FOLDERS.keys() : [only]) await recordAnew(id);
