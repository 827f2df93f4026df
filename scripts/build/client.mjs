/** `@bottega/client`: the sources of `client/`, and types made from the OpenAPI document of the server as it is. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import openapiTypes, { astToString } from 'openapi-typescript';
import { runTypeScript } from '../typescript.mjs';
import { ROOT } from './packages.mjs';

export async function buildClient(out) {
  const folder = join(out, 'client');
  mkdirSync(folder, { recursive: true });
  for (const file of ['index.js', 'index.d.ts']) cpSync(join(ROOT, 'client', file), join(folder, file));
  const document = await openApiDocument();
  writeFileSync(join(folder, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
  writeFileSync(join(folder, 'api.d.ts'), astToString(await openapiTypes(document)));
  const { version, license, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const manifest = {
    ...{ name: '@bottega/client', version, description: "A typed client for the HTTP API of Bottega's server", license },
    ...{ type: 'module', engines: { node: '>=20.19' }, exports: { '.': './index.js', './openapi.json': './openapi.json' } },
    dependencies: { 'openapi-fetch': devDependencies['openapi-fetch'] },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Asked of the server itself, on a port and with a database of its own. */
async function openApiDocument() {
  runTypeScript();
  const { readConfig, serve } = await import('../../server/index.ts');
  const data = mkdtempSync(join(tmpdir(), 'bottega-openapi-'));
  const logTo = new Writable({ write: (_chunk, _encoding, done) => done() });
  const server = await serve({ config: readConfig({ PORT: '0', HOST: '127.0.0.1', BOTTEGA_DATA: data }), pages: '/nowhere', logTo });
  try {
    return await (await fetch(`http://127.0.0.1:${server.port}/api/openapi.json`)).json();
  } finally {
    await server.close();
    rmSync(data, { recursive: true });
  }
}
