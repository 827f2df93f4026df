/**
 * Measures the web application in a real browser: weight, the time from click to painted answer, and long tasks while
 * bots think.
 */
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { DESKTOP, GAMES, House } from '../test/house.ts';
import { asked, begin, chance, choosable, LEGAL } from '../test/players.ts';
import { PARTS, pressBarePage } from './bare-page.ts';

export interface WebMeasure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  /** What the house promised; nothing for what only stands beside it. */
  readonly most?: number;
}

const HOME_KB = 90;
const GAME_KB = 130;
const ANSWER_MS = 50;
/** What may be done next is shown a frame later. */
const OFFER_MS = 100;
const LONG_TASK_MS = 100;
const SLOWDOWN = 4;
const DECISIONS = 60;
/** Milliseconds a hand rests before and after a press: what the last move set in motion has come to rest. */
const REST = 400;
/** And how long a finger stays down. A click is counted from when it is lifted, as the browser does. */
const DOWN = 80;

export async function benchWeb(say: (text: string) => void, only?: string): Promise<WebMeasure[]> {
  const house = new House();
  await house.open();
  const measures: WebMeasure[] = [];
  try {
    for (const game of GAMES.filter((id) => only === undefined || id === only)) {
      say(`Measuring ${game} in the browser…`);
      measures.push(...(await measure(house, game, measures.length === 0)));
    }
    say('Measuring bare pages…');
    for (const parts of [0, PARTS]) measures.push(...(await measureBarePage(house, parts)));
  } finally {
    await house.close();
  }
  return measures;
}

async function measure(house: House, game: string, withHome: boolean): Promise<WebMeasure[]> {
  // the service worker would fetch everything at once
  const { page, context } = await house.visit({ speed: 'quick' }, DESKTOP, { serviceWorkers: 'block' });
  const scripts = weigh(page);
  await page.reload();
  await page.waitForSelector('article h2');
  await page.waitForTimeout(500);
  const home = await scripts.kilobytes();
  await begin(page, game);
  await page.waitForTimeout(1000);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(watch);
  await press(page);
  const { answers, offers, longest } = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  // with the bots, who are fetched once the table stands
  const weight = (await scripts.kilobytes()) - home;
  await context.close();
  return [
    ...(withHome ? [{ name: 'home, scripts', unit: 'KB gz', value: round(home), most: HOME_KB }] : []),
    { name: `${game}, scripts more`, unit: 'KB gz', value: round(weight), most: GAME_KB },
    { name: `${game}, click to painted answer (median of ${answers.length})`, unit: 'ms', value: at(answers, 0.5), most: ANSWER_MS },
    { name: `${game}, click to painted answer (95 %)`, unit: 'ms', value: at(answers, 0.95), most: ANSWER_MS },
    { name: `${game}, click to what may be done next (95 %)`, unit: 'ms', value: at(offers, 0.95), most: OFFER_MS },
    { name: `${game}, longest task`, unit: 'ms', value: round(longest), most: LONG_TASK_MS },
  ];
}

async function measureBarePage(house: House, parts: number): Promise<WebMeasure[]> {
  const answers = await pressBarePage(house, parts, SLOWDOWN);
  const name = `a page with ${parts === 0 ? 'nothing else' : `${parts} plain parts`}, click to a line of text`;
  return [
    { name: `${name} (median of ${answers.length})`, unit: 'ms', value: at(answers, 0.5) },
    { name: `${name} (95 %)`, unit: 'ms', value: at(answers, 0.95) },
  ];
}

const at = (times: readonly number[], part: number): number => round([...times].sort((a, b) => a - b)[Math.floor(times.length * part)] ?? 0);

/**
 * Presses places as a hand does: the pointer goes there, rests a moment, and presses; a menu that opens is an answer
 * too.
 */
async function press(page: Page): Promise<void> {
  const random = chance(5);
  for (let made = 0; made < DECISIONS; ) {
    const ask = await asked(page);
    if (ask === 'over') return;
    if (ask === 'wait') await page.waitForTimeout(20);
    else {
      const place = await page.evaluate(choosable, { nth: random(1000), legal: LEGAL });
      if (place === null) {
        await page.waitForTimeout(20);
        continue;
      }
      await page.mouse.move(place.x, place.y);
      await page.waitForTimeout(REST);
      await page.mouse.click(place.x, place.y, { delay: DOWN });
      await page.waitForTimeout(REST);
      made++;
    }
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Every script that page and workers ask for, each counted once. */
function weigh(page: Page): { kilobytes(): Promise<number> } {
  const sizes = new Map<string, Promise<number>>();
  page.context().on('response', (response) => {
    if (!response.url().endsWith('.js') || response.url().endsWith('sw.js') || response.url().includes('workbox')) return;
    if (!sizes.has(response.url())) {
      sizes.set(
        response.url(),
        response
          .body()
          .then((body) => gzipSync(body).length)
          .catch(() => 0),
      );
    }
  });
  return { kilobytes: async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0) / 1024 };
}

interface Watched {
  readonly answers: number[];
  readonly offers: number[];
  longest: number;
}

/**
 * Runs in the page: from a press to the end of the first painted frame in which board and prompt have changed, or a
 * menu is open; and to the end of the one in which what may be done next can be seen and pressed.
 */
function watch(): void {
  const watched: Watched = { answers: [], offers: [], longest: 0 };
  (window as unknown as { watched: Watched }).watched = watched;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.longest = Math.max(watched.longest, entry.duration);
  }).observe({ type: 'longtask' });
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
    if (pressed !== null && (menu || changed('data-position'))) {
      painted(pressed, watched.answers);
      answered = menu ? null : pressed;
      pressed = null;
    }
    if (answered !== null && changed('data-offered')) {
      painted(answered, watched.offers);
      answered = null;
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-position', 'data-offered'] });
}
