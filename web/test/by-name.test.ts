import { afterAll, beforeAll, expect, it } from 'vitest';
import { HASTE } from './haste.ts';
import { GAMES, House, PHONE, STILL } from './house.ts';
import { begin, byName, play } from './players.ts';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

it.each(GAMES)('a whole game of %s by accessible names alone, on a phone', async (game) => {
  const { page, context, faults } = await house.visit({}, PHONE, STILL);
  await begin(page, game);
  await play(page, byName, { seed: 13, haste: HASTE[game] });
  expect(await page.locator('dialog table').count()).toBe(1);
  const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(width).toBeLessThanOrEqual(room);
  expect(faults).toEqual([]);
  await context.close();
});
