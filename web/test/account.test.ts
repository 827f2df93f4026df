/** Name and account: devices, password, codes of others, and removing a table. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOn } from './axe.ts';
import { type Friend, Friends, openTable, TestServer } from './friends.ts';
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

const person = (name: string) => friends.invite(server.url, name);
const button = ({ page }: Friend, name: string | RegExp) => page.getByRole('button', { name });
const visit = ({ page }: Friend, hash: string) => page.goto(server.url + hash);
const devices = ({ page }: Friend) => page.getByRole('region', { name: 'Your devices' });

/** Fills a form of the account page, and sends it. */
async function fill({ page }: Friend, form: string, fields: Record<string, string>): Promise<void> {
  const found = page.getByRole('form', { name: form });
  for (const [label, value] of Object.entries(fields)) await found.getByLabel(label).fill(value);
  await found.locator('button[type=submit]').click();
}
/** In a browser of its own, with the name saved. */
async function named(name: string): Promise<Friend> {
  const friend = await person(name);
  await visit(friend, '#/account');
  await button(friend, 'Save this name').click();
  await friend.page.getByText('Your name has been saved.').waitFor();
  return friend;
}
/** What a refused request leaves on the console is no fault of the page. */
async function part(...people: Friend[]): Promise<void> {
  for (const { context, faults } of people) {
    expect(faults.filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
    await context.close();
  }
}

describe('the account page', () => {
  it('says what is weak about a password, lists devices, and signs the others out, also by another password', async () => {
    const ada = await named('Ada Lovelace');
    await ada.page.getByText('this browser is the only key to your seats').waitFor();
    for (const [password, told] of [
      ['password', 'one of the most common ones'],
      ['aaaaaaaa', 'repeats the same characters'],
      ['AdaLovelace1', 'Your own name is easily guessed'],
    ]) {
      await fill(ada, 'Create an account', { 'Login name': 'ada', Password: password });
      await ada.page.getByText(told).waitFor();
    }
    await fill(ada, 'Create an account', { 'Login name': 'ada', Password: 'correct horse' });
    await ada.page.getByText('Signed in as ada.').waitFor();
    await devices(ada).getByText('Chrome on Linux').waitFor();
    await devices(ada).getByText('this device').waitFor();

    const others = [await person('A'), await person('B'), await person('C')];
    for (const other of others) {
      await visit(other, '#/account');
      await fill(other, 'Sign in', { 'Login name': 'ada', Password: 'correct horse' });
      await other.page.getByText('Signed in as ada.').waitFor();
    }
    const isOut = async (other: Friend): Promise<void> => {
      await other.page.reload();
      await other.page.getByRole('form', { name: 'Sign in' }).waitFor();
    };
    await ada.page.reload();
    await expect.poll(() => devices(ada).getByRole('listitem').count()).toBe(4);
    await devices(ada).getByRole('button', { name: 'Sign out there' }).first().click();
    await button(ada, 'Really sign out').click();
    await expect.poll(() => devices(ada).getByRole('listitem').count()).toBe(3);
    await isOut(others[2]);
    await button(ada, 'Sign out on all other devices').click();
    await button(ada, 'Really sign out').click();
    await expect.poll(() => devices(ada).getByRole('listitem').count()).toBe(1);
    for (const other of others) await isOut(other);

    await fill(others[0], 'Sign in', { 'Login name': 'ada', Password: 'correct horse' });
    await others[0].page.getByText('Signed in as ada.').waitFor();
    await fill(ada, 'Change the password', { 'Current password': 'wrong horse', 'New password': 'battery staple' });
    await ada.page.getByText('That’s not your current password.').waitFor();
    await fill(ada, 'Change the password', { 'Current password': 'correct horse', 'New password': 'battery staple' });
    await ada.page.getByText('Your password has been changed.').waitFor();
    await isOut(others[0]);
    expect(await faultsOn(ada.page)).toEqual([]);
    await part(ada, ...others);
  });

  it('fits a phone in every language, with devices and the form for the password', async () => {
    const ada = await named('Fits');
    await fill(ada, 'Create an account', { 'Login name': 'fits', Password: 'correct horse' });
    await ada.page.getByText('Signed in as fits.').waitFor();
    await ada.page.setViewportSize(PHONE);
    for (const language of ['fr', 'de', 'nl', 'en']) {
      await ada.page.locator('header select').last().selectOption(language);
      await ada.page.waitForTimeout(150);
      expect([language, await ada.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)]).toEqual([language, true]);
    }
    await part(ada);
  });

  it('says why a name can’t be taken', async () => {
    const ada = await named('Ada');
    await ada.page.getByLabel('Your name').fill('\u0410da');
    await button(ada, 'Save this name').click();
    await ada.page.getByText('A name uses the letters of one alphabet only.').waitFor();
    await ada.page.getByLabel('Your name').fill('A\u202eda');
    await button(ada, 'Save this name').click();
    await ada.page.getByText('This name contains characters that can’t be seen.').waitFor();
    await part(ada);
  });
});

describe('a code of somebody else', () => {
  it('says whose it is and what would become of a guest’s seats; nothing happens until that is decided', async () => {
    const [eve, ada] = [await named('Eve'), await named('Ada')];
    await button(eve, 'Get a code').click();
    const link = await eve.page.getByLabel('Link for the other device').inputValue();
    const tables = [await openTable(ada, 'carrara', 2), await openTable(ada, 'carrara', 2)];
    const use = async (): Promise<void> => {
      await ada.page.goto(link);
      await button(ada, 'Use the code').click();
      await ada.page.getByText('This code is from Eve.').waitFor();
      await ada.page.getByText('you’re playing here as guest Ada, with seats at 2 tables').waitFor();
    };
    await use();
    expect(await faultsOn(ada.page)).toEqual([]);
    await button(ada, 'Keep playing as Ada').click();
    await ada.page.getByText('You’re playing as Ada.').waitFor();
    await use();
    await button(ada, 'Play as Eve and bring my seats along').click();
    await ada.page.getByText('You’re playing as Eve.').waitFor();
    await visit(eve, '#/online');
    await expect.poll(() => eve.page.locator('section[aria-labelledby="lobby-mine"] a').count()).toBe(tables.length);
    await part(eve, ada);
  });
});

describe('a table that waits for players', () => {
  it('is removed by its host, who is asked once more', async () => {
    const [ada, bea] = [await person('Ada'), await person('Bea')];
    const link = await openTable(ada, 'carrara', 2);
    await bea.page.goto(link);
    await button(bea, 'Take a seat').waitFor();
    expect(await button(bea, 'Remove the table').count()).toBe(0);
    await button(ada, 'Remove the table').click();
    await button(ada, 'Remove for good').click();
    await ada.page.getByText('You’re not at a table yet.').waitFor();
    await bea.page.getByText('You can’t see this table').waitFor();
    await part(ada, bea);
  });
});
