import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ToyState, toy, toyBox } from '../../bots/test/toy.ts';
import { Engine } from '../engine/engine.ts';
import { linesOf } from '../engine/lines.ts';
import { bottega, catalogueOf } from './harness.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at, whatever they are
type Answer = Record<string, any>;

function startEngine() {
  const engine = new Engine(catalogueOf(toyBox));
  const send = async (line: string | null): Promise<Answer> => JSON.parse(await engine.answer(line));
  const ask = (op: string, fields: Answer = {}): Promise<Answer> => send(JSON.stringify({ id: 7, op, ...fields }));
  const newTable = async (): Promise<Answer> => ask('new', { game: 'toy', players: 2, seed: 'a' });
  return { engine, send, ask, newTable };
}

describe('the engine protocol', () => {
  it('names the games, their options and the levels of the bots', async () => {
    const { ask } = startEngine();
    const { id, ok, games, levels } = await ask('games');
    expect({ id, ok, levels }).toEqual({ id: 7, ok: true, levels: ['random', 'greedy', 'novice', 'apprentice', 'journeyman', 'master'] });
    expect(games[0]).toMatchObject({ id: 'toy', name: 'Toy', players: { min: 2, max: 3 } });
  });

  it('plays a whole game by moves and by text, with a bot, to the result', async () => {
    const { ask, newTable } = startEngine();
    let { table, toAct, over } = await newTable();
    while (!over) {
      const seat = toAct[0];
      const { moves } = await ask('legal', { table, seat });
      const choice = seat === 0 ? { text: moves[0].text } : { move: (await ask('go', { table, seat, level: 'greedy', ms: 50 })).move };
      const answer = await ask('play', { table, seat, ...choice });
      expect(answer).toMatchObject({ ok: true });
      expect(answer.events.length).toBeGreaterThan(0);
      ({ toAct, over } = answer);
    }
    const { result } = await ask('result', { table });
    expect(result.over).toBe(true);
    expect(result.scores).toHaveLength(2);
    expect((await ask('go', { table, seat: 0 })).error.code).toBe('game-over');
  });

  it('gives views without secrets, the state with them, and loads a state again', async () => {
    const { ask, newTable } = startEngine();
    const { table } = await newTable();
    const { state } = await ask('state', { table });
    expect(state).toEqual(toy.setup({ players: 2 }, 'a'));
    expect((await ask('view', { table, seat: 1 })).view).toEqual(toy.view(state, 1));
    expect((await ask('view', { table, seat: null })).view).toEqual(toy.view(state, null));
    const loaded = await ask('load', { game: 'toy', state });
    expect(loaded).toMatchObject({ ok: true, toAct: [0] });
    expect((await ask('state', { table: loaded.table })).state).toEqual(state);
  });

  it('takes moves back', async () => {
    const { ask, newTable } = startEngine();
    const { table } = await newTable();
    const before = (await ask('state', { table })).state;
    await ask('play', { table, seat: 0, text: 'draw' });
    expect(await ask('undo', { table })).toMatchObject({ ok: true, toAct: [0], over: false });
    expect((await ask('state', { table })).state).toEqual(before);
    expect((await ask('undo', { table })).error.code).toBe('nothing-to-undo');
  });

  it('frees a table on close, and ends on close without one', async () => {
    const { engine, ask, newTable } = startEngine();
    const { table } = await newTable();
    expect(await ask('close', { table })).toEqual({ id: 7, ok: true });
    expect((await ask('state', { table })).error.code).toBe('unknown-table');
    expect(engine.closed).toBe(false);
    await ask('close');
    expect(engine.closed).toBe(true);
  });

  const refused: [string, string, Answer][] = [
    ['a wrong seat', 'unknown-seat', { op: 'legal', table: 1, seat: 2 }],
    ['a seat that is not a number', 'unknown-seat', { op: 'view', table: 1, seat: 'x' }],
    ['a seat that is not asked', 'not-asked', { op: 'play', table: 1, seat: 1, text: 'draw' }],
    ['a bot for a seat that is not asked', 'not-asked', { op: 'go', table: 1, seat: 1 }],
    ['an illegal move', 'not-held', { op: 'play', table: 1, seat: 0, move: { do: 'play', card: 99 } }],
    ['a move with something more', 'not-offered', { op: 'play', table: 1, seat: 0, move: { do: 'draw', twice: true } }],
    ['a text that is no move', 'not-a-move', { op: 'play', table: 1, seat: 0, text: 'fly' }],
    ['no move at all', 'bad-request', { op: 'play', table: 1, seat: 0 }],
    ['an unknown op', 'unknown-op', { op: 'constructor' }],
    ['no op', 'bad-request', {}],
    ['no game', 'bad-request', { op: 'new', players: 2, seed: 1 }],
    ['players that are no number', 'bad-request', { op: 'new', game: 'toy', players: '2', seed: 1 }],
    ['options that are none', 'bad-request', { op: 'new', game: 'toy', players: 2, seed: 1, options: [] }],
    ['a view without a seat', 'bad-request', { op: 'view', table: 1 }],
    ['an unknown table', 'unknown-table', { op: 'state', table: '1' }],
    ['an unknown level', 'unknown-level', { op: 'go', table: 1, seat: 0, level: 'godlike' }],
    ['an unknown game', 'unknown-game', { op: 'new', game: '../toy', players: 2, seed: 1 }],
    ['too many players', 'bad-players', { op: 'new', game: 'toy', players: 9, seed: 1 }],
    ['a missing seed', 'bad-request', { op: 'new', game: 'toy', players: 2 }],
    ['an unknown option', 'unknown-option', { op: 'new', game: 'toy', players: 2, seed: 1, options: { speed: 1 } }],
    ['a wrong option', 'bad-option', { op: 'new', game: 'toy', players: 2, seed: 1, options: { length: { toString: 1 } } }],
    ['a broken edition', 'bad-edition', { op: 'new', game: 'toy', players: 2, seed: 1, edition: { cards: 3 } }],
    ['a broken state', 'bad-state', { op: 'load', game: 'toy', state: { agenda: [] } }],
    [
      'a state that only looks whole',
      'bad-state',
      { op: 'load', game: 'toy', state: { ...toy.setup({ players: 2 }, 'a'), agenda: [{ step: 'turn', seat: 77 }], hands: 3 } },
    ],
    ['an id that is no id', 'bad-request', { id: {}, op: 'games' }],
  ];
  it.each(refused)('answers %s with %s', async (_, code, request) => {
    const { send, newTable } = startEngine();
    await newTable();
    const { ok, error } = await send(JSON.stringify({ id: 1, ...request }));
    expect(ok).toBe(false);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/^[A-Z].*[a-z]/);
  });

  it('answers lines that are not JSON, too deep or too long', async () => {
    const { send } = startEngine();
    for (const line of ['', '{', '[]', 'null', '"x"', '{"id":1}}']) expect((await send(line)).ok).toBe(false);
    expect((await send('['.repeat(200_000))).error.code).toBe('too-deep');
    expect((await send(`{"id":1,"op":"games","x":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`)).error.code).toBe('too-deep');
    const nested = (levels: number): string => `{"id":1,"op":"games","x":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
    expect((await send(nested(32))).ok).toBe(true);
    expect((await send(nested(33))).error.code).toBe('too-deep');
    expect((await send(null)).error.code).toBe('line-too-long');
    expect((await send(`{"id":1,"op":"games","x":"${'\\"['.repeat(500)}"}`)).ok).toBe(true);
  });

  it('leaves the table as it was when a game stumbles over a move', async () => {
    const play = (state: ToyState): never => {
      state.turn = 999;
      throw new Error('stumbled');
    };
    const engine = new Engine(catalogueOf({ ...toyBox, game: { ...toy, play } }));
    await engine.answer('{"op":"new","game":"toy","players":2,"seed":1}');
    expect(JSON.parse(await engine.answer('{"op":"play","table":1,"seat":0,"text":"draw"}')).error).toMatchObject({ code: 'internal', fault: 'stumbled' });
    expect(JSON.parse(await engine.answer('{"op":"state","table":1}')).state.turn).toBe(1);
  });

  it('answers whatever rubbish it is sent', async () => {
    const { send, newTable } = startEngine();
    await newTable();
    const field = fc.oneof(fc.jsonValue(), fc.constantFrom('toy', 0, 1, null, 'draw', { do: 'play' }));
    const op = fc.oneof(fc.constantFrom('games', 'new', 'load', 'state', 'view', 'legal', 'play', 'result', 'undo', 'go', 'close'), fc.jsonValue());
    const request = fc.record(
      {
        id: field,
        op,
        game: field,
        players: field,
        seed: field,
        table: field,
        seat: field,
        move: field,
        text: field,
        state: field,
        options: field,
        edition: field,
        level: field,
      },
      { requiredKeys: ['op'] },
    );
    const line = fc.oneof(
      request.map((json) => JSON.stringify(json)),
      fc.string(),
      fc.json(),
    );
    await fc.assert(
      fc.asyncProperty(line, async (text) => {
        const answer = await send(text);
        expect(typeof answer.ok).toBe('boolean');
        if (!answer.ok) expect(typeof answer.error.message).toBe('string');
        expect(answer.error?.code).not.toBe('internal');
      }),
      { numRuns: 500 },
    );
  });

  it('never loses its state to a broken one: every field of a real state spoilt', async () => {
    const { ask } = startEngine();
    const state = toy.setup({ players: 2 }, 'a');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(state)), fc.jsonValue(), async (key, value) => {
        const { ok, error } = await ask('load', { game: 'toy', state: { ...state, [key]: value } });
        if (!ok) expect(error.code).toBe('bad-state');
      }),
      { numRuns: 200 },
    );
  });
});

describe('the lines of the engine', () => {
  it('come whole, however they are cut, and a long one is skipped', async () => {
    const text = `ä${'b'.repeat(10)}\n${'c'.repeat(50)}\n\nlast`;
    for (const size of [1, 3, 7, 1000]) {
      const bytes = Buffer.from(text);
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, part) => bytes.subarray(part * size, (part + 1) * size));
      const lines: (string | null)[] = [];
      for await (const line of linesOf(Readable.from(chunks, { objectMode: false }), 20)) lines.push(line);
      expect(lines).toEqual([`ä${'b'.repeat(10)}`, null, '', 'last']);
    }
  });

  it('are answered one by one by the command, until close', async () => {
    const { code, out } = await bottega(['engine'], ['{"id":"a","op":"games"}', '', 'rubbish', '{"id":"b","op":"close"}', '{"id":"c","op":"games"}']);
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(answers.map(({ id, ok }) => [id, ok])).toEqual([
      ['a', true],
      [null, false],
      ['b', true],
    ]);
  });
});
