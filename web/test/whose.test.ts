import type { LogLine, Scene } from '@bottega/table';
import { describe, expect, it } from 'vitest';
import { sinceMyMove } from '../src/table/since.ts';
import { lastOfOthers, othersMoved, toldLines } from '../src/table/whose.ts';

const line = (number: number, mover: number, code: string, seat: number | null = mover): LogLine => ({
  number,
  mover,
  event: seat === null ? { code } : { code, seat },
});
const scene = (log: readonly LogLine[], more: Partial<Scene> = {}): Scene =>
  ({ log, viewer: 0, number: log.at(-1)?.number ?? 0, confirming: false, ...more }) as Scene;

/** Seat 0 evaluates, seat 1 can't follow, and the rules say so with seat 0's move. */
const FORCED = [line(1, 0, 'turn'), line(1, 0, 'evaluates'), line(1, 0, 'declined', 1)];

describe('what a bot had to answer', () => {
  it('is the bot’s doing, not that of whoever moved', () => {
    expect(lastOfOthers(scene(FORCED)).map(({ event }) => event.code)).toEqual(['declined']);
    expect(othersMoved(scene(FORCED))).toBe(true);
  });
  it('belongs to what happened since one’s own move', () => expect(sinceMyMove(scene(FORCED))).toEqual({ from: 0, to: 1 }));
  it('is told when the turn has its last word, and not before', () => {
    const codes = (confirming: boolean) => toldLines(scene(FORCED, { confirming })).map(({ event }) => event.code);
    expect(codes(true)).toEqual(['turn', 'evaluates']);
    expect(codes(false)).toEqual(['turn', 'evaluates', 'declined']);
  });
});

describe('what happened since one’s own move', () => {
  it('begins with the last own move before what others did', () => {
    const log = [line(1, 0, 'built'), line(2, 1, 'turn'), line(2, 1, 'bought'), line(3, 1, 'bought'), line(4, 0, 'turn')];
    expect(sinceMyMove(scene(log))).toEqual({ from: 1, to: 3 });
  });
  it('is nothing where a turn has only begun', () => expect(sinceMyMove(scene([line(1, 0, 'built'), line(1, 0, 'turn', 1)]))).toBeNull());
  it('is an opponent’s of the rules too, who has a seat of his own', () => {
    expect(lastOfOthers(scene([line(3, 0, 'conserved', 1)]))).toHaveLength(1);
  });
  it('tells all that came with one move of one seat', () => {
    const log = [line(2, 1, 'moved'), line(2, 1, 'hired'), line(2, 1, 'note', null), line(2, 1, 'lost', 2)];
    expect(lastOfOthers(scene(log)).map(({ event }) => event.code)).toEqual(['lost']);
    expect(lastOfOthers(scene(log.slice(0, 3))).map(({ event }) => event.code)).toEqual(['moved', 'hired', 'note']);
  });
});
