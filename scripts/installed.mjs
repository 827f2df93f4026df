/**
 * What is installed in a folder's node_modules, as a stamp tells: for which lock file, by which Node, and whether
 * wholly or only what a start needs.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const stampOf = (folder) => `${folder}/node_modules/.bottega-installed`;

/** The Node that native modules are made for: `ABI 115, linux x64 glibc`. */
export function thisNode() {
  const { platform, arch, versions } = process;
  return `ABI ${versions.modules}, ${platform} ${arch}${platform === 'linux' ? ` ${libc()}` : ''}`;
}

function libc() {
  // otherwise it looks up the names of all open connections
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}

/** What should be installed in a folder; `whole`: with what only checks and tests need. */
export const wantedIn = (folder, whole) => ({
  lock: createHash('sha256')
    .update(readFileSync(`${folder}/package-lock.json`))
    .digest('hex'),
  node: thisNode(),
  whole,
});

/** What is installed there; nothing, when it was not finished or not by us. */
export function installedIn(folder) {
  try {
    return JSON.parse(readFileSync(stampOf(folder), 'utf8'));
  } catch {
    return null;
  }
}

export const noteInstalled = (folder, what) => writeFileSync(stampOf(folder), JSON.stringify(what));

/** The number of packages in it, or null where npm left no list. */
export function countPackages(folder) {
  try {
    const { packages } = JSON.parse(readFileSync(`${folder}/node_modules/.package-lock.json`, 'utf8'));
    return Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link).length;
  } catch {
    return null;
  }
}
