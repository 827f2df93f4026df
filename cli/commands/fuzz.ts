/** `bottega fuzz`: random games under all proofs of the contract. */
import { type GameBox, replay, type SavedGame, wordsFor } from '@bottega/kernel';
import { fuzz, ORACLES, retrace } from '@bottega/kernel/proof';
import type { Command } from 'commander';
import { type Desk, note, print } from '../desk.ts';
import { Failure } from '../failure.ts';
import { wholeNumber, writeFile } from '../input.ts';
import { progress } from '../progress.ts';
import { readSavedTable } from '../saved.ts';
import { counted, figure } from '../table.ts';

interface Flags {
  moves: number;
  seed: string;
  file?: string;
  again?: string;
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
    .option('--again <file>', 'look whether a game that was saved so still shows a fault, and draw the table there')
    .option('--json', 'print a single JSON object')
    .action(async (id: string, flags: Flags) => {
      const box = await desk.catalogue.open(id);
      const { game } = box;
      if (flags.again !== undefined) return lookAgain(desk, box, flags.again);
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

/** The fault of a saved game, if it is still there; else the game is well. */
function lookAgain(desk: Desk, box: GameBox, file: string): void {
  const { saved: log } = readSavedTable(file);
  for (const oracle of [...Object.keys(ORACLES), 'crash']) {
    const found = retrace(box.game, log, oracle);
    if (found === undefined) continue;
    drawTable(desk, box, { ...log, moves: found.log.moves.slice(0, oracle === 'crash' ? -1 : undefined) });
    throw new Failure(`${oracle}, after ${counted(found.log.moves.length, 'move')}: ${found.fault}`);
  }
  print(desk, `${counted(log.moves.length, 'move')}: no fault.`);
}

function drawTable(desk: Desk, box: GameBox, log: SavedGame): void {
  const { state } = replay(box.game, log);
  const names = Array.from({ length: log.players }, (_, seat) => `Player ${seat + 1}`);
  for (const seat of box.game.toAct(state)) print(desk, box.draw(box.game.view(state, seat), seat, wordsFor(box, 'en', names)));
}
