import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DIST } from '../../scripts/build-web.mjs';
import { GAMES, House, PHONE, STILL } from './house.ts';

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

it.each(GAMES)('the rules of %s are one file for pages and workers, fetched once', (id) => {
  const edition = readFileSync(new URL(`../../games/${id}/edition/edition.json`, import.meta.url), 'utf8');
  // the longest remark on a printed value: nothing else has it
  const [remark] = [...edition.matchAll(/"note": "([^"\\]+)/g)].map(([, note]) => note).sort((a, b) => b.length - a.length);
  const scripts = readdirSync(join(DIST, 'assets')).filter((file) => file.endsWith('.js'));
  const holders = scripts.filter((file) => readFileSync(join(DIST, 'assets', file), 'utf8').includes(remark));
  expect(holders).toHaveLength(1);
});
