/** What scripts weigh that a browser really fetches: by pages and their workers, as they come over a line. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DIST } from '../../scripts/build-web.mjs';
import { DESKTOP, type House, STILL } from '../test/house.ts';
import { begin, byMouse, play } from '../test/players.ts';

/** Decisions until the bots have moved as well. */
const DECISIONS = 12;
/** Milliseconds in which a page fetches what it shows. */
const REST = 1500;

/** Kilobytes of the home page, and of a game more: its set-up, its table, its bots. */
export async function weigh(house: House, game: string): Promise<{ home: number; more: number }> {
  const from = house.served.length;
  // the service worker would fetch everything at once
  const { page, context } = await house.visit({}, DESKTOP, { ...STILL, serviceWorkers: 'block' });
  await page.waitForTimeout(REST);
  const home = kilobytes(house.served.slice(from));
  await begin(page, game);
  await play(page, byMouse, { most: DECISIONS });
  await page.waitForTimeout(REST);
  const all = kilobytes(house.served.slice(from));
  await context.close();
  return { home, more: all - home };
}

const kilobytes = (urls: readonly string[]): number =>
  [...new Set(urls)].filter((url) => url.endsWith('.js')).reduce((sum, url) => sum + gzipSync(readFileSync(join(DIST, url))).length, 0) / 1024;
