/** The lessons of every game, walked through by pressing the real things, in every language, on a desktop and a phone. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BaseMove, type GameBox, LANGUAGES, type Language } from '@bottega/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseIn } from '../../cli/test/lessons.ts';
import { faultsOn } from './axe.ts';
import { DESKTOP, GAMES, House, PHONE, STILL } from './house.ts';
import { type Plan, plansOf } from './lesson-plan.ts';
import { walkThrough } from './lesson-robot.ts';

const folder = fileURLToPath(new URL('../../games/', import.meta.url));
/** Carrara's course is not offered, see `web/src/courses.ts`. */
const taught = GAMES.filter((id) => existsSync(`${folder}${id}/lessons`) && id !== 'carrara');

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

async function plansFor(id: string, language: Language): Promise<Plan[]> {
  const { box } = (await import(`${folder}${id}/index.ts`)) as { box: GameBox };
  const { targetOf } = (await import(`${folder}${id}/board/targets.ts`)) as { targetOf(move: BaseMove, view: unknown): string | null };
  return plansOf(box, courseIn(`${folder}${id}/lessons`), targetOf, language);
}

/** To another page without loading the application again. */
async function turnTo(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
}

const SIZES = { desktop: DESKTOP, phone: PHONE };
const visits = taught.flatMap((id) => LANGUAGES.flatMap((language) => (['desktop', 'phone'] as const).map((size) => ({ id, language, size }))));

it.each(visits)('$id is learnt in $language on a $size', async ({ id, language, size }) => {
  const { page, context, faults } = await house.visit({ language }, SIZES[size], STILL);
  for (const plan of await plansFor(id, language)) {
    await turnTo(page, `#/learn/${id}/${plan.chapter}`);
    expect(await walkThrough(page, plan)).toEqual([]);
  }
  expect(faults).toEqual([]);
  await context.close();
});

describe.each(taught)('a lesson of %s', (id) => {
  it('that was left is gone on with, and one that is done is marked', async () => {
    const { page, context } = await house.visit({}, DESKTOP, STILL);
    const [plan] = await plansFor(id, 'en');
    await turnTo(page, `#/learn/${id}/${plan.chapter}`);
    expect(await walkThrough(page, plan, 0, 1)).toEqual([]);
    await page.reload();
    expect(await walkThrough(page, plan, 1)).toEqual([]);
    await turnTo(page, `#/learn/${id}`);
    await page.waitForSelector('li .number svg');
    expect(await page.locator('li .number svg').count()).toBe(1);
    expect(await faultsOn(page)).toEqual([]);
    await context.close();
  });

  it('is without fault for axe, on a large screen and on a phone', async () => {
    const { page, context } = await house.visit({}, DESKTOP, STILL);
    const [plan] = await plansFor(id, 'en');
    await turnTo(page, `#/learn/${id}/${plan.chapter}`);
    await page.waitForSelector('svg[data-pointing] .ring');
    expect(await faultsOn(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await page.waitForSelector('svg[data-pointing] .ring');
    expect(await faultsOn(page)).toEqual([]);
    await context.close();
  });
});

it('Carrara’s course is not offered, and its address says so', async () => {
  const { page, context, faults } = await house.visit({}, DESKTOP, STILL);
  expect(await page.locator('a[href="#/learn/carrara"]').count()).toBe(0);
  await turnTo(page, '#/learn/carrara');
  await page.locator('h1').first().waitFor();
  expect(await page.locator('.coach').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

it('a press that stands for several moves ends where a lesson shows something', async () => {
  const { page, context } = await house.visit({}, DESKTOP, STILL);
  await turnTo(page, '#/learn/la-stanza/masterpieces');
  for (const step of ['gather', 'disc']) {
    await page.waitForSelector(`.coach[data-step="${step}"]`);
    await page.click('.coach .skip');
  }
  await page.waitForSelector('.coach[data-step="choice"]');
  await page.dispatchEvent('.board .spot.legal[data-target="artwork.painting"]', 'click');
  await page.locator('.coach .said', { hasText: 'museum is bigger' }).waitFor();
  expect(await page.locator('.prompt .notice').count()).toBe(0);
  await context.close();
});
