// Builds the web application and serves it with its tables; the address is printed.
import { register } from 'tsx/esm/api';
import { buildWeb } from './build-web.mjs';

buildWeb();
register();
process.argv.splice(2, process.argv.length, 'serve', '--built');
await import('../cli/main.ts');
