import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, House, openFile, STILL, type Visit } from './house.ts';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

interface Flight {
  readonly piece: string;
  /** Whose board it flies to. */
  readonly within: string;
}
declare global {
  interface Window {
    flights: Flight[];
  }
}

/** A recorded game; from here on the page remembers which pieces set out from afar. */
async function openRecorded(options: BrowserContextOptions = {}, sitter: object = {}): Promise<Visit> {
  const visit = await house.visit({}, DESKTOP, options);
  const file = JSON.parse(await readFile(new URL('../../games/carrara/gallery/2.json', import.meta.url), 'utf8'));
  await openFile(visit.page, JSON.stringify({ ...file, seats: file.seats.map((seat: object) => ({ ...seat, ...sitter })) }));
  await visit.page.waitForSelector('.table');
  await visit.page.evaluate(() => {
    window.flights = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, timing) {
      const start = /translate\((.+?)px, (.+?)px\)/.exec(String((frames as Keyframe[])[0]['transform']));
      // what is nearer only makes room
      if (start !== null && Math.hypot(Number(start[1]), Number(start[2])) > 100) {
        const piece = this.getAttribute('data-piece') ?? '';
        window.flights.push({ piece, within: this.closest('section[aria-label]')?.getAttribute('aria-label') ?? '' });
      }
      return animate.call(this, frames, timing);
    };
  });
  return visit;
}

/** Time for everything to come to rest. */
const REST = 700;

async function showMove(page: Page, number: number): Promise<void> {
  await page.evaluate((move) => {
    location.hash = `${location.hash.split('?')[0]}?move=${move}`;
  }, number);
  await page.waitForTimeout(REST);
}

/** What sets out when that move is shown after the one before it. */
async function flightsOf(page: Page, number: number): Promise<Flight[]> {
  await showMove(page, number - 1);
  await page.evaluate(() => {
    window.flights = [];
  });
  await showMove(page, number);
  return page.evaluate(() => window.flights);
}

describe('pieces of Carrara', () => {
  it.each([
    [3, 'a block flies from the wheel behind the own screen', { piece: 'block-purple', within: 'Giulia' }],
    [15, 'the last block of a sector flies behind another’s screen', { piece: 'block-blue', within: 'Lorenzo' }],
    [39, 'a monument flies from the market to its city', { piece: 'cathedrale-8', within: 'Giulia' }],
    [94, 'a tile of the display flies to another’s city', { piece: 'villa-1', within: 'Lorenzo' }],
  ])('move %i: %s', async (number, _, flight) => {
    const { page, context, faults } = await openRecorded();
    // a busy machine may not have drawn the move before in time
    await expect.poll(() => flightsOf(page, number), { timeout: 12_000 }).toEqual([flight]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('stay where they are for whoever asked for less motion', async () => {
    const { page, context } = await openRecorded(STILL);
    expect(await flightsOf(page, 3)).toEqual([]);
    await context.close();
  });

  it('have not travelled when a spectator is shown the next player’s board', async () => {
    const { page, context } = await openRecorded({}, { level: 'apprentice' });
    await expect.poll(() => flightsOf(page, 7), { timeout: 12_000 }).toEqual([{ piece: 'block-white', within: 'Giulia' }]);
    expect(await flightsOf(page, 71)).toEqual([]);
    await context.close();
  });
});
