// Our server as it is served, but with seeds that the load knows. Only whoever starts the process can choose that.
import { DIST } from '../../../scripts/build-web.mjs';
import { runTypeScript } from '../../../scripts/typescript.mjs';

runTypeScript();
const { hallThread, serve } = await import('@bottega/server');
const server = await serve({ pages: DIST, hall: hallThread(new URL('./our-hall.mjs', import.meta.url)) });
console.log('listening');
process.once('SIGTERM', () => server.close().then(() => process.exit()));
