/** Editions on a server: published, agreed with, made the default and played; and house rules, here and there. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOn } from './axe.ts';
import { type Friend, Friends, openTable, seeTable, TestServer } from './friends.ts';
import { PHONE } from './house.ts';
import { finalScores, letPlay } from './robot.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
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

const button = ({ page }: Friend, name: string | RegExp) => page.getByRole('button', { name });
const visit = ({ page }: Friend, hash: string) => page.goto(server.url + hash);
/** `SHOTS=folder` keeps what was seen, to be looked at. */
async function shoot({ page }: Friend, name: string): Promise<void> {
  if (process.env.SHOTS === undefined) return;
  mkdirSync(process.env.SHOTS, { recursive: true });
  await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
}
const isWide = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** Somebody with an account: by the door that the page itself uses. */
async function member(name: string, settings = {}, viewport?: typeof PHONE): Promise<Friend> {
  const friend = await friends.invite(server.url, name, settings, viewport);
  await signUp(friend, name.toLowerCase());
  return friend;
}
async function signUp(friend: Friend, login: string): Promise<void> {
  await friend.page.evaluate(
    async ([who, login]) => {
      const post = (path: string, body: object) =>
        fetch(`/api/me${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
      await post('', { name: who });
      await post('/register', { login, password: 'long enough' });
    },
    [friend.name, login],
  );
  await meet(friend);
}
/** Only where somebody has met a server, other pages speak of it. */
async function meet(friend: Friend): Promise<void> {
  await visit(friend, '#/online');
  await friend.page.reload();
  await friend.page.waitForFunction(() => localStorage.getItem('bottega.server') !== null);
}
const sheetOf = (name: string, florins: number): string =>
  Buffer.from(JSON.stringify({ game: 'carrara', name, changes: { 'start.florins': { value: florins, mark: 'BOX' } } })).toString('base64url');

describe('an edition', () => {
  it('is published, agreed with, made the default, and played by two in two languages', async () => {
    const ada = await member('Ada');
    await visit(ada, `#/edition/carrara?sheet=${sheetOf('Rich uncle', 33)}`);
    await button(ada, 'Keep it').click();
    await ada.page.getByRole('link', { name: 'Publish on this server' }).click();
    await ada.page.getByLabel('Note').fill('First printing, read from the board.');
    await ada.page.getByText('At the start, florins').waitFor();
    await shoot(ada, 'publish');
    expect(await faultsOn(ada.page)).toEqual([]);
    await button(ada, 'Publish').click();
    await ada.page.getByRole('heading', { name: 'Rich uncle' }).waitFor();
    await ada.page.getByText('No other box compared yet · not played yet').waitFor();

    const bea = await member('Bea', { language: 'de', theme: 'dark' }, PHONE);
    await visit(bea, '#/editions/carrara');
    await bea.page.getByText('1 Wert weicht von denen des Hauses ab').click();
    await bea.page.getByText('Zu Beginn').first().waitFor();
    await bea.page.getByRole('checkbox', { name: 'Meine Schachtel sagt dasselbe' }).check();
    await button(bea, 'Meine Schachtel sagt dasselbe').click();
    await bea.page.getByText('1 Schachtel sagt dasselbe').waitFor();
    expect(await isWide(bea.page)).toBe(false);
    expect(await faultsOn(bea.page)).toEqual([]);
    await shoot(bea, 'editions-phone-dark-de');

    const karl = await member('Karl');
    execFileSync(process.execPath, ['bin/bottega', 'people', 'keeper', 'karl'], { cwd: ROOT, env: { ...process.env, BOTTEGA_DATA: server.folder } });
    await visit(karl, '#/editions/carrara');
    await karl.page.reload();
    await karl.page.getByText('1 box says the same').waitFor();
    await karl.page.getByLabel('Reason').fill('most boxes');
    await button(karl, 'Make it the default').click();
    await karl.page.getByText('default for new tables').waitFor();
    await shoot(karl, 'editions-keeper');

    // what the server has as its default is chosen, and everybody is told
    const link = await openTable(ada, 'carrara', 2, async (page) => {
      await page.getByText('1 value differs from the house’s').waitFor();
      expect(await page.getByLabel('Edition').locator('option:checked').textContent()).toBe('Rich uncle (default here)');
      await shoot(ada, 'open');
    });
    await bea.page.goto(link);
    await bea.page.getByText('An diesem Tisch wird mit „Rich uncle“ gespielt.').waitFor();
    await shoot(bea, 'waiting-phone-dark-de');
    await button(bea, 'Platz nehmen').click();
    await seeTable(ada, bea);
    for (const { page } of [ada, bea]) await expect.poll(() => page.locator('.table').textContent()).toContain('33');
    await ada.page.getByText('Not the house’s edition.').first().waitFor();
    await Promise.all([ada, bea].map(({ page }, seat) => letPlay(page, 5 + seat)));
    expect(await finalScores(bea.page)).toEqual(await finalScores(ada.page));

    await visit(ada, '#/editions/carrara');
    await ada.page.getByText('1 box says the same · used in 1 game').waitFor();
    await shoot(ada, 'editions');
    await button(ada, 'Withdraw').click();
    await button(ada, 'Withdraw for good').click();
    await ada.page.getByText('Nobody has published one yet.').waitFor();
    for (const { context, faults } of [ada, bea, karl]) {
      expect(faults).toEqual([]);
      await context.close();
    }
  });
});

describe('house rules', () => {
  it('are saved under a name, offered again here and with friends, and sent as a link', async () => {
    const ada = await friends.invite(server.url, 'Ada');
    await ada.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(ada, `#/edition/carrara?sheet=${sheetOf('Rich uncle', 33)}`);
    await button(ada, 'Keep it').click();
    await ada.page.getByRole('link', { name: 'Play with it' }).click();
    const edition = ada.page.getByLabel('Edition', { exact: true });
    await ada.page.getByText('1 value differs from the house’s').waitFor();
    await ada.page.getByText('House rules', { exact: true }).click();
    await button(ada, 'Save these choices').click();
    await ada.page.getByLabel('Name of the house rules').fill('Thursday');
    await ada.page.keyboard.press('Enter');
    await ada.page.getByText('“Thursday” is saved in this browser.').waitFor();
    await shoot(ada, 'house-rules');
    // at a table with friends as well, whatever becomes of the edition
    await visit(ada, '#/open/carrara');
    expect(await edition.inputValue()).toBe('');
    await ada.page.getByLabel('House rules').selectOption('Thursday');
    await ada.page.getByText('1 value differs from the house’s').waitFor();
    expect(await edition.locator('option:checked').textContent()).toBe('Rich uncle');
    await visit(ada, '#/new/carrara');
    await ada.page.getByLabel('House rules').selectOption('Thursday');
    await button(ada, 'Copy a link').click();
    await ada.page.getByText('The link is copied.').waitFor();
    const link = await ada.page.evaluate(() => navigator.clipboard.readText());
    await button(ada, 'Delete').click();
    await ada.page.getByText('“Thursday” is deleted.').waitFor();

    const bea = await friends.invite(server.url, 'Bea', { language: 'fr', theme: 'dark' }, PHONE);
    await bea.page.goto(link);
    await bea.page.getByText(/Réglé d’après les règles maison «\u202fThursday\u202f» du lien/).waitFor();
    expect(await isWide(bea.page)).toBe(false);
    await shoot(bea, 'house-rules-phone-dark-fr');
    await button(bea, 'Commencer').click();
    await bea.page.waitForSelector('.table');
    await expect.poll(() => bea.page.locator('.table').textContent()).toContain('33');
    // a link that was cut short says so, and a game can be set up all the same
    await bea.page.goto(link.slice(0, -20));
    await bea.page.getByText('Les règles maison de ce lien sont illisibles.').waitFor();
    for (const { context, faults } of [ada, bea]) {
      expect(faults).toEqual([]);
      await context.close();
    }
  });

  it('go with the account: saved in one browser, there in another, with those that were here before', async () => {
    const dora = await friends.invite(server.url, 'Dora');
    const save = async (name: string, folded = false): Promise<void> => {
      await visit(dora, '#/new/carrara');
      // folded away as long as there are none
      if (folded) await dora.page.getByText('House rules', { exact: true }).click();
      await button(dora, 'Save these choices').click();
      await dora.page.getByLabel('Name of the house rules').fill(name);
      await dora.page.keyboard.press('Enter');
    };
    await save('As a guest', true);
    await dora.page.getByText('“As a guest” is saved in this browser.').waitFor();
    await signUp(dora, 'dora');
    await save('Thursday');
    await dora.page.getByText('“Thursday” is saved with your account.').waitFor();

    const elsewhere = await friends.invite(server.url, 'Dora');
    await elsewhere.page.evaluate(() =>
      fetch('/api/me/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ login: 'dora', password: 'long enough' }),
      }),
    );
    await meet(elsewhere);
    await visit(elsewhere, '#/new/carrara');
    await elsewhere.page.getByLabel('House rules').selectOption('Thursday');
    expect(await elsewhere.page.getByLabel('House rules').locator('option').allTextContents()).toEqual(['None', 'As a guest', 'Thursday']);
    await shoot(elsewhere, 'house-rules-account');
    await button(elsewhere, 'Delete').click();
    await elsewhere.page.getByText('“Thursday” is deleted.').waitFor();
    for (const { context, faults } of [dora, elsewhere]) {
      expect(faults).toEqual([]);
      await context.close();
    }
  });
});
