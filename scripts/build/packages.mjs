// Which packages are made, of which workspaces. What a workspace's package.json exports is what the package hands out.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const GAMES = readdirSync(join(ROOT, 'games'))
  .filter((id) => existsSync(join(ROOT, 'games', id, 'index.ts')))
  .sort();

const ofWorkspace = (folder, more = {}) => {
  const manifest = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  const name = more.name ?? manifest.name;
  return { folder, manifest, name, out: name.replace('@bottega/', ''), ...more };
};

/** The boards are drawn by the pages, which `bottega` has in it as they were built. */
export const isBoard = (path) => /^(\.\/)?board[/.]/.test(path);

export const PACKAGES = [
  ofWorkspace('kernel'),
  ...GAMES.map((id) => ofWorkspace(`games/${id}`)),
  ofWorkspace('bots'),
  ofWorkspace('table'),
  ofWorkspace('server', { games: GAMES }),
  ofWorkspace('cli', { name: 'bottega', program: 'main.ts', pages: true }),
];

/** The server's proof needs the tools of tests, and stays in the tree. */
const isApart = (manifest, path) => isBoard(path) || (manifest.name === '@bottega/server' && path.startsWith('./proof/'));

/** What a package hands out, as path by name. */
export const exportsOf = ({ manifest }) => Object.fromEntries(Object.entries(manifest.exports).filter(([, path]) => !isApart(manifest, path)));
