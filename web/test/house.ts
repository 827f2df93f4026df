/** A served application and a real browser for the tests. */

import { existsSync, readdirSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { buildWeb, DIST } from '../../scripts/build-web.mjs';
import { CHROMIUM_FLAGS, chromium as executable } from '../../scripts/chromium.mjs';
import { staticServer } from '../../scripts/serve.mjs';

const folder = fileURLToPath(new URL('../../games/', import.meta.url));
export const GAMES = readdirSync(folder).filter((id) => existsSync(`${folder}${id}/index.ts`));

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Nothing travels, and nothing has to be waited for. */
export const STILL: BrowserContextOptions = { reducedMotion: 'reduce' };

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Whatever the page complained of. */
  readonly faults: string[];
}

/** Opens a game on the home page from a file with that text. */
export const openFile = (page: Page, text: string): Promise<void> =>
  page.setInputFiles('input[type="file"]', { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });

export class House {
  private server?: Server;
  browser!: Browser;
  url = '';
  /** The files that were asked for since it was opened, by pages and by their workers. */
  readonly served: string[] = [];

  /** With the application of this tree, or one that was built elsewhere. */
  async open(dist?: string): Promise<void> {
    if (dist === undefined) buildWeb({ log: () => {} });
    const server = staticServer(dist ?? DIST);
    this.server = server;
    server.on('request', ({ url }) => this.served.push(url ?? '/'));
    await new Promise<void>((resolve) => server.listen(0, resolve));
    this.url = `http://localhost:${(server.address() as AddressInfo).port}/`;
    this.browser = await chromium.launch({ executablePath: executable(), args: CHROMIUM_FLAGS });
  }

  async close(): Promise<void> {
    // where it could not be opened, that is the fault to tell of
    await this.browser?.close();
    this.server?.closeAllConnections();
    this.server?.close();
  }

  /** A fresh reader: nothing kept, these settings. */
  async visit(settings: Record<string, unknown> = {}, viewport = DESKTOP, options: BrowserContextOptions = {}): Promise<Visit> {
    // nobody needs the house kept for a journey, but those who say so
    const context = await this.browser.newContext({ viewport, acceptDownloads: true, serviceWorkers: 'block', ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    const kept = JSON.stringify({ language: 'en', theme: 'light', speed: 'instant', confirm: false, ...settings });
    // only at first: later visits keep what the reader chose
    await page.addInitScript((text) => localStorage.getItem('bottega.settings') ?? localStorage.setItem('bottega.settings', text), kept);
    await page.goto(this.url);
    await page.waitForSelector('article h2');
    return { page, context, faults };
  }
}
