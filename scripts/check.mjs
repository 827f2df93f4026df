/**
 * Runs the checks of the house, one after the other, and closes with "N passed, N failed".
 *
 *   npm test                       everything
 *   npm test -- games/carrara      only the tests below that path
 *   npm run check                  types, lint, arrows, dead code
 *   npm run test:unit, test:web    the tests without and with a browser; a path may follow here too
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure.mjs';

ensureInstalled({ whole: true });
const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'bottega-check-'));
const FOLDERS = ['kernel', 'games', 'examples', 'bots', 'table', 'server', 'board-kit', 'web/src', 'cli'];
const WEB_TESTS = 'web/test';

const [flag, only, ...rest] = process.argv.slice(2);
const asked = flag === '--only' ? only : null;
const given = asked === null ? process.argv.slice(2) : rest;
const paths = given.filter((one) => !one.startsWith('-'));
const ofWeb = (path) => path.startsWith(WEB_TESTS);

const vitest = (report, args, filters) => [
  ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(scratch, report)}`],
  ...args,
  ...given.filter((one) => one.startsWith('-')),
  ...filters,
];

/**
 * Each check: what it belongs to, its name, its program inside node_modules, its arguments, and the report that counts
 * its tests.
 */
const all = [
  ['check', 'types', '@typescript/native/bin/tsc', ['-p', 'tsconfig.json']],
  [...['check', 'types of components', 'svelte-check/bin/svelte-check'], ['--tsconfig', 'web/tsconfig.json', '--fail-on-warnings', '--output', 'machine']],
  ['check', 'lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']],
  [...['check', 'arrows', 'dependency-cruiser/bin/dependency-cruise.mjs'], ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...FOLDERS]],
  ['check', 'dead code', 'knip/bin/knip.js', ['--no-progress']],
  [
    'unit',
    'tests',
    'vitest/vitest.mjs',
    vitest(
      'tests.json',
      [],
      paths.filter((path) => !ofWeb(path)),
    ),
    'tests.json',
  ],
  [...['web', 'browser', 'vitest/vitest.mjs'], vitest('browser.json', ['--config', `${WEB_TESTS}/vitest.config.ts`], paths.filter(ofWeb)), 'browser.json'],
];

/** Who names paths wants the tests below them and nothing else. */
function isWanted(group) {
  if (asked !== null) return group === asked;
  if (paths.length === 0) return true;
  return (group === 'unit' && paths.some((path) => !ofWeb(path))) || (group === 'web' && paths.some(ofWeb));
}

let passed = 0;
let failed = 0;
for (const [, name, program, args, report] of all.filter(([group]) => isWanted(group))) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const done = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], { cwd: root, stdio: 'inherit' });
  const fine = done.status === 0;
  console.log(`${fine ? 'ok' : 'FAILED'}: ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (report !== undefined) {
    const counts = readCounts(report);
    passed += counts.passed;
    failed += counts.failed || (fine ? 0 : 1);
  } else if (fine) passed++;
  else failed++;
}
rmSync(scratch, { recursive: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function readCounts(report) {
  try {
    const counts = JSON.parse(readFileSync(join(scratch, report), 'utf8'));
    return { passed: counts.numPassedTests, failed: counts.numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
