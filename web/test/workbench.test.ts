/** Paneveggio's table: what lies on it neither overlaps nor runs out of its room, and a press is understood. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { game } from '../../games/paneveggio/rules/game.ts';
import { MASTER, Table } from '../../games/paneveggio/test/table.ts';
import { DESKTOP, House, openFile, PHONE, STILL, type Visit } from './house.ts';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

/** A workshop with so many partners, apprentices and cards in hand, across from Beatrice. */
function workshop({ partners = 2, apprentices = 0, hand = 3 }: { partners?: number; apprentices?: number; hand?: number } = {}): Table {
  const table = new Table().contacts(0, [43], [4, 9], [26], [65, 66]).contacts(1, [24, 25], [38], [39], [70]).purse(1, 1);
  for (const card of [61, 62, 7, 69]) table.musician(card, MASTER);
  for (const card of [31, 32, 33, 18, 20, 34, 35, 49].slice(0, partners)) table.musician(card, 0, ...(card < 34 && card > 30 ? [[0, 0] as const] : []));
  table.musician(16, 1, [1, 1]).handOf(1, 5, 6);
  return table.apprentices(0, ...[57, 56, 11].slice(0, apprentices)).hand(...[41, 47, 50, 12, 36, 28, 53, 64, 21, 2].slice(0, hand));
}

async function lay(page: Page, { state }: Pick<Table, 'state'>): Promise<void> {
  const seats = [
    { name: 'Giulia', level: null },
    { name: 'Beatrice', level: 'novice' },
  ];
  await page.goto(house.url);
  await openFile(page, JSON.stringify({ game: game.id, rules: game.version, players: 2, options: {}, seed: 'laid', start: state, seats, moves: [] }));
  await page.waitForFunction(() => document.querySelector('.table')?.hasAttribute('data-targets'));
}

/** Runs in the page: pairs of these that lie over each other. */
const overlapsOf = (page: Page, which: string): Promise<string[]> =>
  page.evaluate((which) => {
    const boxes = [...document.querySelectorAll(which)].map((part) => ({ part, box: part.getBoundingClientRect() }));
    return boxes.flatMap(({ part, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            !part.contains(other.part) &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
        )
        .map((other) => `${part.textContent?.trim()} over ${other.part.textContent?.trim()}`),
    );
  }, which);

describe('a lesson', () => {
  it('frames the one button it asks for, which is the main one, and waits for nobody at its end', async () => {
    const { page, context, faults } = await house.visit({}, DESKTOP, STILL);
    await page.goto(`${house.url}#/learn/paneveggio/score`);
    for (const step of ['read', 'two']) await page.locator(`.coach[data-step="${step}"] .next`).click();
    await page.locator('.board .spot.legal[data-target="lower:0:3"]').click();
    const spotlight = page.locator('svg[data-pointing="prompt:atelier"][data-rings="1"]');
    await spotlight.waitFor({ state: 'attached' });
    expect(await page.locator('.prompt .moves .main').allInnerTexts()).toEqual([expect.stringContaining('Atelier')]);
    for (let step = 0; step < 3 && (await page.locator('.coach[data-stage="over"]').count()) === 0; step++)
      await page.locator('.coach :is(.skip, .next)').first().click();
    await page.locator('.coach[data-stage="over"]').waitFor();
    expect(await page.locator('.status').innerText()).not.toContain('Waiting');
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('on a phone', () => {
  it('a question begins with what matters most', async () => {
    const { page, context } = await house.visit({}, PHONE, STILL);
    await lay(page, workshop({ partners: 3, hand: 6 }).action('relation', 2));
    await page.locator('[data-beyond]').first().waitFor();
    expect(await page.locator('.board > .frame').evaluate((frame) => frame.scrollTop)).toBe(0);
    await context.close();
  });
});

describe('on a desktop', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await house.visit({ confirm: true }, DESKTOP, STILL);
  });
  afterAll(() => visit.context.close());

  it('a chosen starter deck stays where it lies, with the name of who took it, over nothing', async () => {
    const { page } = visit;
    const seed = ['a', 'b', 'c', 'd', 'e', 'f'].find((seed) => game.setup({ players: 2 }, seed).first === 0)!;
    await lay(page, { state: game.setup({ players: 2 }, seed) });
    const free = page.locator('.board .pv-starter.legal').last();
    const before = await free.boundingBox();
    const name = await free.getAttribute('data-target');
    await free.click();
    const chosen = page.locator(`.board [data-target="${name}"]`);
    await expect.poll(() => chosen.textContent()).toContain('Giulia');
    expect(await chosen.boundingBox()).toMatchObject({ x: before?.x, y: before?.y });
    expect(await overlapsOf(page, '.opening .deck, .opening .card')).toEqual([]);
    expect(await page.locator('.prompt').innerText()).toMatch(/Beatrice decides next\..*Go on/s);
  });

  it('pressing a note with a single study offers its changes, and plays the one that is picked', async () => {
    const { page } = visit;
    await lay(page, workshop().turn());
    await page.locator('.board [data-target="note:0:3"]').click({ force: true });
    const menu = page.locator('dialog .inner');
    await menu.waitFor();
    expect(await menu.locator('button').count()).toBe(5);
    expect(await page.locator('.notice').count()).toBe(0);
    const hint = page.locator('.tools button', { hasText: 'Hint' });
    const before = await hint.boundingBox();
    await menu.getByRole('button', { name: 'one line up' }).click();
    await expect.poll(() => page.locator('[data-target="note:0:3"]').getAttribute('aria-label')).toContain('Crafting');
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    // a second press on Undo never lands on its neighbour
    expect(await hint.boundingBox()).toEqual(before);
  });

  it('a note is dragged to another line, and onto its neighbour to swap with it', async () => {
    const { page } = visit;
    const head = async (beat: number): Promise<{ x: number; y: number; height: number }> => {
      const { x, y, width, height } = (await page.locator(`.board .workshop [data-target="note:0:${beat}"] .hit`).boundingBox())!;
      return { x: x + width / 2, y: y + height / 2, height };
    };
    const drag = async (from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
    };
    const line = (beat: number): Promise<string | null> => page.locator(`.board .workshop [data-target="note:0:${beat}"]`).getAttribute('aria-label');
    await lay(page, workshop().purse(2, 2).turn());
    const [first, last] = [await line(0), await line(6)];
    const from = await head(0);
    await drag(from, { x: from.x, y: from.y + from.height });
    await expect.poll(() => line(0)).not.toBe(first);
    // nothing is changed where no change ends
    await drag(await head(6), { x: from.x, y: from.y });
    expect(await line(6)).toBe(last);
    const [third, fourth] = [await line(2), await line(3)];
    await drag(await head(2), await head(3));
    await expect.poll(async () => [(await line(2))?.replace('3', '4'), (await line(3))?.replace('4', '3')]).toEqual([fourth, third]);
    expect(visit.faults).toEqual([]);
  });

  it('what waits for its last word is marked where it happens', async () => {
    const { page } = visit;
    const restoring = { line: 'restoration', time: 1, mode: 'open', used: [], bound: false, added: false, withoutViolin: false } as const;
    // what comes to the empty pile shows a hidden card, and can't be taken back
    const table = workshop();
    table.state.deck.push(...table.side(0).contacts[3].splice(0));
    await lay(page, table.begin({ step: 'action', seat: 0, ...restoring }, { step: 'refill', seat: 0 }, { step: 'end-turn', seat: 0 }));
    const main = page.locator('.prompt .moves .main');
    expect(await main.innerText()).toContain('Restore');
    const before = await page.locator('.board .spot.lit').count();
    await main.click();
    await page.getByRole('button', { name: 'Confirm' }).waitFor();
    await expect.poll(() => page.locator('.board [data-target^="slot:"].lit').count()).toBe(before + 1);
  });

  it('a card that could be placed says when cards are placed', async () => {
    const { page } = visit;
    await lay(page, workshop().turn());
    await page.locator('.board [data-target="card:47"]').click({ force: true });
    await expect.poll(() => page.locator('.notice').textContent()).toContain('in a Conservation');
  });

  it.each([
    { partners: 5, apprentices: 1, hand: 4 },
    { partners: 6, apprentices: 3, hand: 6 },
    { partners: 4, apprentices: 3, hand: 10 },
    { partners: 8, apprentices: 3, hand: 10 },
  ])('$partners partners, $apprentices apprentices and $hand cards in hand have room', async (many) => {
    const { page } = visit;
    await lay(page, workshop(many).wood(1).action('craft', 2));
    expect(await page.locator('.people').evaluate((strip) => strip.scrollWidth - strip.clientWidth)).toBeLessThanOrEqual(1);
    expect(await overlapsOf(page, '.people .tile, .people .apprentice, .hand .card, .hand .small')).toEqual([]);
    expect(await overlapsOf(page, '.hand .small .tags, .hand .small .about, .hand .small .portrait')).toEqual([]);
    expect(await page.locator('[data-beyond]').count()).toBe(0);
    expect(visit.faults).toEqual([]);
  });
});

it('on a tablet a long question is whole beside its buttons, in German too', async () => {
  const { page, context } = await house.visit({ language: 'de' }, { width: 1024, height: 768 }, STILL);
  await lay(page, workshop().purse(-1, -1).turn());
  const { cut, tops } = await page.locator('.prompt').evaluate((prompt) => {
    const ask = prompt.querySelector('.ask')!;
    const question = prompt.querySelector('.status')!;
    const [inner, outer] = [question.getBoundingClientRect(), ask.getBoundingClientRect()];
    const middle = (part: Element): number => Math.round((part.getBoundingClientRect().top + part.getBoundingClientRect().bottom) / 20);
    return {
      cut: inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1,
      tops: [...prompt.querySelectorAll('.moves > button, .tools')].map(middle),
    };
  });
  expect(cut).toBe(false);
  expect(tops.length).toBe(4);
  expect(new Set(tops).size).toBe(1);
  await context.close();
});
