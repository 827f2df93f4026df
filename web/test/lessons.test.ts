/**
 * The lessons of every game on a desktop and a phone: walked through by pressing the real things in one language, and
 * read step by step in the others.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GameBox, LANGUAGES, type Language } from '@bottega/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseIn } from '../../cli/test/lessons.ts';
import { faultsOn } from './axe.ts';
import { DESKTOP, GAMES, House, PHONE, STILL, type Visit } from './house.ts';
import { type Plan, plansOf, type Targets } from './lesson-plan.ts';
import { readThrough, walkThrough } from './lesson-robot.ts';
import { rest } from './players.ts';

const folder = fileURLToPath(new URL('../../games/', import.meta.url));
const taught = GAMES.filter((id) => existsSync(`${folder}${id}/lessons`));

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

async function plansFor(id: string, language: Language): Promise<Plan[]> {
  const { box } = (await import(`${folder}${id}/index.ts`)) as { box: GameBox };
  return plansOf(box, courseIn(`${folder}${id}/lessons`), (await import(`${folder}${id}/board/targets.ts`)) as Targets, language);
}

/** To another page without loading the application again. */
async function turnTo(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
}

describe.each([
  { size: 'desktop', viewport: DESKTOP },
  { size: 'phone', viewport: PHONE },
])('on a $size', ({ viewport }) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await house.visit({}, viewport, STILL);
  });
  afterAll(() => visit.context.close());

  async function speak(language: Language): Promise<void> {
    await visit.page.goto(house.url);
    await visit.page.evaluate((chosen) => {
      const kept = JSON.parse(localStorage.getItem('bottega.settings') ?? '{}');
      localStorage.setItem('bottega.settings', JSON.stringify({ ...kept, language: chosen }));
    }, language);
    await visit.page.reload();
  }

  it.each(LANGUAGES.flatMap((language) => taught.map((id) => ({ id, language }))))('$id is learnt in $language', async ({ id, language }) => {
    await speak(language);
    for (const plan of await plansFor(id, language)) {
      await turnTo(visit.page, `#/learn/${id}/${plan.chapter}`);
      expect(await (language === 'en' ? walkThrough : readThrough)(visit.page, plan)).toEqual([]);
    }
    expect(visit.faults).toEqual([]);
  });
});

it('a lesson that was left is gone on with, and one that is done is marked', async () => {
  const { page, context } = await house.visit({}, DESKTOP, STILL);
  const [plan] = await plansFor('la-stanza', 'en');
  await turnTo(page, `#/learn/la-stanza/${plan.chapter}`);
  expect(await walkThrough(page, plan, 0, 1)).toEqual([]);
  await page.reload();
  expect(await walkThrough(page, plan, 1)).toEqual([]);
  await turnTo(page, '#/learn/la-stanza');
  await page.waitForSelector('li .number svg');
  expect(await page.locator('li .number svg').count()).toBe(1);
  expect(await faultsOn(page)).toEqual([]);
  await context.close();
});

it('a lesson is without fault for axe, on a large screen and on a phone', async () => {
  const { page, context } = await house.visit({}, DESKTOP, STILL);
  await turnTo(page, '#/learn/carrara/marble');
  await page.waitForSelector('svg[data-pointing] .ring');
  expect(await faultsOn(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await page.waitForSelector('svg[data-pointing] .ring');
  expect(await faultsOn(page)).toEqual([]);
  await context.close();
});

describe('in a lesson', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await house.visit({}, DESKTOP, STILL);
  });
  afterAll(() => visit.context.close());
  const press = (target: string, goal = false): Promise<void> =>
    visit.page.dispatchEvent(`.board .spot.legal${goal ? '.goal' : ''}[data-target="${target}"]`, 'click');
  const said = (): Promise<string> => visit.page.locator('.coach .said').innerText();
  const position = (): Promise<string | null> => visit.page.getAttribute('.table', 'data-position');

  it('a move that was not asked for is answered and not played; after three, the lesson shows how', async () => {
    const { page } = visit;
    await turnTo(page, '#/learn/carrara/payday');
    await page.click('.coach .next');
    for (const section of [4, 5, 6]) {
      await press(`court:${section}`);
      await expect.poll(said).toContain('3 points are fine late');
      expect(await position()).toBe('0/0');
    }
    await page.click('.coach .show');
    await expect.poll(() => page.getAttribute('.coach', 'data-step')).toBe('place');
  });

  it('the worse of two moves is played, its consequence shown, and both taken back', async () => {
    const { page } = visit;
    await turnTo(page, '#/learn/carrara/race');
    await press('tile:1');
    await press('city:0:lucca', true);
    await expect.poll(said).toContain('Beatrice took Lucca: 10 points');
    expect(await position()).toBe('3/3');
    await page.click('.coach .next');
    await expect.poll(position).toBe('0/0');
    expect(await said()).toContain('What do you do?');
  });

  it('a key that goes on leads to what is asked, which has a name for whoever does not see it', async () => {
    const { page } = visit;
    await turnTo(page, '#/learn/carrara/cities');
    await page.locator('.coach .next').press('Enter');
    await expect.poll(() => page.locator(':focus').getAttribute('data-target')).toBe('tile:0');
    await page.locator('.hidden-text', { hasText: 'Marked: Palazzo, value 2 and Lucca' }).waitFor({ state: 'attached' });
    await page.click('.coach .back');
  });

  it('what is picked up and put down is paid for in the same press', async () => {
    const { page } = visit;
    await turnTo(page, '#/learn/carrara/cities');
    await page.click('.coach .next');
    await press('tile:0');
    await press('city:0:lucca', true);
    await expect.poll(said).toContain('Two reds are paid');
    expect(await page.locator('.prompt .notice').count()).toBe(0);
  });

  it('a press that stands for several moves ends where a lesson shows something', async () => {
    const { page } = visit;
    await turnTo(page, '#/learn/la-stanza/masterpieces');
    for (const step of ['gather', 'disc']) {
      await page.waitForSelector(`.coach[data-step="${step}"]`);
      await page.click('.coach .skip');
    }
    await page.waitForSelector('.coach[data-step="choice"]');
    // what may be pressed is shown some frames after what is asked
    await rest(page);
    await press('artwork.painting');
    await page.locator('.coach .said', { hasText: 'museum is bigger' }).waitFor();
    expect(await page.locator('.prompt .notice').count()).toBe(0);
  });

  it('the first game after the course begins with a hint', async () => {
    const { page } = visit;
    await turnTo(page, '#/learn/carrara');
    await page.getByRole('button', { name: 'Play your first game' }).click();
    await page.getByText('Turn the wheel before you buy').waitFor();
    await page.locator('.hint button').click();
    expect(await page.locator('.hint').count()).toBe(0);
  });
});
