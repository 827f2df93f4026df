/** The games of an arena in a file, a line a game, so that it can be interrupted and go on. */
import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Outcome } from '@bottega/bots/arena';
import { isTooDeep, sameJson } from '@bottega/kernel';
import { Failure } from '../failure.ts';
import { readFile, writeFile } from '../input.ts';

export class Kept {
  readonly outcomes: Outcome[] = [];
  private readonly file: string | undefined;

  /** `plan` is what was asked for: a file of another plan is refused. */
  constructor(file: string | undefined, plan: Readonly<Record<string, unknown>>) {
    this.file = file;
    if (file === undefined) return;
    if (!existsSync(file)) {
      mkdirSync(dirname(file), { recursive: true });
      writeFile(file, `${JSON.stringify(plan)}\n`);
      return;
    }
    const lines = readFile(file).split('\n');
    // a line that was cut off when the arena was stopped is played again
    const whole = lines.slice(0, -1);
    if (!sameJson(parsed(whole[0]), plan))
      throw new Failure(`${file} contains games of another arena; name another file, or repeat the command that began it.`);
    for (const [index, line] of whole.slice(1).entries()) {
      const outcome = parsed(line) as Outcome | undefined;
      if (!Array.isArray(outcome?.entrants)) throw new Failure(`Line ${index + 2} of ${file} is not an arena game.`);
      this.outcomes.push(outcome);
    }
    if (lines.at(-1) !== '') writeFile(file, `${whole.join('\n')}\n`);
  }

  add(outcome: Outcome): void {
    this.outcomes.push(outcome);
    if (this.file !== undefined) appendFileSync(this.file, `${JSON.stringify(outcome)}\n`);
  }
}

function parsed(line: string | undefined): unknown {
  if (line === undefined || isTooDeep(line)) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
