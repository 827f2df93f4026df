/**
 * Runs the checks of the house, one after the other.
 *
 *   npm test                       everything
 *   npm test -- games/carrara      only the tests below that path
 *   npm run check                  types, lint, arrows, dead code
 *   npm run test:unit, test:web    the tests without and with a browser; a path may follow here too
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checksFor, Misuse } from './checks.mjs';
import { ensureInstalled } from './ensure.mjs';
import { runChecks } from './run-checks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'bottega-check-'));
try {
  const checks = checksFor(process.argv.slice(2), root, scratch);
  ensureInstalled({ whole: true });
  process.exitCode = runChecks(checks, { root }) ? 0 : 1;
} catch (error) {
  if (!(error instanceof Misuse)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  rmSync(scratch, { recursive: true });
}
