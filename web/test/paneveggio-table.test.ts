/** Paneveggio's table at a desk, in its longest languages: questions and names are whole, and nothing moves. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, House, openFile, PHONE, STILL } from './house.ts';

const LARGE = { width: 1920, height: 1080 };
const TABLET = { width: 1024, height: 768 };
const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

/** A game of the gallery, before the first seat begins the last of its turns in the Atelier. */
async function midst(name: string): Promise<string> {
  const saved = JSON.parse(await readFile(new URL(`../../games/paneveggio/gallery/${name}.json`, import.meta.url), 'utf8'));
  const turn = (saved.moves as string[]).lastIndexOf('0 atelier');
  expect(turn).toBeGreaterThan(20);
  return JSON.stringify({ ...saved, moves: saved.moves.slice(0, turn) });
}

/** What of the question lies below its place, and by how much the row of the question is higher than it must be. */
const question = (page: Page): Promise<{ cut: number; higher: number }> =>
  page.evaluate(() => {
    const prompt = document.querySelector<HTMLElement>('.prompt')!;
    const ask = prompt.querySelector('.ask')!.getBoundingClientRect();
    const status = prompt.querySelector('.status')!.getBoundingClientRect();
    return {
      cut: Math.max(0, status.bottom - ask.bottom - 1, ask.top - status.top - 1),
      higher: Math.max(0, Math.round(prompt.offsetHeight - Number.parseFloat(getComputedStyle(prompt).minHeight))),
    };
  });

/** Words of names on two lines. */
const brokenWords = (page: Page, where: string): Promise<string[]> =>
  page.locator(where).evaluateAll((names) =>
    names.flatMap((name) => {
      const text = name.firstChild!;
      return [...text.textContent!.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
      });
    }),
  );

/** Names that do not fit where they stand; tails of letters may reach below a low line. */
const cutNames = (page: Page, where: string): Promise<string[]> =>
  page
    .locator(where)
    .evaluateAll((names) =>
      names
        .filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + Number.parseFloat(getComputedStyle(name).fontSize) / 2)
        .map((name) => name.textContent!),
    );

it.each(['de', 'fr', 'nl', 'en'])('the question and the names of contacts are whole: %s', async (language) => {
  const file = await midst('4-draft');
  for (const size of [DESKTOP, LARGE, TABLET]) {
    const { page, context, faults } = await house.visit({ language }, size, STILL);
    await openFile(page, file);
    await page.waitForSelector('.prompt [data-act="atelier"]');
    await page.waitForSelector('.list .name');
    await page.evaluate(() => document.fonts.ready);
    if (size !== TABLET) expect([size.width, await question(page)]).toEqual([size.width, { cut: 0, higher: 0 }]);
    expect(await brokenWords(page, '.pile .name, .list .name')).toEqual([]);
    if (size !== TABLET) expect(await cutNames(page, '.master h2, .tile .name, .pile .name, .list .name')).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  }
});

it('on a tablet the main button stays in sight where there was a lens before', async () => {
  const { page, context, faults } = await house.visit({ language: 'fr' }, TABLET, STILL);
  await openFile(page, await midst('2'));
  await page.waitForSelector('.prompt [data-act="atelier"]');
  let lensed = false;
  let after = 0;
  for (let press = 0; press < 30 && after < 2; press++) {
    const main = page.locator('.prompt .moves :is(.main, .primary)').first();
    lensed ||= (await page.locator('.prompt .lens').count()) > 0;
    if (lensed && (await page.locator('.prompt .lens').count()) === 0) after++;
    // Playwright refuses what is hidden, or lies under something else
    await main.click({ timeout: 10_000 });
    await page.waitForFunction(() => document.querySelector('.prompt .moves :is(.main, .primary)') !== null);
  }
  expect(after).toBe(2);
  expect(faults).toEqual([]);
  await context.close();
});

it('on a phone the contacts of others have names too, and are large enough for a thumb', async () => {
  const { page, context } = await house.visit({}, PHONE, STILL);
  await openFile(page, await midst('2'));
  await page.locator('nav button').filter({ hasText: 'Players' }).last().click();
  const contacts = page.locator('.rival .contacts .chip');
  await contacts.first().waitFor();
  for (const contact of await contacts.all()) {
    expect(await contact.locator('.name').textContent()).not.toBe('');
    expect((await contact.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
  await context.close();
});
