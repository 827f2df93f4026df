/** `bottega puzzles`: finds positions with one best turn in games between bots, proves and rates them; or checks those that are served. */
import { fileURLToPath } from 'node:url';
import { type PuzzleCrew, puzzlesAlone, puzzleThreads, selectPuzzles } from '@bottega/bots/puzzles';
import type { GameBox, Puzzle, Puzzles } from '@bottega/kernel';
import { gameModules } from '@bottega/server/games';
import type { Command } from 'commander';
import { type Desk, note, print } from '../desk.ts';
import { Failure } from '../failure.ts';
import { wholeNumber } from '../input.ts';
import { progress } from '../progress.ts';
import { servedPuzzles, writePuzzles } from '../puzzles/file.ts';
import { PuzzleShelf } from '../puzzles/shelf.ts';

interface Flags {
  count: number;
  games: number;
  seed: string;
  workers: number;
  file?: string;
  check?: true;
  write?: true;
  json?: true;
}

/** More are found than served, so that there is a choice. */
const CHOICE = 1.25;

export function addPuzzles(program: Command, desk: Desk): void {
  program
    .command('puzzles <game>')
    .description('find positions with one clearly best turn in games between bots, and try how hard they are')
    .option('--count <n>', 'puzzles to be served', wholeNumber(1), 100)
    .option('--games <n>', 'games to be played at most; 0 for none, to choose from what was found before', wholeNumber(0), 1000)
    .option('--seed <text>', 'random seed (default: "puzzles" and the game)')
    .option('--workers <n>', 'threads that work; 0 for none', wholeNumber(0), 1)
    .option('--file <file>', 'where what was found is kept; to continue, repeat the command (default: .bottega/puzzles/<game>.jsonl)')
    .option('--check', 'study those that are served once more, in other worlds, and find none')
    .option('--write', "save them in the game's folder; with --check, leave out those that no longer hold")
    .option('--json', 'print a single JSON object')
    .action(async (id: string, flags: Flags) => {
      const box = await desk.catalogue.open(id);
      const crew = crewFor(box, flags.workers);
      try {
        await (flags.check ? check(desk, box, crew, flags) : make(desk, box, crew, flags));
      } finally {
        crew.close();
      }
    });
}

function crewFor(box: GameBox, workers: number): PuzzleCrew {
  const module = gameModules()[box.game.id];
  return workers === 0 || module === undefined ? puzzlesAlone(box) : puzzleThreads(module, workers);
}

async function make(desk: Desk, box: GameBox, crew: PuzzleCrew, { count, games, seed = `puzzles ${box.game.id}`, file, write, json }: Flags): Promise<void> {
  const { id, version } = box.game;
  const shelf = new PuzzleShelf(file ?? fileURLToPath(new URL(`../../.bottega/puzzles/${id}.jsonl`, import.meta.url)));
  const served = servedPuzzles(id)?.puzzles ?? [];
  const found = (): readonly Puzzle[] => [...new Map([...served, ...shelf.puzzles].map((puzzle) => [puzzle.id, puzzle])).values()];
  const enough = Math.ceil(CHOICE * count);
  const bar = progress(desk, enough, 'puzzles');
  let next = 0;
  await Promise.all(
    Array.from({ length: crew.hands }, async () => {
      while (next < games && found().length < enough) {
        const number = next++;
        if (shelf.has(number)) continue;
        const done = await crew.work({ make: number, seed });
        if ('puzzles' in done) shelf.add(number, done.puzzles);
        bar.at(found().length);
      }
    }),
  );
  bar.end();
  const puzzles = selectPuzzles(found(), count);
  const made = `bottega puzzles ${id} --count ${count} --seed "${seed}"`;
  if (write) await writePuzzles({ game: id, rules: version, made, puzzles });
  tell(desk, id, puzzles, found().length, json);
}

function tell(desk: Desk, game: string, puzzles: readonly Puzzle[], found: number, json?: true): void {
  const ratings = puzzles.map(({ rating }) => rating);
  if (json) print(desk, JSON.stringify({ game, found, puzzles: puzzles.map(({ state: _, ...puzzle }) => puzzle) }));
  else if (puzzles.length === 0) print(desk, 'No position with one best turn was found.');
  else print(desk, `${puzzles.length} of ${found} puzzles, rated ${Math.min(...ratings)} to ${Math.max(...ratings)}.`);
}

async function check(desk: Desk, box: GameBox, crew: PuzzleCrew, { seed = 'check', write, json }: Flags): Promise<void> {
  const served: Puzzles | null = servedPuzzles(box.game.id);
  if (served === null) throw new Failure(`${box.game.id} has no puzzles.`);
  const faults = new Map<string, string>();
  const bar = progress(desk, served.puzzles.length, 'puzzles');
  let next = 0;
  await Promise.all(
    Array.from({ length: crew.hands }, async () => {
      while (next < served.puzzles.length) {
        const puzzle = served.puzzles[next++];
        const done = await crew.work({ check: puzzle, seed });
        if ('fault' in done && done.fault !== null) {
          faults.set(puzzle.id, done.fault);
          bar.end();
          note(desk, `${puzzle.id}: ${done.fault}`);
        }
        bar.at(next);
      }
    }),
  );
  bar.end();
  const puzzles = served.puzzles.filter(({ id }) => !faults.has(id));
  if (write && faults.size > 0) await writePuzzles({ ...served, puzzles });
  if (json) print(desk, JSON.stringify({ game: box.game.id, checked: served.puzzles.length, faults: Object.fromEntries(faults) }));
  else print(desk, `${puzzles.length} of ${served.puzzles.length} puzzles hold.`);
  if (faults.size > 0 && !write) throw new Failure('');
}
