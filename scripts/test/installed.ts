/** The packages as somebody gets them: built, packed, and installed by npm in an empty folder. */
import { execFile, type SpawnOptions, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

export class Installed {
  /** Where everything lies: `build/`, `tarballs/` and `home/`, the folder of a programmer. */
  readonly folder = mkdtempSync(join(tmpdir(), 'bottega-packages-'));
  readonly home = join(this.folder, 'home');
  readonly build = join(this.folder, 'build');
  /** Folders of all third-party packages that are needed. */
  foreign: readonly string[] = [];

  async make(): Promise<void> {
    await this.node([join(ROOT, 'scripts/build.mjs'), this.build], { cwd: ROOT });
    const tarballs = join(this.folder, 'tarballs');
    mkdirSync(tarballs);
    mkdirSync(this.home);
    const built = readdirSync(this.build).map((name) => join(this.build, name));
    await run('npm', ['pack', ...QUIET, '--pack-destination', tarballs, ...built], { cwd: this.folder });
    writeFileSync(join(this.home, 'package.json'), '{ "name": "home", "private": true, "type": "module" }\n');
    this.foreign = foreignPackages(built);
    // what others wrote is taken from the tree, so that nothing is fetched or compiled
    for (const folder of this.foreign) cpSync(folder, join(this.home, relative(ROOT, folder)), { recursive: true });
    // without its commands npm takes a package for half installed, and fetches it
    cpSync(join(ROOT, 'node_modules/.bin'), join(this.home, 'node_modules/.bin'), { recursive: true, verbatimSymlinks: true });
    const files = readdirSync(tarballs).map((name) => join(tarballs, name));
    await run('npm', ['install', '--offline', ...QUIET, ...files], { cwd: this.home });
  }

  /** What a Node program printed, run in the programmer's folder; throws when it fails. */
  async node(args: readonly string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): Promise<string> {
    const { stdout } = await run(process.execPath, [...args], { cwd: this.home, maxBuffer: 1 << 26, ...options });
    return stdout;
  }

  start(command: string, args: readonly string[], options: SpawnOptions) {
    return spawn(command, [...args], { cwd: this.home, ...options });
  }

  write(name: string, text: string): string {
    const path = join(this.home, name);
    writeFileSync(path, text);
    return path;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The folders of what the packages need, and of what those need in turn, as Node would find them. */
function foreignPackages(built: readonly string[]): string[] {
  const found = new Set<string>();
  const need = (name: string, from: string, optional: boolean): void => {
    if (name.startsWith('@bottega/')) return;
    const folder = find(name, from);
    if (folder === undefined && !optional) throw new Error(`${name} is not installed, and ${from} needs it`);
    if (folder === undefined || found.has(folder)) return;
    found.add(folder);
    needAll(folder, folder);
  };
  const needAll = (folder: string, from: string): void => {
    const { dependencies, optionalDependencies, peerDependencies } = readManifest(folder);
    for (const name of Object.keys(dependencies ?? {})) need(name, from, false);
    for (const name of Object.keys({ ...optionalDependencies, ...peerDependencies })) need(name, from, true);
  };
  for (const folder of built) needAll(folder, ROOT);
  return [...found].sort();
}

function find(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return from === ROOT || from === dirname(from) ? undefined : find(name, dirname(from));
}
