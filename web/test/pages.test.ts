import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DIST } from '../../scripts/build-web.mjs';
import { GAMES, House, openFile, PHONE, STILL } from './house.ts';
import { begin } from './players.ts';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

const down = (page: Page): Promise<number> => page.evaluate(() => scrollY);

it('a new page begins at its top, and the way back leads to where one was', async () => {
  const { page, context } = await house.visit({}, PHONE, STILL);
  const rules = page.locator('article').last().getByRole('link', { name: 'Rules' });
  await rules.scrollIntoViewIfNeeded();
  const left = await down(page);
  expect(left).toBeGreaterThan(0);
  await rules.click();
  await page.waitForSelector('main h1');
  expect(await down(page)).toBe(0);
  await page.goBack();
  await page.waitForFunction((expected) => scrollY === expected, left);
  await context.close();
});

it('a paragraph of the rules is found by its address', async () => {
  const { page, context } = await house.visit({}, PHONE, STILL);
  await page.goto(`${house.url}#/rules/carrara`);
  const link = page.locator('main a[href^="#/rules/carrara/"]').nth(3);
  const section = (await link.getAttribute('href'))!.split('/').at(-1)!;
  await link.click();
  await page.waitForFunction((id) => Math.abs(document.getElementById(id)!.getBoundingClientRect().top) < 120, section);
  expect(await down(page)).toBeGreaterThan(0);
  await context.close();
});

it('a large screen is used: pages grow, and a table has the room to itself', async () => {
  const { page, context } = await house.visit({}, { width: 1920, height: 1080 }, STILL);
  const used = async (): Promise<number> => (await page.locator('main').boundingBox())!.width / 1920;
  expect(await used()).toBeGreaterThan(0.7);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1920);
  const large = (): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(await large()).toBe('20px');
  await begin(page, 'la-stanza');
  expect(await large()).toBe('16px');
  await context.close();
});

it('what fingers press on the pages is as large as a fingertip', async () => {
  const { page, context } = await house.visit({}, PHONE, { ...STILL, hasTouch: true, isMobile: true });
  for (const [address, shown] of [
    ['#/', 'article .button'],
    ['#/new/la-stanza', 'form button.begin'],
    ['#/settings', 'main select'],
  ]) {
    await page.goto(`${house.url}${address}`);
    await page.waitForSelector(shown);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a.button, button.button, a.icon, select, input[type="text"], a.mark')]
        .filter((part) => part.checkVisibility() && part.getBoundingClientRect().height < 44)
        .map((part) => `${part.textContent?.trim()} ${part.getBoundingClientRect().height}`),
    );
    expect(small, address).toEqual([]);
  }
  await context.close();
});

it('home tells first how the last game ended, unless one goes on', async () => {
  const { page, context } = await house.visit({}, undefined, STILL);
  const recorded = new URL('../../games/la-stanza/test/games/two-apprentices.json', import.meta.url);
  const { saved } = JSON.parse(readFileSync(recorded, 'utf8'));
  const seats = [
    { name: 'Ada', level: null },
    { name: 'Bea', level: 'novice' },
  ];
  for (const [moves, told, level] of [
    [saved.moves, 'Won: La Stanza', 'novice'],
    // two people at one screen
    [saved.moves, 'Finished: La Stanza', null],
    [saved.moves.slice(0, 20), 'Go on playing: La Stanza', 'novice'],
  ]) {
    await page.goto(house.url);
    await openFile(page, JSON.stringify({ ...saved, seats: [seats[0], { ...seats[1], level }], moves }));
    await page.waitForSelector('.table');
    await page.goto(`${house.url}#/`);
    await expect.poll(() => page.locator('.top a.sheet strong').textContent()).toBe(told);
  }
  await context.close();
});

it.each(GAMES)('the rules of %s are one file for pages and workers, fetched once', (id) => {
  const edition = readFileSync(new URL(`../../games/${id}/edition/edition.json`, import.meta.url), 'utf8');
  // the longest remark on a printed value: nothing else has it
  const [remark] = [...edition.matchAll(/"note": "([^"\\]+)/g)].map(([, note]) => note).sort((a, b) => b.length - a.length);
  const scripts = readdirSync(join(DIST, 'assets')).filter((file) => file.endsWith('.js'));
  const holders = scripts.filter((file) => readFileSync(join(DIST, 'assets', file), 'utf8').includes(remark));
  expect(holders).toHaveLength(1);
});
