// Installs and builds what is missing, and serves the web application with its tables; the address is printed. A server
// that stood still is started again.
import { fileURLToPath } from 'node:url';
import { buildWeb } from './build-web.mjs';
import { ensureInstalled } from './ensure.mjs';
import { supervise } from './supervise.mjs';

ensureInstalled();
buildWeb();
supervise(process.execPath, [fileURLToPath(new URL('../bin/bottega', import.meta.url)), 'serve', '--built']);
