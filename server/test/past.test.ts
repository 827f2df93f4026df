import { type AnyGame, type BaseState, randomFrom } from '@bottega/kernel';
import type { Made } from '@bottega/table/sitting';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadGames } from '../games.ts';
import { Past, type Played } from '../rooms/past.ts';
import { Pasts } from '../rooms/pasts.ts';
import { SlowWork } from '../rooms/slow-work.ts';

let game: AnyGame;
let moves: Made[];
beforeAll(async () => {
  game = (await loadGames()).get('carrara')!;
  moves = randomGame('a');
});

const begin = (): BaseState => game.setup({ players: 3 }, 'past');

/** After the first moves of another game, if given. */
function randomGame(seed: string, first: readonly Made[] = []): Made[] {
  const state = begin();
  const made = first.slice();
  for (const { seat, text } of first) game.play(state, seat, game.notation.read(text));
  const random = randomFrom(seed);
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const legal = game.legal(state, seat);
    const move = legal[random(legal.length)];
    made.push({ seat, text: game.notation.write(move) });
    game.play(state, seat, move);
  }
  return made;
}

const played = (made: readonly Made[]): Played => ({ game, moves: made, begin });
const done = <Value>(work: Generator<void, Value>): { value: Value; steps: number } => {
  for (let steps = 0; ; steps++) {
    const step = work.next();
    if (step.done) return { value: step.value, steps };
  }
};

/** All at once, from the beginning. */
function plainly(made: readonly Made[]): { scores: number[][]; turns: number[]; states: string[] } {
  const state = begin();
  const scoresNow = (): number[] => game.result(game.view(state, null)).scores.map(({ total }) => total);
  const course = { scores: [scoresNow()], turns: [0], states: [JSON.stringify(state)] };
  for (const [index, { seat, text }] of made.entries()) {
    const { turn } = state;
    game.play(state, seat, game.notation.read(text));
    course.scores.push(scoresNow());
    course.states.push(JSON.stringify(state));
    if (state.turn !== turn) course.turns.push(index + 1);
  }
  return course;
}

describe('the past of a game', () => {
  it('is what playing it again gives, position by position', () => {
    const past = new Past();
    const { states, scores, turns } = plainly(moves);
    for (const number of [0, 1, 17, 16, moves.length, 40, 3]) expect(JSON.stringify(done(past.stateAfter(played(moves), number)).value)).toBe(states[number]);
    expect(done(past.course(played(moves), null)).value).toEqual({ scores, turns });
  });

  it('is worked out once: the second time nothing is played again, and a position is at most sixteen moves away', () => {
    const past = new Past();
    const told = moves.length / 10;
    expect(past.movesToCourse(played(moves), null)).toBe(moves.length + 1 + told);
    done(past.course(played(moves), null));
    expect(past.movesToCourse(played(moves), null)).toBe(told);
    expect(done(past.course(played(moves), null)).steps).toBe(0);
    for (let number = 0; number <= moves.length; number++) expect(past.movesTo(played(moves), number)).toBeLessThan(16);
  });

  it('goes on from where it was when moves follow', () => {
    const past = new Past();
    done(past.course(played(moves.slice(0, 50)), null));
    const { value, steps } = done(past.course(played(moves.slice(0, 53)), null));
    expect(steps).toBeLessThan(20);
    expect(value.scores).toEqual(plainly(moves.slice(0, 53)).scores);
  });

  it('forgets what was taken back and played otherwise', () => {
    const past = new Past();
    done(past.course(played(moves), null));
    const back = moves.slice(0, 37);
    expect(done(past.course(played(back), null)).value.scores).toEqual(plainly(back).scores);
    const other = randomGame('b', back);
    const { scores, turns, states } = plainly(other);
    expect(done(past.course(played(other), null)).value).toEqual({ scores, turns });
    for (const number of [36, 37, 38, 60]) expect(JSON.stringify(done(past.stateAfter(played(other), number)).value)).toBe(states[number]);
  });

  it('is kept for as many tables as there is room for, those that were asked about last', async () => {
    const paid: number[] = [];
    const viewing = { owner: 'eve', payForMoves: (count: number) => void paid.push(count), isHere: () => true };
    const one = new Past();
    done(one.course(played(moves), null));
    const pasts = new Pasts(() => {}, 2.5 * one.size);
    for (const table of ['a', 'b', 'a', 'c', 'a', 'b']) await pasts.course({ ...played(moves), table, rules: 1 }, null, viewing);
    const told = moves.length / 10;
    const whole = moves.length + 1 + told;
    expect(paid).toEqual([whole, whole, told, whole, told, whole]);
  });
});

describe('long work', () => {
  const counting = (steps: number, seen: string[], name: string) =>
    function* work() {
      seen.push(name);
      for (let step = 0; step < steps; step++) {
        const until = performance.now() + 0.5;
        while (performance.now() < until);
        yield;
      }
      return name;
    };

  it('lets everybody else have their turn in between', async () => {
    const work = new SlowWork();
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    expect(await work.run({ owner: 'eve', work: counting(100, [], 'long'), isWanted: () => true })).toBe('long');
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });

  it('is done owner by owner: who asks for much does not keep the others waiting', async () => {
    const work = new SlowWork();
    const seen: string[] = [];
    const ask = (owner: string, name: string) => work.run({ owner, work: counting(1, seen, name), isWanted: () => true });
    await Promise.all([ask('eve', 'e1'), ask('eve', 'e2'), ask('eve', 'e3'), ask('ada', 'a1')]);
    expect(seen).toEqual(['e1', 'e2', 'a1', 'e3']);
  });

  it('is dropped when nobody wants it any more, before it begins and in the middle', async () => {
    const work = new SlowWork();
    const seen: string[] = [];
    let wanted = true;
    const first = work.run({ owner: 'eve', work: counting(1000, seen, 'first'), isWanted: () => wanted });
    const second = work.run({ owner: 'eve', work: counting(1, seen, 'second'), isWanted: () => wanted });
    setTimeout(() => (wanted = false), 20);
    for (const dropped of [first, second]) await expect(dropped).rejects.toMatchObject({ reason: { code: 'dropped' } });
    expect(seen).toEqual(['first']);
    expect(await work.run({ owner: 'ada', work: counting(1, seen, 'third'), isWanted: () => true })).toBe('third');
  });

  it('that fails leaves the next one alone', async () => {
    const work = new SlowWork();
    // biome-ignore lint/correctness/useYield: it never gets that far
    const failing = function* (): Generator<void, string> {
      throw new Error('no');
    };
    await expect(work.run({ owner: 'eve', work: failing, isWanted: () => true })).rejects.toThrow('no');
    expect(await work.run({ owner: 'eve', work: counting(1, [], 'next'), isWanted: () => true })).toBe('next');
  });
});
