import { type BaseState, randomFrom, sameJson } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { chooseMove, LEVELS, type Level } from '../index.ts';
import { type ToyState, toy, toyBox } from './toy.ts';

function playGame(seed: string, levels: readonly Level[]): ToyState {
  const state = toy.setup({ players: levels.length, options: { length: 'long' } }, seed);
  const random = randomFrom(seed);
  for (let [seat] = toy.toAct(state); seat !== undefined; [seat] = toy.toAct(state)) {
    toy.play(state, seat, chooseMove(toyBox, toy.view(state, seat), seat, levels[seat], random) as never);
  }
  return state;
}

describe.each(LEVELS)('the %s bot', (level) => {
  it('makes only legal moves, to the end of the game', () => {
    const state = toy.setup({ players: 3 }, 'legal');
    const random = randomFrom('legal');
    for (let [seat] = toy.toAct(state); seat !== undefined; [seat] = toy.toAct(state)) {
      const move = chooseMove(toyBox, toy.view(state, seat), seat, level, random);
      expect(toy.legal(state, seat).some((legal) => sameJson(legal, move))).toBe(true);
      toy.play(state, seat, move as never);
    }
    expect(toy.result(state).over).toBe(true);
  });

  it('plays the same game from the same seed', () => {
    expect(playGame('again', [level, level])).toEqual(playGame('again', [level, level]));
  });

  it('leaves the view it was given alone', () => {
    const view = toy.view(toy.setup({ players: 2 }, 'view'), 0);
    const before = JSON.stringify(view);
    chooseMove(toyBox, view, 0, level, randomFrom('view'));
    expect(JSON.stringify(view)).toBe(before);
  });
});

describe('the greedy bot', () => {
  it('beats the random one', () => {
    let ahead = 0;
    for (let game = 0; game < 40; game++) {
      const seat = game % 2;
      const { scores } = playGame(`match ${game}`, seat === 0 ? ['greedy', 'random'] : ['random', 'greedy']);
      ahead += Math.sign(scores[seat] - scores[1 - seat]);
    }
    expect(ahead).toBeGreaterThan(15);
  });

  it('looks to the end of its own turn and no further', () => {
    const state = toy.setup({ players: 2 }, 'turns');
    const turns = new Set<number>();
    const estimate = (imagined: BaseState, seat: number): number => {
      turns.add(imagined.turn);
      return toyBox.estimate(imagined, seat);
    };
    chooseMove({ game: toy, estimate }, toy.view(state, 0), 0, 'greedy', randomFrom('turns'));
    expect([...turns]).toEqual([state.turn + 1]);
  });
});
