/** Ways in that one does not lose: passkeys, with Chromium's own authenticator, and links for a new password; and one's data. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOn } from './axe.ts';
import { type Friend, Friends, openTable, TestServer } from './friends.ts';

const BOTTEGA = fileURLToPath(new URL('../../bin/bottega', import.meta.url));
const friends = new Friends();
const server = new TestServer();
/** A passkey is for a name, never for an address. */
let url: string;
beforeAll(async () => {
  await friends.open();
  await server.start();
  url = server.url.replace('127.0.0.1', 'localhost');
});
afterAll(async () => {
  await friends.close();
  await server.remove();
});

const button = ({ page }: Friend, name: string | RegExp) => page.getByRole('button', { name });
async function fill({ page }: Friend, form: string, fields: Record<string, string>): Promise<void> {
  const found = page.getByRole('form', { name: form });
  for (const [label, value] of Object.entries(fields)) await found.getByLabel(label).fill(value);
  await found.locator('button[type=submit]').click();
}
async function account(name: string, login: string): Promise<Friend> {
  const friend = await friends.invite(url, name);
  await friend.page.goto(`${url}#/account`);
  await button(friend, 'Save this name').click();
  await friend.page.getByText('Your name has been saved.').waitFor();
  await fill(friend, 'Create an account', { 'Login name': login, Password: 'correct horse' });
  await friend.page.getByText(`Signed in as ${login}.`).waitFor();
  return friend;
}
async function signOut({ page }: Friend): Promise<void> {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  // that leads to the tables
  await page.waitForURL(/#\/online$/);
  await page.goto(`${url}#/account`);
}
async function part(...people: Friend[]): Promise<void> {
  for (const { context, faults } of people) {
    expect(faults.filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
    await context.close();
  }
}
/** A device with a fingerprint reader; `agrees`: whether its owner lays a finger on it. */
async function authenticator({ context, page }: Friend): Promise<{ agrees(yes: boolean): Promise<void> }> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true } as const;
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, automaticPresenceSimulation: true } });
  return { agrees: async (isUserVerified) => void (await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })) };
}

describe('a passkey', () => {
  it('is made, named, lets one in without a password, and is removed', async () => {
    const ada = await account('Ada', 'ada');
    const device = await authenticator(ada);
    const keys = ada.page.getByRole('region', { name: 'Passkeys' });
    await keys.getByLabel('Name of the passkey').fill('This laptop');
    await device.agrees(false);
    await button(ada, 'Add a passkey').click();
    await ada.page.getByText('The passkey wasn’t used').waitFor();
    await device.agrees(true);
    await button(ada, 'Add a passkey').click();
    await ada.page.getByText('The passkey has been added.').waitFor();
    await keys.getByText('This laptop').waitFor();
    await keys.getByLabel('Name of the passkey').fill('Again');
    await button(ada, 'Add a passkey').click();
    await ada.page.getByText('This device already has a passkey for your account.').waitFor();
    await keys.getByRole('button', { name: 'Rename' }).click();
    await keys.getByLabel('Name of the passkey').first().fill('Ada’s laptop');
    await keys.getByRole('button', { name: 'Save the name' }).click();
    await keys.getByText('Ada’s laptop').waitFor();
    expect(await faultsOn(ada.page)).toEqual([]);

    await signOut(ada);
    await button(ada, 'Sign in with a passkey').click();
    await ada.page.getByText('Signed in as ada.').waitFor();
    await keys.getByText('last used').waitFor();
    await keys.getByRole('button', { name: 'Remove' }).click();
    await button(ada, 'Remove for good').click();
    await expect.poll(() => keys.getByRole('listitem').count()).toBe(0);
    await signOut(ada);
    await button(ada, 'Sign in with a passkey').click();
    await ada.page.getByText('This passkey isn’t known here.').waitFor();
    await part(ada);
  });
});

describe('a link for a new password', () => {
  it('is made by whoever runs the server, works once, and signs all other devices out', async () => {
    const bea = await account('Bea', 'bea');
    const env = { ...process.env, BOTTEGA_DATA: server.folder, PORT: new URL(url).port };
    const { stdout } = await promisify(execFile)(process.execPath, [BOTTEGA, 'people', 'reset', 'bea'], { env });
    const link = stdout.trim();
    const there = await friends.invite(url, 'There');
    await there.page.goto(link);
    await there.page.getByText('This link is for Bea, who signs in as bea.').waitFor();
    await there.page.getByLabel('New password').fill('bea-12345');
    await button(there, 'Set the password and sign in').click();
    await there.page.getByText('Your own name is easily guessed').waitFor();
    expect(await faultsOn(there.page)).toEqual([]);
    await there.page.getByLabel('New password').fill('battery staple');
    await button(there, 'Set the password and sign in').click();
    await there.page.getByText('Signed in as bea.').waitFor();
    await bea.page.reload();
    await bea.page.getByRole('form', { name: 'Sign in' }).waitFor();
    await bea.page.goto(link);
    await bea.page.reload();
    await bea.page.getByText('This link no longer works').waitFor();
    await part(bea, there);
  });

  it('is sent by no server without mail, which says so', async () => {
    const stranger = await friends.invite(url, 'Stranger');
    await stranger.page.goto(`${url}#/account`);
    await stranger.page.getByRole('form', { name: 'Sign in' }).getByLabel('Login name').fill('bea');
    await button(stranger, 'Send me a link').click();
    await stranger.page.getByText('This server doesn’t send mail.').waitFor();
    await part(stranger);
  });
});

describe('one’s data', () => {
  it('is a file with everything, and erasing it takes waiting tables along', async () => {
    const cid = await account('Cid', 'cid');
    const table = await openTable(cid, 'carrara', 2);
    await cid.page.goto(`${url}#/account`);
    const [download] = await Promise.all([cid.page.waitForEvent('download'), cid.page.getByRole('link', { name: 'Download my data' }).click()]);
    const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(file).toMatchObject({ account: { name: 'Cid', login: 'cid' }, tables: [{ game: 'carrara', host: true }] });
    await button(cid, 'Delete my name and account').click();
    await button(cid, 'Delete for good').click();
    await cid.page.getByText('You’re not at a table yet.').waitFor();
    await cid.page.goto(table);
    await cid.page
      .getByText(/no such table|You can’t see this table/)
      .first()
      .waitFor();
    await part(cid);
  });
});

describe('a slow table', () => {
  it('says its days, its hours and what comes when time runs out, and who is on holiday', async () => {
    const [dan, eve] = [await account('Dan', 'dan'), await account('Eve', 'eve')];
    await dan.page.goto(`${url}#/open/carrara`);
    await dan.page.getByLabel('Pace').selectOption('own-days');
    await dan.page.getByLabel('Days per turn').fill('3');
    await dan.page.getByLabel('Extra days per player for the whole game').fill('14');
    await dan.page.getByLabel('Time runs only at certain hours').check();
    await dan.page.getByLabel('Time zone').selectOption('Europe/Rome');
    expect(await dan.page.getByLabel('When time runs out').inputValue()).toBe('seat');
    expect(await faultsOn(dan.page)).toEqual([]);
    await button(dan, 'Open the table').click();
    await dan.page.getByText('3 days per turn; 14 extra days per player; time runs from 09:00 to 22:00 (Europe/Rome)').waitFor();
    await dan.page.getByText('A reminder first; then a bot takes over').waitFor();
    await dan.page.getByText('If the host is away for 60 minutes, any player can take over as host.').waitFor();

    await eve.page.goto(`${url}#/account`);
    await button(eve, 'Take these days off').click();
    await button(eve, 'I’m back').waitFor();
    expect(await faultsOn(eve.page)).toEqual([]);
    await eve.page.goto(dan.page.url());
    await button(eve, 'Take a seat').click();
    // until her turn comes, a palm tree beside her name says so
    await dan.page
      .getByRole('img', { name: /^On holiday until/ })
      .first()
      .waitFor();
    await part(dan, eve);
  });
});
