/** The configuration, from the environment. Everything has a default; what is wrong is refused by name. */
import { availableParallelism } from 'node:os';
import { isReadable, UNREADABLE } from './database-url.ts';
import { type HouseTexts, NO_TEXTS, readHouseTexts } from './house-texts.ts';
import { LOGS } from './log.ts';
import { type Allowed, readMailAddress, readNetwork } from './notices/addresses.ts';
import type { MailSettings } from './notices/channels/mail.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** `postgres://…` or the path of a SQLite file. */
  readonly database: string;
  /** Connections of this process to Postgres. */
  readonly connections: number;
  /** Origins that pages may come from, besides the server's own host. */
  readonly origins: readonly string[];
  /** How many proxies in front tell the address of a client and the protocol. */
  readonly trustProxy: number;
  /** Days for which browsers that came by https keep to it. */
  readonly hsts: number;
  /** One of LOGS. */
  readonly log: string;
  /** Units of work a second for each address; see http/prices.ts. */
  readonly budget: number;
  /** WebSocket connections altogether. */
  readonly sockets: number;
  /** Threads in which bots think. */
  readonly botWorkers: number;
  /** Milliseconds a bot takes at least when somebody looks on. */
  readonly botPace: number;
  /** Milliseconds after which a table that nobody uses is put away. */
  readonly idle: number;
  /** Seconds that the process may stand still before it is ended, to be started again. */
  readonly patience: number;
  /** What lets a program read /metrics that is not on this machine. */
  readonly metricsToken: string | undefined;
  /** Milliseconds after which a session ends that nobody uses, and after which any does. */
  readonly sessionIdle: number;
  readonly sessionLife: number;
  /** Where people find the pages, for links in what is sent to them; without a slash at its end. */
  readonly url: string | undefined;
  /** Without it no mail is offered. */
  readonly mail: MailSettings | undefined;
  /** Addresses of one's own network that notices may go to. */
  readonly noticesTo: Allowed;
  /** Privacy and terms in the words of whoever runs the server. */
  readonly texts: HouseTexts;
}

export class BadConfig extends Error {}

const DAY = 86_400_000;

const NAMES = `BOT_PACE BOT_WORKERS BUDGET CONNECTIONS DATA DEBUG HSTS IDLE LOG MAIL_FROM METRICS_TOKEN NOTICES_TO ORIGINS PATIENCE SESSION_IDLE
  SESSION_LIFE SMTP SOCKETS TEXTS TRUST_PROXY URL`;
/** Settings of earlier versions, and what to do instead. */
const FORMER: Readonly<Record<string, string>> = {
  BOTTEGA_REQUESTS: 'BOTTEGA_BUDGET has taken its place',
  BOTTEGA_MESSAGES: 'BOTTEGA_BUDGET has taken its place',
  BOTTEGA_SOCKETS_EACH: 'each address has a hundredth of BOTTEGA_SOCKETS',
  BOTTEGA_METRICS: '/metrics answers this machine, and whoever has BOTTEGA_METRICS_TOKEN',
};

const KNOWN = NAMES.split(/\s+/).map((name) => `BOTTEGA_${name}`);

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const unknown = Object.keys(env).filter((name) => name.startsWith('BOTTEGA_') && !KNOWN.includes(name));
  for (const name of unknown) if (name in FORMER) throw new BadConfig(`${name}: there is no such setting any more; ${FORMER[name]}.`);
  if (unknown.length > 0) throw new BadConfig(`${unknown.join(', ')}: no such setting. Known are ${KNOWN.join(', ')}, PORT, HOST, DATABASE_URL, LOG.`);

  const number = (name: string, otherwise: number, least: number, most: number): number => {
    const text = env[name];
    if (text === undefined || text === '') return otherwise;
    const value = Number(text);
    if (!Number.isInteger(value) || value < least || value > most) throw new BadConfig(`${name}=${text}: a whole number from ${least} to ${most} is needed.`);
    return value;
  };
  const choice = (name: string, otherwise: string, values: readonly string[]): string => {
    const text = env[name] || otherwise;
    if (!values.includes(text)) throw new BadConfig(`${name}=${text}: one of ${values.join(', ')} is needed.`);
    return text;
  };

  // browsers keep no cookie for longer
  const life = number('BOTTEGA_SESSION_LIFE', 365, 1, 400);
  const idle = number('BOTTEGA_SESSION_IDLE', Math.min(30, life), 1, 400);
  if (idle > life) throw new BadConfig(`BOTTEGA_SESSION_IDLE=${idle}: at most BOTTEGA_SESSION_LIFE, ${life}, is needed.`);

  const url = urlOf(env.BOTTEGA_URL);
  return {
    port: number('PORT', 4600, 0, 65_535),
    host: env.HOST || '0.0.0.0',
    database: databaseOf(env.DATABASE_URL, env.BOTTEGA_DATA || './data'),
    connections: number('BOTTEGA_CONNECTIONS', 9, 2, 1000),
    origins: originsOf(env.BOTTEGA_ORIGINS),
    trustProxy: proxiesOf(env.BOTTEGA_TRUST_PROXY || 'off'),
    hsts: number('BOTTEGA_HSTS', 180, 0, 3650),
    // its former name is understood as well
    log: choice(env.LOG ? 'LOG' : 'BOTTEGA_LOG', 'words', LOGS),
    budget: number('BOTTEGA_BUDGET', 200, 20, 10_000_000),
    sockets: number('BOTTEGA_SOCKETS', 20_000, 1, 1_000_000),
    // one core is left for the tables themselves
    botWorkers: number('BOTTEGA_BOT_WORKERS', Math.max(1, availableParallelism() - 1), 1, 256),
    botPace: number('BOTTEGA_BOT_PACE', 600, 0, 60_000),
    idle: 1000 * number('BOTTEGA_IDLE', 300, 1, 86_400),
    patience: number('BOTTEGA_PATIENCE', 10, 1, 600),
    metricsToken: tokenOf(env.BOTTEGA_METRICS_TOKEN),
    sessionIdle: idle * DAY,
    sessionLife: life * DAY,
    url,
    mail: mailOf(env.BOTTEGA_SMTP, env.BOTTEGA_MAIL_FROM, url),
    noticesTo: networksOf(env.BOTTEGA_NOTICES_TO),
    texts: textsOf(env.BOTTEGA_TEXTS),
  };
}

function textsOf(folder: string | undefined): HouseTexts {
  if (folder === undefined || folder === '') return NO_TEXTS;
  try {
    return readHouseTexts(folder);
  } catch (error) {
    throw new BadConfig(`BOTTEGA_TEXTS: ${(error as Error).message}`);
  }
}

function proxiesOf(text: string): number {
  if (text === 'off') return 0;
  if (text === 'on') return 1;
  if (!/^[1-9]$/.test(text)) throw new BadConfig(`BOTTEGA_TRUST_PROXY=${text}: on, off, or the number of proxies in front (1 to 9) is needed.`);
  return Number(text);
}

function databaseOf(url: string | undefined, folder: string): string {
  if (url === undefined || url === '') return `${folder}/bottega.sqlite`;
  if (/^postgres(ql)?:\/\//.test(url)) {
    if (!isReadable(url)) throw new BadConfig(UNREADABLE);
    return url;
  }
  // the address may hold a password
  throw new BadConfig('DATABASE_URL: postgres://… is needed; without it, SQLite keeps everything in ./data (or in the folder BOTTEGA_DATA names).');
}

function tokenOf(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (!/^\S{16,200}$/.test(text)) throw new BadConfig('BOTTEGA_METRICS_TOKEN: 16 to 200 characters without spaces are needed.');
  return text;
}

function urlOf(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '' || url.username !== '')
    throw new BadConfig(`BOTTEGA_URL=${text}: the address of the pages, such as https://games.example.org, is needed.`);
  return url.href.replace(/\/+$/, '');
}

/** All of it, or nothing; the address of the server may hold a password, and is never told. */
function mailOf(smtp: string | undefined, from: string | undefined, url: string | undefined): MailSettings | undefined {
  if (!smtp && !from) return undefined;
  if (!smtp || !from || url === undefined) throw new BadConfig('BOTTEGA_SMTP, BOTTEGA_MAIL_FROM, BOTTEGA_URL: mail needs all three.');
  if (!URL.canParse(smtp) || !/^smtps?:$/.test(new URL(smtp).protocol) || new URL(smtp).hostname === '')
    throw new BadConfig('BOTTEGA_SMTP: smtp://user:password@host:port or smtps://… is needed, special characters percent-encoded.');
  const [, address] = /^[^<>\r\n]*<([^<>]+)>$/.exec(from) ?? [null, from];
  try {
    readMailAddress(address);
  } catch {
    throw new BadConfig(`BOTTEGA_MAIL_FROM=${from}: a mail address is needed, such as Bottega <games@example.org>.`);
  }
  return { smtp, from };
}

function networksOf(text = ''): Allowed {
  const names = text.split(',').map((name) => name.trim());
  return names.filter((name) => name !== '').map((name) => readNetwork(name) ?? badNetwork(name));
}

function badNetwork(name: string): never {
  throw new BadConfig(`BOTTEGA_NOTICES_TO=${name}: an IP address or a network, such as 10.0.0.5 or 10.0.0.0/8, is needed.`);
}

function originsOf(text = ''): string[] {
  return text
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')
    .map((origin) => {
      if (!URL.canParse(origin) || new URL(origin).origin !== origin)
        throw new BadConfig(`BOTTEGA_ORIGINS=${origin}: an origin such as https://games.example.org is needed.`);
      return origin;
    });
}
