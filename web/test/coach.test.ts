/** The coach at a table: a hint whose line is shown on the board, and a last look before much is given up. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsOn } from './axe.ts';
import { DESKTOP, House, openFile, STILL } from './house.ts';

/** Here Ada must not pass: everything turns on what she still buys. */
const MOVES = 50;
const recorded = new URL('../../games/carrara/test/games/normal-2-passes.json', import.meta.url);
const { saved } = JSON.parse(readFileSync(recorded, 'utf8')) as { saved: { moves: string[] } };
const seats = [
  { name: 'Lorenzo', level: 'novice' },
  { name: 'Ada', level: null },
];
const file = JSON.stringify({ ...saved, seats, moves: saved.moves.slice(0, MOVES) });
const PRESENT = `${MOVES}/${MOVES}`;

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

it('shows the line of a hint on the board without playing it, and goes back', async () => {
  const { page, context, faults } = await house.visit({}, DESKTOP, STILL);
  await openFile(page, file);
  const position = (): Promise<string | null> => page.getAttribute('.table', 'data-position');
  await page.waitForSelector(`.table[data-position="${PRESENT}"] .spot.legal`);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.coach').getByRole('button', { name: 'Show' }).first().click();
  await page.waitForSelector('.table[data-preview^="1/"]');
  await page.waitForSelector('.board .spot.lit');
  expect(await page.locator('.board .spot.legal').count()).toBe(0);
  expect(await position()).toBe(PRESENT);
  const steps = Number((await page.getAttribute('.table', 'data-preview'))!.split('/')[1]);
  await page.waitForSelector(`.table[data-preview="${steps}/${steps}"]`);
  expect(await faultsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.waitForSelector('.table:not([data-preview]) .spot.legal');
  await page.locator('.coach').getByRole('button', { name: 'Play it' }).first().click();
  await page.waitForFunction((before) => document.querySelector('.table')?.getAttribute('data-position') !== before, PRESENT);
  expect(faults).toEqual([]);
  await context.close();
});

it('asks to look again before much is given up, once, and only whoever wishes it', async () => {
  for (const watchful of [true, false]) {
    const { page, context, faults } = await house.visit({ watchful }, DESKTOP, STILL);
    await openFile(page, file);
    const pass = page.locator('.prompt .moves button', { hasText: 'Pass' });
    await pass.waitFor();
    if (watchful) {
      await page.waitForFunction(() => Number(document.querySelector('.table')?.getAttribute('data-foreseen')) > 0);
      await pass.click();
      const doubt = page.getByRole('alertdialog', { name: 'Look again?' });
      await doubt.getByText(/gives up about \d+ points/).waitFor();
      expect(await page.getAttribute('.table', 'data-position')).toBe(PRESENT);
      expect(await faultsOn(page)).toEqual([]);
      await doubt.getByRole('button', { name: 'Look again' }).click();
      expect(await doubt.count()).toBe(0);
    }
    await pass.click();
    await page.waitForFunction((before) => document.querySelector('.table')?.getAttribute('data-position') !== before, PRESENT);
    expect(faults).toEqual([]);
    await context.close();
  }
});
