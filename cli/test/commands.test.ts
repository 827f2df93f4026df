import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { GameBox } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { type ToyState, toy, toyBox } from '../../bots/test/toy.ts';
import { bottega, scratch } from './harness.ts';

const file = scratch();

describe('simulate', () => {
  it('prints one JSON object with the figures', async () => {
    const { code, out } = await bottega(['simulate', 'toy', '--players', '2', '--games', '20', '--seed', 's', '--json']);
    const figures = JSON.parse(out);
    expect(code).toBe(0);
    expect(figures).toMatchObject({ game: 'toy', players: 2, games: 20, finished: 20 });
    expect(figures.moves).toBeGreaterThan(200);
    expect(figures.movesPerSecond).toBeGreaterThan(0);
    expect(figures.turns).toBeGreaterThan(200);
    expect(figures.scores.map((score: { seat: number }) => score.seat)).toEqual([0, 1]);
    for (const { mean, min, max } of figures.scores) expect(min <= mean && mean <= max).toBe(true);
  });

  it('gives the same games for the same seed, others for another', async () => {
    const run = async (seed: string) => {
      const { seconds, movesPerSecond, ...figures } = JSON.parse((await bottega(['simulate', 'toy', '--games', '10', '--seed', seed, '--json'])).out);
      return { ...figures, seed: '' };
    };
    expect(await run('a')).toEqual(await run('a'));
    expect(await run('a')).not.toEqual(await run('b'));
  });

  it('lets bots change seats, and tells how each fared', async () => {
    const { out } = await bottega([
      'simulate',
      'toy',
      '--players',
      '2',
      '--games',
      '20',
      '--bots',
      'random,greedy',
      '--options',
      '{"length":"long"}',
      '--json',
    ]);
    const [random, greedy] = JSON.parse(out).bots;
    expect([random.bot, random.seats, greedy.bot, greedy.seats]).toEqual(['random', 20, 'greedy', 20]);
    expect(greedy.wins).toBeGreaterThan(random.wins);
  });

  it('counts events and the values of a parameter with the share of the points', async () => {
    const { out } = await bottega(['simulate', 'toy', '--players', '2', '--games', '30', '--events', '--count', 'card', '--json']);
    const { events, counts } = JSON.parse(out);
    expect(events.played).toBe(360);
    const share = (card: number) => counts.find((row: { event: string; value: number }) => row.event === 'played' && row.value === card);
    expect(share(1).times).toBe(60);
    expect(share(9).times).toBe(30);
    expect(share(9).share).toBeGreaterThan(share(1).share);
  });

  it('tells how an opponent played by the rules fared, and shares the points with it', async () => {
    const rival = { seat: 2, total: 4, parts: [{ code: 'cards', points: 4 }] };
    const alone: GameBox = {
      ...toyBox,
      game: {
        ...toyBox.game,
        result(state) {
          const result = toyBox.game.result(state);
          return { ...result, rival, beaten: result.scores[0].total > result.scores[1].total };
        },
      },
    };
    const args = ['simulate', 'toy', '--players', '2', '--games', '40', '--count', 'card'];
    const figures = JSON.parse((await bottega([...args, '--json'], [], [alone])).out);
    expect(figures.rival).toMatchObject({ mean: 4, min: 4, max: 4 });
    expect(figures.rival.beaten).toBeGreaterThan(0);
    expect(figures.rival.beaten).toBeLessThan(1);
    const shared = (counts: { event: string; value: number; share: number }[]) => counts.find(({ event, value }) => event === 'played' && value === 9)?.share;
    const without = JSON.parse((await bottega([...args, '--json'])).out);
    expect(shared(figures.counts)).toBeLessThan(shared(without.counts) as number);
    expect(without.rival).toBeUndefined();
    const { out } = await bottega(args, [], [alone]);
    expect(out).toContain('points of the rival');
    expect(out).toMatch(/The rival was beaten in [\d.]+ % of the games\./);
  });

  it('plays another edition', async () => {
    writeFileSync(file('edition.json'), JSON.stringify({ cards: { value: 20, mark: 'OUR' }, hand: { value: 2, mark: 'RB' } }));
    const { out } = await bottega(['simulate', 'toy', '--games', '1', '--edition', file('edition.json'), '--events', '--json']);
    expect(JSON.parse(out).events.played).toBe(20);
  });

  it('tells a person the same in a table', async () => {
    const { out } = await bottega(['simulate', 'toy', '--games', '5', '--bots', 'random,greedy', '--events', '--count', 'card']);
    for (const words of ['5 of 5 games of toy with 3 players finished', 'points of seat 3', 'points of greedy', 'turns per game', 'played · 9'])
      expect(out).toContain(words);
  });
});

describe('perft', () => {
  it('counts the lines of play', async () => {
    const { out } = await bottega(['perft', 'toy', '--depth', '3', '--seed', 'a', '--json']);
    expect(JSON.parse(out)).toMatchObject({ game: 'toy', players: 2, depth: 3 });
    expect(JSON.parse(out).lines).toHaveLength(3);
    expect((await bottega(['perft', 'toy', '--depth', '2'])).out).toMatch(/^depth +lines\n1 +3/);
  });
});

describe('fuzz', () => {
  it('says that all is well', async () => {
    const { code, out } = await bottega(['fuzz', 'toy', '--moves', '100', '--seed', 'f', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'toy', violations: 0, violation: null });
  });

  it('writes the smallest failing game to a file, says where, and fails', async () => {
    const leaking = {
      ...toyBox,
      game: { ...toy, result: (state: ToyState) => ({ ...toy.result(state), ranking: state.scores[0] > 0 ? [] : toy.result(state).ranking }) },
    } as GameBox;
    const { code, out, err } = await bottega(['fuzz', 'toy', '--moves', '500', '--file', file('fuzz.json'), '--json'], [], [leaking]);
    expect(code).toBe(1);
    expect(err).toContain(file('fuzz.json'));
    expect(JSON.parse(out).violation).toMatchObject({ oracle: 'scoring', file: file('fuzz.json') });
    const told = await bottega(['replay', file('fuzz.json')]);
    expect(told.code).toBe(0);
    const again = await bottega(['fuzz', 'toy', '--again', file('fuzz.json')], [], [leaking]);
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('scoring, after') });
    expect(await bottega(['fuzz', 'toy', '--again', file('fuzz.json')])).toMatchObject({ code: 0, out: expect.stringContaining('no fault') });
  });
});

describe('bench engine', () => {
  it('prints one array of measures', async () => {
    const { code, out } = await bottega(['bench', 'engine', '--no-peer', '--seconds', '0.02', '--games', '20', '--json']);
    const measures = JSON.parse(out);
    expect(code).toBe(0);
    expect(measures.map(({ name, unit }: { name: string; unit: string }) => `${name}, ${unit}`)).toEqual([
      'toy moves, moves/s',
      'toy moves, dealt by ChaCha20, moves/s',
      'toy clone, µs',
      'toy setup, µs',
      'toy heap growth over 20 games, KB',
    ]);
    for (const { value } of measures.slice(0, 4)) expect(value).toBeGreaterThan(0);
  });
});

describe('edition', () => {
  it('shows every value with its mark, grouped', async () => {
    const { out } = await bottega(['edition', 'toy']);
    expect(out).toContain('cards\n  RB  12');
    expect(out).toContain('hand\n  OUR 2\n      our own');
    expect(out).toContain('2 values (1 RB, 0 BOX, 0 PUB, 0 DER, 1 OUR)');
  });

  it('checks a file and names the path of the fault', async () => {
    writeFileSync(file('good.json'), JSON.stringify({ cards: { value: 20, mark: 'OUR' }, hand: { value: 2, mark: 'RB' } }));
    writeFileSync(file('bad.json'), JSON.stringify({ cards: { value: 2, mark: 'OUR' }, hand: { value: 2, mark: 'RB' } }));
    expect(await bottega(['edition', 'toy', '--check', file('good.json')])).toMatchObject({ code: 0, out: expect.stringContaining('2 values (1 RB') });
    const { code, err } = await bottega(['edition', 'toy', '--check', file('bad.json')]);
    expect(code).toBe(1);
    expect(err).toContain('cards.value');
  });
});

describe('bad input is refused in words', () => {
  const saved = { game: 'toy', rules: 3, players: 2, seed: 'a', moves: ['0 draw'] };
  const written = (name: string, json: unknown): string => {
    writeFileSync(file(name), typeof json === 'string' ? json : JSON.stringify(json));
    return file(name);
  };
  const cases: [string, string[], number, RegExp][] = [
    ['an unknown game', ['simulate', 'chess'], 1, /no game called “chess”; available: toy/],
    ['JSON that is none', ['simulate', 'toy', '--options', '{length'], 1, /--options is not JSON/],
    ['an unknown option', ['simulate', 'toy', '--options', '{"speed":1}'], 1, /no option “speed”; available: length/],
    ['a wrong value', ['simulate', 'toy', '--options', '{"length":3}'], 1, /“Length” can’t be 3; possible values: short and long/],
    ['options that are no object', ['simulate', 'toy', '--options', '[]'], 1, /option/],
    ['too many players', ['simulate', 'toy', '--players', '4'], 1, /for 2 to 3 players, not 4/],
    ['a missing file', ['replay', 'nowhere.json'], 1, /nowhere.json can't be read: there is no such file/],
    ['a folder', ['replay', '/'], 1, /it is a folder/],
    ['a file that is nested too deep', ['replay', written('deep.json', '['.repeat(100_000))], 1, /deep.json is nested deeper than 32 levels/],
    ['a file that is too large', ['replay', written('large.json', ' '.repeat(4_000_001))], 1, /large.json is larger than 4 MB/],
    ['a file that is not JSON', ['replay', written('rubbish.json', 'rubbish')], 1, /rubbish.json is not JSON/],
    ['a file that is no game', ['replay', written('list.json', [1])], 1, /not a saved game/],
    ['a game of newer rules', ['replay', written('newer.json', { ...saved, rules: 4 })], 1, /version 4 of the rules, .* only knows version 3/],
    [
      'a move that older rules allowed',
      ['replay', written('old.json', { ...saved, rules: 2, moves: ['0 play 9'] })],
      1,
      /move 1 \(0 play 9\) is no longer possible\.$/m,
    ],
    ['a game with an illegal move', ['replay', written('illegal.json', { ...saved, moves: ['0 play 9'] })], 1, /You hold no 9.*Move 1: 0 play 9/],
    ['a game nobody knows', ['play', '--file', written('chess.json', { ...saved, game: 'chess' })], 1, /no game called “chess”/],
    ['a file of another game', ['play', 'draughts', '--file', written('toy.json', saved)], 1, /contains a game of toy, not of draughts/],
    ['flags that contradict the file', ['play', 'toy', '--seed', 'b', '--file', written('toy2.json', saved)], 1, /different --seed/],
    ['a place where nothing can be written', ['play', 'toy', '--file', '/dev/null/game.json'], 1, /\/dev\/null\/game.json can't be written/],
    ['seats that do not fit', ['play', 'toy', '--players', '3', '--seats', 'human,greedy'], 1, /--seats lists 2 seats for 3 players/],
    ['seats of a broken file', ['play', '--file', written('seats.json', { ...saved, seats: ['human', 'cat'] })], 1, /at seats/],
    ['an unknown bot', ['simulate', 'toy', '--bots', 'clever'], 2, /no bot "clever"/],
    ['a number that is none', ['simulate', 'toy', '--games', 'many'], 2, /whole number/],
    ['an unknown command', ['fly'], 2, /unknown command/],
    ['an unknown flag', ['simulate', 'toy', '--fast'], 2, /unknown option/],
    ['a missing argument', ['simulate'], 2, /missing required argument/],
    ['something that can’t be measured', ['bench', 'luck'], 2, /one of engine, bots, review, web, server, hostile/],
    ['an unknown game to measure', ['bench', 'engine', '--game', 'chess', '--no-peer'], 1, /no game called “chess”/],
    ['an unknown language', ['replay', 'x', '--lang', 'it'], 2, /en, fr, de, nl/],
  ];
  it.each(cases)('%s', async (_, args, expected, words) => {
    const { code, out, err } = await bottega(args);
    expect(err).toMatch(words);
    expect(err).not.toMatch(/^ +at /m);
    expect(out).toBe('');
    expect(code).toBe(expected);
  });

  it('never writes a failing file that is not asked for', () => {
    expect(existsSync('fuzz-toy.json')).toBe(false);
    expect(readFileSync(file('toy.json'), 'utf8')).toBe(JSON.stringify(saved));
  });
});
