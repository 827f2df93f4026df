import { box } from '@bottega/carrara';
import { randomFrom } from '@bottega/kernel';
import { box as mercato } from '@bottega/mercato';
import { describe, expect, it } from 'vitest';
import { type Advice, advise, reasonsFor, toldOf } from '../advice.ts';
import type { StudiedLine } from '../study.ts';

const line = (sources: StudiedLine['sources'], points: readonly number[]): StudiedLine => ({ moves: [], points, margin: 0, sources, looks: 1 });
const of = (...sources: [string, number][]) => sources.map(([feature, points]) => ({ feature, points }));

function advised(seed: string): Advice[] {
  const state = box.game.setup({ players: 2 }, seed);
  const [seat] = box.game.toAct(state);
  const thinking = advise(box, box.game.view(state, seat), seat, { level: 'apprentice', random: randomFrom(seed) });
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}

describe('reasons', () => {
  const topics = { 'florins early': 'florins', 'florins late': 'florins', blue: 'blocks' };

  it('tell what differs: points now, what is promised by topic, what is given up', () => {
    const best = line([of(['score', 20], ['florins early', 3], ['florins late', 1.2], ['blue', 1])], [60]);
    const next = line([of(['score', 14], ['blue', 4])], [55]);
    expect(reasonsFor(best, next, 0, topics)).toEqual([
      { kind: 'now', points: 6 },
      { kind: 'gain', topic: 'florins', points: 4 },
      { kind: 'cost', topic: 'blocks', points: 3 },
    ]);
  });

  it('name whom a line denies most', () => {
    const best = line([of(), of(), of()], [50, 40, 30]);
    const next = line([of(), of(), of()], [50, 42, 37]);
    expect(reasonsFor(best, next, 0, topics)).toEqual([{ kind: 'deny', seat: 2, points: 7 }]);
  });

  it('leave out what is smaller than the estimate is good, and features that tell a person nothing', () => {
    const best = line([of(['florins early', 0.4], ['secret', 9])], [50]);
    expect(reasonsFor(best, line([of()], [50]), 0, topics)).toEqual([]);
  });
});

describe('advice', () => {
  it('tells of another way to begin where the best few begin alike', () => {
    const begun = (...deeds: string[]) => ({ moves: deeds.map((deed) => ({ do: deed })) });
    const [first, second, third, other] = [begun('walk', 'a'), begun('walk', 'b'), begun('walk', 'c'), begun('rest')];
    expect(toldOf([first, second, third, other], 3)).toEqual([first, second, other]);
    expect(toldOf([first, other, second, third], 3)).toEqual([first, other, second]);
    expect(toldOf([first, second, third], 3)).toEqual([first, second, third]);
    expect(toldOf([first], 3)).toEqual([first]);
  });

  it('gives different turns, the best first, each of legal moves to its end', () => {
    const lines = advised('a hint');
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines.map(({ moves }) => JSON.stringify(moves))).size).toBe(lines.length);
    for (const { moves, points, chance } of lines) {
      const state = box.game.setup({ players: 2 }, 'a hint');
      const [seat] = box.game.toAct(state);
      for (const move of moves) {
        expect(box.game.legal(state, seat)).toContainEqual(move);
        box.game.play(state, seat, move);
      }
      expect(points).toHaveLength(2);
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
    }
  });

  it('is the same for the same chance', () => expect(advised('again')).toEqual(advised('again')));

  it('tells what was found when it is late', () => {
    const state = box.game.setup({ players: 2 }, 'late');
    const [seat] = box.game.toAct(state);
    const thinking = advise(box, box.game.view(state, seat), seat, { random: randomFrom('late'), isLate: () => true });
    const { done, value } = thinking.next();
    expect(done).toBe(true);
    expect(value?.[0].moves.length).toBeGreaterThan(0);
  });

  it('does without reasons where a game has learnt nothing', () => {
    const state = mercato.game.setup({ players: 2 }, 'm');
    const [seat] = mercato.game.toAct(state);
    const thinking = advise(mercato, mercato.game.view(state, seat), seat, { level: 'novice' });
    let step = thinking.next();
    while (!step.done) step = thinking.next();
    expect(step.value.length).toBeGreaterThan(0);
  });
});
