/** Real servers, started as anybody starts them, and people with a browser each. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page, type WebSocketRoute } from 'playwright-core';
import { buildWeb } from '../../scripts/build-web.mjs';
import { CHROMIUM_FLAGS, chromium as executable } from '../../scripts/chromium.mjs';
import { DESKTOP } from './house.ts';

const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));

export class TestServer {
  url = '';
  private process: ChildProcess | undefined;
  readonly folder = mkdtempSync(join(tmpdir(), 'bottega-web-'));
  private readonly env: Record<string, string>;

  constructor(env: Record<string, string> = {}) {
    this.env = env;
  }

  /** Starts, or starts again where it was. */
  async start(): Promise<void> {
    const port = this.url === '' ? '0' : new URL(this.url).port;
    const quiet = { LOG: 'error', BOTTEGA_BOT_PACE: '0', BOTTEGA_BUDGET: '100000' };
    const env = { ...process.env, HOST: '127.0.0.1', PORT: port, BOTTEGA_DATA: this.folder, ...quiet, ...this.env };
    const child = spawn(process.execPath, [START], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.process = child;
    this.url = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
      child.stdout!.on('data', (chunk) => {
        const address = /http:\/\/\S+/.exec(String(chunk));
        if (address) resolve(`${address[0]}/`);
      });
    });
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const { process: child } = this;
    if (child === undefined || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export interface Friend {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faults: string[];
}

/** A network that can be taken away: the browser's own emulation leaves open WebSockets alone. */
export async function frailNetwork({ context }: Friend): Promise<{ cut(): Promise<void>; mend(): void }> {
  const lines = new Set<WebSocketRoute>();
  let away = false;
  await context.routeWebSocket(/\/live$/, (line) => {
    if (away) void line.close({ code: 1001 });
    else {
      line.connectToServer();
      lines.add(line);
    }
  });
  return {
    async cut() {
      away = true;
      for (const line of lines) await line.close({ code: 1001 });
      lines.clear();
    },
    mend() {
      away = false;
    },
  };
}

export class Friends {
  browser!: Browser;

  async open(executablePath = executable()): Promise<void> {
    buildWeb({ log: () => {} });
    this.browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  }
  async close(): Promise<void> {
    await this.browser.close();
  }

  async invite(url: string, name: string, settings: Record<string, unknown> = {}, viewport = DESKTOP): Promise<Friend> {
    const context = await this.browser.newContext({ viewport, acceptDownloads: true, serviceWorkers: 'block', reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    const kept = JSON.stringify({ language: 'en', theme: 'light', speed: 'instant', confirm: false, name, ...settings });
    await page.addInitScript((text) => localStorage.getItem('bottega.settings') ?? localStorage.setItem('bottega.settings', text), kept);
    await page.goto(url);
    await page.waitForSelector('article h2');
    return { name, page, context, faults };
  }
}

/** Opens a table through its page; gives back its address. */
export async function openTable({ page }: Friend, game: string, players: number, choose?: (page: Page) => Promise<void>): Promise<string> {
  await page.goto(`${new URL(page.url()).origin}/#/open/${game}`);
  await page.locator('.counts label', { hasText: String(players) }).click();
  await choose?.(page);
  await page.getByRole('button', { name: 'Open the table' }).click();
  return page.getByLabel('Link to this table').inputValue();
}

/** Follows the link of a friend and sits down at the first free seat. */
export async function sitDown({ page }: Friend, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Take a seat' }).click();
}

export const seeTable = async (...friends: Friend[]): Promise<void> => {
  for (const { page } of friends) await page.waitForSelector('.prompt');
};
/** Whoever must decide now, and the others. */
export async function whoseTurn(...friends: Friend[]): Promise<[Friend, ...Friend[]]> {
  for (let tries = 0; tries < 200; tries++) {
    for (const friend of friends) {
      if (Number(await friend.page.getAttribute('.table', 'data-moves')) > 0) return [friend, ...friends.filter((other) => other !== friend)];
    }
    await friends[0].page.waitForTimeout(50);
  }
  throw new Error('nobody is asked');
}
