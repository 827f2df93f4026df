/** nginx and Caddy with our own files of `deploy`, on a port of their own, with a certificate that nobody vouches for. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../storage/test/databases.ts';

const ours = (name: string): string => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');
const has = (program: string, flag: string): boolean => spawnSync(program, [flag]).error === undefined;
const hasOpenssl = has('openssl', 'version');

interface Way {
  readonly name: string;
  readonly isHere: boolean;
  readonly program: string;
  /** The arguments to check its file, and to run with it. */
  readonly check: (file: string) => string[];
  readonly run: (file: string) => string[];
  readonly file: (port: number, to: number, folder: string) => string;
}

const nginx: Way = {
  name: 'nginx',
  isHere: hasOpenssl && has('nginx', '-v'),
  program: 'nginx',
  check: (file) => ['-t', '-c', file],
  run: (file) => ['-c', file],
  file(port, to, folder) {
    const site = ours('nginx.conf')
      .replaceAll(/^ *listen (80|\[::\].*);\n/gm, '')
      .replace('return 301', `listen unix:${folder}/http.sock; return 301`)
      .replace('listen 443 ', `listen 127.0.0.1:${port} `)
      .replace('127.0.0.1:4600', `127.0.0.1:${to}`)
      .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+\//g, `${folder}/`);
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    return `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}\nhttp { access_log off; ${places}\n${site}}\n`;
  },
};

const caddy: Way = {
  name: 'Caddy',
  isHere: hasOpenssl && has('caddy', 'version'),
  program: 'caddy',
  check: (file) => ['validate', '--adapter', 'caddyfile', '--config', file],
  run: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  file: (port, to, folder) =>
    ours('Caddyfile')
      .replace(
        /^games\.example\.org \{/m,
        `{\n\tadmin off\n\tauto_https off\n}\nhttps://localhost:${port} {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`,
      )
      .replace('127.0.0.1:4600', `127.0.0.1:${to}`),
};

export const WAYS: readonly Way[] = [nginx, caddy];

export interface Front {
  readonly port: number;
  readonly certificate: string;
  /** What it says when it checks its file, and its exit code. */
  readonly checked: { readonly said: string; readonly code: number | null };
  stop(): Promise<void>;
}

/** A proxy in front of a port of this machine. */
export async function startProxy(way: Way, to: number): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-proxy-'));
  const port = await freePort();
  const [key, certificate, file] = ['privkey.pem', 'fullchain.pem', 'config'].map((name) => join(folder, name));
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  spawnSync('openssl', ['req', '-x509', ...kind, '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate]);
  writeFileSync(file, way.file(port, to, folder));
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const check = spawnSync(way.program, way.check(file), { env, encoding: 'utf8' });
  const child = spawn(way.program, way.run(file), { env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  await listening(child, port);
  return {
    port,
    certificate: readFileSync(certificate, 'utf8'),
    checked: { said: check.stdout + check.stderr, code: check.status },
    async stop() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 200 && child.exitCode === null; tries++) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill();
  throw new Error(`the proxy does not listen (code ${child.exitCode})`);
}
