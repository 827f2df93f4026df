import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChannelStore } from '../channel-store.ts';
import { DailyStore } from '../daily-store.ts';
import type { Database } from '../database.ts';
import { StorageDown } from '../database.ts';
import { ModerationStore } from '../moderation-store.ts';
import { NoteStore } from '../note-store.ts';
import { openDatabase } from '../open-database.ts';
import { Outbox } from '../outbox.ts';
import { PeopleStore } from '../people-store.ts';
import { PreparedStore } from '../prepared-store.ts';
import { RatingStore } from '../rating-store.ts';
import { type SeekerRow, SeekerStore } from '../seeker-store.ts';
import { TableStore } from '../table-store.ts';
import { sqlitePath, startPostgres, type TestPostgres } from './databases.ts';
import { entry, FIREFOX, opened, ROW } from './rows.ts';

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
  beforeAll(() => {
    database = openDatabase(where());
    tables = new TableStore(database);
    people = new PeopleStore(database);
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

  it('rolls back all of several statements when one fails', async () => {
    const failing = database.together([
      { text: "INSERT INTO meta (name, value) VALUES ('half', '1')", values: [] },
      { text: "INSERT INTO meta (name, value) VALUES ('half', '2')", values: [] },
    ]);
    await expect(failing).rejects.toBeInstanceOf(StorageDown);
    expect(await database.all("SELECT * FROM meta WHERE name = 'half'")).toEqual([]);
  });
});
