import { randomFrom } from '@bottega/kernel';
import { describe, expect, it, vi } from 'vitest';
import { type Contestant, Forfeit, HOUSE, HousePlayer, houseContestant, pairing, playGame, seatsFor, standings, wholeRounds } from '../arena/index.ts';
import { elo, wilson } from '../arena/statistics.ts';
import { toy, toyBox } from './toy.ts';

const any = (seed: string): Contestant => {
  const random = randomFrom(seed);
  return { choose: (_view, _seat, moves) => moves[random(moves.length)] };
};

describe('pairing', () => {
  it('plays a seed once for every seat, everybody moved on by one', () => {
    const games = [0, 1, 2, 3, 4, 5].map((game) => pairing(game, [0, 1, 1], 's'));
    expect(games.map(({ seed }) => seed)).toEqual(['s/0', 's/0', 's/0', 's/1', 's/1', 's/1']);
    expect(games.slice(0, 3).map(({ entrants }) => entrants)).toEqual([
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
    ]);
  });

  it('gives the seats that are left to the last one named', () => {
    expect(seatsFor(['a', 'b'], 4)).toEqual(['a', 'b', 'b', 'b']);
    expect(wholeRounds(10, 4)).toBe(12);
  });
});

describe('statistics', () => {
  it('knows the interval of Wilson', () => {
    const [low, high] = wilson(0.5, 100);
    expect(low).toBeCloseTo(0.404, 3);
    expect(high).toBeCloseTo(0.596, 3);
    expect(wilson(1, 20)[1]).toBeCloseTo(1, 9);
    expect(wilson(1, 20)[0]).toBeCloseTo(0.839, 3);
  });

  it('gives 400 points for ten to one, and a finite number for a clean sweep', () => {
    const [a, b] = elo([
      [0, 1000],
      [100, 0],
    ]);
    expect(a - b).toBeCloseTo(400, -1);
    expect(a + b).toBeCloseTo(3000, 5);
    expect(
      Number.isFinite(
        elo([
          [0, 20],
          [0, 0],
        ])[0],
      ),
    ).toBe(true);
  });
});

describe('a game of the arena', () => {
  it('is played by the contestants at their seats, and timed', async () => {
    const outcome = await playGame(toyBox, { players: 2 }, pairing(1, [0, 1], 'g'), [any('a'), any('b')]);
    expect(outcome.entrants).toEqual([1, 0]);
    expect(outcome.wins[0] + outcome.wins[1]).toBe(1);
    expect(outcome.moves.every((count) => count > 3)).toBe(true);
    expect(outcome.forfeit).toBeUndefined();
  });

  it('is lost by whoever gives up or plays what is not offered; the others share it', async () => {
    const quitter: Contestant = {
      choose() {
        throw new Forfeit('is tired');
      },
    };
    const cheat: Contestant = { choose: () => ({ do: 'win' }) };
    const given = await playGame(toyBox, { players: 3 }, pairing(0, [0, 1, 1], 'g'), [quitter, any('b'), any('c')]);
    expect(given).toMatchObject({ forfeit: { seat: 0, reason: 'is tired' }, wins: [0, 0.5, 0.5] });
    const cheated = await playGame(toyBox, { players: 2 }, pairing(0, [0, 1], 'g'), [cheat, any('b')]);
    expect(cheated).toMatchObject({ forfeit: { seat: 0 }, wins: [0, 1] });
    const [lost] = standings(['cheat', 'any'], [cheated]);
    expect(lost).toMatchObject({ winShare: 0, forfeits: 1 });
  });

  it('goes on with the next lower level when a bot of the house fails', async () => {
    const faults: string[] = [];
    const broken = {
      ...toyBox,
      game: {
        ...toy,
        guess() {
          throw new Error('no idea');
        },
      },
    };
    const player = new HousePlayer(broken as never, 'apprentice', 's', (fault) => faults.push(fault));
    const outcome = await playGame(toyBox, { players: 2 }, pairing(0, [0, 1], 'g'), [player, any('b')]);
    expect(outcome.forfeit).toBeUndefined();
    expect(faults).toEqual(['apprentice failed: no idea', 'novice failed: no idea', 'greedy failed: no idea']);
  });

  it('seats whoever thinks eight times as long, and knows them by name', () => {
    expect(HOUSE).toContain('master-8x');
    const spent = (name: string): number => {
      const guess = vi.fn(toy.guess);
      const counting = { ...toyBox, game: { ...toy, guess } };
      const state = toy.setup({ players: 2 }, 'long');
      const [seat] = toy.toAct(state);
      houseContestant(counting as never, name, 's', () => {})!.choose(toy.view(state, seat), seat, toy.legal(state, seat));
      return guess.mock.calls.length;
    };
    expect(spent('novice-8x')).toBeGreaterThan(2 * spent('novice'));
  });

  it('plays the same game on a machine that is far too slow', async () => {
    const play = () =>
      playGame(toyBox, { players: 2 }, pairing(0, [0, 1], 'g'), [
        new HousePlayer(toyBox, 'master', 's', () => {}),
        new HousePlayer(toyBox, 'apprentice', 't', () => {}),
      ]);
    const { scores } = await play();
    const now = performance.now();
    const minutes = vi.spyOn(performance, 'now').mockImplementation(() => now + 60_000 * minutes.mock.calls.length);
    try {
      expect((await play()).scores).toEqual(scores);
    } finally {
      minutes.mockRestore();
    }
  });
});
