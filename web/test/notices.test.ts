/** It is your turn: on the account page, in a real service worker, at the table, and in the title of the tab. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { wholeChromium } from '../../scripts/chromium.mjs';
import { HttpReceiver, MailReceiver, PushBrowser } from '../../server/notices/test/receivers.ts';
import { faultsOn } from './axe.ts';
import { type Friend, Friends, openTable, sitDown, TestServer } from './friends.ts';
import { DESKTOP } from './house.ts';

const friends = new Friends();
const mail = new MailReceiver();
let service: HttpReceiver;
let server: TestServer;
const browser = new PushBrowser();
const SOON = { timeout: 30_000, interval: 100 };

beforeAll(async () => {
  service = await HttpReceiver.open();
  server = new TestServer({
    BOTTEGA_NOTICES_TO: '127.0.0.1',
    BOTTEGA_URL: 'https://games.example.org',
    BOTTEGA_SMTP: `smtp://127.0.0.1:${await mail.open()}`,
    BOTTEGA_MAIL_FROM: 'games@example.org',
  });
  await friends.open(wholeChromium());
  await server.start();
});
afterAll(async () => {
  await friends.close();
  await server.remove();
  await service.close();
  await mail.close();
});

/** Somebody whose browser has our service worker; its push service is ours, because the real one is far away. */
async function withWorker(name: string): Promise<Friend> {
  const context = await friends.browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce', permissions: ['notifications'] });
  await context.addInitScript(
    ({ endpoint, keys, settings }) => {
      localStorage.getItem('bottega.settings') ?? localStorage.setItem('bottega.settings', settings);
      PushManager.prototype.subscribe = async () => ({ toJSON: () => ({ endpoint, keys }) }) as never;
      Object.assign(window, { badges: [] });
      navigator.setAppBadge = async (count) => void (window as unknown as { badges: unknown[] }).badges.push(count);
      navigator.clearAppBadge = async () => void (window as unknown as { badges: unknown[] }).badges.push(0);
    },
    {
      endpoint: `${service.url}/${name}`,
      keys: browser.keys,
      settings: JSON.stringify({ language: 'en', theme: 'light', speed: 'instant', confirm: false, name }),
    },
  );
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  // the worker takes the page over at its first start
  await page.goto(server.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return { name, page, context, faults };
}

/** Gives the service worker what the push service got, as the browser does: opened with the browser's own key. */
async function deliver(context: BrowserContext, page: Page, count: number): Promise<void> {
  expect(service.got.length).toBeGreaterThanOrEqual(count);
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => first && resolve(first.registrationId)),
  );
  await session.send('ServiceWorker.enable');
  const data = JSON.stringify(browser.read(service.got[count - 1]));
  await session.send('ServiceWorker.deliverPushMessage', { origin: new URL(server.url).origin, registrationId: await registered, data });
  await session.detach();
}

const shown = (page: Page) =>
  page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag }) => ({ title, body, tag })));
const notices = ({ page }: Friend) => page.getByRole('region', { name: 'Notices' });
const visit = ({ page }: Friend, hash: string) => page.goto(server.url + hash);

async function name({ page }: Friend): Promise<void> {
  await page.goto(`${server.url}#/account`);
  await page.getByRole('button', { name: 'Save this name' }).click();
  await page.getByText('Your name has been saved.').waitFor();
}

describe('notices', () => {
  it('on this device: turned on, tried, shown by the service worker, and opened by a press', { timeout: 180_000 }, async () => {
    const ada = await withWorker('Ada');
    const { page, context } = ada;
    await name(ada);
    await notices(ada).getByRole('button', { name: 'Turn on notices on this device' }).click();
    await notices(ada).getByText('Notices on Chrome, Linux').waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await notices(ada).getByRole('button', { name: 'Try it' }).click();
    await vi.waitFor(async () => {
      await deliver(context, page, 1);
      expect(await shown(page)).toMatchObject([{ title: 'It works' }]);
    }, SOON);

    // she opens a table, goes away, and somebody sits down
    const link = await openTable(ada, 'carrara', 2);
    const table = link.split('/').at(-1)!;
    await page.goto(`${server.url}licences.txt`);
    const bea = await friends.invite(server.url, 'Bea');
    await sitDown(bea, link);
    await visit(ada, '#/settings');
    const [, notice] = await vi.waitFor(async () => {
      await deliver(context, page, 2);
      const all = await shown(page);
      expect(all).toHaveLength(2);
      return all.sort((a) => (a.title === 'It works' ? -1 : 1));
    }, SOON);
    expect(notice).toMatchObject({ title: expect.stringMatching(/^(Your turn|The game has started): The Palaces of Carrara with Bea$/), tag: table });

    const [worker] = context.serviceWorkers();
    await worker.evaluate(async (tag) => {
      const { registration } = self as unknown as ServiceWorkerGlobalScope;
      const [notification] = await registration.getNotifications({ tag });
      self.dispatchEvent(new (self as unknown as { NotificationEvent: typeof NotificationEvent }).NotificationEvent('notificationclick', { notification }));
    }, table);
    await page.waitForURL(`**/#/online/${table}`);
    await page.waitForSelector('.prompt');
    expect(ada.faults).toEqual([]);
    await context.close();
    await bea.context.close();
  });

  it('by mail: the code that came, the hours of quiet, and one press to end it', { timeout: 120_000 }, async () => {
    const ada = await friends.invite(server.url, 'Ada');
    await name(ada);
    const part = notices(ada);
    await part.getByLabel('Mail address').fill('ada@nonsense');
    await part.getByRole('button', { name: 'Send a code' }).click();
    await part.getByText('This isn’t a valid address.').waitFor();
    await part.getByLabel('Mail address').fill('ada@example.com');
    await part.getByRole('button', { name: 'Send a code' }).click();
    await part.getByLabel('A code was sent to this address').waitFor();
    await vi.waitFor(() => expect(mail.mails).toHaveLength(1), SOON);
    const [proof] = /#\/account\/\S+/.exec(mail.mails[0].text!)!;
    await part.getByLabel('A code was sent to this address').fill('WRONGCODE2');
    await part.getByRole('button', { name: 'Confirm' }).click();
    await part.getByText('This code is no longer valid').waitFor();
    // the link does the same
    await visit(ada, proof);
    await part.getByText('The address is confirmed.').waitFor();

    await part.getByRole('combobox', { name: 'When' }).selectOption('daily 18');
    await part.getByText('Saved.').waitFor();
    await part.getByLabel('Send nothing at night').check();
    await part.getByLabel('From').fill('21:30');
    await part.getByRole('button', { name: 'Save', exact: true }).click();
    await part.getByText('Saved.').waitFor();
    expect(await faultsOn(ada.page)).toEqual([]);
    await ada.page.reload();
    expect(await part.getByLabel('From').inputValue()).toBe('21:30');
    expect(await part.getByRole('combobox', { name: 'When' }).inputValue()).toBe('daily 18');

    await part.getByRole('button', { name: 'Try it' }).click();
    await vi.waitFor(() => expect(mail.mails).toHaveLength(2), SOON);
    const [stop] = /#\/unsubscribe\/\S+/.exec(mail.mails[1].text!)!;
    await visit(ada, stop);
    await ada.page.getByRole('button', { name: 'Stop the mail' }).click();
    await ada.page.getByText('No more mail will be sent to this address.').waitFor();
    await visit(ada, '#/account');
    await part.getByText('Turned off.').waitFor();
    expect(ada.faults.filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
    await ada.context.close();
  });

  it('for one table: the switch in its menu', { timeout: 120_000 }, async () => {
    const ada = await friends.invite(server.url, 'Ada');
    await name(ada);
    const part = notices(ada);
    await part.getByText('At another address').click();
    await part.getByLabel('Address (https://…)').fill('http://192.168.0.1/');
    await part.getByRole('button', { name: 'Add address' }).click();
    await part.getByText('This address isn’t on the public internet.').waitFor();
    await part.getByLabel('Address (https://…)').fill(`${service.url}/hook`);
    await part.getByLabel('Format').selectOption('json');
    await part.getByRole('button', { name: 'Add address' }).click();
    await part.getByText('JSON at 127.0.0.1').waitFor();
    const link = await openTable(ada, 'carrara', 2);
    const bea = await friends.invite(server.url, 'Bea');
    await sitDown(bea, link);
    await ada.page.getByRole('button', { name: 'This table' }).click();
    const choice = ada.page.getByLabel('JSON at 127.0.0.1');
    await choice.selectOption({ label: 'Not for this table' });
    await ada.page.reload();
    await ada.page.getByRole('button', { name: 'This table' }).click();
    await vi.waitFor(async () => expect(await choice.inputValue()).toBe('never '), SOON);
    await ada.context.close();
    await bea.context.close();
  });
});

describe('a tab', () => {
  it('says that a table waits, also one that was left at once, and puts it on the icon', { timeout: 120_000 }, async () => {
    const ada = await withWorker('Tab');
    const link = await openTable(ada, 'carrara', 2);
    const table = link.split('/').at(-1)!;
    const bea = await friends.invite(server.url, 'Bea');
    // to another page of the house before anybody has come
    await visit(ada, '#/settings');
    await sitDown(bea, link);
    await bea.page.waitForSelector('.prompt');
    // whoever begins, it is Ada's turn then
    await bea.page.evaluate(async (path) => {
      const headers = { 'Content-Type': 'application/json' };
      await fetch(path, { method: 'POST', headers, body: JSON.stringify({ number: 0, move: 'pass' }) });
    }, `/api/tables/${table}/moves`);
    await vi.waitFor(async () => expect(await ada.page.title()).toBe('(1) Settings · Bottega'), SOON);
    expect(await ada.page.evaluate(() => (window as unknown as { badges: number[] }).badges.at(-1))).toBe(1);
    expect(await bea.page.title()).not.toMatch(/^\(/);
    await ada.context.close();
    await bea.context.close();
  });
});
