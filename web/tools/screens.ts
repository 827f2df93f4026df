/**
 * Takes the pictures of docs/screens: each game in its midst with two and four players, on four sizes of screen, light
 * and dark, its end, and the pages around the games, the lobby of a server among them. They are small, for a repository; `--look FOLDER` takes them as
 * large as the screens are, to look at them closely.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { Friends, openTable, TestServer } from '../test/friends.ts';
import { DESKTOP, GAMES, House, openFile, PHONE } from '../test/house.ts';
import { recorded } from './recorded.ts';

const { values, positionals } = parseArgs({ options: { look: { type: 'string' } }, allowPositionals: true });
const [only] = positionals;
const folder = values.look === undefined ? fileURLToPath(new URL('../../docs/screens/', import.meta.url)) : resolve(values.look);
mkdirSync(folder, { recursive: true });

type Size = typeof DESKTOP;
/** Each with the width of its picture, and the languages of its light and its dark one. */
const SIZES: readonly [name: string, size: Size, width: number, light: string, dark: string][] = [
  ['phone', PHONE, 300, 'en', 'nl'],
  ['tablet', { width: 1024, height: 768 }, 600, 'fr', 'en'],
  ['desktop', DESKTOP, 1000, 'en', 'de'],
  ['large', { width: 1920, height: 1080 }, 860, 'de', 'fr'],
];
const QUALITY = 38;
/** What moved has come to rest, in milliseconds. */
const REST = 900;

const house = new House();
await house.open();

/** Small ones as WebP, which Chromium writes by itself; what is only looked at as PNG, which every viewer opens. */
async function keep(page: Page, name: string, width: number): Promise<void> {
  await page.waitForTimeout(REST);
  const session = await page.context().newCDPSession(page);
  const { width: wide, height } = page.viewportSize()!;
  const look = values.look !== undefined;
  const clip = { x: 0, y: 0, width: wide, height, scale: look ? 1 : width / wide };
  const { data } = await session.send('Page.captureScreenshot', look ? { format: 'png', clip } : { format: 'webp', quality: QUALITY, clip });
  writeFileSync(`${folder}/${name}.${look ? 'png' : 'webp'}`, Buffer.from(data, 'base64'));
  console.log(name);
}

/** A picture in both themes, after what leads there. */
async function shoot(name: string, lead: (page: Page) => Promise<void>, sizes = SIZES, themes = ['light', 'dark']): Promise<void> {
  for (const [screen, size, width, light, dark] of sizes)
    for (const theme of themes) {
      const { page, context, faults } = await house.visit({ theme, language: theme === 'light' ? light : dark }, size);
      await lead(page);
      await keep(page, `${name}-${screen}-${theme}`, width);
      if (faults.length > 0) console.error(...faults);
      await context.close();
    }
}

/** The pages are looked at on a phone and on a desk. */
const TWO = SIZES.filter(([name]) => name === 'phone' || name === 'desktop');

async function shootGame(game: string): Promise<void> {
  for (const players of [2, 4]) {
    const [middle, end] = await recorded(game, players, [0.6, 1]);
    const seats = middle.sitters.length;
    if (seats < players) continue;
    await shoot(`${game}-${players}`, async (page) => {
      await openFile(page, JSON.stringify(middle));
      await page.waitForSelector('.table');
    });
    if (players === 2)
      await shoot(
        `${game}-end`,
        async (page) => {
          await openFile(page, JSON.stringify(end));
          await page.locator('.prompt .moves .primary').click();
        },
        TWO,
        ['light'],
      );
  }
}

async function shootPages(): Promise<void> {
  await shoot('home', async () => {}, TWO);
  await shoot(
    'set-up',
    async (page) => {
      await page.goto(`${house.url}#/new/la-stanza`);
      await page.waitForSelector('form');
    },
    TWO,
  );
  await shoot(
    'hand-over',
    async (page) => {
      await page.goto(`${house.url}#/new/carrara`);
      await page.locator('form select').nth(1).selectOption({ index: 0 });
      await page.click('form button.begin');
      await page.waitForSelector('dialog[aria-labelledby="next"]');
    },
    TWO,
  );
}

/** With tables that wait for players. */
async function shootLobby(): Promise<void> {
  const server = new TestServer();
  await server.start();
  const friends = new Friends();
  friends.browser = house.browser;
  const host = await friends.invite(server.url, 'Ada');
  for (const [game, players] of [
    ['carrara', 3],
    ['la-stanza', 4],
    ['paneveggio', 2],
  ] as const)
    await openTable(host, game, players, (page) => page.getByLabel('The table is on the public list').check());
  await host.context.close();
  await shoot(
    'lobby',
    async (page) => {
      await page.goto(`${server.url}#/online`);
      await page.locator('section[aria-labelledby="lobby-open"] a').first().waitFor();
    },
    TWO,
  );
  await server.remove();
}

if (only === undefined || only === 'pages') {
  await shootPages();
  await shootLobby();
}
for (const game of GAMES.filter((id) => only === undefined || id === only)) await shootGame(game);
await house.close();
