// Our server as it is served, but with seeds that the load knows: a table's seed is its name. Only whoever starts the process can choose that.
import { DIST } from '../../../scripts/build-web.mjs';
import { runTypeScript } from '../../../scripts/typescript.mjs';

runTypeScript();
const { serve } = await import('@bottega/server');
const server = await serve({ pages: DIST, seedOf: ({ name }) => name });
console.log('listening');
process.once('SIGTERM', () => server.close().then(() => process.exit()));
