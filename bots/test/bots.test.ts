import { type BaseState, type Random, randomFrom, sameJson } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { chooseMove, LEVELS, type Level, Mind } from '../index.ts';
import { THOROUGHNESS, thoroughness } from '../levels.ts';
import { type ToyState, toy, toyBox } from './toy.ts';

function playGame(seed: string, levels: readonly Level[], length = 'long'): ToyState {
  const state = toy.setup({ players: levels.length, options: { length } }, seed);
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
    expect(playGame('again', [level, level], 'short')).toEqual(playGame('again', [level, level], 'short'));
  });

  it('leaves the view it was given alone', () => {
    const view = toy.view(toy.setup({ players: 2 }, 'view'), 0);
    const before = JSON.stringify(view);
    chooseMove(toyBox, view, 0, level, randomFrom('view'));
    expect(JSON.stringify(view)).toBe(before);
  });
});

describe('a bot that is ever mistaken', () => {
  const learning = { features: ['score'], lessonOf: () => 'toy', lessons: { toy: { weights: [1], habits: {} } }, foresight: { toy: 0 }, settings: {} };
  const box = (idle: readonly string[]) => {
    const measure = (state: BaseState, seat: number, into: number[]): void => {
      into[0] = (state as ToyState).scores[seat];
    };
    return { ...toyBox, learning: { ...learning, measure, closeness: 0.5, idle } };
  };
  const ends = (idle: readonly string[]): Set<string> =>
    new Set(
      Array.from({ length: 12 }, (_, seed) => {
        const state = { ...toy.setup({ players: 2 }, 'idle'), agenda: [{ step: 'gift', seat: 0 }] } as ToyState;
        return chooseMove(box(idle), toy.view(state, 0), 0, 'novice', randomFrom(`${seed}`)).do;
      }),
    );

  it('takes other turns for just as good', () => {
    expect(ends([])).toEqual(new Set(['keep', 'give']));
  });

  it('gives no turn away where it could do something', () => {
    expect(ends(['give'])).toEqual(new Set(['keep']));
    expect(ends(['keep'])).toEqual(new Set(['give']));
  });
});

describe('the searching bots', () => {
  it('keep what they thought as long as their turn reveals nothing', () => {
    // with an empty deck a turn is a card and then a gift, and nothing is drawn
    const state: ToyState = { ...toy.setup({ players: 2 }, 'reuse'), deck: [] };
    let guesses = 0;
    const guess = (view: ToyState, viewer: number | null, random: Random): ToyState => {
      guesses++;
      return toy.guess(view, viewer, random);
    };
    const mind = new Mind({ ...toyBox, game: { ...toy, guess } }, 'journeyman', randomFrom('reuse'));
    toy.play(state, 0, mind.choose(toy.view(state, 0), 0) as never);
    const fresh = guesses;
    mind.choose(toy.view(state, 0), 0);
    expect(guesses - fresh).toBeLessThan(fresh);
  });

  it('see the better of two moves whose fruit comes later', () => {
    const state = toy.setup({ players: 2 }, 'gift');
    toy.play(state, 0, { do: 'play', card: state.hands[0][0] as number });
    expect(chooseMove(toyBox, toy.view(state, 0), 0, 'master', randomFrom('gift'))).toEqual({ do: 'keep' });
  });

  it('do in a game what it says they do otherwise there', () => {
    const learning = { features: ['score'], measure: () => {}, lessonOf: () => 'toy', lessons: {}, foresight: { toy: 0 }, closeness: 0, settings: {} };
    const usual = thoroughness('master', { ...toyBox, learning });
    expect(usual).toEqual(THOROUGHNESS.master);
    const here = thoroughness('master', { ...toyBox, learning: { ...learning, levels: { master: { moves: 7, quick: 3 } } } });
    expect(here).toEqual({ ...usual, moves: 7, quick: 3 });
  });

  it('pause while they think', () => {
    const state = toy.setup({ players: 2 }, 'pause');
    const thinking = new Mind(toyBox, 'master', randomFrom('pause')).think(toy.view(state, 0), 0);
    let pauses = 0;
    while (!thinking.next().done) pauses++;
    expect(pauses).toBeGreaterThan(10);
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
