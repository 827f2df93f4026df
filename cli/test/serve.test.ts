import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqliteWarning } from '../native.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SERVE = ['bin/bottega', 'serve', '--built'];

let folder: string;
let env: NodeJS.ProcessEnv;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bottega-serve-'));
  env = { ...process.env, PORT: '0', HOST: '127.0.0.1', BOTTEGA_DATA: folder };
  delete env['LOG'];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Serves until its address is told, asks for a page and a table that are not there, and ends it. */
async function served(LOG = '', flags: readonly string[] = []): Promise<{ out: string; notices: string; code: number }> {
  const child = spawn(process.execPath, [...flags, ...SERVE], { cwd: root, env: { ...env, LOG } });
  let [out, notices] = ['', ''];
  child.stderr.on('data', (chunk) => (notices += chunk));
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      out += chunk;
      if (out.includes('Bottega is open')) resolve();
    });
    child.once('exit', () => resolve());
  });
  const [address] = /http:\S+/.exec(out.slice(out.indexOf('Bottega is open'))) ?? [];
  for (const path of ['/nowhere', '/api/tables/nothing']) await fetch(address + path);
  child.kill();
  const [code] = (await once(child, 'exit')) as [number];
  return { out, notices, code };
}

describe('a server', () => {
  it('says in a line each what it opened and where it is, and nothing of requests', async () => {
    const { out, notices, code } = await served();
    expect(out).toMatch(/^Bottega is open: http:\/\/localhost:\d+\n$/);
    const quiet = notices.split('\n').map((line) => line.replace(folder, 'data').replace(/\d+\.\d s/, '0.1 s'));
    expect(quiet).toEqual(['Opened the tables in data/ (SQLite, 0 tables, 0.1 s)', '']);
    expect(code).toBe(0);
  });

  it('warns of a Node that SQLite may end, in one sentence, and of no other', async () => {
    const disguise = join(folder, 'disguise.cjs');
    writeFileSync(disguise, `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '24.19.0' } });`);
    const { notices } = await served('', ['-r', disguise]);
    expect(notices).toMatch(/^On Node 24\.19\.0, SQLite of this version may end the process: take Node 22, or Postgres \(DATABASE_URL\)\.\nOpened /);
    for (const version of ['20.19.0', '22.23.1', '24.18.0']) expect(sqliteWarning(version)).toBeUndefined();
  });

  it('notes each request by its route with LOG=requests', async () => {
    const { out } = await served('requests');
    expect(out).toContain('"route":"/api/tables/:id"');
  });

  it('refuses a LOG that does not exist by name, with code 2', () => {
    const { status, stderr } = spawnSync(process.execPath, SERVE, { cwd: root, env: { ...env, LOG: 'loud' }, encoding: 'utf8' });
    expect(stderr).toMatch(/^LOG=loud: one of words, requests, .* is needed\.\n$/);
    expect(status).toBe(2);
  });

  it('names the port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { status, stderr } = spawnSync(process.execPath, SERVE, { cwd: root, env: { ...env, PORT: String(port) }, encoding: 'utf8' });
    other.close();
    expect(stderr).toContain(`\nPort ${port} is in use: choose another with PORT=….\n`);
    expect(status).toBe(1);
  });

  it.each(['serve --built', 'backup copy.sqlite'])('says in one sentence what to do when native code was made for another Node: %s', (command) => {
    const another = join(folder, 'another.cjs');
    writeFileSync(
      another,
      `process.dlopen = (module, path) => {
        throw Object.assign(new Error(path + ' was compiled against a different Node.js version'), { code: 'ERR_DLOPEN_FAILED' });
      };`,
    );
    const { status, stdout, stderr } = spawnSync(process.execPath, ['-r', another, 'bin/bottega', ...command.split(' ')], { cwd: root, env, encoding: 'utf8' });
    expect(stdout + stderr).toMatch(/^The packages here do not fit this Node \(.*\): remove the folder node_modules and run `npm start`\.\n$/);
    expect(status).toBe(1);
  });
});
