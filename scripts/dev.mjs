/**
 * The house while it is being built: the pages by Vite, which shows a change at once, and the server, which starts anew
 * when something it runs on changes. One address for both: Vite hands `/api` on.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure.mjs';

ensureInstalled({ whole: true });
const { createServer } = await import('vite');

const root = fileURLToPath(new URL('..', import.meta.url));
const PORT = Number(process.env.PORT ?? 4600);
const SERVER_PORT = PORT + 1;
const SERVER = ['kernel', 'bots', 'table', 'server', 'cli', 'games'];
const SERVES = /^(kernel|bots|table|server|cli|games\/[^/]+\/(rules|edition|bot))\/(?!.*test\/).*\.(ts|json)$/;
const A_MOMENT = 150;

const target = `http://localhost:${SERVER_PORT}`;
const pages = await createServer({
  configFile: `${root}web/vite.config.ts`,
  server: {
    port: PORT,
    strictPort: true,
    // the server is asked as if it stood at this very address
    proxy: { '/api': { target, ws: true }, '/healthz': target, '/metrics': target },
  },
});
await pages.listen();

let server;
function startServer() {
  const env = { ...process.env, PORT: String(SERVER_PORT), BOTTEGA_LOG: process.env.BOTTEGA_LOG ?? 'warn' };
  server = spawn(process.execPath, [`${root}bin/bottega`, 'serve', '--built'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** A change while it is still closing waits for that: two servers must not share the data. */
let waiting;
async function restart() {
  const old = server;
  if (old.exitCode === null && old.signalCode === null) {
    const gone = new Promise((resolve) => old.once('exit', resolve));
    old.kill();
    await gone;
  }
  startServer();
  console.log('The server has started anew.');
}

startServer();
// the pages' own watcher sees only what they import
pages.watcher.add(SERVER.map((folder) => root + folder));
let queue = Promise.resolve();
pages.watcher.on('all', (_, path) => {
  if (!SERVES.test(path.slice(root.length))) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    queue = queue.then(restart);
  }, A_MOMENT);
});
console.log(`Bottega is being built on http://localhost:${PORT} (its server behind ${target})`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.kill();
    void pages.close().then(() => process.exit(0));
  });
}
