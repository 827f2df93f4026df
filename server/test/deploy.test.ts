import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { freePort } from '../storage/test/databases.ts';
import { startTestServer } from './test-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (name: string): string => readFileSync(join(root, name), 'utf8');

describe('the image', () => {
  const dockerfile = read('Dockerfile');

  it('takes a Node that package.json allows', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    const [, least] = /^>=(\d+)/.exec(engines.node)!;
    expect(Number(/^ARG NODE=(\d+)$/m.exec(dockerfile)?.[1])).toBeGreaterThanOrEqual(Number(least));
  });

  it('leaves compilers behind, and does not run as root', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
    expect(last).toMatch(/^FROM node:\$\{NODE\}-bookworm-slim\n/);
    expect(last).not.toContain('apt-get');
    expect(last.indexOf('USER node')).toBeGreaterThan(last.lastIndexOf('RUN '));
  });

  it('is healthy when the server answers on the port that was set', async () => {
    const [program, ...args] = JSON.parse(/^HEALTHCHECK [^[]*CMD (\[.*\])$/m.exec(dockerfile)![1]) as string[];
    expect(program).toBe('node');
    const isHealthy = (port: number): Promise<boolean> =>
      new Promise((resolve) => execFile(process.execPath, args, { env: { ...process.env, PORT: String(port) } }, (error) => resolve(error === null)));
    const server = await startTestServer();
    expect(await isHealthy(server.port)).toBe(true);
    await server.stop();
    expect(await isHealthy(await freePort())).toBe(false);
  });
});

describe('the service', () => {
  const unit = read('deploy/bottega.service');

  it('starts again what stood still, and not what has a wrong setting', () => {
    expect(unit).toMatch(/^Restart=on-failure$/m);
    expect(unit).toMatch(/^RestartPreventExitStatus=2$/m);
  });

  it.skipIf(spawnSync('systemd-analyze', ['--version']).error !== undefined)('is understood by systemd', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bottega-unit-'));
    const file = join(folder, 'bottega.service');
    writeFileSync(file, unit.replaceAll('/opt/bottega/', root));
    const { stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    // it looks at the machine's other units as well
    expect(stderr.split('\n').filter((line) => line.includes('bottega'))).toEqual([]);
  });
});

describe('dashboard and alert rules', () => {
  it('ask for nothing that /metrics does not tell', async () => {
    const server = await startTestServer();
    const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    await server.stop();
    const told = new Set(
      [...metrics.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) => (type === 'histogram' ? [`${name}_bucket`, `${name}_count`] : name)),
    );
    const { panels } = JSON.parse(read('deploy/grafana.json')) as { panels: { title: string; targets: { expr: string }[] }[] };
    const asked = [
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
      ...[...read('deploy/alerts.yml').matchAll(/^ +expr: (.*)$/gm)].map(([, expr]) => expr),
    ];
    const names = new Set(asked.flatMap((expr) => expr.match(/\b(bottega|nodejs|process)_\w+/g) ?? []));
    expect(panels.length).toBeGreaterThan(10);
    expect(names.size).toBeGreaterThan(10);
    expect([...names].filter((name) => !told.has(name))).toEqual([]);
  });
});
