/** Notices on their way while servers are killed: none is lost, and what comes twice has the same key. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpReceiver } from '../notices/test/receivers.ts';
import { newId, newSecret } from '../people/secrets.ts';
import { ChannelStore } from '../storage/channel-store.ts';
import type { Database } from '../storage/database.ts';
import { openDatabase } from '../storage/open-database.ts';
import { Outbox } from '../storage/outbox.ts';
import { freePort, sqlitePath, startPostgres, type TestPostgres } from '../storage/test/databases.ts';
import { killAll, ServerProcess } from './processes.ts';

/** `NOTICES=2000 npm test -- server/test/notices-killed.test.ts` is the long form. */
const NOTICES = Number(process.env.NOTICES ?? 200);
const EACH = 2;
/** How often a server is killed. */
const KILLS = NOTICES >= 2000 ? 8 : 2;

let postgres: TestPostgres;
let receiver: HttpReceiver;
beforeAll(async () => {
  postgres = await startPostgres();
  receiver = await HttpReceiver.open();
});
afterAll(async () => {
  await killAll();
  await postgres.remove();
  await receiver.close();
});

/** So many notices at so many channels, all due now; returns their keys. */
async function fill(database: Database): Promise<Set<string>> {
  const [channels, outbox] = [new ChannelStore(database), new Outbox(database)];
  const keys = new Set<string>();
  for (let n = 0; n < NOTICES / EACH; n++) {
    const id = newId();
    const channel = {
      id,
      player: 'ada',
      kind: 'hook',
      address: `${receiver.url}/${n}`,
      details: '{"name":"x","form":"json"}',
      plan: '{"when":"at-once"}',
    } as const;
    await channels.add({ ...channel, state: 'on', origin: 'http://localhost', secret: newSecret(), proof: null, made: 1 }, []);
    for (let m = 0; m < EACH; m++) {
      const key = `trial.${newId()}`;
      keys.add(key);
      await outbox.add({ id: `${key}.${id}`, channel: id, player: 'ada', tab: '', kind: 'trial', at: m, due: m, facts: '{}' });
    }
  }
  return keys;
}

const arrived = (): string[] => receiver.told.flatMap(({ notices }) => notices.map(({ key }) => key as string));
const until = async (hope: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await hope())) await new Promise((resolve) => setTimeout(resolve, 20));
};

/** Kills one server after the other in the middle of the sending, and starts it again. */
async function survive(servers: readonly ServerProcess[], database: Database): Promise<Set<string>> {
  receiver.got.length = 0;
  // slow enough that there is a middle
  receiver.answer = (response) => void setTimeout(() => response.end('{}'), 20);
  const keys = await fill(database);
  await Promise.all(servers.map((server) => server.start()));
  for (let kill = 1; kill <= KILLS; kill++) {
    const server = servers[kill % servers.length];
    await until(() => arrived().length >= (NOTICES * kill) / (KILLS + 2));
    await server.kill();
    await server.start();
  }
  await until(async () => Number((await database.all('SELECT COUNT(*) AS n FROM notices'))[0].n) === 0);
  await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  return keys;
}

function prove(keys: ReadonlySet<string>): void {
  const got = arrived();
  expect(new Set(got)).toEqual(keys);
  // only what was on its way when a server was killed can come a second time: one message of each channel at work
  expect(got.length - keys.size).toBeLessThanOrEqual(KILLS * 20 * EACH);
  console.log(`${keys.size} notices, ${KILLS} kills: ${got.length - keys.size} came twice, each with its own key`);
}

describe(`of ${NOTICES} notices none is lost, and none is new twice, when a server is killed`, () => {
  it('on SQLite', { timeout: 600_000 }, async () => {
    const file = sqlitePath();
    const server = new ServerProcess(await freePort(), { BOTTEGA_DATA: file.path.replace(/\/[^/]+$/, ''), BOTTEGA_NOTICES_TO: '127.0.0.1' });
    const database = openDatabase(file.path);
    prove(await survive([server], database));
    await database.close();
    file.remove();
  });

  it('one of two on Postgres', { timeout: 600_000 }, async () => {
    const env = { DATABASE_URL: postgres.url, BOTTEGA_NOTICES_TO: '127.0.0.1' };
    const servers = [new ServerProcess(await freePort(), env), new ServerProcess(await freePort(), env)];
    const database = openDatabase(postgres.url);
    prove(await survive(servers, database));
    await database.close();
  });
});
