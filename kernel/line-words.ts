/** Moves in a row in words: what is done, step by step. */
import type { BaseMove } from './game.ts';
import type { Words } from './words.ts';

/** Moves of one kind are told together where `moves.<kind>` says how, all their values as lists; the same one is counted. */
export function wordsOfLine(line: readonly BaseMove[], words: Words): string {
  const runs: BaseMove[][] = [];
  const isOneWith = (run: readonly BaseMove[] | undefined, move: BaseMove): boolean =>
    run !== undefined && run[0].do === move.do && (words.has(`moves.${move.do}`) || words.move(run[0]) === words.move(move));
  for (const move of line) {
    const run = runs.at(-1);
    if (isOneWith(run, move)) run!.push(move);
    else runs.push([move]);
  }
  return runs.map((run) => inOne(run, words)).join(' → ');
}

function inOne(run: readonly BaseMove[], words: Words): string {
  const [first] = run;
  if (run.length === 1) return words.move(first);
  if (!words.has(`moves.${first.do}`)) return `${words.move(first)} ×${run.length}`;
  const names = Object.keys(first).filter((name) => name !== 'do');
  return words.moves(first.do, Object.fromEntries(names.map((name) => [name, run.map((move) => (move as unknown as Record<string, unknown>)[name])])));
}
