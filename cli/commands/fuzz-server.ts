/** `bottega fuzz-server`: messages to a server of its own, and the proof that each is answered as documented. */
import type { Command } from 'commander';
import { type Desk, print } from '../desk.ts';
import { Failure } from '../failure.ts';
import { wholeNumber } from '../input.ts';
import { progress } from '../progress.ts';
import { counted, figure, textTable } from '../table.ts';

interface Flags {
  messages: number;
  seed: number;
  json?: true;
}

export function addFuzzServer(program: Command, desk: Desk): void {
  program
    .command('fuzz-server')
    .description('send a server right, nearly right and wrong messages in real games, and check every answer')
    .option('--messages <n>', 'messages to send', wholeNumber(1), 100_000)
    .option('--seed <n>', 'random seed', wholeNumber(0), 1)
    .option('--json', 'print a single JSON object')
    .action(async ({ messages, seed, json }: Flags) => {
      // its tools are loaded only when they are asked for
      const { fuzzServer } = await import('@bottega/server/proof');
      const bar = progress(desk, messages, 'messages');
      const started = performance.now();
      const found = await fuzzServer({ messages, seed, progress: bar.at }).catch((error: Error) => {
        bar.end();
        throw new Failure([error.message, error.cause].join('\n'));
      });
      bar.end();
      const seconds = Number(((performance.now() - started) / 1000).toFixed(3));
      if (json) return print(desk, JSON.stringify({ seed, seconds, ...found }));
      const rows = Object.entries(found.answers).sort(([, a], [, b]) => b - a);
      print(desk, textTable([['answer', 'times'], ...rows.map(([answer, times]) => [answer, figure(times)])]));
      const [early, late] = found.heap.map((bytes) => figure(Math.round(bytes / 1e6)));
      print(
        desk,
        `${counted(found.messages, 'message')} at ${counted(found.tables, 'table')}, ${figure(seconds)} s, heap ${early} MB and then ${late} MB: no violation.`,
      );
    });
}
