// Installs the dependencies when they are missing or not those of the lock file; plain Node, so that it runs on a fresh
// clone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const LONGEST_INSTALL = 10 * 60_000;

/** Runs `npm ci` in a folder with a lock file, unless it was done for this very lock file. */
export function ensureInstalled(folder = root, log = console.error) {
  const lock = createHash('sha256')
    .update(readFileSync(`${folder}/package-lock.json`))
    .digest('hex');
  const stamp = `${folder}/node_modules/.bottega-lock`;
  const isDone = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
  if (isDone()) return;
  log('Installing dependencies…');
  const release = takeTurn(`${folder}/.installing`);
  try {
    if (!isDone()) install(folder, stamp, lock, log);
  } finally {
    release();
  }
}

function install(folder, stamp, lock, log) {
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (done.status === 0) return writeFileSync(stamp, lock);
  log('npm ci failed: see above. Node 20.19 or newer, npm and access to the npm registry are needed.');
  process.exitCode = 1;
  throw new Error('the dependencies could not be installed');
}

/**
 * Two commands started at once must not install over each other: a folder is the token, and one left behind by a crash
 * grows old.
 */
function takeTurn(token) {
  for (;;) {
    try {
      mkdirSync(token);
      return () => rmSync(token, { recursive: true, force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const { mtimeMs = 0 } = statSync(token, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs > 0 && Date.now() - mtimeMs > LONGEST_INSTALL) rmSync(token, { recursive: true, force: true });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstalled();
