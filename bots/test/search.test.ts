import { type AnyGame, type BaseMove, type BaseState, randomFrom, sameJson } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { study, Thought } from '../index.ts';
import { Candidates } from '../search/candidates.ts';
import { Foreseen } from '../search/foreseen.ts';
import { likeness } from '../search/likeness.ts';
import { plain } from '../search/plain.ts';
import { SearchTable } from '../search/table.ts';
import { type Line, movesOf, TurnSearch } from '../search/turn.ts';
import { marginOf, worthOf } from '../search/worth.ts';
import { type ToyState, toy, toyBox } from './toy.ts';

const CARE = { moves: 300, width: 20, quick: 2, candidates: 6, rounds: 1 };

function ends(state: ToyState, width: number): BaseMove[][] {
  const search = new TurnSearch(new SearchTable(toyBox, state, randomFrom('ends')), state, 0, width, 100);
  while (search.advance(3));
  return search.ends.map(movesOf);
}

/** A seat with these cards, and nothing left to draw. */
const holding = (...cards: number[]): ToyState => {
  const state = toy.setup({ players: 2 }, 'hand');
  return { ...state, deck: [], hands: [cards, [1, 1]] };
};

describe('the search of a turn', () => {
  it('tries every end of it', () => {
    expect(ends(holding(3, 5), 20)).toHaveLength(4);
    expect(ends(holding(3, 5), 20)[0].at(-1)).toEqual({ do: 'keep' });
  });

  it('follows every first move where it can’t follow everything', () => {
    const begun = ends(holding(3, 5, 7), 1).map(([first]) => first);
    expect(new Set(begun.map((move) => (move as { card?: number }).card))).toEqual(new Set([3, 5, 7]));
  });

  it('goes one way where several lead to the same', () => {
    const state = holding(3);
    const frame = (...taken: number[]): BaseState => ({ ...state, agenda: [{ step: 'turn', seat: 0, taken } as never] });
    expect(likeness(frame(1, 2))).toBe(likeness(frame(2, 1)));
    expect(likeness(frame(1, 2))).not.toBe(likeness(frame(1, 3)));
    expect(likeness(frame(1, 2))).not.toBe(likeness({ ...frame(1, 2), scores: [1, 0] } as BaseState));
  });
});

describe('what deserves a further look', () => {
  it('is a turn up to where something is revealed', () => {
    const state = toy.setup({ players: 2 }, 'foreseen');
    const foreseen = new Foreseen(toy, state, 0);
    const play = { do: 'play', card: state.hands[0][0] } as BaseMove;
    expect(foreseen.part([play, { do: 'keep' } as BaseMove])).toHaveLength(2);
    expect(foreseen.part([{ do: 'draw' } as BaseMove, { do: 'keep' } as BaseMove])).toEqual([{ do: 'draw' }]);
  });

  it('is no turn that begins alike, and of those worth the same only some', () => {
    const state = toy.setup({ players: 3 }, 'candidates');
    const line = (worth: number, ...moves: BaseMove[]): Line => ({ state, points: [], worth, moves, before: undefined, idea: [], promise: 0 });
    const draw = { do: 'draw' } as BaseMove;
    const play = { do: 'play', card: state.hands[0][0] } as BaseMove;
    const gifts = [{ do: 'keep' }, { do: 'give', other: 1 }, { do: 'give', other: 2 }] as unknown as BaseMove[];
    const found = new Candidates(toyBox, 0);
    found.take(state, [line(0.9, draw, gifts[0]), line(0.8, draw, gifts[1]), ...gifts.map((gift) => line(0.7, play, gift))], 10);
    expect(found.list.map(({ moves }) => moves)).toEqual([[draw], [play, gifts[0]], [play, gifts[1]]]);
    expect(found.list[0].length).toBe(2);
  });
});

it('leaves out of a turn what brings nothing', () => {
  const shelf = {
    clone: (state: { left: number; put: number[] }) => ({ ...state, put: [...state.put] }),
    toAct: () => [0],
    legal: ({ put }: { put: number[] }) => [1, 2].map((card) => ({ do: put.includes(card) ? 'take' : 'put', card })),
    play(state: { put: number[] }, _seat: number, { card }: { card: number }) {
      state.put = state.put.includes(card) ? state.put.filter((one) => one !== card) : [...state.put, card];
    },
  } as unknown as AnyGame;
  const moves = (...texts: string[]) => texts.map((text) => ({ do: text.split(' ')[0], card: Number(text.split(' ')[1]) }) as BaseMove);
  const from = { agenda: [], random: null, turn: 1, put: [] } as unknown as BaseState;
  expect(plain(shelf, from, 0, moves('put 1', 'put 2', 'take 1', 'put 1'))).toEqual(moves('put 2', 'put 1'));
  expect(plain(shelf, from, 0, moves('put 1', 'put 2'))).toEqual(moves('put 1', 'put 2'));
});

describe('what a position is worth', () => {
  it('is the margin over the others, of whom the best counts most', () => {
    expect(marginOf([10, 4], 0)).toBe(6);
    expect(marginOf([10, 4, 4], 0)).toBeCloseTo(6, 9);
    expect(marginOf([10, 9, 1], 0)).toBeGreaterThan(1);
    expect(marginOf([10, 9, 1], 0)).toBeLessThan(5);
  });

  it('is more when the game is won than when it merely looks so', () => {
    const state = holding(3);
    const over = { ...state, agenda: [], scores: [10, 4] };
    expect(worthOf(toy, over, [10, 4], 0)).toBeGreaterThan(worthOf(toy, state, [10, 4], 0));
    expect(worthOf(toy, over, [10, 4], 1)).toBeLessThan(worthOf(toy, state, [10, 4], 1));
  });
});

describe('a thought', () => {
  const state = toy.setup({ players: 3, options: { length: 'long' } }, 'thought');
  const view = toy.view(state, 0);
  const isLegal = (move: BaseMove): boolean => toy.legal(view, 0).some((legal) => sameJson(legal, move));

  it('can be left at any time, and knows a move by then', () => {
    for (let pieces = 1; pieces < 12; pieces++) {
      const thought = new Thought(toyBox, view, 0, randomFrom('left'), CARE);
      const thinking = thought.run();
      for (let piece = 0; piece < pieces; piece++) thinking.next();
      expect(isLegal(thought.ranking[0].moves[0])).toBe(true);
    }
  });

  it('looks at the better ones more often', () => {
    const thought = new Thought(toyBox, view, 0, randomFrom('looks'), CARE);
    for (const _ of thought.run());
    const looks = thought.ranking.map((candidate) => candidate.looks);
    expect(looks).toEqual([...looks].sort((a, b) => b - a));
    expect(thought.tried).toBeLessThan(2 * CARE.moves);
  });
});

describe('a study', () => {
  const learning = {
    features: ['score', 'cards'],
    measure(state: BaseState, seat: number, into: number[]) {
      into[0] = (state as ToyState).scores[seat];
      into[1] = state.agenda.length === 0 ? 0 : (state as ToyState).hands[seat].length;
    },
    lessonOf: () => 'toy',
    lessons: { toy: { weights: [1, 5], habits: {} } },
    foresight: { toy: 1 },
    closeness: 0.02,
    settings: {},
  };

  it('tells the best turns, what they lead to and where that comes from', () => {
    const state = toy.setup({ players: 2, options: { length: 'long' } }, 'study');
    const thinking = study({ ...toyBox, learning }, toy.view(state, 0), 0, { level: 'apprentice', lines: 2 });
    let step = thinking.next();
    while (!step.done) step = thinking.next();
    const [best, other] = step.value;
    expect(step.value).toHaveLength(2);
    expect(best.looks).toBeGreaterThanOrEqual(other.looks);
    expect(best.chances?.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(best.margin).toBeCloseTo(best.points[0] - best.points[1], 9);
    expect(best.sources[0].map(({ feature }) => feature)).toContain('cards');
  });
});

it('tells positions apart by the order things lie in, unless it is asked to look loosely', () => {
  const state = (hand: string[]) => ({ turn: 1, agenda: [], random: null, hand }) as unknown as BaseState;
  expect(likeness(state(['oak', 'fir']))).not.toBe(likeness(state(['fir', 'oak'])));
  expect(likeness(state(['oak', 'fir']), true)).toBe(likeness(state(['fir', 'oak']), true));
  expect(likeness(state(['oak', 'fir']), true)).not.toBe(likeness(state(['fir', 'fir']), true));
});
