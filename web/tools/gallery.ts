/** Records the games whose moments the gallery shows: every number of players and variant that changes a board. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Options } from '@bottega/kernel';
import { writeSavedTable } from '@bottega/table';
import { recorded } from './recorded.ts';

const GAMES: readonly [name: string, game: string, players: number, options: Options][] = [
  ['carrara-2', 'carrara', 2, {}],
  ['carrara-4-advanced', 'carrara', 4, { variant: 'advanced' }],
  ['la-stanza-2', 'la-stanza', 2, {}],
  ['la-stanza-4-expert', 'la-stanza', 4, { expert: true }],
  ['paneveggio-1-solo', 'paneveggio', 1, { level: 'piano' }],
  ['paneveggio-2', 'paneveggio', 2, {}],
  ['paneveggio-4-draft', 'paneveggio', 4, { start: 'draft' }],
];

const only = process.argv[2];
for (const [name, game, players, options] of GAMES.filter(([, id]) => only === undefined || id === only)) {
  const [table] = await recorded(game, players, [1], options);
  writeFileSync(fileURLToPath(new URL(`../gallery/${name}.json`, import.meta.url)), writeSavedTable(table));
  console.log(name, table.saved.moves.length);
}
