/** The real program in a process of its own: started rarely, because it takes a while. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { houseCatalogue } from '../catalogue.ts';
import { scratch } from './harness.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = scratch();
const bottega = (args: string[], input = '') => spawnSync(process.execPath, [`${root}bin/bottega`, ...args], { input, encoding: 'utf8', cwd: root });
const [game] = houseCatalogue().ids;
const hasPython = spawnSync('python3', ['--version']).status === 0;

describe('the program itself', () => {
  it('tells its version', () => {
    const { status, stdout } = bottega(['--version']);
    expect([status, stdout]).toEqual([0, `${JSON.parse(readFileSync(`${root}package.json`, 'utf8')).version}\n`]);
  });

  it('refuses to guess the game without a terminal, and says how to name it', () => {
    const { status, stdout, stderr } = bottega(['play']);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain('not a terminal');
    expect(stderr).toContain(`bottega play ${game}`);
  });

  it('refuses in words and with an exit code', () => {
    const { status, stdout, stderr } = bottega(['simulate', game, '--options', '{"no such":true}']);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^There is no option “no such”; .*\n$/);
  });

  it('plays, leaves at the end of input, and replays what it saved', () => {
    const played = bottega(['play', game, '--seats', 'human,random', '--seed', 'p', '--file', file('game.json')], '1\n2\n1\n');
    expect(played.status).toBe(0);
    expect(played.stdout).toContain('Saved in');
    expect(JSON.parse(readFileSync(file('game.json'), 'utf8')).moves.length).toBeGreaterThanOrEqual(3);
    expect(bottega(['replay', file('game.json'), '--lang', 'de']).stdout).toContain('Bisher:');
  });

  it('survives a line of ten million characters and a deep one', () => {
    const lines = [`{"id":1,"op":"${'x'.repeat(10_000_000)}"}`, '['.repeat(1_000_000), '{"id":3,"op":"games"}'];
    const { status, stdout } = bottega(['engine'], lines.join('\n'));
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(status).toBe(0);
    expect(answers.map(({ id, error }) => [id, error?.code])).toEqual([
      [null, 'line-too-long'],
      [null, 'too-deep'],
      [3, undefined],
    ]);
  });

  it.skipIf(!hasPython)('lets the Python bot of the protocol’s page play a whole game', () => {
    const page = readFileSync(`${root}docs/engine-protocol.md`, 'utf8');
    const [, script] = /```python\n([\s\S]+?)```/.exec(page) ?? [];
    expect(script.trim().split('\n').length).toBeLessThanOrEqual(22);
    writeFileSync(file('bot.py'), script);
    const { status, stdout, stderr } = spawnSync('python3', [file('bot.py'), game, process.execPath, `${root}bin/bottega`, 'engine'], {
      encoding: 'utf8',
      cwd: root,
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain("'total':");
  });
});
