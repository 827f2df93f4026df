import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

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

it('ends its server when npm, which started it, is ended', async () => {
  const [program, notes] = [join(folder, 'orphan.mjs'), join(folder, 'orphan.txt')];
  writeFileSync(
    program,
    `import { appendFileSync } from 'node:fs';
    const note = (text) => appendFileSync(${JSON.stringify(notes)}, text);
    process.once('SIGTERM', () => { note(' ended'); process.exit(0); });
    setInterval(() => {}, 1000);
    note('started');`,
  );
  // as npm does: a shell between it and the program
  const shell = `"${process.execPath}" "${SUPERVISE}" "${program}"; true`;
  const npm = spawn('sh', ['-c', shell], { env: { ...process.env, npm_lifecycle_event: 'start' }, stdio: 'ignore' });
  await vi.waitFor(() => expect(existsSync(notes)).toBe(true), { timeout: 30_000 });
  npm.kill();
  await vi.waitFor(() => expect(readFileSync(notes, 'utf8')).toBe('started ended'), { timeout: 30_000 });
});
