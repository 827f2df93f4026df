import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DevServer } from '../dev-server.mjs';

const SERVES = "console.log('Bottega is open: http://localhost:1'); setInterval(() => {}, 1000);";
/** A syntax error. */
const BROKEN = 'const x = = 3;';

let folder: string;
let program: string;
let said: string[];
let server: DevServer;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bottega-dev-'));
  program = join(folder, 'server.mjs');
  said = [];
  server = new DevServer([process.execPath, [program], { env: { ...process.env, NODE_OPTIONS: '' } }], (line) => said.push(line));
});
afterEach(async () => {
  await server.stop('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const saying = (text: string): Promise<void> => vi.waitFor(() => expect(said.some((line) => line.startsWith(text))).toBe(true), { timeout: 30_000 });

it('a server that serves is quiet about its own address, and passes its log on', async () => {
  writeFileSync(program, `console.log('{"msg":"answered"}'); ${SERVES}`);
  expect(await server.start()).toBe(true);
  expect(said).toEqual(['{"msg":"answered"}']);
});

it('a crash is told, and the next change starts it again', async () => {
  writeFileSync(program, BROKEN);
  expect(await server.start()).toBe(false);
  await saying('The server has crashed (code 1)');
  writeFileSync(program, SERVES);
  await server.restart();
  await saying('Started the server anew (');
  expect(said).toHaveLength(2);
});

it('a change while it is still starting does not wait for that', async () => {
  writeFileSync(program, 'setInterval(() => {}, 1000);');
  void server.start();
  await server.restart();
  writeFileSync(program, SERVES);
  await server.restart();
  await saying('Started the server anew');
});

it('it ends when it is told to, in order, and that is no crash', async () => {
  const goodbye = join(folder, 'goodbye');
  writeFileSync(
    program,
    `import { writeFileSync } from 'node:fs';
    process.once('SIGTERM', () => { writeFileSync(${JSON.stringify(goodbye)}, ''); process.exit(0); });
    ${SERVES}`,
  );
  await server.start();
  await server.stop();
  expect(existsSync(goodbye)).toBe(true);
  expect(said).toEqual([]);
});
