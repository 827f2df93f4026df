// Our server as it is served.
import { DIST } from '../../../scripts/build-web.mjs';
import { runTypeScript } from '../../../scripts/typescript.mjs';

runTypeScript();
const { serve } = await import('@bottega/server');
const server = await serve({ pages: DIST });
console.log('listening');
process.once('SIGTERM', () => server.close().then(() => process.exit()));
