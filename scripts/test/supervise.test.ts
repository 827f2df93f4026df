import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const SUPERVISE = fileURLToPath(new URL('../supervise.mjs', import.meta.url));
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bottega-supervise-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program that notes each start in a file; returns how the supervisor ended, and the starts. */
function supervised(name: string, ending: string): { status: number | null; starts: number } {
  const [program, starts] = [join(folder, `${name}.mjs`), join(folder, `${name}.txt`)];
  writeFileSync(
    program,
    `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(starts)}, 'x');
    const starts = readFileSync(${JSON.stringify(starts)}, 'utf8').length;
    ${ending}`,
  );
  const { status } = spawnSync(process.execPath, [SUPERVISE, program], { timeout: 20_000 });
  return { status, starts: readFileSync(starts, 'utf8').length };
}

it('starts a server again that stood still or was killed, until it ends by itself', () => {
  const ending = "if (starts === 1) process.exit(70); if (starts === 2) process.kill(process.pid, 'SIGKILL'); else process.exit(0);";
  expect(supervised('stuck', ending)).toEqual({ status: 0, starts: 3 });
});

it('leaves alone what has a wrong setting or could not start, and ends as it did', () => {
  expect(supervised('setting', 'process.exit(2);')).toEqual({ status: 2, starts: 1 });
  expect(supervised('failing', 'process.exit(1);')).toEqual({ status: 1, starts: 1 });
});
