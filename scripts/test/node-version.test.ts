import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const CHECK = '-r ./scripts/node-version.cjs';

let folder: string;
let disguise: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bottega-node-'));
  disguise = join(folder, 'disguise.cjs');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs this Node as if it were another version. */
function runAs(version: string, args: readonly string[]): { status: number | null; said: string } {
  writeFileSync(disguise, `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-r', disguise, ...args], { cwd: root, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

it('a Node older than 20.19 is told so in one sentence by the command line', () => {
  for (const version of ['10.24.1', '18.20.8', '20.18.3'])
    expect(runAs(version, ['bin/bottega', '--help'])).toEqual({
      status: 1,
      said: `Bottega needs Node 20.19 or newer, and this is Node ${version}: see https://nodejs.org.\n`,
    });
});

it('Node 20.19 and later versions are let in', () => {
  for (const version of ['20.19.0', '22.0.0']) expect(runAs(version, [...CHECK.split(' '), '-e', ''])).toEqual({ status: 0, said: '' });
});

it('every script of ours asks for the version before it is read itself', () => {
  const ours = Object.entries(scripts).filter(([, command]) => command.includes('.mjs'));
  expect(ours.map(([name]) => name)).toEqual(expect.arrayContaining(['start', 'test', 'dev']));
  for (const [, command] of ours) expect(command).toMatch(new RegExp(`^node ${CHECK} `));
  expect(runAs('18.20.8', scripts['start'].split(' ').slice(1))).toMatchObject({ status: 1, said: expect.stringMatching(/^Bottega needs Node 20\.19 .*\n$/) });
});
