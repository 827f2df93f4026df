import { afterAll, beforeAll, expect, it } from 'vitest';
import { HASTE } from './haste.ts';
import { GAMES, House } from './house.ts';
import { begin, byMouse, play } from './players.ts';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

it.each(GAMES)('a whole game of %s by mouse ends with a breakdown and a chart', async (game) => {
  const { page, context, faults } = await house.visit();
  await begin(page, game);
  const made = await play(page, byMouse, { seed: 7, haste: HASTE[game] });
  console.log(`${game}: ${made} decisions by mouse`);
  expect(await page.locator('dialog table tfoot td').count()).toBeGreaterThan(1);
  await page.waitForSelector('dialog figure svg');
  expect(faults).toEqual([]);
  await context.close();
});
