/** Strangers who meet here: each with a browser of their own, in several languages. */
import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOn } from './axe.ts';
import { type Friend, Friends, seeTable, TestServer } from './friends.ts';
import { PHONE } from './house.ts';

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

const person = (name: string, settings = {}, viewport?: typeof PHONE) => friends.invite(server.url, name, settings, viewport);
const button = ({ page }: Friend, name: string | RegExp) => page.getByRole('button', { name });
const visit = ({ page }: Friend, hash: string) => page.goto(server.url + hash);
async function part(...people: Friend[]): Promise<void> {
  for (const { context, faults } of people) {
    expect(faults.filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
    await context.close();
  }
}
/** `SHOTS=folder` keeps what was seen, to be looked at. */
async function shoot({ page }: Friend, name: string): Promise<void> {
  if (process.env.SHOTS === undefined) return;
  mkdirSync(process.env.SHOTS, { recursive: true });
  await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
}

interface Search {
  readonly game: string;
  readonly counts: readonly number[];
  readonly labels: { readonly name: string; readonly game: string; readonly go: string };
}
const ENGLISH = { name: 'Your name', game: 'Game', go: 'Find players' };
const GERMAN = { name: 'Dein Name', game: 'Spiel', go: 'Mitspieler suchen' };

async function seek(friend: Friend, { game, counts, labels }: Search): Promise<void> {
  await visit(friend, '#/online');
  const form = friend.page.locator('.play-now');
  await form.getByLabel(labels.name).fill(friend.name);
  await form.getByLabel(labels.game, { exact: true }).selectOption(game);
  for (const box of await form.getByRole('checkbox').all()) {
    const count = Number(await box.getAttribute('value'));
    await box.setChecked(counts.includes(count), { force: true });
  }
  await form.getByRole('button', { name: labels.go }).click();
}

describe('play now', () => {
  it('brings three strangers to one table, in two languages, and offers bots to who waits for long', async () => {
    const dora = await person('Dora', { theme: 'dark' }, PHONE);
    await seek(dora, { game: 'paneveggio', counts: [2], labels: ENGLISH });
    await dora.page.getByText('Nobody else is waiting for this yet.').waitFor();

    const [ada, bea, cleo] = [await person('Ada'), await person('Bea', { language: 'de' }), await person('Cleo')];
    await shoot(ada, 'home');
    await visit(ada, '#/online');
    await ada.page.getByText('Paneveggio: one player is waiting').waitFor();
    expect(await faultsOn(ada.page)).toEqual([]);
    await shoot(ada, 'lobby');
    await seek(ada, { game: 'carrara', counts: [3], labels: ENGLISH });
    await seek(bea, { game: 'carrara', counts: [2, 3], labels: GERMAN });
    await bea.page.getByText('Ein anderer Spieler wartet.').waitFor();
    await shoot(bea, 'waiting-de');
    await ada.page.getByText('One other player is waiting.').waitFor();
    await seek(cleo, { game: 'carrara', counts: [3], labels: ENGLISH });
    await seeTable(ada, bea, cleo);
    const addresses = new Set([ada, bea, cleo].map(({ page }) => page.url()));
    expect(addresses.size).toBe(1);
    for (const { name } of [ada, bea, cleo]) await ada.page.getByText(name, { exact: true }).first().waitFor();
    // the next visit does not lead there again
    await visit(ada, '#/online');
    await button(ada, 'Find players').waitFor();

    // whoever waits for long is offered bots
    await button(dora, 'Play with bots').waitFor({ timeout: 60_000 });
    expect(await faultsOn(dora.page)).toEqual([]);
    await shoot(dora, 'bots-phone-dark');
    await dora.page.getByLabel('Bots for the missing seats').selectOption('novice');
    await button(dora, 'Play with bots').click();
    await seeTable(dora);
    await part(ada, bea, cleo, dora);
  });
});
