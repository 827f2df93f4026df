/** Runs checks one after the other, and closes with their times, what failed, and "N passed, N failed". */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { duration } from './phase.mjs';

/** Gives back whether all is well. */
export function runChecks(checks, { root, log = console.log }) {
  const results = checks.map((check) => run(check, root, log));
  const width = Math.max(...results.map(({ name }) => name.length));
  log('');
  for (const { name, fine, time } of results) log(`${name.padEnd(width)}  ${time.padStart(10)}  ${fine ? 'ok' : 'FAILED'}`);
  const failures = results.filter(({ fine }) => !fine);
  if (failures.length > 0) log(`\nFailed: ${failures.map(({ name }) => name).join(', ')}`);
  for (const file of failures.flatMap(({ files }) => files)) log(`  ${file}`);
  const sum = (of) => results.reduce((total, result) => total + result[of], 0);
  log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return failures.length === 0;
}

function run({ name, program, args, report }, root, log) {
  log(`\n== ${name}`);
  const started = performance.now();
  const done = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], { cwd: root, stdio: 'inherit' });
  const fine = done.status === 0;
  const time = duration(performance.now() - started);
  log(`${fine ? 'ok' : 'FAILED'}: ${name} (${time})`);
  const single = { passed: fine ? 1 : 0, failed: fine ? 0 : 1, files: [] };
  return { name, fine, time, ...(report === undefined ? single : read(report, fine, root)) };
}

/** What a run of tests reports; one that could not even report is one failure. */
function read(report, fine, root) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const files = testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(root, name));
    return { passed: numPassedTests, failed: numFailedTests || (fine ? 0 : 1), files };
  } catch {
    return { passed: 0, failed: 1, files: [] };
  }
}
