/** Three ways to make a move through the real interface: by mouse, by keyboard, by accessible names. */
import type { Page } from 'playwright-core';
import type { Haste } from './haste.ts';
import { movesMade } from './robot.ts';

/** From the home page to a table in two clicks. */
export async function begin(page: Page, game: string, choose?: (page: Page) => Promise<void>): Promise<void> {
  await page.click(`article a.primary[href="#/new/${game}"]`);
  await page.waitForSelector('form');
  // the weakest bots answer soonest
  await page.locator('form select').nth(1).selectOption({ index: 1 });
  await choose?.(page);
  await page.click('form button.begin');
  await page.waitForSelector('.prompt');
}

/** At a table the languages lie in its settings. */
export async function speak(page: Page, language: string): Promise<void> {
  const settings = page.locator('header button.settings');
  await page.locator('header').locator('button.settings, select').first().waitFor();
  if ((await settings.count()) > 0) await settings.click();
  await page.locator('header select').first().selectOption(language);
  await page.waitForFunction((expected) => document.documentElement.lang === expected, language);
  if ((await settings.count()) > 0) await page.keyboard.press('Escape');
}

export type Ask = 'move' | 'confirm' | 'curtain' | 'over' | 'wait';

/** What the page asks of the reader now. */
export const asked = (page: Page): Promise<Ask> =>
  page.evaluate(() => {
    if (document.querySelector('dialog[aria-labelledby="next"]')) return 'curtain';
    if (document.querySelector('dialog[aria-labelledby="end-title"]')) return 'over';
    if (document.querySelector('[data-position$=confirming] .prompt .moves .primary')) return 'confirm';
    // a question with a single answer answers itself
    return Number(document.querySelector('.table')?.getAttribute('data-moves')) > 1 ? 'move' : 'wait';
  });

/** Until the bots have moved, and what happened is told and kept. */
export async function rest(page: Page): Promise<void> {
  while ((await asked(page)) === 'wait') await page.waitForTimeout(15);
  await page.waitForTimeout(300);
}

/** Waits until the page has answered the last move. */
async function position(page: Page): Promise<string> {
  return page.evaluate(() => `${document.querySelector('.table')?.getAttribute('data-position')}`);
}
async function answered(page: Page, before: string): Promise<boolean> {
  const changed = page.waitForFunction((known) => document.querySelector('.table')?.getAttribute('data-position') !== known, before, { timeout: 5000 });
  return changed.then(
    () => true,
    () => false,
  );
}
const ATTEMPTS = 10;

/** A deterministic chance, so that a failing game can be played again. */
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const LEGAL = '.board .spot.legal, .prompt .moves button.glowing';
/** Where something that was picked up can be put down. */
const GOAL = '.board .spot.legal.goal';

/**
 * Runs in the page: the middle of one of the places that can be pressed now, brought into view; in a menu, if one is
 * open, or where what is in the hand can go.
 */
export function choosable({ nth, legal, liked }: { nth: number; legal: string; liked?: string | undefined }): { x: number; y: number; menu: boolean } | null {
  const menu = document.querySelectorAll('dialog .inner button:not(.quiet)');
  const goals = document.querySelectorAll('.board .spot.legal.goal');
  const places = [...document.querySelectorAll(legal)];
  const best = places.filter((place) => (place.getAttribute('aria-label') ?? place.textContent ?? '').trim() === liked);
  const all = menu.length > 0 ? menu : goals.length > 0 ? goals : best.length > 0 ? best : places;
  for (let tried = 0; tried < all.length; tried++) {
    const element = all[(nth + tried) % all.length];
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    // a piece on its way may be in the way
    if (hit !== null && (element.contains(hit) || hit.closest('.spot') === element)) return { x, y, menu: menu.length > 0 };
  }
  return null;
}

export const byMouse: Mover = async (page, random, liked) => {
  const before = await position(page);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const place = await page.evaluate(choosable, { nth: random(1000), legal: LEGAL, liked });
    if (place === null) await page.waitForTimeout(50);
    else {
      const held = await page.evaluate(heldInPage);
      await page.mouse.click(place.x, place.y);
      // a menu that opens, or something in the hand, asks for another press
      await page
        .waitForFunction(
          ({ known, asked, held }) =>
            document.querySelector('.table')?.getAttribute('data-position') !== known ||
            document.querySelectorAll('dialog .inner').length > asked ||
            (document.querySelector('[data-held]')?.getAttribute('data-held') ?? '') !== held,
          { known: before, asked: place.menu ? 1 : 0, held },
          { timeout: 3000 },
        )
        .catch(() => {});
      if ((await position(page)) !== before) return;
    }
  }
  throw new Error(`no place answers: ${await page.locator('.prompt').textContent()}`);
};

/** Runs in the page: what is in the hand. */
const heldInPage = (): string => document.querySelector('[data-held]')?.getAttribute('data-held') ?? '';

/** Puts what was picked up where it can go. */
async function putDown(page: Page): Promise<void> {
  if ((await page.evaluate(heldInPage)) === '') return;
  const goal = page.locator(GOAL).first();
  await goal.waitFor();
  await goal.focus();
  await goal.press('Enter');
}

export const byKeyboard: Mover = async (page, random, liked) => {
  const before = await position(page);
  const tabs = await stopsAhead(page, random(4), liked);
  // in order, but none waits for the answer to the one before
  await Promise.all(Array.from({ length: tabs }, () => page.keyboard.press('Tab')));
  // the browser may have begun elsewhere, or the page may have changed meanwhile: then step by step
  for (let tabs = 0; tabs < 250 && !(await page.evaluate(arrived, { legal: LEGAL, liked })); tabs++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  if ((await page.locator('dialog .inner').count()) > 0) {
    for (let down = random(2); down > 0; down--) await page.keyboard.press('Tab');
    const quiet = await page.evaluate(() => document.activeElement?.matches('.quiet') ?? true);
    if (quiet) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
  }
  await putDown(page);
  await answered(page, before);
};

/** Runs in the page: whether the focus is on a legal place, and on the liked one if there is such a place. */
function arrived({ legal, liked }: { legal: string; liked?: string | undefined }): boolean {
  const name = (place: Element): string => (place.getAttribute('aria-label') ?? place.textContent ?? '').trim();
  const here = document.activeElement;
  return here?.matches(legal) === true && (name(here) === liked || ![...document.querySelectorAll(legal)].some((place) => name(place) === liked));
}

/** How often Tab must be pressed to come to one of the next legal places. */
const stopsAhead = (page: Page, skipped: number, liked?: string): Promise<number> =>
  page.evaluate(
    ({ legal, skipped, liked }) => {
      const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, select, input, [tabindex]')].filter(
        (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0,
      );
      const here = stops.indexOf(document.activeElement as HTMLElement);
      const ahead = [...stops.slice(here + 1), ...stops.slice(0, here + 1)];
      const places = ahead.flatMap((element, index) => (element.matches(legal) ? [index + 1] : []));
      const best = places.find((tabs) => (ahead[tabs - 1].getAttribute('aria-label') ?? ahead[tabs - 1].textContent ?? '').trim() === liked);
      return best ?? places[Math.min(skipped, places.length - 1)] ?? 0;
    },
    { legal: LEGAL, skipped, liked },
  );

/** Reads the names a screen reader would read, and presses one of them. */
export const byName: Mover = async (page, random, liked) => {
  const before = await position(page);
  const area = page.locator('main, section.prompt');
  const names = await area.getByRole('button', { disabled: false }).evaluateAll((elements) =>
    elements
      .filter((element) => element.getAttribute('aria-disabled') !== 'true' && element.isConnected && !element.closest('.tools'))
      // looking at somebody's board is no move, and would be waited for in vain
      .filter((element, _, all) => element.matches('.spot.legal, .moves *') || !all.some((other) => other.matches('.spot.legal, .moves *')))
      .map((element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''),
  );
  if (names.length === 0) return;
  const name = names.find((name) => name === liked) ?? names[random(names.length)];
  const button = area.getByRole('button', { name, exact: true, disabled: false }).first();
  await button.focus();
  await button.press('Enter');
  await putDown(page);
  // the move may have ended the game, and that opens another dialog
  const menu = page.locator('dialog:has(.inner)').getByRole('button');
  const count = await menu.count();
  if (count > 1) await menu.nth(random(count - 1)).press('Enter');
  await answered(page, before);
};

/** Bots are given so long for all their moves in a row. */
const PATIENCE = 30_000;

/** Makes a move: by chance, or `liked` where it is offered. */
export type Mover = (page: Page, random: (below: number) => number, liked?: string) => Promise<void>;

/** Plays to the end, or so many decisions; gives back how many were made. */
export async function play(page: Page, mover: Mover, { seed = 1, most = 2000, haste }: { seed?: number; most?: number; haste?: Haste } = {}): Promise<number> {
  const random = chance(seed);
  let made = 0;
  let patience = Date.now() + PATIENCE;
  while (made < most) {
    if (Date.now() > patience) throw new Error(`nothing happens: ${await page.locator('.prompt').textContent()}`);
    const ask = await asked(page);
    if (ask === 'over') break;
    if (ask === 'move') {
      await mover(page, random, haste !== undefined && (await movesMade(page)) >= haste.from ? haste.press : undefined);
      patience = Date.now() + PATIENCE;
      made++;
    } else if (ask === 'confirm') await page.click('.prompt .moves .primary');
    else if (ask === 'curtain') await page.click('dialog[aria-labelledby="next"] button');
    else await page.waitForTimeout(15);
  }
  return made;
}
