/** A board of one's own: lines tried in one's turn and from a replay, kept, carried out, and shared. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOn } from './axe.ts';
import { DESKTOP, House, openFile, PHONE, STILL } from './house.ts';
import { begin, byMouse, byName, play, rest } from './players.ts';
import { movesMade } from './robot.ts';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

const muse = (page: Page): Promise<void> => page.locator('.whatif[data-tries]').waitFor();
const tries = async (page: Page): Promise<number> => Number(await page.locator('.whatif[data-tries]').getAttribute('data-tries'));
const position = (page: Page): Promise<string | null> => page.locator('.table').getAttribute('data-position');

describe('what if in one’s own turn', () => {
  it('tries moves of everybody, keeps named lines, and plays one’s own at the table', async () => {
    const { page, context, faults } = await house.visit({}, DESKTOP, STILL);
    await begin(page, 'carrara');
    await page.waitForFunction(() => Number(document.querySelector('.table')?.getAttribute('data-moves')) > 1);
    const before = await movesMade(page);
    await page.getByRole('link', { name: 'What if…' }).click();
    await muse(page);
    await page.getByText('What you can’t see is guessed.').waitFor();
    expect(await faultsOn(page)).toEqual([]);

    // the other's answer is tried as well
    await page.getByRole('button', { name: /Pass and take florins/ }).click();
    await page.getByText(/You’re playing for/).waitFor();
    await play(page, byName, { seed: 2, most: 1 });
    expect(await tries(page)).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Guess again' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.keyboard.press('ArrowRight');

    // a line with a name is found again after a reload
    await page.getByRole('button', { name: 'Name this line' }).click();
    await page.getByRole('textbox', { name: 'Name this line' }).fill('Patience');
    await page.getByRole('textbox', { name: 'Name this line' }).press('Enter');
    await page.getByRole('list', { name: 'Lines' }).getByText('Patience').waitFor();
    const tried = await tries(page);
    await page.reload();
    await muse(page);
    await page.getByRole('list', { name: 'Lines' }).getByText('Patience').waitFor();
    expect(await tries(page)).toBe(tried);

    // nothing of it happened at the table, until it is carried out
    await page.getByRole('list', { name: 'Lines' }).getByRole('button', { name: /Pass/ }).first().click();
    await page.getByRole('button', { name: 'Play this move at the table' }).click();
    await page.locator('.whatif[data-tries]').waitFor({ state: 'detached' });
    await rest(page);
    expect(await movesMade(page)).toBeGreaterThan(before);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('what if from a replay', () => {
  it('begins at that moment, and is shared by link and by file', async () => {
    const { page, context, faults } = await house.visit({}, PHONE, STILL);
    await begin(page, 'la-stanza');
    await play(page, byMouse, { seed: 7, most: 6 });
    await rest(page);
    await page.goto(`${page.url()}?move=3`);
    await page.getByRole('link', { name: 'What if…' }).click();
    await muse(page);
    expect(await position(page)).toBe('0/0');
    await play(page, byName, { seed: 2, most: 3 });
    const tried = await tries(page);
    expect(tried).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Lines' }).click();
    expect(await faultsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Share' }).click();
    const link = await page.getByRole('textbox', { name: 'Link to these lines' }).inputValue();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()]);
    const text = await readFile(await download.path(), 'utf8');

    // somebody else opens both; a link that was cut is refused
    const friend = await house.visit({}, DESKTOP, STILL);
    await friend.page.goto(link);
    await muse(friend.page);
    expect(await tries(friend.page)).toBe(tried);
    await friend.page.goto(link.slice(0, -30));
    await friend.page.getByText(/This link is incomplete/).waitFor();
    await friend.page.goto(house.url);
    await openFile(friend.page, text);
    await muse(friend.page);
    expect(await tries(friend.page)).toBe(tried);
    await friend.page.goto(`${house.url}#/whatif`);
    await friend.page.locator('main li').nth(1).waitFor();
    expect([...faults, ...friend.faults]).toEqual([]);
    await friend.context.close();
    await context.close();
  });
});
