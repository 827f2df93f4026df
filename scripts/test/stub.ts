/** A folder with a lock file, and an npm that only notes how it was called. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ENSURE = fileURLToPath(new URL('../ensure.mjs', import.meta.url));

/** As npm does: `ci` begins anew, both leave a list of the packages. */
const npmStub = (calls: string, body: string): string => `#!${process.execPath}
const { appendFileSync, mkdirSync, rmSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
appendFileSync(${JSON.stringify(calls)}, args.join(' ') + '\\n');
${body}
if (args[0] === 'ci') rmSync('node_modules', { recursive: true, force: true });
mkdirSync('node_modules', { recursive: true });
const packages = { '': {}, 'node_modules/a': {}, 'node_modules/b': {}, 'node_modules/own': { link: true } };
if (!args.includes('--omit=dev')) packages['node_modules/c'] = {};
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
`;

export class StubbedFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'bottega-ensure-'));
  private preload: string[] = [];
  private readonly bin = join(this.path, 'bin');
  private readonly callsFile = join(this.path, 'calls.txt');

  constructor() {
    mkdirSync(this.bin);
    this.changeLock('first');
    this.npm('');
  }

  /** What npm does besides. */
  npm(body: string): void {
    const npm = join(this.bin, 'npm');
    writeFileSync(npm, npmStub(this.callsFile, body));
    chmodSync(npm, 0o755);
  }

  withoutNpm(): void {
    rmSync(join(this.bin, 'npm'));
  }

  /** Nothing may be written; simulated, since tests may run as root. */
  forbid(): void {
    const preload = join(this.path, 'forbid.cjs');
    const refusal = "throw Object.assign(new Error('no'), { code: 'EACCES' })";
    writeFileSync(preload, `require('node:fs').writeFileSync = () => { ${refusal}; }; require('node:module').syncBuiltinESMExports();`);
    this.preload = ['-r', preload];
  }

  changeLock(text: string): void {
    writeFileSync(join(this.path, 'package-lock.json'), text);
  }

  get stampFile(): string {
    return join(this.path, 'node_modules/.bottega-installed');
  }

  /** As if it had been installed by a Node with another ABI. */
  installedByAnotherNode(): void {
    const stamp = JSON.parse(readFileSync(this.stampFile, 'utf8')) as { node: string };
    writeFileSync(this.stampFile, JSON.stringify({ ...stamp, node: stamp.node.replace(/ABI \d+/, 'ABI 1') }));
  }

  /** How npm was called, in order. */
  get calls(): string[] {
    return existsSync(this.callsFile) ? readFileSync(this.callsFile, 'utf8').trimEnd().split('\n') : [];
  }

  private program(options: object): [string, string[], { env: NodeJS.ProcessEnv }] {
    const text = `import { ensureInstalled } from ${JSON.stringify(ENSURE)}; ensureInstalled(${JSON.stringify({ folder: this.path, ...options })});`;
    return [process.execPath, [...this.preload, '--input-type=module', '-e', text], { env: { ...process.env, PATH: [this.bin, '/nowhere'].join(delimiter) } }];
  }

  ensure(options: object = {}): { status: number | null; said: string } {
    const [node, args, { env }] = this.program(options);
    const { status, stderr } = spawnSync(node, args, { env, encoding: 'utf8' });
    return { status, said: stderr };
  }

  /** Without waiting for it. */
  ensureBeside(options: object = {}): Promise<number | null> {
    const [node, args, { env }] = this.program(options);
    return new Promise((resolve) => spawn(node, args, { env, stdio: 'ignore' }).once('exit', resolve));
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
