import type { Puzzle } from '@bottega/kernel';
import { box as mercato } from '@bottega/mercato';
import { describe, expect, it } from 'vitest';
import { checkPuzzle } from '../puzzles/check.ts';
import { makePuzzles } from '../puzzles/make.ts';
import { endOf, markOf } from '../puzzles/position.ts';
import { ratingOf } from '../puzzles/rate.ts';
import { selectPuzzles } from '../puzzles/select.ts';
import { Leads } from '../puzzles/settled.ts';
import type { Candidate } from '../search/candidates.ts';

const { game } = mercato;
/** A game of this seed in which a turn stands out. */
const NUMBER = 5;
const [puzzle] = makePuzzles(mercato, NUMBER, 'test');
const position = { state: game.read(puzzle.state), seat: puzzle.seat };
const read = (texts: readonly string[]) => texts.map((text) => game.notation.read(text));

describe('a puzzle from a game between bots', () => {
  it('asks the seat whose turn it is, and both its turns can be played to their end', () => {
    expect(game.toAct(position.state)).toEqual([puzzle.seat]);
    const ends = [puzzle.best, puzzle.other].map((line) => endOf(mercato, position, read(line)));
    expect(ends).not.toContain(null);
    expect(markOf(ends[0]!)).not.toBe(markOf(ends[1]!));
  });

  it('says by how much its turn was ahead in both studies, why, and who found it', () => {
    expect(Math.min(...puzzle.lead)).toBeGreaterThan(1);
    expect(puzzle.reasons).not.toEqual([]);
    expect(Object.keys(puzzle.solved)).toEqual(expect.arrayContaining(['novice', 'apprentice', 'journeyman', 'master']));
  });

  it('is the same each time it is made', () => {
    expect(makePuzzles(mercato, NUMBER, 'test')).toEqual([puzzle]);
  });

  it('holds when it is studied in other worlds', () => {
    expect(checkPuzzle(mercato, puzzle, 'other worlds')).toBeNull();
  });

  it('is found out when another turn is better, none of its turns can be played, or its position is broken', () => {
    const { best, other } = puzzle;
    expect(checkPuzzle(mercato, { ...puzzle, best: other, other: best }, 'x')).toMatch(/points/);
    expect(checkPuzzle(mercato, { ...puzzle, best: best.slice(0, -1) }, 'x')).toBe('its best turn is not a turn');
    expect(checkPuzzle(mercato, { ...puzzle, state: {} }, 'x')).toMatch(/bad-state/);
  });
});

describe('a lead of two points that is asked for', () => {
  /** How many worlds are looked at, at most twelve, when the turn is so far ahead in them. */
  const looks = (leads: readonly number[]): number => {
    const judging = new Leads(0, [2]);
    let sum = 0;
    for (let looked = 1; looked <= 12; looked++) {
      sum += leads[(looked - 1) % leads.length];
      const means = [
        [sum / looked, 0],
        [0, 0],
      ] as const;
      if (judging.areSettled(means.map((points) => ({ points }) as unknown as Candidate))) return looked;
    }
    return 12;
  };

  it('is settled after four worlds that say the same, for and against it', () => {
    expect([looks([3]), looks([1]), looks([4, 3.5])]).toEqual([4, 4, 4]);
  });

  it('is looked at in all worlds where they differ about it', () => {
    expect([looks([0, 5]), looks([1.9, 2.2])]).toEqual([12, 12]);
  });
});

describe('the rating', () => {
  it('is the higher the fewer find it', () => {
    const by = (novice: number, journeyman: number) => ratingOf({ novice: [novice, 6], journeyman: [journeyman, 6], master: [1, 1] });
    const ratings = [by(6, 6), by(3, 6), by(0, 6), by(0, 3), by(0, 0)];
    expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
    expect(new Set(ratings).size).toBe(ratings.length);
  });
});

describe('the choice of puzzles', () => {
  const made = (id: string, players: number, rating: number, novices: number): Puzzle => ({ ...puzzle, id, players, rating, solved: { novice: [novices, 6] } });

  it('takes as many of each kind of game as it can, the easiest first in its list', () => {
    const two = Array.from({ length: 9 }, (_, at) => made(`two-${at}`, 2, 1000 + at, 0));
    const three = [made('three-0', 3, 900, 0), made('three-1', 3, 2000, 0)];
    const chosen = selectPuzzles([...two, ...three], 4);
    expect(chosen.map(({ id }) => id)).toEqual(['three-0', 'two-0', 'two-1', 'three-1']);
  });

  it('takes few that every novice finds, as long as there are others', () => {
    const easy = Array.from({ length: 20 }, (_, at) => made(`easy-${at}`, 2, 700, 6));
    const hard = Array.from({ length: 20 }, (_, at) => made(`hard-${at}`, 2, 1500, 1));
    expect(selectPuzzles([...easy, ...hard], 20).filter(({ rating }) => rating === 700)).toHaveLength(3);
  });
});
