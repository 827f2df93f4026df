/** The table of the day: the same for everybody, its first result counts, and the house plays the same seat. */
import { box } from '@bottega/carrara';
import { dailySetup, dayBefore, dayOf, isDay } from '@bottega/table/daily';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { streakOf } from '../src/daily/streak.ts';
import { House } from './house.ts';

describe('the setting of a day', () => {
  const days = Array.from({ length: 200 }, (_, index) => dayOf(index * 86_400_000));

  it('is a legal one, the same for everybody, and another on other days', () => {
    const seen = new Set(days.map((day) => JSON.stringify(dailySetup(box.game, day))));
    expect(seen.size).toBe(days.length);
    for (const day of days) {
      expect(dailySetup(box.game, day)).toEqual(dailySetup(box.game, day));
      const { players, options, seed } = dailySetup(box.game, day);
      expect(box.game.toAct(box.game.setup({ players, options }, seed))).not.toEqual([]);
    }
  });

  it('comes in every player count and variant', () => {
    const setups = days.map((day) => dailySetup(box.game, day));
    expect(new Set(setups.map(({ players }) => players))).toEqual(new Set([2, 3, 4]));
    expect(new Set(setups.map(({ options }) => options['variant']))).toEqual(new Set(['normal', 'advanced']));
  });
});

describe('days in a row', () => {
  it('end where a day was left out, and today may still come', () => {
    expect(streakOf(new Set(['2026-03-01', '2026-02-28', '2026-02-26']), '2026-03-01')).toBe(2);
    expect(streakOf(new Set(['2026-02-28', '2026-02-27']), '2026-03-01')).toBe(2);
    expect(streakOf(new Set(['2026-02-27']), '2026-03-01')).toBe(0);
  });
  it('know leap years', () => expect(dayBefore('2028-03-01')).toBe('2028-02-29'));
  it('are days of the calendar', () => expect(['2026-11-18', '2026-13-01', 'today'].map(isDay)).toEqual([true, false, false]));
});

describe('the page', () => {
  const house = new House();
  beforeAll(() => house.open());
  afterAll(() => house.close());
  const today = dayOf(Date.now());
  const keep = (page: Page, records: object): Promise<void> =>
    page.evaluate((text) => localStorage.setItem('bottega.daily.carrara', text), JSON.stringify(records));

  it('leads from the home page to the same table for two readers, and back to it', async () => {
    const boards: (string | null)[] = [];
    for (const language of ['en', 'nl']) {
      const { page, context, faults } = await house.visit({ language });
      await page.click('a[href="#/daily/carrara"]');
      await page.click('main button.primary, .sheet button.primary');
      await page.waitForSelector('.prompt');
      const seed = await page.evaluate(async () => {
        const database = await new Promise<IDBDatabase>((resolve) => {
          const opening = indexedDB.open('bottega');
          opening.onsuccess = () => resolve(opening.result);
        });
        return new Promise<string>((resolve) => {
          const asking = database.transaction('games').objectStore('games').getAll();
          asking.onsuccess = () => resolve(JSON.stringify(asking.result.map(({ saved: { moves: _, ...saved }, daily }) => ({ ...saved, daily }))));
        });
      });
      boards.push(seed);
      await page.goto(`${house.url}#/daily/carrara`);
      await page.click('a.primary[href^="#/game/"]');
      await page.waitForSelector('.prompt');
      expect(faults).toEqual([]);
      await context.close();
    }
    expect(boards[0]).toBe(boards[1]);
    expect(boards[0]).toContain(today);
  });

  it('compares one’s result with what a bot makes of the same seat, and counts the days', async () => {
    const { page, context, faults } = await house.visit();
    const bots = { apprentice: { points: 50, place: 2 }, journeyman: { points: 60, place: 1 }, master: { points: 90, place: 1 } };
    await keep(page, { [dayBefore(today)]: { points: 70, place: 1, players: 2 }, [today]: { points: 61, place: 2, players: 3, house: bots } });
    await page.goto(`${house.url}#/daily/carrara`);
    await page.getByText('2 days in a row').waitFor();
    await page.getByText('61 points, 2nd of 3').waitFor();
    // the novice is still to play, and does so in a worker
    const novice = page.locator('tr', { hasText: 'novice' });
    await novice.getByText(/^\d+$/).first().waitFor({ timeout: 60_000 });
    expect(faults).toEqual([]);
    await context.close();
  });
});
