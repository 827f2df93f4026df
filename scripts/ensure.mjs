// Installs the dependencies when they are missing or not those of the lock file; plain Node, so that it runs on a fresh clone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs `npm ci` in a folder with a lock file, unless it was done for this very lock file. */
export function ensureInstalled(folder = root, log = console.error) {
  const lock = createHash('sha256')
    .update(readFileSync(`${folder}/package-lock.json`))
    .digest('hex');
  const stamp = `${folder}/node_modules/.bottega-lock`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  log('Installing dependencies…');
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (done.status !== 0) {
    log('npm ci failed: see above. Node 20.19 or newer, npm and access to the npm registry are needed.');
    process.exit(done.status ?? 1);
  }
  writeFileSync(stamp, lock);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstalled();
