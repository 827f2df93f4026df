/** The checks of the house, and which of them a command asks for. */
import { existsSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

const FOLDERS = ['kernel', 'games', 'examples', 'bots', 'table', 'server', 'board-kit', 'web/src', 'cli'];
const WEB_TESTS = 'web/test';
/** Flags of vitest that take a value behind them. */
const WITH_VALUE = ['-t', '--testNamePattern'];

/** A command that can't be carried out; said in words. */
export class Misuse extends Error {}

/**
 * Each check: what it belongs to, its name, its program inside node_modules, its arguments, and, when it runs tests, the
 * file of its report. `args`: `--only GROUP`, paths of tests, and flags for vitest.
 */
export function checksFor(args, root, scratch) {
  const asked = args[0] === '--only' ? args[1] : null;
  const { flags, paths } = sort(asked === null ? args : args.slice(2), root);
  const web = paths.filter((path) => path === '' || path === 'web' || isBelow(path, WEB_TESTS));
  const unit = paths.filter((path) => path === '' || !web.includes(path));
  const vitest = (report, config, chosen) => [
    ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ...config,
    ...flags,
    ...chosen.filter((path) => path !== '' && path !== 'web').map((path) => asFilter(join(root, path))),
  ];
  const tests = (group, name, config, chosen) => {
    const report = join(scratch, `${group}.json`);
    return { group, name, program: 'vitest/vitest.mjs', args: vitest(report, config, chosen), report };
  };
  const all = [
    { group: 'check', name: 'types', program: '@typescript/native/bin/tsc', args: ['-p', 'tsconfig.json'] },
    {
      ...{ group: 'check', name: 'types of components', program: 'svelte-check/bin/svelte-check' },
      args: ['--tsconfig', 'web/tsconfig.json', '--fail-on-warnings', '--output', 'machine'],
    },
    { group: 'check', name: 'lint', program: '@biomejs/biome/bin/biome', args: ['check', '--error-on-warnings', '.'] },
    {
      ...{ group: 'check', name: 'arrows', program: 'dependency-cruiser/bin/dependency-cruise.mjs' },
      args: ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...FOLDERS],
    },
    { group: 'check', name: 'dead code', program: 'knip/bin/knip.js', args: ['--no-progress'] },
    tests('unit', 'tests', [], unit),
    tests('web', 'browser', ['--config', `${WEB_TESTS}/vitest.config.ts`], web),
  ];
  if (paths.length === 0) return all.filter(({ group }) => asked === null || group === asked);
  // who names paths wants the tests below them and nothing else
  return all.filter(({ group }) => (group === 'unit' && unit.length > 0) || (group === 'web' && web.length > 0));
}

const isBelow = (path, folder) => path === folder || path.startsWith(`${folder}/`);
/** A folder and not whatever begins alike. */
const asFilter = (path) => (statSync(path).isDirectory() ? `${path}/` : path);

function sort(given, root) {
  const flags = [];
  const paths = [];
  for (let index = 0; index < given.length; index++) {
    const one = given[index];
    if (!one.startsWith('-')) paths.push(pathOf(one, root));
    else flags.push(...(WITH_VALUE.includes(one) ? given.slice(index, ++index + 1) : [one]));
  }
  return { flags, paths };
}

function pathOf(given, root) {
  const path = relative(root, resolve(root, given)).split(sep).join('/');
  if (path.startsWith('..')) throw new Misuse(`${given} is not in this house.`);
  if (!existsSync(join(root, path))) throw new Misuse(`${given}: there is no such file or folder.`);
  return path;
}
