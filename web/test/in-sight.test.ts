/** Random games at three sizes: whatever can be chosen is seen, or a sign that can be pressed says where it is. */

import { LANGUAGES } from '@bottega/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GAMES, House, PHONE, STILL } from './house.ts';
import { asked, begin, chance, speak } from './players.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
/** Decisions looked at in each game, and the most time for them. */
const DECISIONS = 8;
const PATIENCE = 25_000;

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

/** Until everything is drawn, scrolled and signed. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.table')?.hasAttribute('data-targets'));
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame++) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

/** What can be chosen, as the rules have it. */
const targetsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (document.querySelector('.table')?.getAttribute('data-targets') ?? '').split(' ').filter((target) => target !== ''));

/** Runs in the page: the targets that are seen or signed there now. */
function foundInPage(): string[] {
  const frame = document.querySelector('.board .frame')!;
  const isSeen = (spot: Element): boolean => {
    const { left, top, width, height } = spot.getBoundingClientRect();
    if (width === 0 || height === 0 || !spot.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const [x, y] = [left + width / 2, top + height / 2];
    for (let part = spot.parentElement; part !== null; part = part.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(part);
      const box = part.getBoundingClientRect();
      const clips = overflowX !== 'visible' || overflowY !== 'visible';
      if (clips && part !== document.body && (x < box.left || x > box.right || y < box.top || y > box.bottom)) return false;
    }
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    const over = document.elementFromPoint(x, y);
    // what lies over it belongs to the board, or is the sign itself
    return over !== null && (frame.contains(over) || over.closest('[data-beyond]') !== null);
  };
  const seen = [...frame.querySelectorAll<HTMLElement>('.spot.legal[data-target]')].filter(isSeen).map((spot) => spot.dataset['target'] ?? '');
  const signed = [...document.querySelectorAll<HTMLElement>('[data-beyond]')].filter(reachable).flatMap((sign) => (sign.dataset['beyond'] ?? '').split(' '));
  return [...seen, ...signed];

  function reachable(sign: Element): boolean {
    const { left, top, width, height } = sign.getBoundingClientRect();
    return sign.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }
}

/** Runs in the page: what is wrong with targets that were not found, for whoever reads of the failure. */
const whereabouts = (targets: readonly string[]): string =>
  targets
    .map((target) => {
      const spot = document.querySelector(`.board [data-target="${target}"]`);
      if (spot === null) return `${target}: not drawn`;
      const { left, top, width, height } = spot.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      return `${target}: ${[left, top, width, height].map(Math.round).join(' ')} under ${over?.outerHTML.slice(0, 90)}`;
    })
    .join('\n');

/** Everything that can be found from here: on the screen, beyond an arrow, or behind a tab that has a number. */
async function found(page: Page): Promise<Set<string>> {
  const all = new Set(await page.evaluate(foundInPage));
  const tabs = page.locator('[role="tab"]:not([data-count="0"])');
  const opened = page.locator('[role="tab"][aria-selected="true"]');
  const before = (await opened.count()) > 0 ? await opened.getAttribute('data-region') : null;
  for (let tab = 0; tab < (await tabs.count()); tab++) {
    await tabs.nth(tab).click();
    await settled(page);
    for (const target of await page.evaluate(foundInPage)) all.add(target);
  }
  if (before !== null) await page.click(`[role="tab"][data-region="${before}"]`);
  return all;
}

async function lostOn(page: Page): Promise<string[]> {
  const there = await found(page);
  return (await targetsOf(page)).filter((target) => !there.has(target));
}

/** Presses something that can be chosen, and what it asks. */
async function chooseAny(page: Page, random: (below: number) => number): Promise<void> {
  await page.evaluate((nth) => {
    const all = [...document.querySelectorAll<HTMLElement>('.board .spot.legal, .prompt .moves button.glowing')];
    all[nth % all.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }, random(1000));
  await page.waitForTimeout(60);
  const menu = page.locator('dialog .inner button:not(.quiet)');
  if ((await menu.count()) > 0) await menu.nth(random(await menu.count())).click();
}

/** Every game of two, and where most lies on the table: more options, an opponent of the rules, four players. */
const TABLES: [game: string, players: number, option: string | null][] = [
  ...GAMES.map((game): [string, number, null] => [game, 2, null]),
  ['carrara', 2, 'advanced'],
  ['paneveggio', 1, null],
  ['paneveggio', 4, null],
];

it.each(TABLES)('nothing that can be chosen in %s for %i (%s) is out of sight without a sign', async (game, players, option) => {
  const { page, context, faults } = await house.visit({}, SIZES[0], STILL);
  await begin(page, game, async (form) => {
    await form.check(`input[name="players"][value="${players}"]`, { force: true });
    if (option !== null) await form.locator(`form [value="${option}"]`).first().check();
  });
  const random = chance(9);
  const end = Date.now() + PATIENCE;
  let looked = 0;
  while (looked < DECISIONS && Date.now() < end) {
    const ask = await asked(page);
    if (ask === 'over') break;
    if (ask === 'wait') {
      await page.waitForTimeout(15);
      continue;
    }
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await settled(page);
      let lost = await lostOn(page);
      // signs follow when a bar has grown by what a move brings
      for (let again = 0; lost.length > 0 && again < 3; again++) {
        await page.waitForTimeout(200);
        lost = await lostOn(page);
      }
      if (lost.length > 0) console.log(await page.evaluate(whereabouts, lost));
      expect([size.width, await page.locator('.status').textContent(), lost]).toEqual([size.width, expect.anything(), []]);
    }
    looked++;
    await chooseAny(page, random);
    // some moves apart, so that more of the game is seen
    for (let more = random(6); more > 0 && (await asked(page)) === 'move'; more--) await chooseAny(page, random);
  }
  expect(looked).toBeGreaterThan(2);
  expect(faults).toEqual([]);
  await context.close();
});

it.each(GAMES)('no region of %s is wider than a phone, in any language', async (game) => {
  const { page, context } = await house.visit({}, PHONE, STILL);
  await begin(page, game);
  for (const language of LANGUAGES) {
    await speak(page, language);
    const tabs = page.locator('[role="tab"]');
    for (let tab = 0; tab < (await tabs.count()); tab++) {
      await tabs.nth(tab).click();
      await settled(page);
      const beyond = await page.locator('.board > .frame').evaluate((frame) => frame.scrollWidth - frame.clientWidth);
      expect([language, await tabs.nth(tab).getAttribute('data-region'), beyond]).toEqual([language, expect.anything(), 0]);
    }
  }
  await context.close();
});
