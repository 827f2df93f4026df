import { afterAll, beforeAll, expect, it } from 'vitest';
import { HASTE } from './haste.ts';
import { DESKTOP, GAMES, House, STILL } from './house.ts';
import { begin, byKeyboard, play } from './players.ts';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

it.each(GAMES)('a whole game of %s by keyboard alone', async (game) => {
  const { page, context, faults } = await house.visit({}, DESKTOP, STILL);
  await begin(page, game);
  await play(page, byKeyboard, { seed: 11, haste: HASTE[game] });
  expect(await page.locator('dialog table').count()).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});
