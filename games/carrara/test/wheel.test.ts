import { describe, expect, it } from 'vitest';
import { ALL, DISC, freePlace, placeOf, placeOfAll, polar, TAG } from '../board/wheel/polar.ts';
import { COLOURS } from '../edition/names.ts';

const SECTORS = [0, 1, 2, 3, 4, 5];
const HALF = 15;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
/** A single block as it is drawn, upright wherever its sector lies. */
function boxOf(colour: number, sector: number): Box {
  const { x, y, scale } = placeOf(colour, sector);
  const half = HALF * scale;
  return { left: x - half, right: x + half, top: y - 3 - half, bottom: y - 3 + half };
}
/** What it costs and how many there are, below it. */
function tagOf(colour: number, sector: number): Box {
  const { x, y, scale } = placeOf(colour, sector);
  const top = y + TAG.below * scale + TAG.top;
  return { left: x - TAG.wide / 2, right: x + TAG.wide / 2, top, bottom: top + TAG.height };
}
const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const corners = ({ left, right, top, bottom }: Box): [number, number][] => [
  [left, top],
  [right, top],
  [left, bottom],
  [right, bottom],
];

describe('blocks on the wheel', () => {
  it.each(SECTORS)('lie beside each other in sector %i, whichever colours are there', (sector) => {
    const boxes = COLOURS.map((_, colour) => boxOf(colour, sector));
    for (const [at, box] of boxes.entries()) for (const other of boxes.slice(at + 1)) expect(overlap(box, other)).toBe(false);
  });

  it.each(SECTORS)('have prices and numbers in sector %i that hide none of each other', (sector) => {
    const tags = COLOURS.map((_, colour) => tagOf(colour, sector));
    for (const [at, tag] of tags.entries()) for (const other of tags.slice(at + 1)) expect(overlap(tag, other)).toBe(false);
  });

  it.each(SECTORS)('stay within sector %i and leave the prices around the disc free', (sector) => {
    for (const colour of COLOURS.keys()) {
      for (const [x, y] of corners(boxOf(colour, sector))) {
        const degrees = ((((Math.atan2(x, -y) * 180) / Math.PI - sector * 60 + 540) % 360) - 180) as number;
        expect(Math.abs(degrees)).toBeLessThan(30);
        expect(Math.hypot(x, y)).toBeLessThan(DISC + 4);
      }
    }
  });

  it('say what all of them cost where the least of any block is hidden', () => {
    const area = (chip: Box, box: Box): number =>
      Math.max(0, Math.min(chip.right, box.right) - Math.max(chip.left, box.left)) *
      Math.max(0, Math.min(chip.bottom, box.bottom) - Math.max(chip.top, box.top));
    for (const slot of SECTORS) {
      const at = (counts: readonly number[]) =>
        placeOfAll(
          SECTORS.map((each) => (each === slot ? counts : [0, 0, 0, 0, 0, 0])),
          slot,
          slot,
          true,
        );
      const chipAt = ({ x, y }: { x: number; y: number }): Box => ({
        left: x - ALL.wide / 2,
        right: x + ALL.wide / 2,
        top: y - ALL.high / 2,
        bottom: y + ALL.high / 2,
      });
      const lost = (place: { x: number; y: number }, counts: readonly number[]): number =>
        COLOURS.reduce(
          (sum, _, colour) => sum + (counts[colour] === 0 ? 0 : area(chipAt(place), boxOf(colour, slot)) + area(chipAt(place), tagOf(colour, slot))),
          0,
        );
      for (const counts of [
        [1, 2, 0, 1, 0, 1],
        [0, 1, 1, 2, 0, 1],
        [1, 0, 0, 2, 0, 0],
        [0, 1, 1, 2, 0, 0],
      ]) {
        const chosen = at(counts);
        for (const colour of COLOURS.keys()) {
          if (counts[colour] === 0) expect(lost(chosen, counts)).toBeLessThanOrEqual(lost(placeOf(colour, slot), counts) + 25);
        }
      }
      // not over the numbers of the neighbours where another place is free
      expect(at([0, 1, 1, 2, 0, 1])).not.toEqual(placeOf(4, slot));
      expect(
        placeOfAll(
          SECTORS.map(() => [1, 1, 1, 1, 1, 1]),
          slot,
          slot,
          true,
        ),
      ).toEqual(polar(84, slot * 60));
      expect(
        placeOfAll(
          SECTORS.map(() => [1, 0, 0, 0, 0, 0]),
          slot,
          slot,
          false,
        ),
      ).toEqual(polar(60, slot * 60));
    }
  });

  it('leave the blocks of the sectors beside it in sight too, and turn with their wheel', () => {
    const counts = [0, 1, 1, 0, 0, 0];
    const none = [0, 0, 0, 0, 0, 0];
    const all = [1, 1, 1, 1, 1, 1];
    let moved = 0;
    for (const slot of SECTORS) {
      const wheelOf = (others: readonly number[]) => SECTORS.map((each) => (each === slot ? counts : others));
      const [alone, among] = [freePlace(wheelOf(none), slot)!, freePlace(wheelOf(all), slot)!];
      const hidden = (colour: number): number => {
        const { x, y } = placeOf(colour, slot);
        const chip = { left: x - ALL.wide / 2, right: x + ALL.wide / 2, top: y - ALL.high / 2, bottom: y + ALL.high / 2 };
        const beside = [(slot + 1) % 6, (slot + 5) % 6].flatMap((each) => COLOURS.flatMap((_, other) => [boxOf(other, each), tagOf(other, each)]));
        return beside.filter((box) => overlap(chip, box)).length;
      };
      expect(hidden(among)).toBeLessThanOrEqual(hidden(alone));
      if (among !== alone) moved++;
      const sector = (slot + 2) % 6;
      expect(placeOfAll(wheelOf(all), slot, sector, true)).toEqual(placeOf(among, sector));
    }
    expect(moved).toBeGreaterThan(0);
  });
});
