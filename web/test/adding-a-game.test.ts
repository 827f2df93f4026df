/**
 * Does what docs/adding-a-game.md says: puts the folder of a whole game into `games/` and changes nothing else. Then
 * the game must be everywhere.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsOn } from './axe.ts';
import { CopiedHouse } from './copied-house.ts';
import { House, PHONE, STILL } from './house.ts';
import { begin, byMouse, play } from './players.ts';

const copy = new CopiedHouse();
const house = new House();
const bottega = (...args: readonly string[]) => copy.run('bin/bottega', ...args);

beforeAll(async () => {
  copy.addGame('examples/mercato', 'mercato');
  const { code, err } = copy.run('scripts/build-web.mjs');
  expect(code, err).toBe(0);
  await house.open(copy.dist);
});
afterAll(async () => {
  await house.close();
  copy.remove();
});

it('the command line lists it', () => {
  expect(bottega('simulate', 'chess').err).toMatch(/no game called “chess”; available: .*mercato/);
});

it('fuzzing finds no fault in it', () => {
  const { code, out } = bottega('fuzz', 'mercato', '--moves', '2000', '--json');
  expect([code, JSON.parse(out)]).toMatchObject([0, { game: 'mercato', violations: 0 }]);
});

it('bots of every kind play it to the end', () => {
  const { out } = bottega('simulate', 'mercato', '--games', '6', '--bots', 'random,greedy,journeyman', '--json');
  expect(JSON.parse(out)).toMatchObject({ game: 'mercato', players: 3, finished: 6 });
});

it('its card stands on the home page, and leads to its rules', async () => {
  const { page, context, faults } = await house.visit();
  const card = page.locator('article', { has: page.getByRole('heading', { name: 'Mercato' }) });
  await card.locator('svg').first().waitFor();
  await card.locator('a[href="#/rules/mercato"]').click();
  await page.locator('#bidding').waitFor();
  expect(await page.locator('main h2').count()).toBe(5);
  expect(await faultsOn(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it('a whole game is played on a phone by pressing what glows, and its table is without fault', async () => {
  const { page, context, faults } = await house.visit({}, PHONE, STILL);
  await begin(page, 'mercato');
  await play(page, byMouse, { seed: 3, most: 2 });
  expect(await faultsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await play(page, byMouse, { seed: 5 });
  expect(await page.locator('dialog table tfoot td').count()).toBeGreaterThan(1);
  expect(faults).toEqual([]);
  await context.close();
});
