import { describe, expect, it } from 'vitest';
import { standingsOf } from '../standings.ts';

describe('standings', () => {
  it('of tables of two: a win is a point, a tie half of one, a free round a point', () => {
    const tables = [
      { entrants: [0, 1], ranks: [1, 2] },
      { entrants: [2, 3], ranks: [1, 1] },
      { entrants: [4], ranks: [1] },
    ];
    const standings = standingsOf('swiss', [0, 1, 2, 3, 4], tables);
    expect(Object.fromEntries(standings.map(({ entrant, points }) => [entrant, points]))).toEqual({ 0: 1, 1: 0, 2: 0.5, 3: 0.5, 4: 1 });
    expect(standings.map(({ entrant, place }) => [entrant, place])).toEqual([
      [0, 1],
      [4, 1],
      [2, 3],
      [3, 3],
      [1, 5],
    ]);
    expect(standings.map(({ played }) => played)).toEqual([1, 0, 1, 1, 1]);
  });

  it('of larger tables: a table is worth a point, by how many one beats', () => {
    const [first, second, third, last] = standingsOf('swiss', [0, 1, 2, 3], [{ entrants: [3, 2, 1, 0], ranks: [4, 2, 2, 1] }]);
    expect(first).toMatchObject({ entrant: 0, points: 1 });
    expect([second, third].map(({ points, place }) => [points, place])).toEqual([
      [0.5, 2],
      [0.5, 2],
    ]);
    expect(last).toMatchObject({ entrant: 3, points: 0, place: 4 });
  });

  it('where nobody has won, all share', () => {
    expect(standingsOf('swiss', [0, 1, 2], [{ entrants: [0, 1, 2], ranks: null }]).map(({ points, place }) => [points, place])).toEqual([
      [0.5, 1],
      [0.5, 1],
      [0.5, 1],
    ]);
  });

  it('a tie goes to who met the stronger in a Swiss tournament (Buchholz), and to who beat the stronger in a round robin (Sonneborn–Berger)', () => {
    // 0 beat 2, who won once; 1 beat 3, who won nothing
    const tables = [
      { entrants: [0, 2], ranks: [1, 2] },
      { entrants: [1, 3], ranks: [1, 2] },
      { entrants: [2, 3], ranks: [1, 2] },
    ];
    for (const kind of ['swiss', 'round-robin'] as const) {
      const [first, second] = standingsOf(kind, [0, 1, 2, 3], tables);
      expect(first).toMatchObject({ entrant: 0, place: 1 });
      expect(second.entrant).toBe(2);
    }
    const mixed = [
      { entrants: [0, 1], ranks: [1, 2] },
      { entrants: [0, 2], ranks: [2, 1] },
      { entrants: [3, 4], ranks: [1, 2] },
      { entrants: [3, 1], ranks: [2, 1] },
      { entrants: [2, 4], ranks: [1, 2] },
    ];
    const of = (kind: 'swiss' | 'round-robin', entrant: number) => standingsOf(kind, [0, 1, 2, 3, 4], mixed).find((one) => one.entrant === entrant)!;
    // 0 and 3 have won once each: 0 met 1 (one point) and 2 (two), 3 met 4 (none) and 1 (one); 0 beat 1, 3 beat 4
    expect(of('swiss', 0)).toMatchObject({ points: 1, opposition: 3, beaten: 1 });
    expect(of('swiss', 3)).toMatchObject({ points: 1, opposition: 1, beaten: 0 });
    expect(of('swiss', 0).place).toBeLessThan(of('swiss', 3).place);
    expect(of('round-robin', 0).place).toBeLessThan(of('round-robin', 3).place);
  });
});
