import { describe, expect, it } from 'vitest';
import type { SeekerRow } from '../../storage/seeker-store.ts';
import { AGREEING, nextGroup, othersFor } from '../pairing.ts';

const seeker = (player: string, players: number[], more: Partial<SeekerRow> = {}): SeekerRow => ({
  ...{ player, game: 'carrara', pace: 'quick', players, rated: false, since: 0, seen: 0, bots: null, agreed: null, tab: null, claimed: null },
  ...more,
});
const names = (group: ReturnType<typeof nextGroup>) => group?.people.map(({ player }) => player);
const friendly = (): boolean => false;

describe('who plays with whom', () => {
  it('whoever came first plays first, with as many as they wish', () => {
    const waiting = [seeker('Ada', [3]), seeker('Bea', [2]), seeker('Cleo', [2, 3]), seeker('Dora', [3])];
    expect(nextGroup(waiting, friendly, 0)).toMatchObject({ players: 3, bots: null });
    expect(names(nextGroup(waiting, friendly, 0))).toEqual(['Ada', 'Cleo', 'Dora']);
    expect(names(nextGroup(waiting.slice(0, 3), friendly, 0))).toEqual(['Bea', 'Cleo']);
    expect(nextGroup(waiting.slice(0, 2), friendly, 0)).toBeNull();
  });

  it('who must not meet is not brought together, and does not count as waiting for the other', () => {
    const waiting = [seeker('Ada', [2]), seeker('Bea', [2]), seeker('Cleo', [2])];
    const apart = (one: string, other: string): boolean => [one, other].sort().join() === 'Ada,Bea';
    expect(names(nextGroup(waiting, apart, 0))).toEqual(['Ada', 'Cleo']);
    expect(nextGroup(waiting.slice(0, 2), apart, 0)).toBeNull();
    expect([othersFor(waiting[0], waiting, apart), othersFor(waiting[2], waiting, apart)]).toEqual([1, 2]);
  });

  it('whoever agrees to bots plays with all who agree, and nobody else, once the others had time to', () => {
    const agreed = { bots: 'novice', agreed: 100 };
    const alone = [seeker('Ada', [2, 3], agreed)];
    expect(nextGroup(alone, friendly, 100)).toMatchObject({ people: alone, players: 3, bots: 'novice' });
    const waiting = [seeker('Ada', [4], agreed), seeker('Bea', [4]), seeker('Cleo', [2])];
    expect(nextGroup(waiting, friendly, 100)).toBeNull();
    expect(names(nextGroup(waiting, friendly, 100 + AGREEING))).toEqual(['Ada']);
    waiting[1] = seeker('Bea', [4], { bots: 'master', agreed: 200 });
    expect(nextGroup(waiting, friendly, 200)).toMatchObject({ players: 4, bots: 'novice' });
    expect(names(nextGroup(waiting, friendly, 200))).toEqual(['Ada', 'Bea']);
  });
});
