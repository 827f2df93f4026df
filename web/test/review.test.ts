/** A finished game looked over in the browser: stopped and gone on with, pressed, tried, answered, played on from. */
import { readFileSync } from 'node:fs';
import { type GameCore, recordOf, type SavedGame } from '@bottega/kernel';
import { box as stanza } from '@bottega/la-stanza';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsOn } from './axe.ts';
import { House, openFile, PHONE, STILL } from './house.ts';
import { letPlay } from './robot.ts';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

/** The end of a recorded game, so that it is looked over in seconds: from that many moves on. */
function endOf({ game }: GameCore, file: string, from: number): string {
  const saved: SavedGame = JSON.parse(readFileSync(new URL(`../../games/${file}`, import.meta.url), 'utf8')).saved;
  const { played } = recordOf(game, saved);
  const seats = ['Ada', 'Lorenzo'].map((name) => ({ name, level: null }));
  return JSON.stringify({ ...saved, start: played[from].before, seats, moves: saved.moves.slice(from) });
}
const endFrom = (moves: number): string => endOf(stanza, 'la-stanza/test/games/two-apprentices.json', moves);
const SLOW = 240_000;
const DONE = '#points ~ .seats';

/** Takes the game in, and from the list of games to its review. */
async function openReview(page: Page, moves: number): Promise<string> {
  await openFile(page, endFrom(moves));
  await page.waitForSelector('[data-position]');
  await page.goto(`${house.url}#/`);
  await page.click('.review');
  await page.waitForSelector('#figures');
  return page.evaluate(() => location.hash);
}

it(
  'is stopped, gone on with, kept with the game; and each moment leads to the board and on from there',
  async () => {
    const { page, context, faults } = await house.visit({}, undefined, STILL);
    const review = await openReview(page, 144);
    await page.getByRole('progressbar').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('The review was stopped at').waitFor();
    expect(await page.locator(DONE).count()).toBe(0);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.waitForSelector(DONE, { timeout: SLOW });
    expect(await faultsOn(page)).toEqual([]);

    // kept: the next visit has it at once
    await page.reload();
    await page.waitForSelector(DONE);
    expect(await page.getByRole('progressbar').count()).toBe(0);
    expect(await page.locator('td.figure').allTextContents()).toHaveLength(2);

    // the graph: a press and the arrow keys choose a decision
    const graph = page.locator('svg[aria-label="Chance to win"]');
    const { width } = (await graph.boundingBox())!;
    await graph.click({ position: { x: 50, y: 60 } });
    const first = await page.getAttribute('.card', 'data-from');
    await graph.click({ position: { x: width - 20, y: 60 } });
    const last = await page.getAttribute('.card', 'data-from');
    expect(Number(last)).toBeGreaterThan(Number(first));
    await page.getByRole('slider', { name: 'Chance to win' }).press('ArrowLeft');
    expect(Number(await page.getAttribute('.card', 'data-from'))).toBeLessThan(Number(last));

    // from the moment to the board, and from the board on
    await page.locator('.card').getByRole('link', { name: 'On the board' }).click();
    await page.waitForSelector('.replay');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForSelector('.prompt');
    expect(await page.evaluate(() => location.hash)).not.toContain(review.split('/')[2]);
    expect(faults).toEqual([]);
    await context.close();
  },
  SLOW,
);

it(
  'asks for a better turn, answers what is tried, and shows its own, on a phone and in German',
  async () => {
    const { page, context, faults } = await house.visit({ language: 'de' }, PHONE, STILL);
    await openReview(page, 154);
    await page.waitForSelector(DONE, { timeout: SLOW });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    // no name is broken in the table of facts
    const heads = await page.locator('#facts + .scroll thead th:not(:first-child)').evaluateAll((all) => all.map((head) => (head as HTMLElement).offsetHeight));
    expect(new Set(heads).size).toBe(1);
    expect(heads[0]).toBeLessThan(44);
    await page.locator(`${DONE} a`).last().click();
    await page.waitForSelector('.question');
    // however long a turn was played, what can be done about it stays in sight
    await page.locator('.question .played b').evaluate((moves) => {
      moves.textContent = `${moves.textContent} → `.repeat(12);
    });
    const [sheet, ways] = await Promise.all(['.question', '.question .way'].map((part) => page.locator(part).boundingBox()));
    expect(ways!.y).toBeLessThan(sheet!.y + sheet!.height - 44);
    // what the engine would play is not told yet
    expect(await page.locator('.question').textContent()).not.toContain('Der beste gefundene Zug:');
    await letPlay(page, 5);
    await page.waitForSelector('.question .reply', { timeout: SLOW });
    expect(await page.locator('.question .reply').textContent()).toMatch(/\d+\s%/);
    await page.locator('.question .answer').click();
    await page.getByText('Der beste gefundene Zug:').waitFor();
    await page.getByRole('button', { name: 'Auf dem Spielplan zeigen' }).click();
    await page.waitForFunction(() => document.querySelector('.table')?.getAttribute('data-moves') === '0');
    expect(await faultsOn(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
  SLOW,
);

it(
  'looks a game of a server over as well, keeps that by its table, and says what can’t be opened',
  async () => {
    const { page, context } = await house.visit({}, undefined, STILL);
    const seats = [
      { name: 'Ada', kind: 'person', level: null },
      { name: null, kind: 'bot', level: 'novice' },
    ];
    await page.route(/\/api\/tables\/kept$/, (route) => route.fulfill({ json: { seats } }));
    await page.route(/\/api\/tables\/kept\/game$/, (route) => route.fulfill({ contentType: 'application/json', body: endFrom(156) }));
    await page.goto(`${house.url}#/online/kept/review`);
    await page.waitForSelector(DONE, { timeout: SLOW });
    expect(await page.locator(`${DONE} h3`).allTextContents()).toEqual(['Ada', 'Beatrice']);
    await page.reload();
    await page.waitForSelector(DONE);
    expect(await page.getByRole('progressbar').count()).toBe(0);
    await page.goto(`${house.url}#/online/unknown/review`);
    await page.getByText('There are no tables at this address.').waitFor();
    await context.close();
  },
  SLOW,
);
