/** The packages of `npm run build`, as a programmer without the house gets and uses them. docs/engine.md is run, too. */
import type { ChildProcess } from 'node:child_process';
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM_FLAGS, chromium } from '../chromium.mjs';
import { Installed, ROOT, readManifest } from './installed.ts';

const NAMES = ['bots', 'bottega', 'carrara', 'client', 'kernel', 'la-stanza', 'paneveggio', 'server', 'table'];
// MPL-2.0 asks for the source of its own files alone: web-push is used as it comes
const LICENCES = ['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1', 'BlueOak-1.0.0', '0BSD', 'MPL-2.0'];
const LONG = 300_000;
const START = 60_000;
const run = promisify(execFile);

const installed = new Installed();
beforeAll(() => installed.make(), LONG);
afterAll(() => installed.remove());

const folderOf = (name: string): string => join(installed.home, 'node_modules', name === 'bottega' ? name : `@bottega/${name}`);
const filesOf = (name: string): string[] => readdirSync(folderOf(name), { recursive: true, encoding: 'utf8' }).filter((path) => /\.\w+$/.test(path));
const page = readFileSync(`${ROOT}docs/engine.md`, 'utf8');

/** One of several that may be chosen is enough. */
const isAllowed = (licence = ''): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((one) => LICENCES.includes(one));

function exampleIn(language: string): string {
  const [, example] = new RegExp(`\`\`\`${language}\n([\\s\\S]+?)\`\`\``).exec(page) ?? [];
  // it is read in one go
  expect(example.trim().split('\n').length).toBeLessThanOrEqual(30);
  return example;
}

describe('what is in a package', () => {
  it('is made of every workspace for programmers', () => {
    expect(readdirSync(installed.build).sort()).toEqual(NAMES);
  });

  it.each(NAMES)('%s: licence, readme, public, exact dependencies', (name) => {
    const manifest = readManifest(folderOf(name));
    expect(manifest.private).toBeUndefined();
    for (const paper of ['LICENSE', 'README.md']) expect(existsSync(join(folderOf(name), paper))).toBe(true);
    for (const version of Object.values(manifest.dependencies ?? {})) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    for (const path of Object.values(manifest.exports ?? {})) expect(existsSync(join(folderOf(name), path))).toBe(true);
  });

  it.each(NAMES)('%s: no source, no test, no path of this machine', (name) => {
    for (const path of filesOf(name)) {
      expect(path).not.toMatch(/(?<!\.d)\.ts$|\.mjs$|\.map$|\.test\.|(^|\/)(test|bench)\/|(^|\/)\./);
      const text = readFileSync(join(folderOf(name), path), 'latin1');
      for (const secret of [ROOT.replace(/\/$/, ''), installed.folder, 'sourceMappingURL']) expect([path, text.includes(secret)]).toEqual([path, false]);
    }
  });

  it('of others, only what is under a licence of the list, in the pages and in what is installed', () => {
    const listed = readFileSync(join(folderOf('bottega'), 'pages/licences.txt'), 'utf8');
    const bundled = [...listed.matchAll(/^== (\S+) \S+ \((.+)\)$/gm)].map(([, name, licence]) => [name, licence]);
    expect(bundled.map(([name]) => name)).toEqual(expect.arrayContaining(['svelte', 'workbox-core', '@fontsource-variable/eb-garamond']));
    const needed = installed.foreign.map(readManifest).map(({ name, license }) => [name, license]);
    for (const [name, licence] of [...bundled, ...needed]) expect([name, isAllowed(licence) || licence]).toEqual([name, true]);
  });
});

describe('with plain Node', () => {
  it('plays a whole game with bots, in words', async () => {
    const told = await installed.node([installed.write('game.mjs', exampleIn('js'))]);
    expect(told).toMatch(/^Ada \d+\nBea \d+\n$/m);
  });

  it('loads everything that a package hands out', async () => {
    const entries = NAMES.flatMap((name) => {
      const manifest = readManifest(folderOf(name));
      return Object.entries(manifest.exports!).flatMap(([entry, path]) => (path.endsWith('.js') ? [join(manifest.name, entry)] : []));
    });
    const program = entries.map((entry) => `if (Object.keys(await import('${entry}')).length === 0) console.log('${entry}');`).join('\n');
    // what hands out types alone is the table's messages
    expect(await installed.node([installed.write('all.mjs', program)])).toBe('');
  });

  it('a bot thinks in a thread of its own', async () => {
    const program = `
      import { game } from '@bottega/la-stanza';
      import { BotHost } from '@bottega/bots/worker';
      import { nodeWorker } from '@bottega/bots/worker/node';
      const host = new BotHost(nodeWorker({ 'la-stanza': import.meta.resolve('@bottega/la-stanza') }), (fault) => console.log(fault));
      const state = game.setup({ players: 2 }, 'a');
      const [seat] = game.toAct(state);
      const move = await host.choose({ game, level: 'novice', seat, view: game.view(state, seat), mind: 'a', seed: 'a' });
      console.log(game.legal(state, seat).some((legal) => game.notation.write(legal) === game.notation.write(move)));
      host.close();`;
    expect(await installed.node([installed.write('thread.mjs', program)])).toBe('true\n');
  });

  it('gives types to a strict program, for the games, the bots and the client', async () => {
    installed.write('client.ts', exampleIn('ts'));
    installed.write(
      'typed.ts',
      `import { chooseMove, type Level } from '@bottega/bots';
      import { box, game, type Move, type State } from '@bottega/carrara';
      import { attempt, type BaseMove, randomFrom } from '@bottega/kernel';
      import { fuzz } from '@bottega/kernel/proof';
      import { LocalTable } from '@bottega/table';
      import { serve } from '@bottega/server';
      import { run } from 'bottega';
      const level: Level = 'master';
      const state: State = game.setup({ players: 2 }, 'a');
      const move: BaseMove = chooseMove(box, game.view(state, 0), 0, level, randomFrom('a'));
      const played: Move = attempt(game, state, 0, move);
      // @ts-expect-error: no such move in Carrara
      const wrong: Move = { do: 'fly' };
      // @ts-expect-error: no such level
      const nobody: Level = 'grandmaster';
      console.log(played, wrong, nobody, fuzz, LocalTable, serve, run);`,
    );
    const types = join(ROOT, 'node_modules/@types');
    const compilerOptions = { strict: true, noUncheckedIndexedAccess: true, noEmit: true, target: 'es2023', module: 'nodenext' };
    const options = { ...compilerOptions, skipLibCheck: false, typeRoots: [types], types: ['node'] };
    installed.write('tsconfig.json', JSON.stringify({ compilerOptions: options, files: ['client.ts', 'typed.ts'] }));
    const tsc = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
    const { stdout } = await run(process.execPath, [tsc, '-p', installed.home]).catch((error: { stdout: string }) => error);
    expect(stdout).toBe('');
  }, 60_000);
});

describe('npx bottega', () => {
  let server: ChildProcess;
  let address = '';
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', BOTTEGA_BOT_PACE: '0', BOTTEGA_BUDGET: '1000000' };

  beforeAll(async () => {
    const data = join(installed.folder, 'data');
    mkdirSync(data);
    server = installed.start('npx', ['--offline', 'bottega', 'serve'], { env: { ...env, BOTTEGA_DATA: data }, detached: true });
    let said = '';
    address = await new Promise((resolve, reject) => {
      const hear = (chunk: Buffer): void => {
        said += chunk;
        const [, port] = /http:\/\/localhost:(\d+)/.exec(said) ?? [];
        if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
      };
      server.stdout!.on('data', hear);
      server.stderr!.on('data', hear);
      const fail = (): void => reject(new Error(`the server did not start: ${said}`));
      server.on('exit', fail);
      setTimeout(fail, START).unref();
    });
  }, LONG);

  afterAll(async () => {
    if (server?.pid === undefined || server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    // npx stands between: the whole group is asked to end
    process.kill(-server.pid, 'SIGTERM');
    await ended;
  });

  it('tells its version', async () => {
    const { stdout } = await run('npx', ['--offline', 'bottega', '--version'], { cwd: installed.home });
    expect(stdout).toBe(`${JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')).version}\n`);
  });

  it('serves, and the page opens in a browser', async () => {
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    const { stdout } = await run(chromium(), [...CHROMIUM_FLAGS, '--virtual-time-budget=20000', '--dump-dom', `${address}/`], { maxBuffer: 1 << 26 });
    for (const title of ['La Stanza', 'Carrara', 'Paneveggio']) expect(stdout).toContain(title);
    const licences = await fetch(`${address}/licences.txt`);
    expect([licences.status, licences.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  }, 120_000);

  it('lets the typed client of docs/engine.md open a table and play it to its end', async () => {
    const { transform } = await import('esbuild');
    const { code } = await transform(exampleIn('ts'), { loader: 'ts', format: 'esm' });
    const told = await installed.node([installed.write('client.mjs', code)], { env: { ...env, SERVER: address } });
    expect(told).toMatch(/total: \d+/);
  }, 120_000);
});
