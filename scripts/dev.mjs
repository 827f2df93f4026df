/**
 * The house while it is being built: the pages by Vite, which shows a change at once, and the server, which starts anew
 * when something it runs on changes. One address for both: Vite hands `/api` on.
 */
import { fileURLToPath } from 'node:url';
import { DevServer } from './dev-server.mjs';
import { ensureInstalled } from './ensure.mjs';
import { isFromNpm, whenOrphaned } from './orphaned.mjs';
import { phase } from './phase.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const PORT = Number(process.env.PORT ?? 4600);
const SERVER_PORT = PORT + 1;
const SERVER = ['kernel', 'bots', 'table', 'server', 'cli', 'games'];
const SERVES = /^(kernel|bots|table|server|cli|games\/[^/]+\/(rules|edition|bot))\/(?!.*test\/).*\.(ts|json)$/;
const A_MOMENT = 150;

ensureInstalled({ whole: true });
const { createServer } = await import('vite');

const starting = phase('Starting the pages');
const target = `http://localhost:${SERVER_PORT}`;
const pages = await createServer({
  configFile: `${root}web/vite.config.ts`,
  logLevel: 'warn',
  server: {
    port: PORT,
    strictPort: true,
    // the server is asked as if it stood at this very address
    proxy: { '/api': { target, ws: true }, '/healthz': target, '/metrics': target },
  },
});
try {
  await pages.listen();
} catch (error) {
  starting.drop();
  console.error(`The pages can't be served: ${error.message}.`);
  process.exit(1);
}
starting.done('Started the pages');

const env = { ...process.env, PORT: String(SERVER_PORT) };
const server = new DevServer([process.execPath, [`${root}bin/bottega`, 'serve', '--built'], { cwd: root, env }]);

async function end() {
  await Promise.all([server.stop(), pages.close()]);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end);
if (isFromNpm()) whenOrphaned(end);

// the pages' own watcher sees only what they import
pages.watcher.add(SERVER.map((folder) => root + folder));
let waiting;
pages.watcher.on('all', (_, path) => {
  if (!SERVES.test(path.slice(root.length))) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => server.restart(), A_MOMENT);
});

await server.start();
console.log(`Bottega is open: http://localhost:${PORT}`);
