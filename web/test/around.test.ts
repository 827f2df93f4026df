/** What stands around the board: points that explain themselves, boards to look at, log, replay, drawer, regions. */
import { readFile } from 'node:fs/promises';
import { LANGUAGES } from '@bottega/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recorded } from '../tools/recorded.ts';
import { DESKTOP, House, openFile, PHONE, STILL, type Visit } from './house.ts';
import { asked, begin, byMouse, play, rest } from './players.ts';

const TABLET = { width: 1024, height: 768 };
const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

async function openRecorded(game: string, viewport = DESKTOP): Promise<Visit> {
  const visit = await house.visit({}, viewport, STILL);
  await openFile(visit.page, await readFile(new URL(`../../games/${game}/gallery/2.json`, import.meta.url), 'utf8'));
  await visit.page.waitForSelector('.table');
  return visit;
}
const moveShown = (page: Page): Promise<number> => page.evaluate(() => Number(new URLSearchParams(location.hash.split('?')[1]).get('move') ?? -1));

describe('the log', () => {
  it('goes by turns, and a pressed line goes to its moment; arrow keys go on from there', async () => {
    const { page, context, faults } = await openRecorded('carrara');
    await page.waitForSelector('[role="log"] h3');
    expect(await page.locator('[role="log"] h3').first().textContent()).toMatch(/Giulia|Lorenzo/);
    expect((await page.locator('[role="log"] p').allTextContents()).filter((text) => /’s turn\.$/.test(text.trim()))).toEqual([]);
    await page.locator('[role="log"] .line').nth(4).click();
    await page.waitForSelector('input[type="range"]');
    const at = await moveShown(page);
    expect(at).toBeGreaterThan(0);
    for (const [key, expected] of [
      ['ArrowRight', at + 1],
      ['ArrowLeft', at],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => moveShown(page)).toBe(expected);
    }
    await page.keyboard.press('End');
    await expect.poll(async () => (await page.inputValue('input[type="range"]')) === (await page.getAttribute('input[type="range"]', 'max'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => moveShown(page)).toBe(-1);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is reached by one Tab and walked by arrow keys', async () => {
    const { page, context } = await openRecorded('carrara');
    await page.waitForSelector('[role="log"] .line');
    await page.locator('[role="log"]').focus();
    await page.keyboard.press('ArrowUp');
    const last = await page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('ArrowUp');
    expect(await page.evaluate(() => document.activeElement?.matches('.line'))).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.textContent)).not.toBe(last);
    await context.close();
  });
});

it.each([DESKTOP, { width: 1920, height: 1080 }])('the board keeps its place in a replay, $width wide', async (viewport) => {
  const { page, context } = await openRecorded('la-stanza', viewport);
  const top = async (): Promise<number> => (await page.locator('.table > .board').boundingBox())!.y;
  await page.waitForSelector('.prompt .ask');
  const before = await top();
  await page.locator('[role="log"] .line').first().click();
  await page.waitForSelector('input[type="range"]');
  expect(await top()).toBe(before);
  await context.close();
});

describe('the question', () => {
  it('is whole on a tablet in French, with what others did last below it', async () => {
    const { page, context } = await house.visit({ language: 'fr' }, TABLET, STILL);
    const [middle] = await recorded('carrara', 2, [0.6]);
    await openFile(page, JSON.stringify(middle));
    await page.waitForSelector('.prompt .last .text');
    const cut = await page.evaluate(() => {
      const ask = document.querySelector('.prompt .ask')!.getBoundingClientRect();
      return [...document.querySelectorAll('.prompt .ask > *')].filter((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        return left < ask.left - 1 || right > ask.right + 1 || top < ask.top - 1 || bottom > ask.bottom + 1;
      }).length;
    });
    expect(cut).toBe(0);
    await context.close();
  });

  it.each(LANGUAGES)('leaves the table where it is on a phone when a turn of the wheel changes the question (%s)', async (language) => {
    const { page, context } = await house.visit({ language }, PHONE, { ...STILL, hasTouch: true });
    await begin(page, 'carrara');
    await rest(page);
    const top = (): Promise<number> => page.evaluate(() => document.querySelector('.board')!.getBoundingClientRect().top);
    const [long, before] = [await page.textContent('.status'), await top()];
    await page.locator('[data-target="turn:wheel"]').tap();
    await page.waitForFunction((asked) => document.querySelector('.status')?.textContent !== asked, long);
    expect(await top()).toBe(before);
    await context.close();
  });

  it('tells on a desktop what a move brought, though the question leaves one line', async () => {
    const { page, context } = await house.visit({ language: 'de' }, DESKTOP, STILL);
    const [middle] = await recorded('carrara', 2, [0.6]);
    await openFile(page, JSON.stringify(middle));
    await page.waitForSelector('.prompt .last .event');
    const shown = await page.evaluate(() => {
      const text = document.querySelector('.prompt .last .text')!;
      const [event] = text.children;
      text.append(...Array.from({ length: 5 }, () => event.cloneNode(true)));
      for (const [index, each] of [...text.querySelectorAll<HTMLElement>('.event')].entries()) each.style.order = String(-index);
      document.querySelector<HTMLElement>('.prompt .last')!.style.maxHeight = '1.04rem';
      const box = document.querySelector('.prompt .last')!.getBoundingClientRect();
      const last = text.lastElementChild!.getBoundingClientRect();
      return last.top >= box.top - 1 && last.bottom <= box.bottom + 1;
    });
    expect(shown).toBe(true);
    await context.close();
  });
});

it('a hint is shown on the table where it stands', async () => {
  const { page, context } = await house.visit({}, DESKTOP, STILL);
  await begin(page, 'carrara');
  await page.waitForFunction(() => Number(document.querySelector('.table')?.getAttribute('data-moves')) > 1);
  const top = (): Promise<number> => page.evaluate(() => document.querySelector('.board')!.getBoundingClientRect().top);
  const before = await top();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Show', exact: true }).first().click({ timeout: 20_000 });
  await page.waitForSelector('[data-preview]');
  expect(await top()).toBe(before);
  await context.close();
});

describe('a menu of several moves', () => {
  it.each(['click', 'tap'] as const)('is closed by a %s beside it, which does nothing else', async (press) => {
    const { page, context, faults } = await house.visit({}, DESKTOP, { ...STILL, hasTouch: true });
    const [middle] = await recorded('carrara', 2, [0.3]);
    await openFile(page, JSON.stringify(middle));
    await page.locator('.board [data-target^="place:"].legal').first().waitFor();
    const before = await page.getAttribute('.table', 'data-position');
    await page.locator('.board [data-target^="place:"].legal').first()[press]();
    await page.waitForSelector('dialog .inner');
    // what lies beneath could be done
    const { x, y, width, height } = (await page.locator('.board [data-target="turn:wheel"].legal').boundingBox())!;
    await (press === 'click' ? page.mouse.click(x + width / 2, y + height / 2) : page.touchscreen.tap(x + width / 2, y + height / 2));
    await page.waitForSelector('dialog .inner', { state: 'detached' });
    await page.waitForTimeout(600);
    expect(await page.getAttribute('.table', 'data-position')).toBe(before);
    // and the next press is one again
    await page.locator('.board [data-target="turn:wheel"]')[press]();
    await page.waitForFunction((known) => document.querySelector('.table')?.getAttribute('data-position') !== known, before);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('the table of Carrara', () => {
  it('leaves the log of four players room for a turn', async () => {
    const { page, context } = await house.visit({}, DESKTOP, STILL);
    for (const [part, lines] of [
      [0.1, 7],
      [0.6, 4],
    ] as const) {
      const [moment] = await recorded('carrara', 4, [part]);
      await page.goto(house.url);
      await openFile(page, JSON.stringify(moment));
      await page.waitForSelector('[role="log"] .line');
      expect(await page.evaluate(() => document.querySelector('[role="log"]')!.clientHeight)).toBeGreaterThan(lines * 22);
    }
    await context.close();
  });

  it('cuts no name of a city, and counts what is about to be built in it', async () => {
    const { page, context } = await house.visit({}, DESKTOP, STILL);
    await begin(page, 'carrara');
    await rest(page);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('.upgrades .city')].map((name) => name.scrollHeight > name.clientHeight || name.scrollWidth > name.clientWidth),
    );
    expect(cut).toEqual(Array.from({ length: 6 }, () => false));
    expect(await page.locator('.plinth .word').first().textContent()).toBe('0 of 2');
    await page.locator('.board [data-target^="tile:"].legal').first().click();
    await page.waitForSelector('.carrara[data-held]');
    expect(await page.locator('.plinth .rising').first().textContent()).toMatch(/^1 of [23]$/);
    await context.close();
  });

  it('goes on telling what everything else would bring while a tile is in the hand', async () => {
    const { page, context } = await house.visit({}, DESKTOP, STILL);
    const [moment] = await recorded('carrara', 2, [0.3]);
    await openFile(page, JSON.stringify(moment));
    const told = (): Promise<(string | null)[]> =>
      page.locator('.board .legal[aria-description]:not([data-target^="city:"])').evaluateAll((all) => all.map((one) => one.getAttribute('data-target')));
    await expect.poll(told).not.toEqual([]);
    const before = await told();
    await page.locator('.board [data-target^="tile:"].legal').first().click();
    await page.waitForSelector('.carrara[data-held]');
    await expect.poll(told).toEqual(before);
    await context.close();
  });

  it.each(LANGUAGES)('turns its wheel by buttons that leave the prices around it free (%s)', async (language) => {
    const { page, context } = await house.visit({ language }, TABLET, STILL);
    const [moment] = await recorded('carrara', 2, [0.3], { variant: 'advanced' });
    await openFile(page, JSON.stringify(moment));
    await page.waitForSelector('.wheel');
    const covered = await page.evaluate(() => {
      const buttons = [...document.querySelectorAll('.spot.turn')].map((button) => button.getBoundingClientRect());
      const prices = [...document.querySelectorAll('svg.wheel > g:first-of-type text')];
      const hidden = prices.filter((price) => {
        const { left, top, width, height } = price.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return buttons.some((button) => x > button.left && x < button.right && y > button.top && y < button.bottom);
      });
      return { buttons: buttons.length, prices: prices.length >= 36, hidden: hidden.length };
    });
    expect(covered).toEqual({ buttons: 2, prices: true, hidden: 0 });
    await context.close();
  });

  it('shows a phone all goods of a player in one line, stored pieces too', async () => {
    const { page, context } = await house.visit({}, PHONE, STILL);
    let stored = 0;
    for (const moment of await recorded('carrara', 2, [0.3, 0.5, 0.7], { variant: 'advanced' })) {
      await page.goto(house.url);
      await openFile(page, JSON.stringify(moment));
      await page.waitForSelector('.strip .count');
      stored += await page.locator('.strip .stored').count();
      expect(await page.evaluate(() => document.querySelector('.carrara.strip')!.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    }
    expect(stored).toBeGreaterThan(0);
    await context.close();
  });
});

describe('points', () => {
  it('tell where they come from, and what would count only if the game ended now', async () => {
    const { page, context } = await house.visit({}, DESKTOP, STILL);
    await begin(page, 'la-stanza');
    await play(page, byMouse, { seed: 5, most: 12 });
    await rest(page);
    const score = page.locator('aside .score').first();
    const total = Number(await score.textContent());
    await score.click();
    await page.waitForSelector('dialog[aria-labelledby="score-parts"] tbody td');
    const points = await page.locator('dialog[aria-labelledby="score-parts"] tbody td').allTextContents();
    expect(points.reduce((sum, part) => sum + Number(part), 0)).toBe(total);
    expect(await page.locator('dialog[aria-labelledby="score-parts"] small').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[aria-labelledby="score-parts"]', { state: 'detached' });
    await context.close();
  });
});

describe('a player’s board', () => {
  it('is looked at by a press on the name, and left by Escape', async () => {
    const { page, context } = await house.visit({}, DESKTOP, STILL);
    await begin(page, 'la-stanza');
    await rest(page);
    const name = page.locator('aside button.name').nth(1);
    await name.click();
    expect(await name.getAttribute('aria-pressed')).toBe('true');
    await page.locator('.board .back').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.board .back').waitFor({ state: 'detached' });
    // wherever on the panel
    await page.locator('aside li .panel').nth(1).click();
    await page.locator('.board .back').waitFor();
    await context.close();
  });
});

describe('a smaller screen', () => {
  it.each([TABLET, PHONE])('has panels and log one press away, $width wide', async (viewport) => {
    const { page, context, faults } = await openRecorded('carrara', viewport);
    expect(await page.locator('aside').isVisible()).toBe(false);
    expect(await page.locator('header .scores button').count()).toBe(2);
    await page.getByRole('button', { name: 'Players and log' }).click();
    await page.locator('aside [role="log"] .line').last().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('aside').isVisible()).toBe(false);
    // and the settings are there, sound in sight
    expect(await page.getByRole('button', { name: 'Sound' }).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Settings' }).click();
    expect(await page.locator('dialog select').count()).toBe(3);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('opens the region where something can be done, and turns to others by a press or a wipe', async () => {
    const { page, context } = await house.visit({}, PHONE, { ...STILL, hasTouch: true });
    await begin(page, 'la-stanza');
    await rest(page);
    const open = (): Promise<string | null> => page.locator('[role="tab"][aria-selected="true"]').getAttribute('data-region');
    expect(Number(await page.locator('[role="tab"][aria-selected="true"]').getAttribute('data-count'))).toBeGreaterThan(0);
    await page.locator('[role="tab"]').nth(1).click();
    const second = await open();
    expect(second).toBe(await page.locator('[role="tab"]').nth(1).getAttribute('data-region'));
    await page.locator('.board .frame').evaluate((frame) => {
      const touch = (x: number): Touch => new Touch({ identifier: 1, target: frame, clientX: x, clientY: 300 });
      frame.dispatchEvent(new TouchEvent('touchstart', { touches: [touch(300)], changedTouches: [touch(300)], bubbles: true }));
      frame.dispatchEvent(new TouchEvent('touchend', { touches: [], changedTouches: [touch(120)], bubbles: true }));
    });
    await expect.poll(open).toBe(await page.locator('[role="tab"]').nth(2).getAttribute('data-region'));
    await context.close();
  });
});

describe('what a move brings', () => {
  it('is told on the place, in all moves, and not before the answer', async () => {
    const { page, context, faults } = await house.visit({}, DESKTOP, STILL);
    await begin(page, 'la-stanza');
    await expect
      .poll(
        async () => {
          await play(page, byMouse, { seed: 5, most: 1 });
          await rest(page);
          return page.locator('.board .spot.legal[aria-description]').count();
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0);
    await page.getByRole('button', { name: 'All moves' }).click();
    expect(await page.locator('dialog .brings').count()).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('with the end of a turn to be confirmed', () => {
  it('what ends it and can’t be undone asks first', async () => {
    const { page, context } = await house.visit({ confirm: true }, DESKTOP, STILL);
    await begin(page, 'carrara');
    const isFinal = async (): Promise<boolean> => (await page.locator('.prompt .warning').filter({ hasText: 'can’t be undone' }).count()) > 0;
    const top = (): Promise<number> => page.locator('.board .carrara').evaluate((board) => board.getBoundingClientRect().top);
    const before = await top();
    for (let tries = 0; tries < 60 && !(await isFinal()); tries++) {
      if ((await asked(page)) === 'move') await byMouse(page, (below) => (tries * 7) % below);
      else if ((await asked(page)) === 'confirm' && !(await isFinal())) await page.click('.prompt .moves .primary');
      else await page.waitForTimeout(40);
    }
    expect(await isFinal()).toBe(true);
    // the board stays where it is and shows what is about to happen, and nothing else is offered
    expect(await top()).toBe(before);
    const move = (await page.locator('.status').textContent()) ?? '';
    await expect.poll(() => page.locator('.board .spot.legal').count()).toBe(0);
    if (/^\s*Build/.test(move)) expect(await page.locator('.city .shadow').count()).toBe(1);
    const position = await page.getAttribute('.table', 'data-position');
    await page.locator('.prompt .moves').getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => page.getAttribute('.table', 'data-position')).toBe(position!.replace(' confirming', ''));
    await expect.poll(() => page.locator('.board .spot.legal').count()).toBeGreaterThan(0);
    await context.close();
  });
});

it('nothing is asked while the pieces of somebody else’s move are on their way', async () => {
  const { page, context } = await house.visit({ speed: 'quick' });
  await begin(page, 'carrara');
  const seen = await page.evaluate(async () => {
    const table = document.querySelector('.table')!;
    let [flights, early] = [0, 0];
    const end = Date.now() + 12_000;
    while (Date.now() < end && flights < 2) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const flying = document.getAnimations().some((one) => one.playState === 'running' && (one.effect as KeyframeEffect).target?.matches('[data-piece]'));
      const asks = Number(table.getAttribute('data-moves')) > 0;
      if (flying) flights++;
      if (flying && asks) early++;
      // whoever passes moves no piece
      if (asks) [...document.querySelectorAll<HTMLElement>('.prompt .moves button')].find((button) => /Pass/.test(button.textContent ?? ''))?.click();
    }
    return { flights, early };
  });
  expect(seen.flights).toBeGreaterThan(0);
  expect(seen.early).toBe(0);
  await context.close();
});
