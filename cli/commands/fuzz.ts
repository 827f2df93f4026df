/** `bottega fuzz`: random games under all proofs of the contract. */
import { fuzz } from '@bottega/kernel/proof';
import type { Command } from 'commander';
import { type Desk, note, print } from '../desk.ts';
import { Failure } from '../failure.ts';
import { wholeNumber, writeFile } from '../input.ts';
import { progress } from '../progress.ts';
import { counted, figure } from '../table.ts';

interface Flags {
  moves: number;
  seed: string;
  file?: string;
  thorough?: true;
  json?: true;
}

export function addFuzz(program: Command, desk: Desk): void {
  program
    .command('fuzz <game>')
    .description('play random games in every setting, and check at every move that the contract holds')
    .option('--moves <n>', 'moves to make', wholeNumber(1), 100_000)
    .option('--seed <text>', 'random seed', '1')
    .option('--thorough', 'check everything at every move (slow)')
    .option('--file <file>', 'where to save the smallest failing game (default: fuzz-<game>.json)')
    .option('--json', 'print a single JSON object')
    .action(async (id: string, flags: Flags) => {
      const { game } = await desk.catalogue.open(id);
      const bar = progress(desk, flags.moves, 'moves');
      const started = performance.now();
      const report = fuzz(game, { moves: flags.moves, seed: flags.seed, ...(flags.thorough && { thorough: true }), progress: bar.at });
      bar.end();
      const seconds = Number(((performance.now() - started) / 1000).toFixed(3));
      const { moves, games, violation } = report;
      const file = flags.file ?? `fuzz-${id}.json`;
      if (violation !== undefined) writeFile(file, `${JSON.stringify(violation.log, null, 1)}\n`);
      if (flags.json) {
        const found = violation && { oracle: violation.oracle, fault: violation.fault, moves: violation.log.moves.length, file };
        print(desk, JSON.stringify({ game: id, seed: flags.seed, moves, games, seconds, violations: found ? 1 : 0, violation: found ?? null }));
      } else print(desk, `${counted(games, 'game')}, ${counted(moves, 'move')}, ${figure(seconds)} s: ${violation ? 'a violation' : 'no violation'}.`);
      if (violation === undefined) return;
      note(desk, `${violation.oracle}: ${violation.fault}`);
      throw new Failure(`The smallest game that shows it (${counted(violation.log.moves.length, 'move')}) is saved in ${file}.`);
    });
}
