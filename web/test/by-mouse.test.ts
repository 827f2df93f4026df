import { afterAll, beforeAll, expect, it } from 'vitest';
import { HASTE } from './haste.ts';
import { GAMES, House } from './house.ts';
import { begin, byMouse, play } from './players.ts';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

it.each(GAMES)('a whole game of %s by mouse ends with a breakdown and a chart, is marked in the list, and played again', async (game) => {
  const { page, context, faults } = await house.visit();
  await begin(page, game);
  const made = await play(page, byMouse, { seed: 7, haste: HASTE[game] });
  console.log(`${game}: ${made} decisions by mouse`);
  expect(await page.locator('dialog table tfoot td').count()).toBeGreaterThan(1);
  await page.waitForSelector('dialog figure svg');
  const players = await page.locator('dialog thead .name').allTextContents();
  await page.getByRole('button', { name: 'Rematch, seats turned' }).click();
  await page.waitForSelector('[data-position^="0/"], [data-position^="1/"]');
  expect((await page.locator('aside .name').allTextContents()).toSorted()).toEqual(players.toSorted());
  await page.goto(`${new URL(page.url()).origin}/#/`);
  expect(await page.locator('section[aria-labelledby="saved"] .ending').textContent()).toMatch(/Won|Lost|Shared victory/);
  expect(faults).toEqual([]);
  await context.close();
});
