/** What people say about their notices: by which channels, when, and for which tables not. */
import { refuse } from '@bottega/kernel';
import { isZone } from '@bottega/table/sitting';
import type { Channel, ChannelFault, NewChannel, Notices, NoticeWishes, Plan, Player, TableNotices } from '@bottega/table/wire';
import type { Device } from '../people/device.ts';
import { codeAsTyped, hashOf, newCode, newId, newSecret } from '../people/secrets.ts';
import type { ChannelRow, ChannelStore } from '../storage/channel-store.ts';
import type { Outbox } from '../storage/outbox.ts';
import { type Allowed, badAddress, readLink, readMailAddress } from './addresses.ts';
import { GRACE } from './causes.ts';
import type { HookForm } from './channels/hook.ts';
import { areKeys } from './channels/push.ts';
import type { Facts, Kind } from './kinds.ts';
import { DEFAULT_WISHES } from './wishes.ts';

const MOST_CHANNELS = 10;
/** Codes that may be on their way to one mail address, whoever asked for them. */
const MOST_PROOFS = 3;
const PROOF_LIFE = 24 * 3_600_000;
const PLAN: Plan = { when: 'at-once' };
/** Pages look at a table once a minute while it is their reader's turn: time that runs out before that was seen. */
const NEXT_LOOK = 75_000;

export interface NoticeRegisterOptions {
  readonly channels: ChannelStore;
  readonly outbox: Outbox;
  readonly publicKey: string;
  /** Whether this server sends mail. */
  readonly mail: boolean;
  readonly allowed: Allowed;
  readonly now: () => number;
}

/** Where a page is that asks, and what it runs on. */
export interface Asked {
  readonly origin: string;
  readonly device: Device;
}

export class NoticeRegister {
  private readonly options: NoticeRegisterOptions;

  constructor(options: NoticeRegisterOptions) {
    this.options = options;
  }

  async show({ id }: Player): Promise<Notices> {
    const { channels, publicKey, mail } = this.options;
    const rows = await channels.ofPlayer(id);
    return { wishes: await this.wishes(id), channels: rows.map((row) => lineOf(row, row.waiting)), offers: { push: publicKey, mail } };
  }

  async setWishes({ id }: Player, wishes: NoticeWishes): Promise<void> {
    if (!isZone(wishes.zone)) refuse({ code: 'bad-zone' });
    await this.options.channels.setWish(id, '', JSON.stringify(wishes));
  }

  /** The same once more is the same channel. */
  async add(player: Player, given: NewChannel, { origin, device }: Asked): Promise<Channel> {
    const { channels, now } = this.options;
    const { kind, address, details } = this.read(given, device);
    const there = await channels.at(kind, address);
    const mine = there.find((row) => row.player === player.id);
    if (mine !== undefined && mine.state === 'on' && mine.details === details) return lineOf(mine, 0);
    // a browser has a single owner, and a mail address whose code did not come may be tried again
    const replaced = there.filter((row) => row.player === player.id || kind === 'push').map(({ id }) => id);
    const others = (await channels.ofPlayer(player.id)).filter(({ id }) => !replaced.includes(id));
    if (others.length >= MOST_CHANNELS) refuse({ code: 'too-many-channels', most: MOST_CHANNELS });
    const proofs = there.filter(({ proof, made }) => proof !== null && made > now() - PROOF_LIFE);
    if (kind === 'mail' && proofs.length >= MOST_PROOFS) refuse({ code: 'too-many', seconds: PROOF_LIFE / 1000 });
    const code = kind === 'mail' ? newCode() : null;
    const row = {
      ...{ id: newId(), player: player.id, kind, address, details, plan: JSON.stringify(mine === undefined ? PLAN : JSON.parse(mine.plan)) },
      state: code === null ? ('on' as const) : ('unproved' as const),
      ...{ origin, secret: newSecret(), proof: code === null ? null : hashOf(code), made: now() },
    };
    await channels.add(row, replaced);
    if (code !== null) await this.tell(row, 'proof', { code });
    return lineOf({ ...row, lease: 0, tries: 0, failing: null, error: null }, code === null ? 0 : 1);
  }

  async change(player: Player, id: string, { plan, on }: { readonly plan?: Plan; readonly on?: boolean }): Promise<void> {
    const { channels, now } = this.options;
    const channel = await this.own(player, id);
    if (on === true && channel.proof !== null) refuse({ code: 'unproved' });
    if (plan !== undefined) await channels.plan(id, JSON.stringify(plan), now() + GRACE);
    if (on === true && channel.state !== 'on') await channels.turnOn(id);
    if (on === false && channel.state !== 'unproved') await channels.turnOff(id, 'off');
  }

  async prove(player: Player, id: string, code: string): Promise<void> {
    const { channels, now } = this.options;
    const { proof, made } = await this.own(player, id);
    if (proof === null || proof !== hashOf(codeAsTyped(code)) || made < now() - PROOF_LIFE) refuse({ code: 'bad-code' });
    await channels.turnOn(id);
  }

  /** Sends a message that says nothing but that it has come. */
  async tryOut(player: Player, id: string): Promise<void> {
    const channel = await this.own(player, id);
    if (channel.state !== 'on') refuse({ code: 'unproved' });
    await this.tell(channel, 'trial');
  }

  /** To whom a link for a new password could be sent. */
  async mailsOf(player: string): Promise<ChannelRow[]> {
    if (!this.options.mail) refuse({ code: 'no-mail' });
    return (await this.options.channels.ofPlayer(player)).filter(({ kind, state }) => kind === 'mail' && state === 'on');
  }

  async sendReset(channels: readonly ChannelRow[], secret: string): Promise<void> {
    for (const channel of channels) await this.tell(channel, 'reset', { secret });
  }

  async remove(player: Player, id: string): Promise<void> {
    await this.options.channels.remove((await this.own(player, id)).id);
  }

  /** Whoever has a mail can end its coming; whether there was such a channel is not told. */
  async unsubscribe(secret: string): Promise<void> {
    const channel = await this.options.channels.bySecret(secret);
    if (channel === null) return;
    if (channel.state === 'unproved') await this.options.channels.remove(channel.id);
    else await this.options.channels.turnOff(channel.id, 'off');
  }

  async forTable({ id }: Player, table: string): Promise<TableNotices> {
    return JSON.parse((await this.options.channels.wish(id, table)) ?? '{"channels":{}}') as TableNotices;
  }

  async setForTable({ id }: Player, table: string, { channels: wished }: TableNotices): Promise<TableNotices> {
    const { channels } = this.options;
    const mine = new Set((await channels.ofPlayer(id)).map((row) => row.id));
    const wish = { channels: Object.fromEntries(Object.entries(wished).filter(([channel]) => mine.has(channel))) };
    await channels.setWish(id, table, JSON.stringify(wish));
    return wish;
  }

  /** Somebody invites them to a table. */
  async invite(player: string, table: string, by: string): Promise<void> {
    const { channels, outbox, now } = this.options;
    const [id, at] = [newId(), now()];
    for (const { id: channel, state } of await channels.ofPlayer(player)) {
      if (state !== 'on') continue;
      const facts: Facts = { by, anew: true };
      await outbox.add({ id: `invited.${id}.${channel}`, channel, player, tab: table, kind: 'invited', at, due: at + GRACE, facts: JSON.stringify(facts) });
    }
  }

  /** They look at the table: nothing needs to be sent. */
  async seen(table: string, player: string): Promise<void> {
    const { outbox, now } = this.options;
    await outbox.seen(table, player, now() + NEXT_LOOK);
  }

  async tidy(): Promise<void> {
    await this.options.channels.removeUnproved(this.options.now() - PROOF_LIFE);
  }

  private async wishes(player: string): Promise<NoticeWishes> {
    return { ...DEFAULT_WISHES, ...JSON.parse((await this.options.channels.wish(player)) ?? '{}') };
  }

  private async own({ id: player }: Player, id: string): Promise<ChannelRow> {
    return (await this.options.channels.one(player, id)) ?? refuse({ code: 'not-found' });
  }

  private tell({ id: channel, player }: Pick<ChannelRow, 'id' | 'player'>, kind: Kind, facts: Facts = {}): Promise<void> {
    const at = this.options.now();
    return this.options.outbox.add({ id: `${kind}.${newId()}.${channel}`, channel, player, tab: '', kind, at, due: at, facts: JSON.stringify(facts) });
  }

  private read(given: NewChannel, { browser, system }: Device): Pick<ChannelRow, 'kind' | 'address' | 'details'> {
    const { allowed, mail } = this.options;
    if (given.kind === 'mail') {
      if (!mail) refuse({ code: 'no-mail' });
      const address = readMailAddress(given.address);
      return { kind: 'mail', address, details: JSON.stringify({ name: address }) };
    }
    if (given.kind === 'hook') {
      const url = readLink(given.address, allowed);
      // the topic is the last part of the address
      if (given.form === 'ntfy' && /^\/*$/.test(url.pathname)) badAddress('form');
      return { kind: 'hook', address: url.href, details: JSON.stringify({ name: url.host, form: given.form }) };
    }
    const { href: address } = readLink(given.endpoint, allowed, ['https:']);
    if (!areKeys(given.keys)) badAddress('form');
    const name = [browser, system].filter((part) => part !== null).join(', ');
    return { kind: 'push', address, details: JSON.stringify({ name, keys: given.keys }) };
  }
}

function lineOf({ id, kind, details, plan, state, error, made }: ChannelRow, waiting: number): Channel {
  const { name, form = null } = JSON.parse(details) as { name: string; form?: HookForm };
  const fault = error === null ? null : (JSON.parse(error) as ChannelFault);
  return { id, kind, name, form, plan: JSON.parse(plan) as Plan, state, fault, waiting, made };
}
