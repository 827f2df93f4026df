import fc from 'fast-check';
import { describe, it } from 'vitest';
import { majority } from '../rules/result.ts';
import { acting, play } from './table.ts';

describe('what holds in general', () => {
  it('a majority never pays more than its places hold, and more is never worth less (LS-A24)', () => {
    const values = fc.array(fc.nat(6), { minLength: 2, maxLength: 5 });
    const places = fc.array(fc.nat(20), { minLength: 1, maxLength: 5 }).map((list) => list.sort((a, b) => b - a));
    fc.assert(
      fc.property(values, places, (found, given) => {
        const points = majority(found, given);
        const paid = points.reduce((sum, one) => sum + one, 0) <= given.reduce((sum, one) => sum + one, 0);
        const ordered = found.every((a, i) => found.every((b, j) => (a > b ? points[i] >= points[j] : a !== b || points[i] === points[j])));
        return paid && ordered && found.every((value, seat) => value > 0 || points[seat] === 0);
      }),
    );
  });

  it('the financier loses nobody but the rightmost, and keeps everyone’s order (LS-A6, LS-A7)', () => {
    const track = fc.tuple(fc.nat(5), fc.boolean(), fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }));
    fc.assert(
      fc.property(track, ([financier, flipped, taken]) => {
        if (flipped && financier === 5) return true;
        const workers = taken.map((there, space) => (there && space !== financier ? space : -1));
        const state = acting({ financier, flipped, workers: [...workers] });
        play(state, 'money');
        const left = state.players[0].workers;
        const people = workers.filter((tile) => tile >= 0);
        const remaining = left.filter((tile) => tile >= 0);
        const kept = [...remaining, ...state.discard];
        return left[state.players[0].financier] === -1 && kept.join() === people.join() && state.discard.length <= 1;
      }),
    );
  });
});
