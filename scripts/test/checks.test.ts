import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Check, checksFor, Misuse } from '../checks.mjs';
import { runChecks } from '../run-checks.mjs';

const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));
const asked = (...args: string[]): Check[] => checksFor(args, root, '/scratch');
const names = (...args: string[]): string[] => asked(...args).map(({ name }) => name);
/** What vitest is told besides where to report. */
const filters = ({ args }: Check): string[] => args.slice(args.findIndex((one) => one.startsWith('--outputFile')) + 1);

describe('which checks are asked for', () => {
  it('everything, without arguments; one group, when it is named', () => {
    expect(names()).toEqual(['types', 'types of components', 'lint', 'arrows', 'dead code', 'tests', 'browser']);
    expect(names('--only', 'unit')).toEqual(['tests']);
    expect(names('--only', 'check')).not.toContain('tests');
  });

  it('a path asks for the tests below it and nothing else', () => {
    const [tests, ...more] = asked('games/carrara');
    expect(more).toEqual([]);
    expect(filters(tests)).toEqual([`${root}/games/carrara/`]);
    expect(filters(asked('--only', 'unit', './scripts/test/checks.test.ts')[0])).toEqual([`${root}/scripts/test/checks.test.ts`]);
  });

  it('a path of the pages asks for the browser', () => {
    expect(names('web/test')).toEqual(['browser']);
    expect(names('web')).toEqual(['browser']);
    expect(names('web/test', 'kernel')).toEqual(['tests', 'browser']);
    expect(names('.')).toEqual(['tests', 'browser']);
  });

  it('flags go on to vitest, and what belongs to one is no path', () => {
    expect(filters(asked('kernel', '-t', 'a tie', '--bail=1')[0])).toEqual(['-t', 'a tie', '--bail=1', `${root}/kernel/`]);
  });

  it('a path that does not exist is refused by name', () => {
    expect(() => asked('games/carara')).toThrow(new Misuse('games/carara: there is no such file or folder.'));
    expect(() => asked('../elsewhere')).toThrow(Misuse);
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check.mjs', 'games/carara'], { cwd: root, encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: 'games/carara: there is no such file or folder.\n' });
  });
});

describe('running them', () => {
  let folder: string;
  let said: string[];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bottega-checks-'));
    mkdirSync(join(folder, 'node_modules'));
    said = [];
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const check = (name: string, program: string, report?: object): Check => {
    writeFileSync(join(folder, 'node_modules', `${name}.mjs`), program);
    const file = join(folder, `${name}.json`);
    if (report !== undefined) writeFileSync(file, JSON.stringify(report));
    return { group: 'check', name, program: `${name}.mjs`, args: [], ...(report && { report: file }) };
  };
  const run = (...checks: Check[]): boolean => runChecks(checks, { root: folder, log: (line) => said.push(line) });
  const end = (): string[] =>
    said
      .join('\n')
      .replace(/\d+\.\d s/g, '0.1 s')
      .split('\n')
      .slice(-6);

  it('closes with the time of each and the count', () => {
    const tests = check('tests', '', { numPassedTests: 7, numFailedTests: 0, testResults: [] });
    expect(run(check('lint', ''), tests)).toBe(true);
    expect(end().slice(-5)).toEqual(['', 'lint        0.1 s  ok', 'tests       0.1 s  ok', '', '8 passed, 0 failed']);
  });

  it('names what failed once more at the end, with the files of failed tests', () => {
    const testResults = [
      { name: join(folder, 'games/a.test.ts'), status: 'failed' },
      { name: join(folder, 'games/b.test.ts'), status: 'passed' },
    ];
    const tests = check('tests', 'process.exit(1)', { numPassedTests: 5, numFailedTests: 2, testResults });
    expect(run(check('types', ''), check('lint', 'process.exit(1)'), tests)).toBe(false);
    expect(end()).toEqual(['tests       0.1 s  FAILED', '', 'Failed: lint, tests', '  games/a.test.ts', '', '6 passed, 3 failed']);
  });

  it('tests that could not even report have failed', () => {
    expect(run({ ...check('tests', 'process.exit(1)'), report: join(folder, 'nowhere.json') })).toBe(false);
    expect(end().at(-1)).toBe('0 passed, 1 failed');
  });
});
