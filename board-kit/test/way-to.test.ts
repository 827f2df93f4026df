import { describe, expect, it } from 'vitest';
import { wayTo } from '../way-to.ts';

/** The screen below the header. */
const PANE = { top: 100, bottom: 900 };
const at = (...tops: number[]) => tops.map((top) => ({ top, bottom: top + 50, weight: 1 }));

describe('bringing into view what may be done', () => {
  it('leaves the board where it is when all is seen, or there is nothing to see', () => {
    expect(wayTo(at(100, 500, 850), PANE)).toBe(0);
    expect(wayTo([], PANE)).toBe(0);
  });

  it('does not take what lies under the header for seen', () => {
    expect(wayTo(at(60, 500), PANE)).toBe(-40);
  });

  it('scrolls no farther than it must until everything is seen', () => {
    expect(wayTo(at(500, 870), PANE)).toBe(20);
    expect(wayTo(at(-300, 400), PANE)).toBe(-400);
  });

  it('shows all where they fit, even when most are seen already', () => {
    expect(wayTo(at(300, 400, 500, 1000), PANE)).toBe(150);
  });

  it('shows the most where they do not all fit', () => {
    expect(wayTo(at(120, 1000, 1100, 1200), PANE)).toBe(350);
    expect(wayTo(at(120, 300, 400, 1300), PANE)).toBe(0);
  });

  it('leaves what matters little aside where it does not fit, and shows it where it does', () => {
    const little = at(1500, 1600, 1700).map((place) => ({ ...place, weight: 1 / 8 }));
    expect(wayTo([...at(200), ...little], PANE)).toBe(0);
    expect(wayTo([...at(800), ...little], PANE)).toBe(650);
  });

  it('takes the shorter way between equals', () => {
    expect(wayTo(at(-500, 1500), PANE)).toBe(-600);
  });
});
