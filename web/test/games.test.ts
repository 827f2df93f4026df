import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, GAMES, House, PHONE, STILL } from './house.ts';
import { begin, byKeyboard, byMouse, byName, play } from './players.ts';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

describe.each(GAMES)('%s', (game) => {
  it('a whole game by mouse ends with a breakdown and a chart', async () => {
    const { page, context, faults } = await house.visit();
    await begin(page, game);
    const made = await play(page, byMouse, { seed: 7 });
    console.log(`${game}: ${made} decisions by mouse`);
    expect(await page.locator('dialog table tfoot td').count()).toBeGreaterThan(1);
    expect(await page.locator('dialog figure svg').count()).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a whole game by keyboard alone', async () => {
    const { page, context, faults } = await house.visit({}, DESKTOP, STILL);
    await begin(page, game);
    await play(page, byKeyboard, { seed: 11 });
    expect(await page.locator('dialog table').count()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a whole game by accessible names alone, on a phone', async () => {
    const { page, context, faults } = await house.visit({}, PHONE, STILL);
    await begin(page, game);
    await play(page, byName, { seed: 13 });
    expect(await page.locator('dialog table').count()).toBe(1);
    const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(width).toBeLessThanOrEqual(room);
    expect(faults).toEqual([]);
    await context.close();
  });
});
