import { describe, expect, it } from 'vitest';
import { ringsAround } from '../src/lessons/rings.ts';

const box = (x: number, y: number, width = 40, height = 40) => ({ x, y, width, height });

describe('a lesson points', () => {
  it('at parts that stand in a row with one ring', () => {
    expect(ringsAround([box(0, 0), box(76, 2), box(38, 0)])).toEqual([box(0, 0, 116, 42)]);
    expect(ringsAround([box(0, 0, 200), box(0, 38, 202)])).toEqual([box(0, 0, 202, 78)]);
  });

  it('at parts that are apart, or not in line, with a ring each', () => {
    const notes = [box(0, 0), box(60, 0), box(90, 30)];
    expect(ringsAround(notes)).toEqual(notes);
  });

  it('at a place, and not at the button on it', () => {
    const city = box(0, 0, 120, 140);
    expect(ringsAround([box(90, -15, 36, 30), city])).toEqual([city]);
  });
});
