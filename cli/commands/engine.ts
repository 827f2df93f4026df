/** `bottega engine`: the games for programs in any language, JSON lines on standard input and output. */
import { once } from 'node:events';
import type { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { Engine } from '../engine/engine.ts';
import { linesOf } from '../engine/lines.ts';

export function addEngine(program: Command, desk: Desk): void {
  program
    .command('engine')
    .description('serve programs: one JSON request per line in, one JSON answer per line out (see docs/engine-protocol.md)')
    .action(async () => {
      const engine = new Engine(desk.catalogue);
      for await (const line of linesOf(desk.input)) {
        if (line?.trim() === '') continue;
        if (!desk.output.write(`${await engine.answer(line)}\n`)) await once(desk.output, 'drain');
        if (engine.closed) return;
      }
    });
}
