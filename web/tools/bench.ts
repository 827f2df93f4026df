/** Measures the web application in a real browser: weight, the time from click to painted answer, and long tasks while bots think. */
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { DESKTOP, GAMES, House } from '../test/house.ts';
import { asked, begin, byMouse, chance } from '../test/players.ts';

export interface WebMeasure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  /** What the house promised. */
  readonly most: number;
}

const HOME_KB = 90;
const GAME_KB = 130;
const ANSWER_MS = 50;
const LONG_TASK_MS = 100;
const SLOWDOWN = 4;
const DECISIONS = 30;

export async function benchWeb(say: (text: string) => void, only?: string): Promise<WebMeasure[]> {
  const house = new House();
  await house.open();
  const measures: WebMeasure[] = [];
  try {
    for (const game of GAMES.filter((id) => only === undefined || id === only)) {
      say(`Measuring ${game} in the browser…`);
      measures.push(...(await measure(house, game, measures.length === 0)));
    }
  } finally {
    await house.close();
  }
  return measures;
}

async function measure(house: House, game: string, withHome: boolean): Promise<WebMeasure[]> {
  // the service worker would fetch everything at once
  const { page, context } = await house.visit({ speed: 'quick' }, DESKTOP, 'block');
  const scripts = weigh(page);
  await page.reload();
  await page.waitForSelector('article h2');
  await page.waitForTimeout(500);
  const home = await scripts.kilobytes();
  await begin(page, game);
  await page.waitForTimeout(1000);
  const weight = (await scripts.kilobytes()) - home;
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(watch);
  const random = chance(5);
  for (let made = 0; made < DECISIONS; ) {
    const ask = await asked(page);
    if (ask === 'over') break;
    if (ask === 'wait') await page.waitForTimeout(20);
    else {
      await byMouse(page, random);
      made++;
    }
  }
  const { answers, longest } = await page.evaluate(() => (window as unknown as { watched: { answers: number[]; longest: number } }).watched);
  await context.close();
  answers.sort((a, b) => a - b);
  const late = answers[Math.floor(answers.length * 0.95)] ?? 0;
  return [
    ...(withHome ? [{ name: 'home, scripts', unit: 'KB gz', value: round(home), most: HOME_KB }] : []),
    { name: `${game}, scripts more`, unit: 'KB gz', value: round(weight), most: GAME_KB },
    { name: `${game}, click to painted answer (95 %)`, unit: 'ms', value: round(late), most: ANSWER_MS },
    { name: `${game}, longest task`, unit: 'ms', value: round(longest), most: LONG_TASK_MS },
  ];
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

/** Runs in the page: from a press to the first painted frame in which the table has changed. */
function watch(): void {
  const watched = { answers: [] as number[], longest: 0 };
  (window as unknown as { watched: typeof watched }).watched = watched;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.longest = Math.max(watched.longest, entry.duration);
  }).observe({ type: 'longtask' });
  let pressed: number | null = null;
  addEventListener(
    'click',
    (event) => {
      pressed = event.timeStamp;
    },
    true,
  );
  new MutationObserver(() => {
    if (pressed === null) return;
    const since = pressed;
    pressed = null;
    requestAnimationFrame(() => setTimeout(() => watched.answers.push(performance.now() - since)));
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-position', 'open'] });
}
