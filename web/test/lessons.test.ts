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
const taught = GAMES.filter((id) => existsSync(`${folder}${id}/lessons`));

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

describe('in a lesson of Carrara', () => {
  const press = (page: Page, target: string): Promise<void> => page.dispatchEvent(`.board .spot.legal[data-target="${target}"]`, 'click');
  const said = (page: Page): Promise<string> => page.locator('.coach .said').innerText();

  it('a move that was not asked for is answered and not played; after three, the lesson shows how', async () => {
    const { page, context } = await house.visit({}, DESKTOP, STILL);
    await turnTo(page, '#/learn/carrara/payday');
    await page.click('.coach .next');
    for (const section of [4, 5, 6]) {
      await press(page, `court:${section}`);
      await expect.poll(() => said(page)).toContain('3 points are fine late');
      expect(await page.getAttribute('.table', 'data-position')).toBe('0/0');
    }
    await page.click('.coach .show');
    await expect.poll(() => page.getAttribute('.coach', 'data-step')).toBe('place');
    await context.close();
  });

  it('the worse of two moves is played, its consequence shown, and both taken back', async () => {
    const { page, context } = await house.visit({}, DESKTOP, STILL);
    await turnTo(page, '#/learn/carrara/race');
    await press(page, 'tile:1');
    await page.locator('dialog .inner button', { hasText: 'Lucca' }).click();
    await expect.poll(() => said(page)).toContain('Beatrice took Lucca: 10 points');
    expect(await page.getAttribute('.table', 'data-position')).toBe('3/3');
    await page.click('.coach .next');
    await expect.poll(() => page.getAttribute('.table', 'data-position')).toBe('0/0');
    expect(await said(page)).toContain('What do you do?');
    await context.close();
  });

  it('the first game after the course begins with a hint', async () => {
    const { page, context } = await house.visit({}, DESKTOP, STILL);
    await turnTo(page, '#/learn/carrara');
    await page.getByRole('button', { name: 'Play your first game' }).click();
    await page.getByText('Turn the wheel before you buy').waitFor();
    await page.locator('.hint button').click();
    expect(await page.locator('.hint').count()).toBe(0);
    await context.close();
  });
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
