import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recorded } from '../tools/recorded.ts';
import { faultsOn } from './axe.ts';
import { DESKTOP, GAMES, House, openFile, PHONE, STILL } from './house.ts';
import { begin, byMouse, play, speak } from './players.ts';

const NARROW = { width: 360, height: 740 };
const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

describe('in both themes, axe finds nothing', () => {
  it('on the pages around the table', async () => {
    const { page, context } = await house.visit({}, DESKTOP, STILL);
    for (const hash of ['', '#/settings', '#/nowhere', ...GAMES.flatMap((game) => [`#/new/${game}`, `#/rules/${game}`])]) {
      await page.goto(house.url + hash);
      await page.waitForSelector('main h1');
      expect([hash, await faultsOn(page)]).toEqual([hash, []]);
    }
    await context.close();
  });

  it.each(GAMES)('on the table of %s, on a large screen, on a phone, and in the replay', async (game) => {
    const { page, context } = await house.visit({}, DESKTOP, STILL);
    await begin(page, game);
    await play(page, byMouse, { seed: 21, most: 8 });
    expect(await faultsOn(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await faultsOn(page)).toEqual([]);
    await page.goto(`${page.url()}?move=3`);
    await page.waitForSelector('input[type="range"]');
    expect(await faultsOn(page)).toEqual([]);
    await context.close();
  });
});

it.each(GAMES)('the final scores of %s are without fault, and their buttons within reach on any screen', async (game) => {
  const [over] = await recorded(game, 4, [1]);
  const { page, context } = await house.visit({}, DESKTOP, STILL);
  await openFile(page, JSON.stringify(over));
  await page.locator('.prompt').getByRole('button', { name: 'Final scores' }).click();
  await page.waitForSelector('.sheet .chart svg');
  expect(await faultsOn(page)).toEqual([]);
  for (const viewport of [DESKTOP, PHONE, NARROW]) {
    await page.setViewportSize(viewport);
    const { y, height } = (await page.getByRole('button', { name: 'Look at the board' }).boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(viewport.height);
    expect(await tooWide(page)).toEqual([]);
  }
  await context.close();
});

/** What is wider than the page, or than the button, heading or place it stands in. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const page = document.documentElement;
    const wide = page.scrollWidth > innerWidth ? ['the page'] : [];
    const fits = (width: number, { clientWidth }: Element): boolean => clientWidth <= 4 || width <= clientWidth + 1;
    const cut = [...document.querySelectorAll<HTMLElement>('.prompt .button, .sheet h2, form .button, .board .name')].filter(
      (element) => !fits(element.scrollWidth, element) || !fits(element.clientWidth, element.parentElement!),
    );
    return [...wide, ...cut.map((element) => element.textContent ?? '')];
  });

it.each(['home', ...GAMES])('nothing scrolls sideways in any language on any screen: %s', async (where) => {
  const { page, context } = await house.visit({}, DESKTOP, STILL);
  if (where !== 'home') {
    await begin(page, where);
    // everything that a game begins with is still there
    await page.setViewportSize(NARROW);
    expect(await tooWide(page)).toEqual([]);
    await page.setViewportSize(DESKTOP);
    await play(page, byMouse, { seed: 22, most: 6 });
  }
  for (const language of ['fr', 'de', 'nl', 'en']) {
    await speak(page, language);
    for (const viewport of [DESKTOP, PHONE, NARROW]) {
      await page.setViewportSize(viewport);
      // a new size is laid out a little later
      await expect.poll(async () => [language, viewport.width, await tooWide(page)], { timeout: 5_000 }).toEqual([language, viewport.width, []]);
    }
  }
  await context.close();
});
