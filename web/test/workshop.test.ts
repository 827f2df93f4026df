/** The workshop of editions: values entered in the browser, told what is wrong with them, kept, shared and played. */
import { readFile } from 'node:fs/promises';
import { placesIn } from '@bottega/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseCatalogue } from '../../cli/catalogue.ts';
import { Friends, openTable, seeTable, sitDown, TestServer } from './friends.ts';
import { DESKTOP, GAMES, House, PHONE } from './house.ts';

const house = new House();
const catalogue = houseCatalogue();
beforeAll(() => house.open());
afterAll(() => house.close());

/** `SHOTS=folder` keeps what was seen, to be looked at. */
const shot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.SHOTS;
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
};
const field = (page: Page, path: string) => page.locator(`[data-field="${path}"]`);
const place = (page: Page, path: string) => page.locator(`[data-path="${path}"]`);
/** Where it comes from, beside a value in its place. */
const about = (page: Page, path: string) => page.locator(`[data-about="${path}"]`);
/** Picks a picture. */
async function pick(page: Page, path: string, option: string): Promise<void> {
  await field(page, path).click();
  await page.locator(`dialog [data-option="${option}"]`).click();
}
const chapter = (page: Page, name: string) => page.locator('nav.chapters').getByRole('button', { name }).click();

/** Every single thing that can be filled in; which shape an effect has, its own field says. */
function thingsIn(value: unknown, path: string): string[] {
  if (value === null || typeof value !== 'object') return [path];
  const entries = Object.entries(value).filter(([key, part]) => key !== 'op' && part !== 'cards');
  return entries.length === 0 ? [path] : entries.flatMap(([key, part]) => thingsIn(part, `${path}.${key}`));
}

async function newEdition(page: Page, game: string): Promise<void> {
  await page.goto(`${house.url}#/edition/${game}`);
  await page.getByRole('button', { name: 'New edition' }).click();
  await page.waitForSelector('[data-path]');
}

describe.each(GAMES)('the workshop of %s', (game) => {
  it('has every printed value', async () => {
    const { page, context, faults } = await house.visit();
    await newEdition(page, game);
    const { schema, house: annotated } = (await catalogue.open(game)).game.edition;
    const found = new Set<string>();
    const filled = new Set<string>();
    const note = async (): Promise<void> => {
      for (const path of await page.locator('[data-path]').evaluateAll((all) => all.map((one) => one.getAttribute('data-path')!))) found.add(path);
      for (const path of await page.locator('[data-field]').evaluateAll((all) => all.map((one) => one.getAttribute('data-field')!))) filled.add(path);
    };
    await shot(page, `${game}-desktop`);
    for (const name of await page.locator('nav.chapters button').all()) {
      await name.click();
      await note();
      for (const unit of await page.locator('.dot').all()) {
        await unit.click();
        await note();
      }
    }
    // those where the house prints nothing as well, such as names
    const places = placesIn(schema, annotated);
    expect(places.filter(({ path }) => !found.has(path))).toEqual([]);
    // and a field for every single thing in what is not locked
    const open = places.filter(({ printed }) => printed !== null && printed.mark !== 'RB');
    expect(open.flatMap(({ path, printed }) => thingsIn(printed?.value, path)).filter((path) => !filled.has(path))).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('fits a phone, in the dark and in another language', async () => {
    const { page, context, faults } = await house.visit({ language: 'de', theme: 'dark' }, PHONE);
    await page.goto(`${house.url}#/edition/${game}`);
    await page.getByRole('button', { name: 'Neue Ausgabe' }).click();
    await page.waitForSelector('[data-path]');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await shot(page, `${game}-phone`);
    await page.locator('[data-path]').first().scrollIntoViewIfNeeded();
    await shot(page, `${game}-phone-values`);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('a value', () => {
  it('is entered, is told to be wrong in words, is undone, and is still there after closing', async () => {
    const { page, context, faults } = await house.visit();
    await newEdition(page, 'la-stanza');
    await chapter(page, 'Player board');
    await field(page, 'hiringCosts.2').fill('-3');
    await field(page, 'hiringCosts.2').blur();
    await expect.poll(() => place(page, 'hiringCosts').locator('.fault').textContent()).toBe('Hiring cost, space 3: it must be at least 0, not -3');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => place(page, 'hiringCosts').locator('.fault').count()).toBe(0);
    await field(page, 'hiringCosts.0').fill('9');
    await field(page, 'hiringCosts.0').blur();
    await about(page, 'hiringCosts')
      .and(page.getByRole('button', { name: /Back to the house’s value: 6 · 5 · 4/ }))
      .waitFor();
    await about(page, 'recruitmentSpaces.2').click();
    await expect.poll(() => about(page, 'recruitmentSpaces.2').getAttribute('aria-pressed')).toBe('true');
    const progress = await page.locator('.progress').textContent();
    expect(progress).toMatch(/^\s*2 of \d+ values checked/);
    await page.reload();
    await page.waitForSelector('[data-path]');
    expect(await page.locator('.progress').textContent()).toBe(progress);
    await chapter(page, 'Player board');
    expect(await field(page, 'hiringCosts.0').inputValue()).toBe('9');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.locator('.progress').textContent()).toMatch(/^\s*1 of/);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('that is a name keeps the house’s in sight', async () => {
    const { page, context } = await house.visit();
    await newEdition(page, 'carrara');
    await chapter(page, 'Cities');
    await field(page, 'cities.lucca.name.en').fill('Lucca Town');
    await field(page, 'cities.lucca.name.en').blur();
    await expect.poll(() => about(page, 'cities.lucca.name').getAttribute('title')).toBe('Cities, Lucca Town, name: Back to the house’s value: Lucca');
    await context.close();
  });

  it('that the rulebook states is locked until somebody says that their copy differs', async () => {
    const { page, context } = await house.visit();
    await newEdition(page, 'la-stanza');
    await chapter(page, 'Rounds and turns');
    expect(await field(page, 'movement').count()).toBe(0);
    await about(page, 'movement').click();
    await field(page, 'movement').fill('5');
    await field(page, 'movement').blur();
    await expect.poll(() => about(page, 'movement').getAttribute('aria-label')).toContain('Back to the house’s value: 4');
    await page.getByLabel('Only what is reconstructed').check();
    expect(await about(page, 'lastTurns').count()).toBe(0);
    await about(page, 'movement').click();
    await expect.poll(() => page.locator('[data-shown="movement"]').textContent()).toContain('4');
    await context.close();
  });
});

describe('a card', () => {
  it('of either kind is entered whole, with its effect as a sentence', async () => {
    const { page, context, faults } = await house.visit();
    await newEdition(page, 'paneveggio');
    await chapter(page, 'Cards');
    await page.locator('.dot').nth(1).click();
    await field(page, 'cards.1.prestige').fill('3');
    await field(page, 'cards.1.requires.2').fill('1');
    await pick(page, 'cards.1.slots.0', 'study');
    await field(page, 'cards.1.relation').selectOption('draw');
    await field(page, 'cards.1.relation.count').fill('2');
    await field(page, 'cards.1.relation.count').blur();
    await expect.poll(() => place(page, 'cards.1.relation').locator('.sentence').textContent()).toBe('draw 2 cards');
    await shot(page, 'paneveggio-card');
    // a card of the other kind has other values
    await field(page, 'cards.1.kind').selectOption('apprentice');
    await pick(page, 'cards.1.sequence.0', 'craft');
    await field(page, 'cards.1.endgame').selectOption('violins');
    await shot(page, 'paneveggio-apprentice');
    expect(await page.locator('p.state').textContent()).toContain('No faults');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('that is the same throughout is said so at once, and the next one is a press away', async () => {
    const { page, context, faults } = await house.visit({}, PHONE);
    await newEdition(page, 'paneveggio');
    await chapter(page, 'Cards');
    await page.locator('[data-same="cards.0"]').first().click();
    await page.getByText('1 of 75 checked').waitFor();
    await page.getByRole('button', { name: 'Next: Card 2' }).last().click();
    // every step of an effect can be taken out again, on a phone too
    await page.getByRole('button', { name: 'Remove: step 2' }).click();
    await expect.poll(() => place(page, 'cards.1.relation').locator('.sentence').textContent()).toBe('buy wood (Wood, 3 beats)');
    // what is taken back is shown, wherever it is
    await chapter(page, 'End of the game');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => place(page, 'cards.1.relation').locator('.sentence').textContent()).toContain('then age wood');
    await expect.poll(() => page.locator('[data-same="cards.1"]').first().textContent()).toContain('All 6 values');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is found by the name that it has in this edition', async () => {
    const { page, context, faults } = await house.visit({}, PHONE);
    await newEdition(page, 'paneveggio');
    await chapter(page, 'Cards');
    await page.getByLabel('Find by name').fill('tartini');
    await page.getByRole('button', { name: /: Tartini$/ }).click();
    await page.getByRole('heading', { name: /^Card \d+$/ }).waitFor();
    await page.locator('[data-field$=".name.en"]').fill('Giuseppe of Piran');
    await page.locator('[data-field$=".name.en"]').blur();
    await page.getByText('Nothing here has that name.').waitFor();
    await page.getByLabel('Find by name').fill('PIRAN');
    await page.getByRole('button', { name: /: Giuseppe of Piran$/ }).waitFor();
    await shot(page, 'paneveggio-found');
    await page.getByLabel('Find by name').fill('');
    expect(await page.locator('.dot').count()).toBe(75);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('that makes another value wrong leads to it', async () => {
    const { page, context } = await house.visit();
    await newEdition(page, 'paneveggio');
    await chapter(page, 'Cards');
    await page.locator('.dot').nth(61).click();
    // the card lies at the Master's in a first game, and only musicians do
    await about(page, 'cards.61.kind').click();
    await field(page, 'cards.61.kind').selectOption('apprentice');
    await page.getByRole('button', { name: '1 fault: show it' }).click();
    await page.getByText('“Church Musician” is no musician').waitFor();
    expect(await page.locator('nav.chapters [aria-current="true"]').textContent()).toContain('at the start');
    // nothing else is played in its place
    await page.goto(`${house.url}#/new/paneveggio`);
    await page.getByLabel('Edition').selectOption({ label: 'My box' });
    await page.getByText('This edition still has a fault').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Start', exact: true }).isDisabled()).toBe(true);
    await page.getByLabel('Edition').selectOption('');
    await expect.poll(() => page.getByRole('button', { name: 'Start', exact: true }).isDisabled()).toBe(false);
    await context.close();
  });
});

describe('an edition', () => {
  it('is checked by playing, saved as a file, opened from a link, and played with its values', async () => {
    const { page, context, faults } = await house.visit({}, DESKTOP, { permissions: ['clipboard-read', 'clipboard-write'] });
    await newEdition(page, 'carrara');
    await page.getByLabel('Name of the edition').fill('Rich uncle');
    await chapter(page, 'At the start');
    await about(page, 'start.florins').click();
    await field(page, 'start.florins').fill('33');
    await field(page, 'start.florins').blur();
    await page.getByRole('button', { name: 'Check by playing' }).click();
    await page.getByText(/It plays: .*no contradiction/).waitFor({ timeout: 120_000 });
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()]);
    const sheet = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(sheet).toEqual({ game: 'carrara', name: 'Rich uncle', changes: { 'start.florins': { value: 33, mark: 'BOX' } } });
    await page.getByRole('button', { name: 'Copy a link' }).click();
    await page.getByText('Copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const other = await house.visit();
    await other.page.goto(link);
    await other.page.getByText('Somebody shares an edition with you: “Rich uncle”.').waitFor();
    await other.page.getByRole('button', { name: 'Keep it' }).click();
    await other.page.waitForSelector('[data-path]');
    await other.page.goto(`${house.url}#/new/carrara`);
    await other.page.getByLabel('Edition').selectOption({ label: 'Rich uncle' });
    await other.page.getByText('1 value differs from the house’s').waitFor();
    await other.page.getByText('The bots have learnt').waitFor();
    await shot(other.page, 'new-game');
    await other.page.getByRole('button', { name: 'Start', exact: true }).click();
    await other.page.waitForSelector('.table');
    await expect.poll(() => other.page.locator('.table').textContent()).toContain('33');
    expect(faults).toEqual([]);
    expect(other.faults).toEqual([]);
    await context.close();
    await other.context.close();
  });

  it('in a bad file is refused with the place of the fault, and nothing is kept', async () => {
    const { page, context } = await house.visit();
    await page.goto(`${house.url}#/edition/carrara`);
    const read = (text: string): Promise<void> =>
      page.setInputFiles('input[type="file"]', { name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await read(JSON.stringify({ game: 'carrara', name: 'x', changes: { 'buildings.monument': { value: 2, mark: 'BOX' } } }));
    await page.getByText('Buildings, value of a monument: a monument must be worth more than any building: more than 5').waitFor();
    await read('rubbish');
    await page.getByText('This is not an edition file.').waitFor();
    await page.getByText('None yet.').waitFor();
    await context.close();
  });
});

describe('at a table with friends', () => {
  const friends = new Friends();
  const server = new TestServer();
  beforeAll(async () => {
    await friends.open();
    await server.start();
  });
  afterAll(async () => {
    await friends.close();
    await server.remove();
  });

  it('the host chooses an edition, and who comes sees what differs before sitting down', async () => {
    const [ada, bea] = [await friends.invite(server.url, 'Ada'), await friends.invite(server.url, 'Bea')];
    const sheet = Buffer.from(JSON.stringify({ game: 'carrara', name: 'Rich uncle', changes: { 'start.florins': { value: 33, mark: 'BOX' } } })).toString(
      'base64url',
    );
    await ada.page.goto(`${server.url}#/edition/carrara?sheet=${sheet}`);
    await ada.page.getByRole('button', { name: 'Keep it' }).click();
    await ada.page.waitForSelector('[data-path]');
    const link = await openTable(ada, 'carrara', 2, async (page) => void (await page.getByLabel('Edition').selectOption({ label: 'Rich uncle' })));
    await bea.page.goto(link);
    await bea.page.getByText('This table is played with “Rich uncle”.').waitFor();
    await bea.page.getByText('At the start, florins').waitFor();
    await shot(bea.page, 'waiting-room');
    await sitDown(bea, link);
    await seeTable(ada, bea);
    await expect.poll(() => bea.page.locator('.table').textContent()).toContain('33');
    for (const { context, faults } of [ada, bea]) {
      expect(faults).toEqual([]);
      await context.close();
    }
  });
});
