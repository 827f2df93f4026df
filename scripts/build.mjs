/**
 * Makes the packages for programmers, into `build/` or the folder that is named: plain JavaScript with declarations.
 *
 *   npm run build
 *   npm publish ./build/kernel …
 */
import { cpSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildClient } from './build/client.mjs';
import { compile } from './build/compile.mjs';
import { writeManifest } from './build/manifest.mjs';
import { PACKAGES, ROOT } from './build/packages.mjs';
import { writePapers } from './build/papers.mjs';
import { buildWeb, DIST } from './build-web.mjs';

async function build(out) {
  rmSync(out, { recursive: true, force: true });
  await phase('Built the pages', () => buildWeb({ log: () => {} }));
  await phase('Compiled the sources', () => compile(out));
  await phase('Typed the client by the OpenAPI document', () => buildClient(out));
  await phase(`Made ${PACKAGES.length + 1} packages in ${out}`, () => {
    for (const one of PACKAGES) {
      if (one.pages) cpSync(DIST, join(out, one.out, 'pages'), { recursive: true, filter: (path) => !basename(path).startsWith('.') });
      writeManifest(out, one);
    }
    writePapers(out);
  });
}

async function phase(name, work) {
  const started = performance.now();
  await work();
  console.log(`${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build(resolve(process.argv[2] ?? join(ROOT, 'build')));
