// Builds the web application and serves it with its tables; the address is printed. A server that stood still is
// started again.
import { fileURLToPath } from 'node:url';
import { buildWeb } from './build-web.mjs';
import { supervise } from './supervise.mjs';

buildWeb();
supervise(process.execPath, [fileURLToPath(new URL('../bin/bottega', import.meta.url)), 'serve', '--built']);
