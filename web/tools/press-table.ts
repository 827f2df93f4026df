/** A game in the browser whose places are pressed as a hand does, and how long each answer takes. */
import type { Page } from 'playwright-core';
import { DESKTOP, type House } from '../test/house.ts';
import { asked, begin, chance, choosable, LEGAL } from '../test/players.ts';
import { DOWN, type Pressed, REST, slowDown } from './pressed.ts';

export interface TableTimes {
  readonly answers: number[];
  readonly offers: number[];
}

/** A table of one person and a novice. */
export async function openTable(house: House, game: string, slowdown: number): Promise<Pressed<TableTimes>> {
  const { page, context } = await house.visit({ speed: 'quick' }, DESKTOP);
  await begin(page, game);
  await page.waitForTimeout(1000);
  await slowDown(page, slowdown);
  await page.evaluate(watch);
  const random = chance(5);
  return {
    press: (times) => press(page, random, times),
    times: () => page.evaluate(() => (window as unknown as { watched: TableTimes }).watched),
    close: () => context.close(),
  };
}

/** The pointer goes to a place, rests a moment, and presses; a menu that opens is an answer too. False: the game is over. */
async function press(page: Page, random: (below: number) => number, times: number): Promise<boolean> {
  for (let made = 0; made < times; ) {
    const ask = await asked(page);
    if (ask === 'over') return false;
    const place = ask === 'wait' ? null : await page.evaluate(choosable, { nth: random(1000), legal: LEGAL });
    if (place === null) await page.waitForTimeout(20);
    else {
      await page.mouse.move(place.x, place.y);
      await page.waitForTimeout(REST);
      await page.mouse.click(place.x, place.y, { delay: DOWN });
      await page.waitForTimeout(REST);
      made++;
    }
  }
  return true;
}

/**
 * Runs in the page: from a press to the end of the first painted frame in which board and prompt have changed, something
 * was picked up, or a menu is open; and to the end of the one in which what may be done next can be seen and pressed.
 */
function watch(): void {
  const watched: TableTimes = { answers: [], offers: [] };
  (window as unknown as { watched: TableTimes }).watched = watched;
  // the frame is painted before any other task, and this one comes before what the page put off until then
  const painted = (since: number, times: number[]): void => {
    requestAnimationFrame(() => void scheduler.postTask(() => times.push(performance.now() - since), { priority: 'user-blocking' }));
  };
  let pressed: number | null = null;
  let answered: number | null = null;
  addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), true);
  new MutationObserver((records) => {
    const changed = (name: string): boolean => records.some(({ attributeName }) => attributeName === name);
    const menu = records.some(({ addedNodes }) => [...addedNodes].some((node) => node.nodeName === 'DIALOG'));
    const played = changed('data-position');
    if (pressed !== null && (menu || played || changed('data-held'))) {
      painted(pressed, watched.answers);
      answered = played && !menu ? pressed : null;
      pressed = null;
    }
    if (answered !== null && changed('data-offered')) {
      painted(answered, watched.offers);
      answered = null;
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-position', 'data-offered', 'data-held'] });
}
