// Builds the web application into web/dist, unless it was built from these very sources.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { phase } from './phase.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
export const DIST = join(root, 'web/dist');
const SOURCES = [
  'package-lock.json',
  'kernel',
  'games',
  'bots',
  'table',
  'board-kit',
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/licences.ts',
];

function newest(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  const inside = readdirSync(path).filter((name) => name !== 'node_modules' && name !== 'dist');
  return inside.reduce((latest, name) => Math.max(latest, newest(join(path, name))), mtimeMs);
}

export function buildWeb({ log } = {}) {
  const stamp = join(DIST, '.sources');
  const sources = String(Math.max(...SOURCES.map((path) => newest(join(root, path)))));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  const building = phase('Building the pages', log);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const done = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: join(root, 'web'),
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    // a test runner calls itself "test" here, and would get an application without its service worker
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (done.status !== 0) {
    building.drop();
    process.stderr.write(done.stderr);
    console.error('The pages could not be built: see above.');
    process.exit(1);
  }
  writeFileSync(stamp, sources);
  building.done('Built the pages');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildWeb();
