/**
 * Bots in the page: one person at the largest table of each game, among masters that think in the page's own worker. It
 * tells how long they think, and the longest task of the page meanwhile.
 */
import type { Page } from 'playwright-core';
import { DESKTOP, House } from '../test/house.ts';
import { asked, begin, byMouse, chance } from '../test/players.ts';
import type { WebMeasure } from './bench.ts';

/** Turns of masters that are watched, and how long at most. */
const TURNS = 12;
const MOST_MS = 180_000;

export async function benchThinking(say: (text: string) => void, games: readonly string[]): Promise<WebMeasure[]> {
  const house = new House();
  await house.open();
  const measures: WebMeasure[] = [];
  try {
    for (const game of games) {
      say(`Measuring masters of ${game} in the browser…`);
      measures.push(...(await watchMasters(house, game)));
    }
  } finally {
    await house.close();
  }
  return measures;
}

async function watchMasters(house: House, game: string): Promise<WebMeasure[]> {
  const { page, context } = await house.visit({ speed: 'quick' }, DESKTOP, { serviceWorkers: 'block' });
  await page.addInitScript(watch);
  await page.reload();
  await page.waitForSelector('article h2');
  await begin(page, game, seatMasters);
  await playAmong(page);
  const { turns, longest } = await watched(page);
  await context.close();
  const times = Object.values(turns).sort((a, b) => a - b);
  const whose = `${game}, a master's turn in the page's worker`;
  return [
    { name: `${whose} (median of ${times.length})`, unit: 'ms', value: Math.round(times[times.length >> 1] ?? 0) },
    { name: `${whose} (longest)`, unit: 'ms', value: Math.round(times.at(-1) ?? 0) },
    { name: `${game}, longest task of the page while they think`, unit: 'ms', value: Math.round(longest) },
  ];
}

/** As many as the table takes. */
async function seatMasters(page: Page): Promise<void> {
  await page.locator('form label:has(input[name=players])').last().click();
  const seats = page.locator('form select:has(option[value=master])');
  for (let seat = 1; seat < (await seats.count()); seat++) await seats.nth(seat).selectOption('master');
}

async function playAmong(page: Page): Promise<void> {
  const random = chance(7);
  for (const until = Date.now() + MOST_MS; Date.now() < until; ) {
    if (Object.keys((await watched(page)).turns).length >= TURNS) return;
    const ask = await asked(page);
    if (ask === 'over') return;
    if (ask === 'move') await byMouse(page, random);
    else if (ask === 'confirm') await page.locator('.prompt .moves .primary').first().click();
    else await page.waitForTimeout(50);
  }
}

interface Thinking {
  /** Milliseconds from question to answer, by turn and seat. */
  readonly turns: Record<string, number>;
  longest: number;
}

const watched = (page: Page): Promise<Thinking> => page.evaluate(() => (window as unknown as { thinking: Thinking }).thinking);

/** Runs in the page, before everything else: listens to what is asked of workers, and to long tasks while they think. */
function watch(): void {
  const thinking: Thinking = { turns: {}, longest: 0 };
  (window as unknown as { thinking: Thinking }).thinking = thinking;
  const asked = new Map<number, { readonly turn: string; readonly since: number }>();
  const thought: { readonly from: number; readonly to: number }[] = [];
  const Plain = Worker;
  window.Worker = class extends Plain {
    constructor(...given: ConstructorParameters<typeof Plain>) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        const question = asked.get(data?.id);
        if (question === undefined) return;
        asked.delete(data.id);
        thought.push({ from: question.since, to: performance.now() });
        thinking.turns[question.turn] = (thinking.turns[question.turn] ?? 0) + performance.now() - question.since;
      });
    }

    override postMessage(message: unknown, ...more: never[]): void {
      const { ask } = message as { ask?: { id: number; seat: number; view: { turn: number } } };
      if (ask?.view !== undefined) asked.set(ask.id, { turn: `${ask.view.turn} ${ask.seat}`, since: performance.now() });
      super.postMessage(message, ...more);
    }
  };
  // a task is told of some time after it ended, perhaps when the answer is there already
  const whileThinking = (from: number, to: number): boolean =>
    [...asked.values()].some(({ since }) => since < to) || thought.some((times) => times.from < to && times.to > from);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (whileThinking(startTime, startTime + duration)) thinking.longest = Math.max(thinking.longest, duration);
  }).observe({ type: 'longtask' });
}
