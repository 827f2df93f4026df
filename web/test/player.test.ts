/** What a player met at the table and around it, each kept as a measure. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recorded } from '../tools/recorded.ts';
import { DESKTOP, House, openFile, PHONE, STILL } from './house.ts';
import { begin, rest } from './players.ts';

const GAME = 'carrara';
const NARROW = { width: 360, height: 740 };
const LONG = 'W'.repeat(30);
const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

/** A recorded game of people and bots whose names are as long as they may be. */
async function longNamed(players: number, part: number): Promise<string> {
  const [{ sitters, saved }] = await recorded(GAME, players, [part]);
  return JSON.stringify({ sitters: sitters.map((sitter, seat) => ({ ...sitter, name: seat === 1 ? 'Maximilienne de La Rochefoucauld' : LONG })), saved });
}

/** Selects that are narrower than they would be if they might. */
const clipped = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((selects) =>
    selects.flatMap((select) => {
      const free = select.cloneNode(true) as HTMLElement;
      free.style.cssText = 'position: absolute; width: max-content; max-width: none';
      select.parentElement!.append(free);
      const wanted = free.offsetWidth;
      free.remove();
      const given = (select as HTMLElement).offsetWidth;
      return given < wanted ? [`${select.textContent?.trim()}: ${given} of ${wanted}`] : [];
    }),
  );

describe('a new game', () => {
  it('is one, however often the button is pressed', async () => {
    const { page, context, faults } = await house.visit({}, DESKTOP, STILL);
    await page.click(`article a.primary[href="#/new/${GAME}"]`);
    await page.locator('form button.begin').evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await page.waitForSelector('.prompt');
    // the second would be kept a little later
    await page.waitForTimeout(300);
    await page.goto(house.url);
    await page.waitForSelector('section[aria-labelledby="saved"] li a');
    expect(await page.locator('section[aria-labelledby="saved"] li').count()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each(['en', 'fr', 'de', 'nl'])('shows what was chosen whole on a narrow phone, in %s', async (language) => {
    const { page, context } = await house.visit({ language }, NARROW, STILL);
    expect(await clipped(page, 'header select')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);
    await page.click(`article a.primary[href="#/new/${GAME}"]`);
    await page.waitForSelector('form');
    expect(await clipped(page, 'form fieldset:first-of-type select')).toEqual([]);
    // what is told of a bot takes nothing from its name
    const names = await page.locator('form input[type="text"]').evaluateAll((inputs) => inputs.map((input) => Math.round(input.getBoundingClientRect().width)));
    expect(names).toEqual(names.map(() => names[0]));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);
    await context.close();
  });
});

describe('long names', () => {
  it.each([NARROW, PHONE, DESKTOP])('leave every column of the final table in sight, $width wide', async (viewport) => {
    const { page, context } = await house.visit({ language: 'fr' }, viewport, STILL);
    await openFile(page, await longNamed(4, 1));
    await page.waitForSelector('.table');
    await page.locator('.prompt .moves .primary').click();
    await page.waitForSelector('dialog figcaption');
    const sizes = await page.locator('dialog, dialog .scroll').evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
    expect(sizes).toEqual([0, 0]);
    // no figure is cut by its own cell either
    expect(await page.locator('dialog td').evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length)).toBe(0);
    expect(await page.getByRole('columnheader', { name: LONG }).count()).toBe(3);
    await context.close();
  });

  it('leave the list of games as wide as the screen', async () => {
    const { page, context } = await house.visit({ language: 'fr' }, PHONE, STILL);
    await openFile(page, await longNamed(3, 0.5));
    await page.waitForSelector('.table');
    await page.goto(house.url);
    const row = page.locator('section[aria-labelledby="saved"] li');
    await row.locator('a').waitFor();
    const place = (await row.boundingBox())!;
    expect(place.x + place.width).toBeLessThanOrEqual(PHONE.width);
    expect(await row.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await page.locator('#saved').textContent()).not.toBe(await page.locator('section[aria-labelledby="saved"] ul').getAttribute('aria-label'));
    await context.close();
  });

  it('leave the panels their height, whoever is to move', async () => {
    const { page, context } = await house.visit({ language: 'fr' }, DESKTOP, STILL);
    await openFile(page, await longNamed(3, 0.5));
    await page.waitForSelector('aside .turn');
    // a clock, as at a table of friends
    await page.locator('aside li .turn').evaluate((turn) => {
      const clock = document.createElement('span');
      clock.style.whiteSpace = 'nowrap';
      clock.textContent = '14:32';
      turn.after(clock);
    });
    const heights = await page.locator('aside li > .head').evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().height)));
    expect(heights).toEqual(heights.map(() => heights[0]));
    await context.close();
  });
});

it('what comes to lie under a resting pointer is not explained until it moves', async () => {
  const { page, context } = await house.visit({}, DESKTOP, STILL);
  await page.click('article a.primary[href="#/new/la-stanza"]');
  // the board comes under it
  const start = (await page.locator('form button.begin').boundingBox())!;
  await page.mouse.click(start.x + start.width / 2, start.y + start.height / 2);
  await rest(page);
  const { x, y, width, height } = (await page.locator('.board [data-target^="discs."]').first().boundingBox())!;
  expect(await page.locator('[role="tooltip"]').count()).toBe(0);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForSelector('[role="tooltip"]');
  await context.close();
});

it.each([NARROW, PHONE])('a tip lies clear of the bars that say why not and what else there is, $width wide', async (viewport) => {
  const { page, context } = await house.visit({}, viewport, { ...STILL, hasTouch: true });
  await begin(page, GAME);
  await rest(page);
  await page.locator('.tabs button', { hasText: 'Build' }).click();
  const villa = page.locator('.board [data-target="monument:villa"]');
  await villa.evaluate((spot) => spot.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // the end of the scrolling closes tips
  await page.waitForTimeout(200);
  const { x, y, width, height } = (await villa.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.waitForSelector('.notice');
  const tip = (await page.locator('[role="tooltip"]').boundingBox())!;
  const board = (await page.locator('.board').boundingBox())!;
  expect(tip.y + tip.height).toBeLessThanOrEqual(board.y + board.height);
  expect(tip.y).toBeGreaterThanOrEqual(board.y);
  // and stays so when the bar grows
  const grown = await page.locator('.prompt .moves').evaluate(async (moves: HTMLElement) => {
    moves.style.minHeight = '12rem';
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return moves.getBoundingClientRect().top;
  });
  const later = (await page.locator('[role="tooltip"]').boundingBox())!;
  expect(later.y + later.height).toBeLessThanOrEqual(grown);
  await context.close();
});
