/**
 * Makes everything ready for a server that may not write where its program lies, as in a container or a service:
 * installs the packages, builds the pages, and keeps what is made of the TypeScript sources.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildWeb } from './build-web.mjs';
import { ensureInstalled } from './ensure.mjs';
import { phase } from './phase.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['kernel', 'games', 'bots', 'table', 'server', 'cli'];
const NOT_SERVED = ['node_modules', 'dist', 'test', 'board'];

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return NOT_SERVED.includes(entry.name) ? [] : sources(join(folder, entry.name));
    return entry.name.endsWith('.ts') ? [join(folder, entry.name)] : [];
  });
}

ensureInstalled();
buildWeb();
const reading = phase('Reading the TypeScript sources');
const { load } = await import('./typescript-loader.mjs');
const files = FOLDERS.flatMap((folder) => sources(join(root, folder)));
await Promise.all(files.map((file) => load(pathToFileURL(file).href)));
reading.done(`Read ${files.length} TypeScript sources`);
