/** Paneveggio's cards lie three in a row on a phone, and some names are one long word. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { House, PHONE } from './house.ts';

/** As wide as on phones of 360 and 390 pixels, on a tablet, before an opponent, and on a desk. */
const WIDTHS = [103, 113, 132, 138, 150];
const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

/** Names of cards of that width with a word on two lines, or with something beyond their edge. */
const faulty = (page: Page, width: number): Promise<string[]> =>
  page.locator('#cards .face').evaluateAll((faces, width) => {
    const lines = (node: Node, from: number, to: number): number => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const broken = (name: Element): boolean =>
      [...name.textContent!.matchAll(/[^\s-]+/g)].some(({ 0: word, index }) => lines(name.firstChild!, index, index + word.length) > 1);
    const beyond = (face: Element): boolean => {
      const { left, right } = face.getBoundingClientRect();
      return [...face.querySelectorAll('.name, .requires > span, .effect > *, .column > *')].some((part) => {
        const box = part.getBoundingClientRect();
        return box.left < left || box.right > right || (part.clientWidth > 0 && part.scrollWidth > part.clientWidth);
      });
    };
    for (const face of faces) (face as HTMLElement).style.width = `${width}px`;
    return faces.filter((face) => broken(face.querySelector('.name')!) || beyond(face)).map((face) => face.querySelector('.name')!.textContent!);
  }, width);

it.each(['de', 'nl', 'fr', 'en'])('no name breaks inside a word and nothing sticks out of a card: %s', async (language) => {
  const { page, context } = await house.visit({ language }, PHONE);
  // all cards lie in a folded section, which opens for whoever comes for one of them
  await page.goto(`${house.url}#/rules/paneveggio/card-75`);
  await page.waitForSelector('#card-75');
  await page.evaluate(() => document.fonts.ready);
  for (const width of WIDTHS) expect([width, await faulty(page, width)]).toEqual([width, []]);
  await context.close();
});
