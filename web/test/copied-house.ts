/** A copy of the whole tree in a folder of its own, in which a game can be added as the guide says. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What a player's copy does not need: nothing is built or played from it. */
const NOT_NEEDED = new Set(['docs', 'examples', 'data', 'coverage']);
/** What is made out of sources. */
const MADE = new Set(['node_modules', 'dist']);
/** What belongs to this tree alone: links to its packages, and whatever was worked out from its files. */
const OWN = new Set(['@bottega', '.cache', '.vite', '.vite-temp']);

export class CopiedHouse {
  readonly root = mkdtempSync(join(tmpdir(), 'bottega-guide-'));
  readonly dist = join(this.root, 'web/dist');

  constructor() {
    for (const name of readdirSync(ROOT).filter((one) => !one.startsWith('.') && !NOT_NEEDED.has(one))) {
      cpSync(join(ROOT, name), join(this.root, name), { recursive: true, filter: (path) => !MADE.has(basename(path)) });
    }
    const [theirs, ours] = [join(ROOT, 'node_modules'), join(this.root, 'node_modules')];
    mkdirSync(join(ours, '@bottega'), { recursive: true });
    for (const name of readdirSync(theirs).filter((one) => !OWN.has(one))) symlinkSync(join(theirs, name), join(ours, name));
    // these lead to the packages of the copy, for they are relative; examples are not among them
    for (const name of readdirSync(join(theirs, '@bottega'))) {
      const target = readlinkSync(join(theirs, '@bottega', name));
      if (!target.includes('examples/')) symlinkSync(target, join(ours, '@bottega', name));
    }
  }

  /** Puts a folder where the guide says a game goes. */
  addGame(folder: string, id: string): void {
    cpSync(join(ROOT, folder), join(this.root, 'games', id), { recursive: true });
  }

  /** Runs a script of the copy; gives back what it printed. */
  run(...args: readonly string[]): { code: number | null; out: string; err: string } {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: this.root, encoding: 'utf8', env: { ...process.env, NODE_ENV: undefined } });
    return { code: status, out: stdout, err: stderr };
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
