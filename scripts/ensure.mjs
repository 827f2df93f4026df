/**
 * Installs the packages when they are missing, not those of the lock file, or made for another Node; plain Node, so that
 * it runs on a fresh clone.
 *
 *     node scripts/ensure.mjs            what a start needs
 *     node scripts/ensure.mjs --whole    with what checks and tests need
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { countPackages, installedIn, noteInstalled, wantedIn } from './installed.mjs';
import { phase } from './phase.mjs';
import { takeTurn } from './turn.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];
const ADD = ['install', '--no-save'];
const WHOLE = ['--include=dev'];
// without the second, what a dependency would merely like beside it stays: TypeScript, for one
const START_ONLY = ['--omit=dev', '--legacy-peer-deps'];
const MOST_OUTPUT = 64 * 1024 * 1024;

/**
 * `whole`: with what only checks and tests need. `anotherNode`: whether packages made for another Node are installed
 * again ("replace"), or that is left to somebody who was told ("tell").
 */
export function ensureInstalled({ folder = root, whole = false, anotherNode = 'replace' } = {}) {
  const wanted = wantedIn(folder, whole);
  const serves = (present) => present?.lock === wanted.lock && present.node === wanted.node && (present.whole || !whole);
  const present = installedIn(folder);
  if (serves(present)) return;
  if (anotherNode === 'tell' && present !== null && present.node !== wanted.node) stop(another(present, wanted));
  const letGo = turnIn(folder);
  let fault;
  try {
    const now = installedIn(folder);
    if (!serves(now)) fault = install(folder, wanted, now);
  } finally {
    letGo();
  }
  if (fault !== undefined) stop(fault);
}

function turnIn(folder) {
  try {
    return takeTurn(`${folder}/.installing.lock`, () => console.error('Waiting for another command that installs the packages.'));
  } catch (error) {
    return stop(`The packages must be installed, and ${folder} can't be written to (${error.code}): run \`node scripts/ensure.mjs\` as its owner.`);
  }
}

/** Gives back what went wrong. */
function install(folder, wanted, present) {
  // when only the rest is missing, what is there need not be compiled again
  const isAddition = present?.lock === wanted.lock && present.node === wanted.node;
  const before = isAddition ? countPackages(folder) : 0;
  const installing = phase('Installing packages (some minutes, where SQLite must be compiled)');
  const npm = spawnSync('npm', [...(isAddition ? ADD : ['ci']), ...(wanted.whole ? WHOLE : START_ONLY), ...QUIET], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    installing.drop();
    return faultOf(npm);
  }
  noteInstalled(folder, wanted);
  const count = countPackages(folder);
  installing.done(count === null || before === null ? 'Installed the packages' : `Installed ${count - before} ${isAddition ? 'more ' : ''}packages`);
  return undefined;
}

function faultOf({ error, stderr }) {
  if (error?.code === 'ENOENT') return "The packages can't be installed: npm is not on the PATH.";
  if (stderr) console.error(stderr.trimEnd());
  return 'The packages could not be installed: see above. npm needs its registry, and where no ready-made SQLite fits, Python, make and a C++ compiler.';
}

const another = (present, wanted) =>
  `The packages here were installed by another Node (${present.node}; this is Node ${process.versions.node}, ${wanted.node}). ` +
  'Install them again with `node scripts/ensure.mjs`, or start with `npm start`, which does it by itself.';

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstalled({ whole: process.argv.includes('--whole') });
