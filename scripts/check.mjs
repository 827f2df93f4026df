// Runs every check of the house, one after the other, and closes with "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'bottega-check-'));
const FOLDERS = ['kernel', 'games', 'bots', 'table', 'server', 'board-kit', 'web/src', 'cli'];
const vitest = (report, ...args) => ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(scratch, report)}`, ...args];

/** Each check: its name, its program inside node_modules, its arguments, and the report that counts its tests. */
const checks = [
  ['types', '@typescript/native/bin/tsc', ['-p', 'tsconfig.json']],
  ['types of components', 'svelte-check/bin/svelte-check', ['--tsconfig', 'web/tsconfig.json', '--fail-on-warnings', '--output', 'machine']],
  ['lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']],
  ['arrows', 'dependency-cruiser/bin/dependency-cruise.mjs', ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...FOLDERS]],
  ['dead code', 'knip/bin/knip.js', ['--no-progress']],
  ['tests', 'vitest/vitest.mjs', vitest('tests.json', ...process.argv.slice(2)), 'tests.json'],
  ['browser', 'vitest/vitest.mjs', vitest('browser.json', '--config', 'web/test/vitest.config.ts'), 'browser.json'],
];

let passed = 0;
let failed = 0;
for (const [name, program, args, report] of checks) {
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
