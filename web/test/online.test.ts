/** What friends can do at a table besides playing it to its end. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOn } from './axe.ts';
import { type Friend, Friends, openTable, seeTable, sitDown, TestServer, whoseTurn } from './friends.ts';
import { House, PHONE } from './house.ts';
import { speak } from './players.ts';

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

const person = (name: string, settings = {}) => friends.invite(server.url, name, settings);
const button = ({ page }: Friend, name: string | RegExp) => page.getByRole('button', { name });
const menu = async (friend: Friend): Promise<void> => button(friend, 'This table').click();
const pass = async (friend: Friend): Promise<void> => button(friend, /Pass and take florins/).click();
const at = (friend: Friend, position: string): Promise<unknown> =>
  friend.page.waitForFunction((wanted) => document.querySelector('.table')?.getAttribute('data-position') === wanted, position);

async function pair(settings = {}, choose?: (page: Page) => Promise<void>): Promise<{ ada: Friend; bea: Friend; link: string }> {
  const [ada, bea] = [await person('Ada', settings), await person('Bea', settings)];
  const link = await openTable(ada, 'carrara', 2, choose);
  await sitDown(bea, link);
  await seeTable(ada, bea);
  return { ada, bea, link };
}
async function part(...people: Friend[]): Promise<void> {
  for (const { context, faults } of people) {
    expect(faults).toEqual([]);
    await context.close();
  }
}

describe('at a table with friends', () => {
  it('a turn can be taken back before it is ended, and later when the other agrees', async () => {
    const { ada, bea } = await pair({ confirm: true });
    const [mover, other] = await whoseTurn(ada, bea);
    // also of somebody who came by link and sat down a moment ago
    await expect.poll(() => mover.page.title()).toMatch(/^\(1\) /);
    expect(await other.page.title()).not.toMatch(/^\(/);
    await pass(mover);
    await button(mover, 'Undo').click();
    await at(mover, '0/0');
    await pass(mover);
    // until the turn is ended nobody else is asked
    await other.page.getByText(`Waiting for ${mover.name}.`).waitFor();
    await button(mover, 'End turn').click();
    await pass(other);
    await button(other, 'End turn').click();
    await at(mover, '2/2');
    await menu(mover);
    await button(mover, 'Ask to undo my last move').click();
    await other.page.getByText(`${mover.name} asks to undo the last 2 moves.`).waitFor();
    await button(other, 'Refuse').click();
    await other.page.getByText('asks to undo').waitFor({ state: 'detached' });
    // what was said is said again in another language
    for (const [language, refused] of [
      ['nl', 'De anderen gingen niet akkoord'],
      ['en', 'The others didn’t agree'],
    ]) {
      await speak(mover.page, language);
      await mover.page.getByRole('alert').getByText(refused).waitFor();
    }
    await at(mover, '2/2');
    await menu(mover);
    await button(mover, 'Ask to undo my last move').click();
    await button(other, 'Agree').click();
    await at(mover, '0/0');
    await at(other, '0/0');
    // the log is told after the board
    await expect.poll(() => other.page.locator('aside [role="log"] p').count()).toBeLessThanOrEqual(1);
    await part(ada, bea);
  });

  it('a turn is prepared on the what-if board: played where it fits, else its owner reads why, and nobody else of it', async () => {
    const { ada, bea, link } = await pair();
    const [mover, other] = await whoseTurn(ada, bea);
    await other.page.getByRole('link', { name: 'What if…' }).click();
    await other.page.getByText(`You’re playing for ${mover.name}`).waitFor();
    expect(await button(other, 'Play this when it’s my turn').count()).toBe(0);
    // the lines name their moves, too
    const tried = other.page.locator('.prompt').getByRole('button', { name: /Pass and take florins/ });
    await tried.click();
    await at(other, '1/1');
    await tried.click();
    await at(other, '2/2');
    await button(other, 'Play this when it’s my turn').click();
    await other.page.getByText('Prepared for your next turn: Pass and take florins').waitFor();
    await pass(mover);
    await at(mover, '2/2');
    await other.page.getByText('Prepared for your next turn').waitFor({ state: 'detached' });
    expect(await mover.page.getByText(/prepared/i).count()).toBe(0);
    // one that expects what never comes
    const table = link.split('/').at(-1);
    const status = await other.page.evaluate(async (id) => {
      const body = JSON.stringify({ number: 2, moves: ['pass'], expects: { score: 77, changes: [] } });
      return (await fetch(`api/tables/${id}/prepare`, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })).status;
    }, table);
    expect(status).toBe(200);
    await other.page.reload();
    await other.page.getByText('Prepared for your next turn').waitFor();
    await pass(mover);
    await other.page.getByRole('alert').getByText('it would have cost or brought something else').waitFor();
    await at(other, '3/3');
    await button(other, 'Close').click();
    await other.page.getByRole('alert').waitFor({ state: 'detached' });
    await part(ada, bea);
  });

  it('people talk, and need not listen', async () => {
    const { ada, bea } = await pair();
    await ada.page.getByLabel('Say something').fill('Good luck!');
    await button(ada, 'Send').click();
    await bea.page.getByText('Good luck!').waitFor();
    await button(bea, 'Mute Ada').click();
    await bea.page.getByText('Good luck!').waitFor({ state: 'detached' });
    await ada.page.getByLabel('Say something').fill('Hello?');
    await button(ada, 'Send').click();
    await ada.page.getByText('Hello?').waitFor();
    await bea.page.waitForTimeout(200);
    expect(await bea.page.getByText('Hello?').count()).toBe(0);
    await part(ada, bea);
  });

  it('on a phone the waiting room and then the table are seen from their tops, and what is said is not missed', async () => {
    const [ada, bea] = [await friends.invite(server.url, 'Ada', {}, PHONE), await person('Bea')];
    const down = (): Promise<number> => ada.page.evaluate(() => scrollY);
    const link = await openTable(ada, 'carrara', 2);
    expect(await down()).toBe(0);
    await ada.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await down()).toBeGreaterThan(0);
    await sitDown(bea, link);
    await seeTable(ada, bea);
    expect(await down()).toBe(0);
    // what is said behind the board is announced above it
    await bea.page.getByLabel('Say something').fill('Good luck');
    await bea.page.keyboard.press('Enter');
    await button(ada, '1 new message').click();
    const said = ada.page.getByText('Good luck');
    await said.waitFor();
    const { y, height } = (await said.boundingBox())!;
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThan(PHONE.height);
    expect(await button(ada, '1 new message').count()).toBe(0);
    await part(ada, bea);
  });

  it('a seat is taken along to another device by a code, and two devices agree', async () => {
    const { ada, bea, link } = await pair();
    await menu(ada);
    await button(ada, 'Get a code').click();
    const claim = await ada.page.getByLabel('Link for the other device').inputValue();
    await button(ada, 'Close').click();
    const phone = await friends.invite(server.url, '', {}, PHONE);
    await phone.page.goto(claim);
    await button(phone, 'Use the code').click();
    await phone.page.getByText('This code is from Ada.').waitFor();
    await button(phone, 'Play as Ada').click();
    await phone.page.getByText('You’re playing as Ada.').waitFor();
    await phone.page.goto(link);
    await seeTable(phone);
    const [mover] = await whoseTurn(ada, bea);
    await pass(mover.name === 'Ada' ? phone : mover);
    for (const friend of [ada, bea, phone]) await at(friend, '1/1');
    expect(await phone.page.locator('.status').textContent()).toBe(await ada.page.locator('.status').textContent());
    // a code works once
    const thief = await person('Cio');
    await thief.page.goto(claim);
    await button(thief, 'Use the code').click();
    await thief.page.getByText('This code is no longer valid').waitFor();
    await thief.context.close();
    await part(ada, bea, phone);
  });

  it('a bot steps in until its person is back, spectators see no secrets, and a friend can take over', async () => {
    const { ada, bea, link } = await pair();
    const guest = await person('Cio');
    await guest.page.goto(link);
    await seeTable(guest);
    expect(await guest.page.locator('.board .pile').count()).toBe(0);
    expect(await ada.page.locator('.board .pile').count()).toBeGreaterThan(0);
    const [mover, other] = await whoseTurn(ada, bea);
    await menu(mover);
    await button(mover, 'Let a bot play for me').click();
    await whoseTurn(other);
    await button(mover, 'Take my seat back').click();
    await mover.page.getByText('A bot is playing for you.').waitFor({ state: 'detached' });
    await menu(mover);
    await button(mover, 'Give my seat to a friend').click();
    await button(mover, 'Give it up').click();
    await button(guest, 'Take a seat').click();
    await guest.page.locator('.board .pile').first().waitFor();
    await part(ada, bea, guest);
  });

  it('shows what was missed since the last visit', async () => {
    const { ada, bea, link } = await pair();
    const [mover, other] = await whoseTurn(ada, bea);
    await other.page.goto(`${server.url}#/online`);
    await pass(mover);
    await at(mover, '1/1');
    await other.page.getByText('It’s your turn').waitFor({ timeout: 30_000 });
    expect(await other.page.title()).toContain('(1)');
    await other.page.goto(link);
    await other.page.getByText('One move was played while you were away.').waitFor();
    await button(other, 'Show me').click();
    await other.page.waitForSelector('input[type="range"]');
    await button(other, 'Back to the game').click();
    await pass(other);
    await part(ada, bea);
  });

  it('ends by agreement, is proved, kept, replayed by its link, and played again', async () => {
    const { ada, bea, link } = await pair();
    const [mover, other] = await whoseTurn(ada, bea);
    await pass(mover);
    await at(other, '1/1');
    await menu(mover);
    await button(mover, 'Propose ending the game now').click();
    await button(other, 'End the game').click();
    await mover.page.getByRole('dialog').getByText('The game was ended by agreement.').waitFor();
    await button(mover, 'Verify, save, share').click();
    await button(mover, 'Verify this game').click();
    await mover.page.getByText('The seed matches the hash shown at the start.').waitFor();
    await mover.page.getByText('every move is legal and the scores are the same').waitFor();
    const saving = mover.page.waitForEvent('download');
    await button(mover, 'Save as a file').click();
    const file = JSON.parse(await readFile((await (await saving).path())!, 'utf8'));
    expect(file.moves).toHaveLength(1);
    expect(file.seats.map((sitter: { name: string }) => sitter.name)).toEqual(['Ada', 'Bea']);
    await button(mover, 'Save a copy in this browser').click();
    await mover.page.waitForSelector('input[type="range"]');
    expect(mover.page.url()).toMatch(/#\/game\/\w+\?move=0/);
    await mover.page.goto(`${link}?move=1`);
    await mover.page.waitForSelector('input[type="range"]');
    await button(other, 'Rematch').click();
    await other.page
      .getByLabel('Link to this table')
      .waitFor({ timeout: 2000 })
      .catch(() => seeTable(other));
    await mover.page.getByRole('link', { name: 'Go to the rematch' }).click();
    await part(ada, bea);
  });

  it('resigning ends a game of two', async () => {
    const { ada, bea } = await pair();
    await menu(ada);
    await button(ada, 'Resign').click();
    await button(ada, 'Resign for good').click();
    for (const { page } of [ada, bea]) await page.getByText('The game is over. Won by Bea.').first().waitFor();
    await ada.page.goto(`${server.url}#/online`);
    await ada.page.locator('section[aria-labelledby="lobby-finished"]').getByText('won by resignation: Bea').waitFor();
    await part(ada, bea);
  });

  it('a clock runs for who must decide', async () => {
    const { ada, bea } = await pair({}, async (page) => void (await page.getByLabel('Pace', { exact: true }).selectOption('quick')));
    const [mover, other] = await whoseTurn(ada, bea);
    const own = other.page.locator('aside [role="timer"].running');
    const before = await own.textContent();
    await other.page.waitForTimeout(1500);
    expect(await own.textContent()).not.toBe(before);
    expect(await own.count()).toBe(1);
    await part(mover, other);
  });
});

describe('accounts and lists', () => {
  it('an account gathers the seats of a guest, and public tables are found and joined', async () => {
    const ada = await person('Ada');
    await openTable(ada, 'carrara', 2, async (page) => page.getByLabel('The table is on the public list').check());
    await ada.page.goto(`${server.url}#/account`);
    const form = ada.page.getByRole('form', { name: 'Create an account' });
    await form.getByLabel('Login name').fill('ada.lovelace');
    await form.getByLabel('Password').fill('correct horse');
    await form.locator('button[type=submit]').click();
    await ada.page.getByText('Signed in as ada.lovelace.').waitFor();

    const elsewhere = await person('Guest');
    await elsewhere.page.goto(`${server.url}#/online`);
    await elsewhere.page.locator('section[aria-labelledby="lobby-open"] a').first().waitFor();
    await elsewhere.page.goto(`${server.url}#/account`);
    const login = elsewhere.page.getByRole('form', { name: 'Sign in' });
    await login.getByLabel('Login name').fill('ada.lovelace');
    await login.getByLabel('Password').fill('wrong password');
    await login.locator('button[type=submit]').click();
    await elsewhere.page.getByText('Wrong name or password.').waitFor();
    await login.getByLabel('Password').fill('correct horse');
    await login.locator('button[type=submit]').click();
    await elsewhere.page.getByText('Signed in as ada.lovelace.').waitFor();
    await elsewhere.page.goto(`${server.url}#/online`);
    await elsewhere.page.locator('section[aria-labelledby="lobby-mine"] a').first().waitFor();
    await elsewhere.context.close();

    const bea = await person('Bea');
    await bea.page.goto(`${server.url}#/online`);
    await bea.page.locator('section[aria-labelledby="lobby-open"] a').first().click();
    await button(bea, 'Take a seat').click();
    await seeTable(bea);
    await part(ada, bea);
  });

  it('unknown tables and people say so', async () => {
    const ada = await person('Ada');
    for (const hash of ['#/online/nothing', '#/online/aaaaaaaaaaaaaaaa', '#/player/nobody', '#/open/chess']) {
      await ada.page.goto(server.url + hash);
      await ada.page.waitForSelector('[role="alert"]');
      expect(await ada.page.locator('[role="alert"]').textContent()).not.toBe('');
    }
    await ada.context.close();
  });
});

it('a copy without a server says so, and never asks on the home page', async () => {
  const house = new House();
  await house.open();
  const { page, context, faults } = await house.visit();
  expect(faults).toEqual([]);
  await page
    .getByRole('link', { name: /^With friends/ })
    .first()
    .click();
  await page.getByText('No tables here').waitFor();
  await context.close();
  await house.close();
});

it('axe finds nothing on the pages with friends, in both themes, at both sizes, and nothing scrolls sideways in any language', async () => {
  const ada = await person('Ada');
  const link = await openTable(ada, 'carrara', 2);
  const bea = await person('Bea');
  const check = async ({ page }: Friend, what: string): Promise<void> => {
    expect([what, await faultsOn(page)]).toEqual([what, []]);
  };
  const everywhere = async (friend: Friend, hash: string, ready: string): Promise<void> => {
    await friend.page.goto(server.url + hash);
    for (const size of [PHONE, { width: 1440, height: 900 }]) {
      await friend.page.setViewportSize(size);
      await friend.page.waitForSelector(ready);
      await friend.page.waitForTimeout(150);
      await check(friend, `${hash} ${size.width}`);
    }
  };
  const room = new URL(link).hash;
  await everywhere(ada, '#/online', 'main h1');
  await everywhere(ada, '#/open/carrara', 'form');
  await everywhere(ada, '#/account', 'form');
  await everywhere(ada, room, '.room');
  await sitDown(bea, link);
  await seeTable(ada, bea);
  await everywhere(ada, room, '.prompt');
  await menu(ada);
  await check(ada, 'menu');
  await button(ada, 'Close').click();

  await ada.page.setViewportSize({ width: 360, height: 740 });
  for (const language of ['fr', 'de', 'nl', 'en']) {
    for (const hash of ['#/online', '#/open/carrara', '#/account', room]) {
      await ada.page.goto(server.url + hash);
      await speak(ada.page, language);
      await ada.page.waitForTimeout(150);
      expect([language, hash, await ada.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)]).toEqual([language, hash, true]);
    }
  }
  await part(ada, bea);
});
