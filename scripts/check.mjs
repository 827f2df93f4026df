// Runs every check of the house, one after the other, and closes with "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'bottega-check-'));
const report = join(scratch, 'vitest.json');

/** Each check: its name, its program inside node_modules, its arguments. */
const checks = [
  ['types', '@typescript/native/bin/tsc', ['-p', 'tsconfig.json']],
  ['types of components', 'svelte-check/bin/svelte-check', ['--workspace', 'web', '--tsconfig', 'tsconfig.json', '--threshold', 'error', '--output', 'human']],
  ['lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']],
  [
    'arrows',
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'kernel', 'games', 'bots', 'table', 'board-kit', 'web/src', 'cli'],
  ],
  ['dead code', 'knip/bin/knip.js', ['--no-progress']],
  ['tests', 'vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...process.argv.slice(2)]],
  [
    'browser tests',
    'vitest/vitest.mjs',
    ['run', '--config', 'web/test/vitest.config.ts', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ],
];

let passed = 0;
let failed = 0;
for (const [name, program, args] of checks) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  rmSync(report, { force: true });
  const done = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], { cwd: root, stdio: 'inherit' });
  const fine = done.status === 0;
  console.log(`${fine ? 'ok' : 'FAILED'}: ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (name.endsWith('tests')) {
    const counts = readCounts();
    passed += counts.passed;
    failed += counts.failed || (fine ? 0 : 1);
  } else if (fine) passed++;
  else failed++;
}
rmSync(scratch, { recursive: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function readCounts() {
  try {
    const counts = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: counts.numPassedTests, failed: counts.numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
