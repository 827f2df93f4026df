import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ChannelRow, ChannelStore } from '../../storage/channel-store.ts';
import type { Database } from '../../storage/database.ts';
import { openDatabase } from '../../storage/open-database.ts';
import { Outbox } from '../../storage/outbox.ts';
import { PeopleStore } from '../../storage/people-store.ts';
import { PreparedStore } from '../../storage/prepared-store.ts';
import { TableStore } from '../../storage/table-store.ts';
import { sqlitePath, startPostgres, type TestPostgres } from '../../storage/test/databases.ts';
import type { Send } from '../channels/send.ts';
import { Composer } from '../compose.ts';
import { Undelivered } from '../undelivered.ts';
import { LEASE, NoticeWorker, type WorkerOptions } from '../worker.ts';

const HOUR = 3_600_000;

let postgres: TestPostgres;
let file: ReturnType<typeof sqlitePath>;
beforeAll(async () => {
  file = sqlitePath();
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.remove();
  file.remove();
});

describe.each(['sqlite', 'postgres'])('the worker on %s', (kind) => {
  let database: Database;
  let channels: ChannelStore;
  let outbox: Outbox;
  let now = 1_800_000_000_000;
  const workers: NoticeWorker[] = [];
  /** The keys that arrived, message by message. */
  const arrived: string[][] = [];
  let send: Send;

  beforeAll(() => {
    database = openDatabase(kind === 'sqlite' ? file.path : postgres.url);
    channels = new ChannelStore(database);
    outbox = new Outbox(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    now += 1000 * HOUR;
    arrived.length = 0;
    send = async (_channel, { told }) => void arrived.push(told.map(({ key }) => key));
    await database.all('DELETE FROM notices');
    await database.all('DELETE FROM channels');
  });
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.close();
  });

  const worker = (more: Partial<WorkerOptions> = {}): NoticeWorker => {
    const composer = new Composer({
      tables: new TableStore(database),
      people: new PeopleStore(database),
      prepared: new PreparedStore(database),
      catalogue: { games: [], levels: [] },
      url: undefined,
    });
    const report = (error: unknown): void => {
      throw error;
    };
    const made = new NoticeWorker({ outbox, channels, composer, senders: { hook: (...given) => send(...given) }, now: () => now, report, look: 20, ...more });
    workers.push(made);
    return made;
  };
  const channel = async (id: string, more: Partial<ChannelRow> = {}): Promise<void> => {
    const usual = {
      player: 'ada',
      kind: 'hook',
      address: 'https://example.com/',
      details: '{"name":"example.com","form":"json"}',
      plan: '{"when":"at-once"}',
    } as const;
    await channels.add({ id, ...usual, state: 'on', origin: 'https://here', secret: `secret of ${id}`, proof: null, made: now, ...more }, []);
  };
  const notice = (id: string, of = 'one', due = now): Promise<void> =>
    outbox.add({ id: `${id}.${of}`, channel: of, player: 'ada', tab: '', kind: 'trial', at: due, due, facts: '{}' });
  const state = async (id = 'one'): Promise<ChannelRow> => (await channels.one('ada', id))!;
  const left = async (): Promise<number> => Number((await database.all('SELECT COUNT(*) AS n FROM notices'))[0].n);
  const until = (hope: () => unknown): Promise<unknown> => vi.waitFor(hope, { timeout: 5000, interval: 10 });

  it('sends what is due, what is due together in one message, and nothing before its time', async () => {
    await channel('one');
    await notice('a');
    await notice('b');
    await notice('later', 'one', now + HOUR);
    worker();
    await until(() => expect(arrived).toEqual([['a', 'b']]));
    expect(await left()).toBe(1);
    now += HOUR;
    await until(() => expect(arrived).toEqual([['a', 'b'], ['later']]));
  });

  it('tries again after pauses that grow, and shows why it failed until it is well', async () => {
    await channel('one');
    await notice('a');
    let tries = 0;
    send = async () => {
      tries++;
      throw new Undelivered({ code: 'answered', status: 500 });
    };
    worker();
    await until(() => expect(tries).toBe(1));
    await until(async () => expect(await state()).toMatchObject({ tries: 1, lease: now + 10_000, failing: now, state: 'on' }));
    expect(JSON.parse((await state()).error!)).toEqual({ code: 'answered', status: 500, at: now });
    now += 10_000;
    await until(async () => expect(await state()).toMatchObject({ tries: 2, lease: now + 30_000, failing: now - 10_000 }));
    send = async (_channel, { told }) => void arrived.push(told.map(({ key }) => key));
    now += 30_000;
    await until(() => expect(arrived).toEqual([['a']]));
    await until(async () => expect(await state()).toMatchObject({ tries: 0, lease: now + 2000, failing: null, error: null }));
  });

  it('waits as long as the receiver asks', async () => {
    await channel('one');
    await notice('a');
    send = async () => {
      throw new Undelivered({ code: 'answered', status: 429 }, 'again', 120_000);
    };
    worker();
    await until(async () => expect(await state()).toMatchObject({ tries: 1, lease: now + 120_000 }));
  });

  it('gives a channel up that is gone, or has failed for a day, and drops what waits there', async () => {
    await channel('one');
    await channel('two', { secret: 'two' });
    await notice('a');
    await notice('b', 'two');
    send = async ({ id }) => {
      throw id === 'one' ? new Undelivered({ code: 'gone', status: 410 }, 'gone') : new Undelivered({ code: 'unreachable' });
    };
    worker();
    await until(async () => expect(await state('one')).toMatchObject({ state: 'given-up', error: expect.stringContaining('gone') }));
    await until(async () => expect(await state('two')).toMatchObject({ state: 'on', tries: 1 }));
    now += 25 * HOUR;
    await until(async () => expect(await state('two')).toMatchObject({ state: 'given-up', error: expect.stringContaining('unreachable') }));
    expect(await left()).toBe(0);
  });

  it('drops a message that can never be right, and goes on with the next', async () => {
    await channel('one');
    await notice('wrong');
    send = async () => {
      throw new Undelivered({ code: 'answered', status: 413 }, 'drop');
    };
    worker();
    await until(async () => expect(await state()).toMatchObject({ tries: 1 }));
    expect(await left()).toBe(0);
    send = async (_channel, { told }) => void arrived.push(told.map(({ key }) => key));
    now += HOUR;
    await notice('right');
    await until(() => expect(arrived).toEqual([['right']]));
  });

  it('leaves a slow channel alone, and the others are served', async () => {
    await channel('one');
    await channel('two', { secret: 'two' });
    let end = (): void => {};
    send = async ({ id }, { told }) => {
      if (id === 'one') await new Promise<void>((resolve) => (end = resolve));
      arrived.push(told.map(({ key }) => key));
    };
    await notice('slow');
    const busy = worker();
    await busy.look();
    await notice('quick', 'two');
    await until(() => expect(arrived).toEqual([['quick']]));
    end();
    await until(() => expect(arrived).toEqual([['quick'], ['slow']]));
  });

  it('takes over what a dead process had claimed, when its lease has ended', async () => {
    await channel('one');
    await notice('a');
    expect(await outbox.claim(now, now + LEASE, 10)).toHaveLength(1);
    worker();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(arrived).toEqual([]);
    now += LEASE;
    await until(() => expect(arrived).toEqual([['a']]));
  });

  it('sends each notice once, though several work on the same outbox', async () => {
    const ids = Array.from({ length: 12 }, (_, n) => `channel ${n}`);
    for (const id of ids) await channel(id, { secret: id });
    for (const id of ids) for (let n = 0; n < 8; n++) await notice(`${n} of ${id}`, id);
    const others = kind === 'postgres' ? [openDatabase(postgres.url), openDatabase(postgres.url)] : [];
    for (const other of others) worker({ outbox: new Outbox(other), channels: new ChannelStore(other) });
    worker();
    await until(async () => expect(await left()).toBe(0));
    const keys = arrived.flat();
    expect(keys).toHaveLength(96);
    expect(new Set(keys).size).toBe(96);
    for (const one of workers.splice(0)) await one.close();
    for (const other of others) await other.close();
  });

  it('says in the channel that there is no mail any more', async () => {
    await channel('one', { kind: 'mail', address: 'ada@example.com' });
    await notice('a');
    worker();
    await until(async () => expect(JSON.parse((await state()).error ?? '{}')).toMatchObject({ code: 'no-mail' }));
  });

  it('stays, whatever fails on the way, and sends when it is well again', async () => {
    await channel('one');
    const reported: unknown[] = [];
    for (const [owner, method] of [
      [Outbox.prototype, 'claim'],
      [Outbox.prototype, 'due'],
      [Outbox.prototype, 'sent'],
      [ChannelStore.prototype, 'wish'],
      [Composer.prototype, 'compose'],
    ] as const) {
      now += LEASE;
      await notice(method);
      const spy = vi.spyOn(owner as unknown as Record<string, () => Promise<unknown>>, method).mockRejectedValueOnce(new Error('planted'));
      const one = worker({ report: (error) => reported.push(error) });
      await until(() => expect(spy).toHaveBeenCalled());
      now += LEASE;
      await until(() => expect(arrived.flat()).toContain(method));
      await until(async () => expect(await left()).toBe(0));
      spy.mockRestore();
      await one.close();
    }
    expect(reported).toHaveLength(5);
  });
});
