/** `bottega perft`: how many lines of play there are from the start, depth by depth. */
import { perft } from '@bottega/kernel/proof';
import type { Command } from 'commander';
import { type Desk, print } from '../desk.ts';
import { withWords } from '../failure.ts';
import { setupFrom, wholeNumber } from '../input.ts';
import { figure, textTable } from '../table.ts';

interface Flags {
  depth: number;
  players?: number;
  seed: string;
  options?: string;
  edition?: string;
  json?: true;
}

export function addPerft(program: Command, desk: Desk): void {
  program
    .command('perft <game>')
    .description('count the lines of play from the start, a fingerprint of the rules')
    .requiredOption('--depth <n>', 'how many moves deep', wholeNumber(1))
    .option('--players <n>', 'players at the table (default: the fewest the game takes)', wholeNumber(1))
    .option('--seed <text>', 'random seed', '1')
    .option('--options <json>', "the game's options as JSON")
    .option('--edition <file>', 'play with the values from this edition file')
    .option('--json', 'print a single JSON object')
    .action(async (id: string, flags: Flags) => {
      const box = await desk.catalogue.open(id);
      await withWords(box, () => {
        const setup = setupFrom(box.game, flags, box.game.players.min);
        const state = box.game.setup(setup, flags.seed);
        const started = performance.now();
        const lines = Array.from({ length: flags.depth }, (_, depth) => perft(box.game, state, depth + 1));
        const seconds = (performance.now() - started) / 1000;
        if (flags.json)
          return print(desk, JSON.stringify({ game: id, players: setup.players, options: setup.options ?? {}, seed: flags.seed, depth: flags.depth, lines }));
        print(desk, textTable([['depth', 'lines'], ...lines.map((count, depth) => [depth + 1, figure(count)])]));
        return print(desk, `\n${figure(seconds)} s`);
      });
    });
}
