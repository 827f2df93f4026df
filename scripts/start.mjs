// Builds the web application and serves it with its tables; the address is printed.

import { buildWeb } from './build-web.mjs';
import { runTypeScript } from './typescript.mjs';

buildWeb();
runTypeScript();
process.argv.splice(2, process.argv.length, 'serve', '--built');
await import('../cli/main.ts');
