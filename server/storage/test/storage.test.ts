import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChannelStore } from '../channel-store.ts';
import { DailyStore } from '../daily-store.ts';
import type { Append, Database, News, TableRow } from '../database.ts';
import { StorageDown } from '../database.ts';
import { HolidayStore } from '../holiday-store.ts';
import { ModerationStore } from '../moderation-store.ts';
import { NoteStore } from '../note-store.ts';
import { openDatabase } from '../open-database.ts';
import { Outbox } from '../outbox.ts';
import { PassStore } from '../pass-store.ts';
import { PasskeyStore } from '../passkey-store.ts';
import { PeopleStore } from '../people-store.ts';
import { PreparedStore } from '../prepared-store.ts';
import { RatingStore } from '../rating-store.ts';
import { type SeekerRow, SeekerStore } from '../seeker-store.ts';
import { TableStore } from '../table-store.ts';
import { limit, sqlitePath, startPostgres, type TestPostgres } from './databases.ts';

const ROW: TableRow = { game: 'carrara', status: 'open', listed: 1, rules: 1, opened: 1, moved: 1, wake: null, line: '{}', host: null };
const entry = (table: string, number: number, more: Partial<Append> = {}): Append => ({
  table,
  number,
  at: 1_760_000_000_000,
  entry: `{"n":${number}}`,
  ...more,
});
const FIREFOX = { browser: 'Firefox', system: 'Linux' };
const EVER = { seen: 0, made: 0 };
const opened = (table: string, row: Partial<TableRow> = {}): Append => entry(table, 0, { row: { ...ROW, line: JSON.stringify(table), ...row } });

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

describe.each(['sqlite', 'postgres'])('storage on %s', (kind) => {
  const where = (): string => (kind === 'sqlite' ? file.path : postgres.url);
  let database: Database;
  let tables: TableStore;
  let people: PeopleStore;
  let passes: PassStore;
  beforeAll(() => {
    database = openDatabase(where());
    tables = new TableStore(database);
    people = new PeopleStore(database);
    passes = new PassStore(database);
  });
  afterAll(() => database.close());

  it('gives back what was written, in order, with its time', async () => {
    for (let number = 0; number < 5; number++) expect(await tables.append(entry('order', number))).toBe(true);
    expect((await tables.tail('order', 3)).map((one) => [one.number, one.at, one.entry])).toEqual([
      [3, 1_760_000_000_000, '{"n":3}'],
      [4, 1_760_000_000_000, '{"n":4}'],
    ]);
    expect(await tables.read('no such table')).toBeNull();
  });

  it('takes one entry of a number only, whoever is first, and nothing that came with the other', async () => {
    await tables.append(opened('race'));
    const both = await Promise.all([
      tables.append(entry('race', 1, { entry: '"a"', row: { ...ROW, line: '"a"' } })),
      tables.append(entry('race', 1, { entry: '"b"', row: { ...ROW, line: '"b"' } })),
    ]);
    expect(both).toEqual([true, false]);
    expect((await tables.tail('race', 1)).map((one) => one.entry)).toEqual(['"a"']);
    expect(await tables.listed(1000, 0)).toContain('"a"');
    expect(await tables.listed(1000, 0)).not.toContain('"b"');
  });

  it('keeps one note a person and table, until it is emptied or its person erased', async () => {
    const notes = new NoteStore(database);
    await people.addGuest('noting', 'Ada', 'session of noting', FIREFOX, 1);
    await notes.put('noting', 'noted', 'first', 1);
    await notes.put('noting', 'noted', 'second', 2);
    await notes.put('another', 'noted', 'theirs', 1);
    expect(await notes.of('noting', 'noted')).toBe('second');
    await notes.put('noting', 'elsewhere', 'gone', 3);
    await notes.put('noting', 'elsewhere', '', 4);
    expect(await notes.allOf('noting')).toEqual([{ table: 'noted', text: 'second', at: 2 }]);
    await people.erase('noting');
    expect([await notes.of('noting', 'noted'), await notes.of('another', 'noted')]).toEqual(['', 'theirs']);
  });

  it('keeps one daily result for each person, day and game, and lets a guest’s go over to their account', async () => {
    const [daily, people] = [new DailyStore(database), new PeopleStore(database)];
    for (const id of ['daily guest', 'daily account']) await people.addGuest(id, id, `session of ${id}`, FIREFOX, 1);
    const result = { day: '2026-11-18', game: 'carrara', player: 'daily guest', points: 50, place: 1, at: 1 };
    expect(await daily.add(result)).toBe(true);
    expect(await daily.add({ ...result, points: 90 })).toBe(false);
    expect(await daily.add({ ...result, player: 'daily account', points: 70 })).toBe(true);
    expect(await daily.add({ ...result, day: '2026-11-17' })).toBe(true);
    expect((await daily.list('carrara', '2026-11-18', 10)).map(({ name, points }) => [name, points])).toEqual([
      ['daily account', 70],
      ['daily guest', 50],
    ]);
    await people.adopt('daily guest', 'daily account');
    expect((await daily.of('daily account')).map(({ day, points }) => [day, points])).toEqual([
      ['2026-11-17', 50],
      ['2026-11-18', 70],
    ]);
    await daily.forget('2026-11-18');
    await people.erase('daily account');
    expect(await daily.of('daily account')).toEqual([]);
  });

  it('takes people who look for others together or not at all, and nobody twice', async () => {
    const others = openDatabase(where());
    const [here, there] = [new SeekerStore(database), new SeekerStore(others)];
    const wish = { game: 'carrara', pace: 'quick', players: [2, 3] };
    for (let number = 0; number < 30; number++) await here.put(`seeker ${number}`, wish, 1000 + number);
    const waiting = await here.waiting({ game: 'carrara', pace: 'quick', rated: false }, 0);
    expect(waiting.map(({ player }) => player)).toEqual(Array.from({ length: 30 }, (_, number) => `seeker ${number}`));
    expect(waiting[0]).toMatchObject({ players: [2, 3], since: 1000, tab: null });
    await here.put('rated', { ...wish, rated: true }, 999);
    expect(await here.waiting({ game: 'carrara', pace: 'quick', rated: true }, 0)).toMatchObject([{ player: 'rated', rated: true }]);
    // every group overlaps with the next, and all are claimed at once from two sides
    const groups = Array.from({ length: 29 }, (_, first): SeekerRow[] => waiting.slice(first, first + 2));
    const claimed = await Promise.all(groups.map((group, index) => (index % 2 === 0 ? here : there).claim(group, `table ${index}`, 2000)));
    const rows = await database.all("SELECT player, tab FROM seekers WHERE player LIKE 'seeker %'");
    for (const [index, won] of claimed.entries()) expect(rows.filter(({ tab }) => tab === `table ${index}`)).toHaveLength(won ? 2 : 0);
    expect(claimed.filter((won) => won).length).toBeGreaterThan(9);
    // who wishes something else meanwhile is not taken for what they wished before
    await here.put('fickle', wish, 3000);
    const [before] = (await here.waiting({ game: 'carrara', pace: 'quick', rated: false }, 0)).filter(({ player }) => player === 'fickle');
    await here.put('fickle', { ...wish, game: 'la-stanza' }, 3001);
    expect(await here.claim([before], 'too late', 3002)).toBe(false);
    await here.agree('fickle', 'novice', 3003);
    expect(await here.touch('fickle', 3004)).toMatchObject({ game: 'la-stanza', bots: 'novice', agreed: 3003, seen: 3004 });
    await here.sweep('quick', 3005, 1500);
    expect(await here.touch('fickle', 3006)).toBeNull();
    await here.sweep('quick', 5000, 5000);
    expect(await here.all(0)).toEqual([]);
    await others.close();
  });

  it('rates a table once, whoever is first, and only by what everybody’s rating still is', async () => {
    const others = openDatabase(where());
    const [here, there] = [new RatingStore(database), new RatingStore(others)];
    const [before, after] = [
      { mu: 25, sigma: 8.25 },
      { mu: 27.5, sigma: 7.125 },
    ];
    const change = (player: string, games: number) => ({ player, rank: 1, games, before, after });
    expect(await tables.append(entry('rated', 0, { rated: true }))).toBe(true);
    expect(await here.due(10)).toEqual([{ tab: 'rated', at: 1_760_000_000_000 }]);
    const both = await Promise.all([
      here.rate('rated', 'carrara', 10, [change('rated a', 0), change('rated b', 0)], 'here'),
      there.rate('rated', 'carrara', 10, [change('rated a', 0), change('rated b', 0)], 'there'),
    ]);
    expect(both.sort()).toEqual([false, true]);
    expect(await here.due(10)).toEqual([]);
    expect(await here.isRated('rated')).toBe(true);
    expect((await here.of('carrara', ['rated a', 'rated b', 'rated c'])).get('rated a')).toEqual({ player: 'rated a', game: 'carrara', ...after, games: 1 });
    // a rating that has moved meanwhile is not overwritten
    expect(await here.rate('rated 2', 'carrara', 11, [change('rated a', 0), change('rated c', 0)], 'late')).toBe(false);
    expect(await here.rate('rated 2', 'carrara', 11, [change('rated a', 2), change('rated c', 0)], 'late')).toBe(false);
    expect(await here.isRated('rated 2')).toBe(false);
    expect(await here.rate('rated 2', 'carrara', 11, [change('rated a', 1), change('rated c', 0)], 'right')).toBe(true);
    expect(await here.steps('rated a', 'carrara', 10)).toMatchObject([
      { tab: 'rated', at: 10 },
      { tab: 'rated 2', at: 11 },
    ]);
    expect([await here.met('rated a', 'rated b', 10), await here.met('rated a', 'rated b', 11), await here.met('rated b', 'rated c', 0)]).toEqual([1, 0, 0]);
    expect(await here.all('rated a')).toMatchObject([{ games: 2 }]);
    await others.close();
  });

  it('keeps who does not want to meet whom, what was reported, and what was done about it', async () => {
    const order = new ModerationStore(database);
    for (const name of ['Anna 100%', 'Bert', 'Carl']) await people.addGuest(`order ${name}`, name, `order ${name}`, FIREFOX, 1);
    const [anna, bert, carl] = ['order Anna 100%', 'order Bert', 'order Carl'];
    await order.block(anna, bert, 1);
    await order.block(anna, bert, 2);
    await order.block(carl, anna, 3);
    expect(await order.blockedBy(anna)).toEqual([bert]);
    expect(await order.countBlocks(anna)).toBe(1);
    expect((await order.blocksAmong([anna, bert, carl])).map(({ player, other }) => [player, other]).sort()).toEqual([
      [anna, bert],
      [carl, anna],
    ]);
    expect(await order.blocksAmong([bert, carl])).toEqual([]);
    await order.unblock(anna, bert);
    expect(await order.blocksAmong([anna, bert])).toEqual([]);

    const report = { id: 'r1', made: 5, reporter: anna, player: bert, tab: null, reason: 'insult', text: 'rude', lines: [{ at: 4, text: 'what he said' }] };
    await order.addReport(report);
    expect(await order.reports(false, 10)).toEqual([{ ...report, answer: null, keeper: null, answered: null }]);
    const both = await Promise.all([order.answerReport('r1', carl, 'thank you', 6), order.answerReport('r1', carl, 'thanks', 6)]);
    expect(both.sort()).toEqual([false, true]);
    expect(await order.reports(false, 10)).toEqual([]);
    expect(await order.reportsOf(anna, 10)).toMatchObject([{ id: 'r1', keeper: carl, answered: 6 }]);

    // what stands in a name stands for itself
    expect((await order.people('100%', 10)).map(({ id }) => id)).toEqual([anna]);
    expect(await order.people('%a_n', 10)).toEqual([]);
    await order.sanction(bert, 'suspended', 99);
    await order.sanction(bert, 'silenced', 98);
    expect(await people.byId(bert)).toEqual({ id: bert, name: 'Bert', account: null, suspended: 99, silenced: 98 });
    await order.setRole(carl, 'keeper');
    expect(await people.byId(carl)).toMatchObject({ keeper: true });
    await order.note({ id: 'a1', at: 7, keeper: carl, act: 'suspend', about: bert, details: '{}' });
    expect(await order.acts(10)).toEqual([{ id: 'a1', at: 7, keeper: carl, act: 'suspend', about: bert, details: '{}' }]);
    await order.setMessage('one');
    await order.setMessage('two');
    expect(await order.message()).toBe('two');
    await order.setMessage(null);
    expect(await order.message()).toBeNull();
    expect(await order.figures(0)).toMatchObject({ reports: 0, accounts: expect.any(Number) });

    // a guest who has an account by now brings it along, and whoever is erased leaves nothing of it
    await people.adopt(anna, bert);
    expect(await order.blockedBy(carl)).toEqual([bert]);
    expect(await order.reportsOf(bert, 10)).toHaveLength(1);
    await people.erase(bert);
    expect([await order.blockedBy(carl), await order.reportsOf(bert, 10)]).toEqual([[], []]);
  });

  it('lets a link for a new password be used once, while it is good, and ends it with another', async () => {
    await people.addGuest('resets', 'Resets', 'resets session', FIREFOX, 1);
    await passes.addReset('one', 'resets', 100);
    expect(await passes.resetOf('one', 100)).toBe('resets');
    expect(await passes.resetOf('one', 101)).toBeNull();
    expect(await passes.useReset('one', 101)).toBeNull();
    await passes.addReset('two', 'resets', 100, false);
    expect(await passes.countResets('resets', 50)).toBe(2);
    const both = await Promise.all([passes.useReset('two', 50), passes.useReset('two', 50)]);
    expect(both.filter((player) => player !== null)).toEqual(['resets']);
    await passes.addReset('three', 'resets', 100);
    expect(await passes.useReset('one', 50)).toBeNull();
    await passes.sweep(EVER, 101);
    expect(await passes.countResets('resets', 0)).toBe(0);
  });

  it('keeps passkeys, and lets each challenge be answered once, by whom it was for', async () => {
    const store = new PasskeyStore(database);
    await store.addChallenge('c1', 'keys', 100);
    await store.addChallenge('c2', null, 100);
    expect(await store.useChallenge('c1', 'other', 50)).toBe(false);
    expect(await store.useChallenge('c1', 'keys', 50)).toBe(false);
    expect(await Promise.all([store.useChallenge('c2', null, 50), store.useChallenge('c2', null, 50)])).toContain(false);
    await store.addChallenge('c3', null, 100);
    expect(await store.useChallenge('c3', null, 101)).toBe(false);
    const passkey = { credential: 'cred', id: 'pk', player: 'keys', key: 'key', counter: 0, transports: 'usb,nfc', label: 'Stick', made: 5, used: null };
    expect([await store.add(passkey), await store.add({ ...passkey, id: 'again', player: 'other' })]).toEqual([true, false]);
    await store.used('cred', 3, 9);
    expect(await store.byCredential('cred')).toEqual({ ...passkey, counter: 3, used: 9 });
    expect(await store.rename('other', 'pk', 'Taken')).toBeNull();
    expect(await store.rename('keys', 'pk', 'Key')).toEqual({ id: 'pk', label: 'Key', made: 5, used: 9 });
    expect([await store.remove('other', 'pk'), await store.remove('keys', 'pk'), await store.remove('keys', 'pk')]).toEqual([false, true, false]);
  });

  it('keeps holidays that do not lie over each other, and ends them early', async () => {
    const store = new HolidayStore(database);
    const [first, second] = [
      { id: `${kind} h1`, begins: 1_760_000_000_000, ends: 1_760_000_900_000 },
      { id: `${kind} h2`, begins: 1_760_000_900_000, ends: 1_760_001_900_000 },
    ];
    expect(await store.add('away', first)).toBe(true);
    expect(await store.add('away', { ...second, begins: first.ends - 1 })).toBe(false);
    expect(await store.add('away', second)).toBe(true);
    expect(await store.of('away', first.ends)).toEqual([second]);
    expect(await store.end('other', first.id, first.begins + 5)).toBe(false);
    expect(await store.end('away', first.id, first.begins + 5)).toBe(true);
    expect(await store.end('away', second.id, first.begins + 5)).toBe(true);
    expect(await store.of('away', 0)).toEqual([{ ...first, ends: first.begins + 5 }]);
    expect(await store.end('away', first.id, first.ends)).toBe(false);
  });

  it('keeps a prepared turn for each player of a table, and lends it to one process at a time', async () => {
    const store = new PreparedStore(database);
    await tables.append(opened('prepared', { moved: 10 }));
    const turn = { table: 'prepared', player: 'ada', at: 5, number: 3, moves: ['pass'], expects: { score: 1, changes: [{ thing: 'florins', by: 2 }] } };
    await store.put({ ...turn, moves: ['build'] });
    await store.put(turn);
    expect(await store.of('prepared', 'ada')).toEqual({ moves: ['pass'], at: 5, why: null });
    expect(await store.of('prepared', 'bea')).toBeNull();
    // what has changed since it was looked at, once
    const both = await Promise.all([store.claim(100, 200, 5), store.claim(100, 200, 5)]);
    expect(both.flat()).toEqual([{ ...turn, started: null, moved: 10 }]);
    const [mine] = both.flat();
    await store.wait(mine);
    expect(await store.claim(300, 400, 5)).toEqual([]);
    await tables.append(entry('prepared', 1, { row: { ...ROW, moved: 11 } }));
    expect(await store.claim(300, 400, 5)).toMatchObject([{ moved: 11 }]);
    // whoever died with it lets it go when the lease is over
    expect(await store.claim(399, 500, 5)).toEqual([]);
    expect(await store.claim(400, 500, 5)).toHaveLength(1);
    await store.goOn(mine, 4, 600);
    expect(await store.claim(599, 700, 5)).toEqual([]);
    expect(await store.claim(600, 700, 5)).toMatchObject([{ started: 4 }]);
    // another that was prepared meanwhile is not touched
    await store.put({ ...turn, at: 6 });
    await store.cancel(mine, { code: 'changed' });
    await store.finish(mine);
    expect(await store.of('prepared', 'ada')).toEqual({ moves: ['pass'], at: 6, why: null });
    await store.cancel({ ...mine, at: 6 }, { code: 'changed' });
    expect(await store.of('prepared', 'ada')).toMatchObject({ why: { code: 'changed' } });
    expect(await store.claim(9000, 9999, 5)).toEqual([]);
    await tables.erase('prepared');
    expect(await store.of('prepared', 'ada')).toBeNull();
  });

  it('finds every table of somebody, and what its row tells', async () => {
    await people.addGuest('everywhere', 'Everywhere', 'everywhere session', FIREFOX, 1);
    const seat = { seat: 0, player: 'everywhere', rank: 1, total: 7 };
    await tables.append(opened('sits there', { status: 'over', line: '{"name":"Thursday"}' }));
    await tables.append(entry('sits there', 1, { seats: [seat] }));
    await tables.append(opened('hosts there', { host: 'everywhere', opened: 2 }));
    await tables.append(opened('talks there', { opened: 3 }));
    await tables.append(entry('talks there', 1, { talker: 'everywhere' }));
    expect(await tables.idsAt('everywhere')).toEqual(['sits there', 'hosts there', 'talks there']);
    expect(await tables.idsAt('everywhere', true)).toEqual(['hosts there', 'talks there']);
    // somebody else has taken over as host
    await tables.append(entry('hosts there', 1, { row: { ...ROW, opened: 2, host: 'somebody else' } }));
    expect(await tables.idsAt('everywhere', true)).toEqual(['talks there']);
    expect(await tables.own('sits there')).toMatchObject({ name: 'Thursday', status: 'over', seats: [seat] });
    expect(await tables.own('nowhere')).toBeNull();
    expect(await people.times('everywhere')).toEqual({ made: 1, seen: 1 });
  });

  it('lets entries of many tables share transactions', async () => {
    let groups = 0;
    tables.commits.onGroup = () => groups++;
    const written = await Promise.all(Array.from({ length: 300 }, (_, number) => tables.append(entry(`many ${number}`, 0))));
    expect(written.every(Boolean)).toBe(true);
    expect(groups).toBeLessThan(10);
  });

  it('reads from the snapshot on, and from the start when the snapshot knows too much', async () => {
    await tables.append(entry('snap', 0));
    await tables.append(entry('snap', 1));
    await tables.keep({ table: 'snap', number: 2, rules: 7, sitting: '"here"' });
    await tables.append(entry('snap', 2));
    await tables.keep({ table: 'snap', number: 1, rules: 7, sitting: '"older"' });
    const stored = await tables.read('snap');
    expect(stored?.snapshot).toEqual({ number: 2, rules: 7, sitting: '"here"' });
    expect(stored?.entries.map((one) => one.number)).toEqual([2]);
    expect((await tables.read('snap', 1))?.entries.map((one) => one.number)).toEqual([0, 1, 2]);
  });

  it('lists public tables that are open or played, and no others', async () => {
    await tables.append(opened('public'));
    await tables.append(opened('private', { listed: 0 }));
    await tables.append(opened('finished', { status: 'over' }));
    const listed = await tables.listed(1000, 0);
    expect(listed).toContain('"public"');
    expect(listed).not.toContain('"private"');
    expect(listed).not.toContain('"finished"');
  });

  it('lists a table that waits for players as long as its host was seen, also under another id, and knows the abandoned ones', async () => {
    await people.addGuest('host', 'Host', 'host session', FIREFOX, 1000);
    await people.addGuest('hosts guest', 'Host', 'hosts guest session', FIREFOX, 10);
    await tables.append(opened('by host', { host: 'host', opened: 20, moved: 20 }));
    await tables.append(opened('by guest', { host: 'hosts guest', opened: 20, moved: 20 }));
    await tables.append(opened('by guest, played', { host: 'hosts guest', status: 'playing' }));
    const listed = async (since: number) => (await tables.listed(1000, since)).filter((line) => line.startsWith('"by'));
    const abandoned = async (since: number) => (await tables.abandoned(since, 100)).filter((id) => id.startsWith('by'));
    expect(await listed(1000)).toEqual(['"by host"', '"by guest, played"']);
    expect(await abandoned(1000)).toEqual(['by guest']);
    expect(await abandoned(20)).toEqual([]);
    await people.adopt('hosts guest', 'host');
    expect(await listed(1000)).toHaveLength(3);
    expect(await abandoned(1001)).toEqual(expect.arrayContaining(['by guest', 'by host']));
  });

  it('writes a notice with its entry, for each channel of the person, and takes out what the entry settles', async () => {
    const [channels, outbox] = [new ChannelStore(database), new Outbox(database)];
    await people.addGuest('told', 'Told', 'told session', FIREFOX, 1);
    await people.addGuest('told before', 'Told', 'told before session', FIREFOX, 1);
    await people.addGuest('untold', 'Untold', 'untold session', FIREFOX, 1);
    await people.adopt('told before', 'told');
    const channel = { player: 'told', kind: 'hook', address: 'x', details: '{}', plan: '{}', origin: '', proof: null, made: 1 } as const;
    await channels.add({ ...channel, id: 'on', secret: 'on', state: 'on' }, []);
    await channels.add({ ...channel, id: 'off', secret: 'off', state: 'off' }, []);
    const notice = (number: number, player: string, kind = 'turn') => ({ id: `${number}.${player}`, player, table: 'tellings', kind, due: 5, facts: '{}' });
    const waiting = async () => (await outbox.due('on', 10, 10)).map(({ id }) => id);
    await tables.append(entry('tellings', 0, { notices: [notice(0, 'told before'), notice(0, 'untold')] }));
    expect(await waiting()).toEqual(['0.told before.on']);
    expect(await database.all("SELECT id FROM notices WHERE tab = 'tellings'")).toHaveLength(1);
    const settled = [{ table: 'tellings', player: 'told before', kind: 'turn' }];
    // an entry that came too late tells nothing and settles nothing
    expect(await tables.append(entry('tellings', 0, { settled, notices: [notice(9, 'told')] }))).toBe(false);
    expect(await waiting()).toEqual(['0.told before.on']);
    await tables.append(entry('tellings', 1, { settled, notices: [notice(1, 'told'), notice(2, 'told', 'time')] }));
    expect(await waiting()).toEqual(['1.told.on', '2.told.on']);
    await outbox.seen('tellings', 'told', 4);
    expect(await waiting()).toEqual(['2.told.on']);
    await outbox.seen('tellings', 'told', 5);
    expect(await waiting()).toEqual([]);
    // whoever is erased is told nothing any more
    await tables.append(entry('tellings', 2, { notices: [notice(3, 'told')] }));
    await channels.setWish('told', '', '{}');
    await people.erase('told');
    expect(await database.all("SELECT id FROM notices WHERE tab = 'tellings' UNION SELECT id FROM channels WHERE player = 'told'")).toEqual([]);
    expect(await channels.wish('told')).toBeNull();
  });

  it('hands a guest’s channels and wishes to the account, whose own wishes stay', async () => {
    const channels = new ChannelStore(database);
    for (const id of ['wishing guest', 'wishing account']) await people.addGuest(id, 'Ada', `${id} session`, FIREFOX, 1);
    const channel = { player: 'wishing guest', kind: 'hook', address: 'y', details: '{}', plan: '{}', state: 'on', origin: '', proof: null, made: 1 } as const;
    await channels.add({ ...channel, id: 'guests', secret: 'guests' }, []);
    await channels.setWish('wishing guest', '', '"guest"');
    await channels.setWish('wishing guest', 'table', '"guest"');
    await channels.setWish('wishing account', '', '"account"');
    await people.adopt('wishing guest', 'wishing account');
    expect((await channels.ofPlayer('wishing account')).map(({ id }) => id)).toEqual(['guests']);
    expect([await channels.wish('wishing account'), await channels.wish('wishing account', 'table')]).toEqual(['"account"', '"guest"']);
    expect(await channels.wish('wishing guest')).toBeNull();
  });

  it('keeps what the first process has made, such as the keys for push', async () => {
    const [one, other] = [new ChannelStore(database), new ChannelStore(database)];
    expect(new Set(await Promise.all([one.keep('made once', 'a'), other.keep('made once', 'b')])).size).toBe(1);
  });

  it('erases a table but for the entry that ends it', async () => {
    await tables.append({ ...opened('erased'), seats: [{ seat: 0, player: 'x', rank: null, total: null }], talker: 'x' });
    await tables.keep({ table: 'erased', number: 1, rules: 7, sitting: '{}' });
    await tables.append(entry('erased', 1, { entry: '{"kind":"removed"}' }));
    await tables.erase('erased');
    expect((await tables.tail('erased', 0)).map(({ number }) => number)).toEqual([1]);
    expect(await tables.append(entry('erased', 1))).toBe(false);
    expect(await tables.countOf('x')).toBe(0);
    expect(await tables.talkedAt(['x'])).toEqual([]);
    expect((await tables.read('erased'))?.snapshot).toBeNull();
  });

  it('blanks what somebody said, and nothing else', async () => {
    const say = (number: number, player: string): Promise<boolean> =>
      tables.append(entry('said', number, { entry: JSON.stringify({ kind: 'chat', seat: 0, player, text: `words of ${player}` }), talker: player }));
    await tables.append(opened('said'));
    await say(1, 'tia');
    await say(2, 'una');
    await say(3, 'tia');
    await tables.keep({ table: 'said', number: 3, rules: 7, sitting: '{"words":1}' });
    expect(await tables.talkedAt(['tia', 'nobody'])).toEqual(['said']);
    await tables.blank('said', ['tia']);
    expect((await tables.tail('said', 1)).map((one) => JSON.parse(one.entry).text)).toEqual(['', 'words of una', '']);
    expect((await tables.read('said'))?.snapshot).toBeNull();
    expect([await tables.talkedAt(['tia']), await tables.talkedAt(['una'])]).toEqual([[], ['said']]);
  });

  it('knows the tables to look at, in time', async () => {
    await tables.append(opened('soon', { wake: 500 }));
    await tables.append(opened('later', { wake: 5_000_000_000_000 }));
    expect(await tables.toWake(1000, 10)).toEqual(['soon']);
    await tables.append(entry('soon', 1, { row: { ...ROW, wake: null } }));
    expect(await tables.toWake(1000, 10)).toEqual([]);
  });

  it('knows a person by session, token and code, each only by its own', async () => {
    await people.addGuest('ada', 'Ada', 'session', FIREFOX, 1);
    expect(await passes.bySession('session', EVER)).toEqual({ player: { id: 'ada', name: 'Ada', account: null }, seen: 1 });
    expect(await passes.bySession('other', EVER)).toBeNull();
    await passes.addToken('ada', { id: 'k', label: 'bot', made: 2 }, 'token');
    expect((await passes.byToken('token'))?.player.id).toBe('ada');
    expect(await passes.tokens('ada')).toEqual([{ id: 'k', label: 'bot', made: 2 }]);
    expect(await passes.endToken('somebody', 'k')).toBeNull();
    expect(await passes.endToken('ada', 'k')).toBe('token');
    expect(await passes.byToken('token')).toBeNull();
    await passes.addCode('code', 'ada', 1000);
    expect(await passes.codeOf('code', 10)).toBe('ada');
    expect(await passes.useCode('code', 10)).toBe('ada');
    expect([await passes.codeOf('code', 10), await passes.useCode('code', 10)]).toEqual([null, null]);
    await passes.addCode('old', 'ada', 1000);
    expect([await passes.codeOf('old', 1001), await passes.useCode('old', 1001)]).toEqual([null, null]);
  });

  it('knows a session until it was not seen, or has lasted, for too long; and sweeps it then', async () => {
    const day = 86_400_000;
    await people.addGuest('sue', 'Sue', 'sue session', FIREFOX, 100 * day);
    await passes.addSession('phone session', 'sue', { browser: null, system: 'Android' }, 110 * day);
    const bySession = async (since: { seen: number; made: number }) => (await passes.bySession('sue session', since))?.player.id;
    expect(await bySession({ seen: 100 * day, made: 0 })).toBe('sue');
    expect(await bySession({ seen: 100 * day + 1, made: 0 })).toBeUndefined();
    await passes.touch(['sue session'], ['sue'], 120 * day);
    expect(await bySession({ seen: 120 * day, made: 100 * day })).toBe('sue');
    expect(await bySession({ seen: 120 * day, made: 100 * day + 1 })).toBeUndefined();
    expect(await passes.sessions('sue', 'sue session', EVER)).toEqual([
      { id: 'sue session', browser: 'Firefox', system: 'Linux', made: 100 * day, seen: 120 * day, here: true },
      { id: 'phone sessio', browser: null, system: 'Android', made: 110 * day, seen: 110 * day, here: false },
    ]);
    expect(await passes.endSessionOf('somebody', 'phone sessio')).toBeNull();
    expect(await passes.sweep({ seen: 115 * day, made: 0 }, 0)).toContain('phone session');
    expect(await passes.sessions('sue', undefined, EVER)).toHaveLength(1);
    expect(await passes.endSessionOf('sue', 'sue session')).toBe('sue session');
  });

  it('gives a login to one player only, and accounts no names that look alike', async () => {
    await people.addGuest('bea', 'Bea', 'bea session', FIREFOX, 1);
    await people.addGuest('cid', 'Cid', 'cid session', FIREFOX, 1);
    expect(await people.register('bea', 'bea', 'bea', 'hash')).toBe('done');
    expect(await people.register('cid', 'bea', 'cid', 'hash')).toBe('login-taken');
    expect(await people.register('cid', 'cid', 'bea', 'hash')).toBe('name-taken');
    expect(await people.account('bea')).toEqual({ id: 'bea', password: 'hash' });
    // a guest may be called so
    expect(await people.rename('cid', { name: 'Bea', skeleton: 'bea' })).toBe(true);
    expect(await people.register('cid', 'cid', 'cid', 'hash')).toBe('done');
    expect(await people.rename('cid', { name: 'BEA', skeleton: 'bea' })).toBe(false);
    expect(await people.rename('bea', { name: 'BEA', skeleton: 'bea' })).toBe(true);
  });

  it('finds the seats of an adopted guest under the account', async () => {
    await people.addGuest('dan', 'Dan', 'dan session', FIREFOX, 1);
    await people.register('dan', 'dan', 'dan', 'hash');
    await people.addGuest('guest', 'A guest', 'guest session', FIREFOX, 1);
    await tables.append({
      ...opened('adopted', { status: 'over', line: '{"spectators":true,"id":"adopted"}' }),
      seats: [
        { seat: 0, player: 'guest', rank: 1, total: 30 },
        { seat: 1, player: 'other', rank: 2, total: 20 },
      ],
    });
    expect(await tables.ofPlayer('dan', 10)).toEqual([]);
    await people.adopt('guest', 'dan');
    expect(await tables.ofPlayer('dan', 10)).toEqual(['{"spectators":true,"id":"adopted"}']);
    expect((await passes.bySession('guest session', EVER))?.player.id).toBe('dan');
    expect((await people.idsOf('dan')).sort()).toEqual(['dan', 'guest']);
    expect(await tables.countOf('dan')).toBe(1);
    expect((await people.persons(['guest', 'dan', 'nobody'])).get('guest')).toEqual({ id: 'dan', name: 'Dan' });
    const [result] = await tables.resultsOf('dan', 10);
    expect(result.seats).toEqual([
      { player: 'guest', rank: 1, total: 30 },
      { player: 'other', rank: 2, total: 20 },
    ]);
  });

  it('forgets the name and every way in of somebody who is erased', async () => {
    await people.addGuest('eve', 'Eve', 'eve session', FIREFOX, 1);
    await people.register('eve', 'eve', 'eve', 'hash');
    await people.erase('eve');
    expect(await passes.bySession('eve session', EVER)).toBeNull();
    expect(await people.account('eve')).toBeNull();
    expect((await people.persons(['eve'])).get('eve')).toEqual({ id: 'eve', name: null });
  });

  it('rolls back all of several statements when one fails', async () => {
    const failing = database.together([
      { text: "INSERT INTO meta (name, value) VALUES ('half', '1')", values: [] },
      { text: "INSERT INTO meta (name, value) VALUES ('half', '2')", values: [] },
    ]);
    await expect(failing).rejects.toBeInstanceOf(StorageDown);
    expect(await database.all("SELECT * FROM meta WHERE name = 'half'")).toEqual([]);
  });
});

describe('a full disk', () => {
  it('is said, loses nothing, and is over as soon as there is room', async () => {
    const small = sqlitePath();
    const database = openDatabase(small.path);
    const tables = new TableStore(database);
    await tables.append(entry('t', 0));
    const [{ pages }] = (await database.all('SELECT page_count AS pages FROM pragma_page_count')) as { pages: number }[];
    await limit(database, pages + 2);
    let number = 1;
    const fill = async (): Promise<void> => {
      for (; number < 1000; number++) await tables.append(entry('t', number, { entry: JSON.stringify('x'.repeat(500)) }));
    };
    await expect(fill()).rejects.toThrow(/full/);
    expect(await tables.tail('t', 0)).toHaveLength(number);
    await limit(database, pages + 1000);
    expect(await tables.append(entry('t', number))).toBe(true);
    await database.close();
    small.remove();
  });
});

describe('two connections to one SQLite file', () => {
  it('write each number once, whoever is first', async () => {
    const shared = sqlitePath();
    const [one, other] = [openDatabase(shared.path), openDatabase(shared.path)];
    const written: boolean[] = [];
    for (const number of [0, 1, 2, 3]) {
      const who = number % 2 === 0 ? [one, other] : [other, one];
      for (const database of who) written.push(...(await database.append([entry('t', number, { entry: `"${database === one}"` })])));
    }
    expect(written).toEqual([true, false, true, false, true, false, true, false]);
    expect(await one.append([entry('t', 4), entry('t', 4), entry('t', 2)])).toEqual([true, false, false]);
    expect(await one.append([entry('gap', 5), entry('gap', 3), entry('gap', 3)])).toEqual([true, true, false]);
    expect((await new TableStore(other).tail('t', 0)).map((stored) => stored.entry)).toEqual(['"true"', '"false"', '"true"', '"false"', '{"n":4}']);
    await Promise.all([one.close(), other.close()]);
    shared.remove();
  });
});

describe('several processes on Postgres', () => {
  it('hear of each other’s entries after the commit, and not of their own', async () => {
    const [one, other] = [openDatabase(postgres.url), openDatabase(postgres.url)];
    const [heard, own]: (News | null)[][] = [[], []];
    /** Resolves when it listens: whatever was told before may have been missed. */
    const listening = (database: Database, news: (News | null)[]): Promise<void> =>
      new Promise((resolve) => database.listen((item) => (item === null ? resolve() : news.push(item))));
    await Promise.all([listening(one, own), listening(other, heard)]);
    await new TableStore(one).append(entry('told', 0));
    await expect.poll(() => heard).toEqual([{ is: 'wrote', table: 'told', number: 0 }]);
    const news: News[] = [
      { is: 'present', table: 'told', seats: [0, 2] },
      { is: 'present', table: 'left', seats: [] },
      { is: 'gone', by: 'token', id: 'a-hash_of_it' },
      { is: 'rewrote', table: 'told' },
    ];
    one.tell(news);
    await expect.poll(() => heard.slice(1)).toEqual(news);
    one.tell(Array.from({ length: 1000 }, (_, number) => ({ is: 'wrote', table: 'A'.repeat(16), number: 100_000 + number })));
    await expect.poll(() => heard.length).toBe(1005);
    expect(own).toEqual([]);
    await Promise.all([one.close(), other.close()]);
  });

  it('write each number once, however they race', async () => {
    const stores = [openDatabase(postgres.url), openDatabase(postgres.url)].map((database) => ({ database, tables: new TableStore(database) }));
    const wins = await Promise.all(
      stores.map(async ({ tables }) => {
        let won = 0;
        for (let number = 0; number < 50; number++) {
          const written = await Promise.all(Array.from({ length: 10 }, (_, table) => tables.append(entry(`contested ${table}`, number))));
          won += written.filter(Boolean).length;
        }
        return won;
      }),
    );
    expect(wins[0] + wins[1]).toBe(500);
    await Promise.all(stores.map(({ database }) => database.close()));
  });

  it('say that the database is gone, and go on when it is back', async () => {
    const database = openDatabase(postgres.url);
    const tables = new TableStore(database);
    let missed = 0;
    database.listen((news) => (missed += news === null ? 1 : 0));
    await tables.append(entry('gone', 0));
    await expect.poll(() => missed).toBe(1);
    await postgres.stop();
    await expect(tables.append(entry('gone', 1))).rejects.toBeInstanceOf(StorageDown);
    await postgres.start();
    expect(await tables.append(entry('gone', 1))).toBe(true);
    expect(await tables.tail('gone', 0)).toHaveLength(2);
    // whoever has logged out meanwhile was not told of
    await expect.poll(() => missed, { timeout: 10_000 }).toBe(2);
    await database.close();
  });
});
