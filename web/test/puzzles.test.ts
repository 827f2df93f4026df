/** Puzzles solved and missed on the real board, by what the table lists; and what a try does to one's record. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GameBox, type Puzzle, readPuzzles, wordsFor } from '@bottega/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { after, NEW_RECORD, nextPuzzle } from '../src/puzzles/rating.ts';
import { faultsOn } from './axe.ts';
import { DESKTOP, House, PHONE, STILL } from './house.ts';

const folder = fileURLToPath(new URL('../../games/', import.meta.url));
const puzzlesOf = (game: string): readonly Puzzle[] => readPuzzles(JSON.parse(readFileSync(`${folder}${game}/puzzles/puzzles.json`, 'utf8'))).puzzles;

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

/** Plays a turn from the list of everything that may be done. */
async function play(page: Page, game: string, line: readonly string[], language: 'en' | 'fr' | 'de' | 'nl'): Promise<void> {
  const { box } = (await import(`${folder}${game}/index.ts`)) as { box: GameBox };
  const words = wordsFor(box, language, ['', '', '', '']);
  for (const [at, text] of line.entries()) {
    await page.waitForFunction((made) => document.querySelector('.table')?.getAttribute('data-offered') === String(made), at);
    await page.click('.prompt button[aria-haspopup=dialog]');
    const label = words.move(box.game.notation.read(text));
    await page.locator('dialog .inner').getByRole('button', { name: label, exact: true }).first().click();
  }
}

const open = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
};

it.each([
  { game: 'la-stanza', language: 'en', size: DESKTOP },
  { game: 'carrara', language: 'de', size: PHONE },
] as const)('a puzzle of $game is missed, shown, and another one solved, in $language', async ({ game, language, size }) => {
  // the list of moves puts some of them together: these are told one by one
  const isPlain = (line: readonly string[]): boolean => line.length <= 2 && !/^(build|monument|evaluate|follow)/.test(line[0]);
  const missed = puzzlesOf(game).find(({ other }) => isPlain(other))!;
  const solved = puzzlesOf(game).find(({ id, best }) => id !== missed.id && isPlain(best))!;
  const { page, context, faults } = await house.visit({ language }, size, STILL);
  await page.click(`article a[href="#/puzzles/${game}"]`);
  await page.waitForSelector('ol li a');
  expect(await page.locator('ol li').count()).toBe(puzzlesOf(game).length);
  expect(await faultsOn(page)).toEqual([]);

  await open(page, `#/puzzles/${game}/${missed.id}`);
  await play(page, game, missed.other, language);
  await page.waitForSelector('.coach[data-stage=wrong]', { timeout: 120_000 });
  // what it gives up is told, and what is better is not
  expect(await page.textContent('.coach .said')).toMatch(/\d/);
  expect(await page.locator('.coach .line').count()).toBe(0);
  expect(await faultsOn(page)).toEqual([]);
  await page.click('.coach .again');
  await page.waitForSelector('.coach[data-stage=asking]');
  await page.click('.coach .show');
  await page.waitForSelector('.coach[data-stage=shown]');
  expect(await page.locator('.coach .said li').count()).toBeGreaterThan(0);
  // all of it is in sight
  expect(await page.locator('.coach .said').evaluate((said) => said.scrollHeight - said.clientHeight)).toBeLessThanOrEqual(1);

  await open(page, `#/puzzles/${game}/${solved.id}`);
  await page.waitForSelector(`.coach[data-puzzle="${solved.id}"][data-stage=asking]`);
  await play(page, game, solved.best, language);
  await page.waitForSelector('.coach[data-stage=right]');
  expect(await page.locator('.coach .line').count()).toBe(1);
  // the log speaks of everybody by name, and one master is no share of the masters
  expect(await page.textContent('.table')).toContain(`${language === 'en' ? 'Player' : 'Spieler'} ${solved.seat + 1}`);
  expect(await page.textContent('.coach')).not.toMatch(/masters|Meister/);
  // whoever plays by keys goes on with one press
  await page.waitForFunction(() => document.activeElement?.matches('.coach .next'));
  await page.keyboard.press('Enter');
  await page.waitForSelector(`.coach[data-stage=asking]:not([data-puzzle="${solved.id}"])`);

  await open(page, `#/puzzles/${game}`);
  await page.waitForSelector('ol li a.solved');
  expect(await page.locator('ol li a.solved').count()).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

describe('the record', () => {
  const puzzle = (id: string, rating: number) => ({ id, rating }) as Puzzle;

  it('grows with a solved puzzle, the more the harder it is, and shrinks with a missed one', () => {
    const [easy, hard] = [puzzle('easy', 800), puzzle('hard', 1800)];
    const [a, b, c] = [after(NEW_RECORD, easy, true), after(NEW_RECORD, hard, true), after(NEW_RECORD, easy, false)];
    expect(c.rating).toBeLessThan(NEW_RECORD.rating);
    expect(a.rating).toBeGreaterThan(NEW_RECORD.rating);
    expect(b.rating).toBeGreaterThan(a.rating);
    expect([a.streak, c.streak]).toEqual([1, 0]);
  });

  it('counts the first try alone; what is solved later is solved, and no more', () => {
    const one = puzzle('one', 1200);
    const missed = after(NEW_RECORD, one, false);
    const later = after(missed, one, true);
    expect(later).toEqual({ ...missed, later: ['one'] });
    expect(after(later, one, true)).toBe(later);
  });

  it('leads to what was not tried, next to one’s own rating; then to what was missed', () => {
    const all = [puzzle('low', 900), puzzle('near', 1250), puzzle('high', 1900)];
    expect(nextPuzzle(all, NEW_RECORD)?.id).toBe('near');
    const tried = all.reduce((record, each) => after(record, each, each.id === 'low'), NEW_RECORD);
    expect(nextPuzzle(all, tried)?.id).toBe('near');
    expect(nextPuzzle(all, after(after(tried, all[1], true), all[2], true))).toBeUndefined();
  });
});
