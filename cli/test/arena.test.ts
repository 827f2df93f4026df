import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { type GameBox, type Learning, weigh } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { type ToyState, toyBox } from '../../bots/test/toy.ts';
import { bottega, scratch } from './harness.ts';

const hasPython = spawnSync('python3', ['--version']).status === 0;
const file = scratch();
const arena = (bots: string, ...more: string[]) => bottega(['arena', 'toy', '--bots', bots, '--games', '6', '--seed', 'a', ...more]);

/** A program of a few lines that answers every question; `go` is what it does with one that asks for a move. */
function program(name: string, go: string): string {
  const script = `
    require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
      const { id, op, moves, view, seat, game } = JSON.parse(line);
      const say = (answer) => process.stdout.write(JSON.stringify({ id, ok: true, ...answer }) + '\\n');
      if (op === 'new') return say({});
      if (op !== 'go') return;
      ${go}
    });`;
  writeFileSync(file(name), script);
  return `exec:${process.execPath} ${file(name)}`;
}

describe('arena', () => {
  it('prints one JSON object with the figures', async () => {
    const { code, out } = await arena('greedy,random', '--json');
    const figures = JSON.parse(out);
    expect(code).toBe(0);
    expect(figures).toMatchObject({ game: 'toy', players: 2, games: 6, seed: 'a', options: {} });
    const [greedy, random] = figures.bots;
    expect([greedy.name, random.name]).toEqual(['greedy', 'random']);
    expect(greedy.winShare + random.winShare).toBeCloseTo(1, 5);
    for (const key of ['meanScore', 'elo', 'msPerMove', 'msPerTurn', 'margin']) expect(greedy[key]).toEqual(expect.any(Number));
    expect(figures.ci95).toEqual(greedy.ci95);
    expect(figures.ci95[0]).toBeLessThanOrEqual(greedy.winShare);
  });

  it('plays the same games from the same seed', async () => {
    const run = async () => JSON.parse((await arena('novice,greedy', '--json')).out).bots.map((bot: { meanScore: number }) => bot.meanScore);
    expect(await run()).toEqual(await run());
  });

  it('seats one against a table of another', async () => {
    const { bots, games } = JSON.parse((await arena('greedy,random', '--players', '3', '--games', '7', '--json')).out);
    expect(games).toBe(9);
    expect(bots.map(({ seats }: { seats: number }) => seats)).toEqual([1, 2]);
  });

  it('tells a person the same in a table', async () => {
    const { out } = await arena('greedy,random');
    for (const words of ['6 games of toy with 2 players', 'games won', '95 %', 'Elo', 'ms per turn', 'greedy']) expect(out).toContain(words);
  });

  it('goes on where it was interrupted, and refuses the file of another plan', async () => {
    const kept = file('kept.jsonl');
    const whole = (await arena('greedy,random', '--file', kept, '--json')).out;
    const lines = readFileSync(kept, 'utf8').split('\n');
    // as a crash might leave it
    writeFileSync(kept, `${lines.slice(0, 4).join('\n')}\n${lines[4].slice(0, 20)}`);
    const scores = (json: string) => JSON.parse(json).bots.map((bot: { meanScore: number }) => bot.meanScore);
    expect(scores((await arena('greedy,random', '--file', kept, '--json')).out)).toEqual(scores(whole));
    expect(readFileSync(kept, 'utf8').trim().split('\n')).toHaveLength(7);
    writeFileSync(kept, `${lines[0]}\n${lines[1]}\nrubbish\n`);
    expect(await arena('greedy,random', '--file', kept)).toMatchObject({ code: 1, err: expect.stringContaining('Line 3 of') });
    const other = await arena('random,greedy', '--file', kept);
    expect(other.code).toBe(1);
    expect(other.err).toContain('contains games of another arena');
  });
});

describe('programs in the arena', () => {
  it('play like anybody else', async () => {
    const first = program('first.cjs', 'say(seat % 2 ? { move: moves[0].move } : { text: moves[0].text });');
    const { out, err } = await arena(`${first},random`, '--json');
    expect(err).toBe('');
    expect(JSON.parse(out).bots[0]).toMatchObject({ name: first, forfeits: 0 });
  });

  it.skipIf(!hasPython)('may be the one in docs/engine-protocol.md, where there is python3', async () => {
    const page = readFileSync(new URL('../../docs/engine-protocol.md', import.meta.url), 'utf8');
    const [, script] = /^## The other way round[\s\S]+?```python\n([\s\S]+?)```/m.exec(page) ?? [];
    writeFileSync(file('asked.py'), script);
    const { out, err } = await arena(`exec:python3 ${file('asked.py')},random`, '--games', '2', '--json');
    expect(err).toBe('');
    expect(JSON.parse(out).bots[0]).toMatchObject({ forfeits: 0 });
  });

  const faults: [string, string, RegExp][] = [
    ['answers late', '', /gave no answer within 300 ms/],
    ['dies', 'process.exit(3);', /ended with exit code 3/],
    ['answers wrongly', "say({ text: 'castle' });", /none of the moves offered/],
    ['plays what is not offered', "say({ move: { do: 'castle' } });", /which is not offered/],
    ['talks rubbish', "process.stdout.write('hello\\n');", /not a JSON object/],
    ['mixes up the questions', 'process.stdout.write(JSON.stringify({ id: -1 }) + "\\n");', /with the id -1/],
    ['gives up', 'process.stdout.write(JSON.stringify({ id, ok: false, error: "tired" }) + "\\n");', /with the error "tired"/],
  ];
  it.each(faults)('one that %s loses its game with the reason, and the arena goes on', async (_, go, reason) => {
    const bad = program('bad.cjs', go);
    const ms = go === '' ? '300' : '10000';
    const { code, out, err } = await arena(`${bad},random`, '--games', '2', '--ms', ms, '--json');
    expect(code).toBe(0);
    expect(err).toMatch(reason);
    expect(JSON.parse(out).bots).toMatchObject([
      { winShare: 0, forfeits: 2 },
      { winShare: 1, forfeits: 0 },
    ]);
  });

  it('that is not there ends the arena', async () => {
    const { code, err } = await arena('exec:/no/such/bot,random', '--games', '2');
    expect(code).toBe(1);
    expect(err).toMatch(/can't be started: ENOENT/);
  });
});

describe('train', () => {
  const learning: Learning = {
    features: ['score', 'cards'],
    measure(state, seat, into) {
      into[0] = (state as ToyState).scores[seat];
      into[1] = (state as ToyState).hands[seat].length;
    },
    lessonOf: () => 'toy',
    lessons: { toy: { weights: [1, 1], habits: {} } },
    foresight: { toy: 0 },
    closeness: 0.02,
    settings: { toy: [{ players: 2 }] },
  };
  const box: GameBox = { ...toyBox, learning, estimate: weigh(learning) };
  const train = (...more: string[]) => bottega(['train', 'toy', '--rounds', '1', '--games', '4', '--iterations', '4', '--trial', '4', ...more], [], [box]);

  it('prints what was learnt, how, and how it fared', async () => {
    const { code, out } = await train('--json');
    const { lessons } = JSON.parse(out);
    expect(code).toBe(0);
    expect(lessons[0]).toMatchObject({ lesson: 'toy', kept: false, weights: [1, 1] });
    expect(lessons[0].command).toContain('bottega train toy --lesson toy --learn habits');
    expect(lessons[0].trial).toMatchObject({ games: 4 });
    expect(Object.keys(lessons[0].habits).length).toBeGreaterThan(0);
    expect((await train('--learn', 'weights')).out).toMatch(/^toy: wins .* of 4 games/);
  });

  it('refuses what can’t be learnt', async () => {
    expect(await train('--lesson', 'chess')).toMatchObject({ code: 1, err: expect.stringContaining('no lesson chess') });
    expect(await train('--learn', 'manners')).toMatchObject({ code: 2, err: expect.stringContaining('weights, habits, openings') });
    expect(await train('--learn', 'openings')).toMatchObject({ code: 1, err: expect.stringContaining('no openings to learn') });
    expect(await bottega(['train', 'toy'])).toMatchObject({ code: 1, err: expect.stringContaining('nothing to learn') });
  });
});

describe('bench bots', () => {
  it('prints one array of measures', async () => {
    const { out } = await bottega(['bench', 'bots', '--no-peer', '--seconds', '0.02', '--json']);
    const measures = JSON.parse(out);
    expect(measures.map(({ name, unit }: { name: string; unit: string }) => `${name}, ${unit}`)).toEqual([
      'toy search, journeyman, moves/s',
      'toy search, master, moves/s',
    ]);
  });
});

describe('bad input is refused in words', () => {
  it.each([
    ['no bots', ['arena', 'toy'], 2, /--bots/],
    ['an unknown bot', ['arena', 'toy', '--bots', 'clever,random'], 2, /no bot "clever"/],
    ['an empty program', ['arena', 'toy', '--bots', 'exec:,random'], 2, /no bot "exec:"/],
    ['too many bots', ['arena', 'toy', '--bots', 'random,random,random', '--players', '2'], 1, /lists 3 bots for 2 players/],
    ['too many players', ['arena', 'toy', '--bots', 'random', '--players', '9'], 1, /for 2 to 3 players, not 9/],
  ] as [string, string[], number, RegExp][])('%s', async (_, args, expected, words) => {
    const { code, err } = await bottega(args);
    expect(code).toBe(expected);
    expect(err).toMatch(words);
  });
});
