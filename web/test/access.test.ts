import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, GAMES, House, PHONE } from './house.ts';
import { begin, byMouse, play } from './players.ts';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

async function faults(page: Page): Promise<string[]> {
  // motion would be measured half-way
  await page.waitForTimeout(600);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.target.join(' '))
        .slice(0, 4)
        .join(', ')}`,
  );
}
const noSideScroll = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

describe.each(['light', 'dark'])('in the %s theme, axe finds nothing', (theme) => {
  it('on the pages around the table', async () => {
    const { page, context } = await house.visit({ theme });
    for (const hash of ['', '#/settings', '#/nowhere', ...GAMES.flatMap((game) => [`#/new/${game}`, `#/rules/${game}`])]) {
      await page.goto(house.url + hash);
      await page.waitForSelector('main h1');
      expect([hash, await faults(page)]).toEqual([hash, []]);
    }
    await context.close();
  });

  it.each(GAMES)('on the table of %s', async (game) => {
    for (const viewport of [DESKTOP, PHONE]) {
      const { page, context } = await house.visit({ theme }, viewport);
      await begin(page, game);
      await play(page, byMouse, { seed: 21, most: 10 });
      expect(await faults(page)).toEqual([]);
      await page.goto(`${page.url()}?move=3`);
      await page.waitForSelector('input[type="range"]');
      expect(await faults(page)).toEqual([]);
      await context.close();
    }
  });
});

describe.each(['en', 'fr', 'de', 'nl'])('in %s nothing scrolls sideways', (language) => {
  it.each([DESKTOP, PHONE, { width: 360, height: 740 }])('at %o', async (viewport) => {
    const { page, context } = await house.visit({ language }, viewport);
    expect(await noSideScroll(page)).toBe(true);
    for (const game of GAMES) {
      await page.goto(house.url);
      await begin(page, game);
      await page.waitForTimeout(200);
      expect([game, await noSideScroll(page)]).toEqual([game, true]);
    }
    await context.close();
  });
});
