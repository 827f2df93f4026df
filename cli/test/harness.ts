/** Runs the command line inside the test, with the toy game on the shelf and text in place of a terminal. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { type GameBox, refuse } from '@bottega/kernel';
import { afterAll } from 'vitest';
import { toyBox } from '../../bots/test/toy.ts';
import type { Catalogue } from '../catalogue.ts';
import { run } from '../program.ts';

export function catalogueOf(...boxes: GameBox[]): Catalogue {
  const ids = boxes.map((box) => box.game.id);
  return {
    ids,
    async open(id) {
      return boxes.find((box) => box.game.id === id) ?? refuse({ code: 'unknown-game', game: id, known: ids });
    },
  };
}

class Page extends Writable {
  text = '';
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export async function bottega(args: readonly string[], lines: readonly string[] = [], boxes: readonly GameBox[] = [toyBox]): Promise<Outcome> {
  const output = new Page();
  const notices = new Page();
  const input = Readable.from(lines.map((line) => `${line}\n`));
  const code = await run(args, { catalogue: catalogueOf(...boxes), input, output, notices });
  return { code, out: output.text, err: notices.text };
}

/** A folder for the files of one test file. */
export function scratch(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-test-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return (name) => join(folder, name);
}
