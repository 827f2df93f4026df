/**
 * Sends what is in the outbox. Every process does it; a channel is claimed before anything is sent there, so that nothing
 * is sent twice, and the claim ends by itself if the process dies. What fails is tried again after growing pauses.
 */
import type { NoticeWishes, TableNotices, TablePlan } from '@bottega/table/wire';
import type { ChannelKind, ChannelRow, ChannelStore } from '../storage/channel-store.ts';
import type { NoticeRow, Outbox } from '../storage/outbox.ts';
import type { Send } from './channels/send.ts';
import type { Composer } from './compose.ts';
import { Undelivered } from './undelivered.ts';
import { sendAt } from './when.ts';
import { DEFAULT_WISHES } from './wishes.ts';

const LOOK = 1000;
/** Longer than any sending takes. */
export const LEASE = 30_000;
/** Channels at work at the same time. */
const MOST_CHANNELS = 20;
/** Notices in one message. */
const MOST_TOGETHER = 20;
/** Messages to one channel are so far apart: nobody is flooded, and what comes in between goes together. */
const SPACE = 2000;
const FIRST_PAUSE = 10_000;
const LONGEST_PAUSE = 3_600_000;
/** A channel that has failed for so long is given up. */
const GIVE_UP = 24 * 3_600_000;

export interface WorkerOptions {
  readonly outbox: Outbox;
  readonly channels: ChannelStore;
  readonly composer: Composer;
  /** Without mail there is none for it. */
  readonly senders: Readonly<Partial<Record<ChannelKind, Send>>>;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
  /** Called with how each message went. */
  readonly measure?: (kind: ChannelKind, how: string) => void;
  readonly look?: number;
  readonly firstPause?: number;
}

export class NoticeWorker {
  private readonly options: WorkerOptions;
  private readonly timer: NodeJS.Timeout;
  private readonly working = new Set<Promise<void>>();
  private claiming = false;
  private closed = false;

  constructor(options: WorkerOptions) {
    this.options = options;
    this.timer = setInterval(() => void this.look(), options.look ?? LOOK);
    this.timer.unref();
  }

  /** Claims what is due, and begins to send it. */
  async look(): Promise<void> {
    const room = MOST_CHANNELS - this.working.size;
    if (this.claiming || this.closed || room === 0) return;
    this.claiming = true;
    try {
      const { outbox, now } = this.options;
      for (const channel of await outbox.claim(now(), now() + LEASE, room)) this.begin(channel);
    } catch (error) {
      this.options.report(error);
    } finally {
      this.claiming = false;
    }
  }

  /** What is being sent is sent; the rest is there for whoever comes next. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    await Promise.all(this.working);
  }

  private begin(channel: ChannelRow): void {
    const work = this.serve(channel)
      .catch(this.options.report)
      .finally(() => {
        this.working.delete(work);
        // more may be due, here or elsewhere
        void this.look();
      });
    this.working.add(work);
  }

  private async serve(channel: ChannelRow): Promise<void> {
    const { outbox, composer, now } = this.options;
    const wishes = await this.wishesOf(channel.player);
    const due = await this.ripe(channel, await outbox.due(channel.id, now(), MOST_TOGETHER), wishes);
    const message = due.length === 0 ? null : await composer.compose(due, { channel, wishes, now: now() });
    if (message === null) {
      await outbox.drop(due.map(({ id }) => id));
      await outbox.release(channel.id);
      return;
    }
    await this.send(channel, message, due);
  }

  private async send(channel: ChannelRow, message: Parameters<Send>[1], due: readonly NoticeRow[]): Promise<void> {
    const { outbox, senders, measure } = this.options;
    const ids = due.map(({ id }) => id);
    try {
      const send = senders[channel.kind];
      if (send === undefined) throw new Undelivered({ code: 'no-mail' });
      await send(channel, message);
    } catch (error) {
      if (!(error instanceof Undelivered)) this.options.report(error);
      const failure = error instanceof Undelivered ? error : new Undelivered({ code: 'unreachable' });
      measure?.(channel.kind, failure.fault.code);
      await this.fail(channel, failure, ids);
      return;
    }
    measure?.(channel.kind, 'sent');
    await outbox.sent(channel.id, ids, this.options.now() + SPACE);
  }

  private async fail({ id, tries, failing }: ChannelRow, { fault, fate, wait }: Undelivered, ids: readonly string[]): Promise<void> {
    const { outbox, channels, now, firstPause = FIRST_PAUSE } = this.options;
    const pause = Math.max(wait, Math.min(LONGEST_PAUSE, firstPause * 3 ** Math.min(tries, 10)));
    const at = now();
    await outbox.failed(id, JSON.stringify({ ...fault, at }), at, at + pause, fate === 'drop' ? ids : []);
    if (fate === 'gone' || (failing !== null && at - failing > GIVE_UP)) await channels.turnOff(id, 'given-up');
  }

  /** What may be sent now; the rest waits for its time, or is not wanted. */
  private async ripe(channel: ChannelRow, due: readonly NoticeRow[], wishes: NoticeWishes): Promise<NoticeRow[]> {
    const { outbox, channels, now } = this.options;
    const usual = JSON.parse(channel.plan) as TablePlan;
    const plans = new Map<string, TablePlan>();
    for (const tab of new Set(due.map((row) => row.tab))) {
      const wish = JSON.parse((await channels.wish(channel.player, tab)) ?? '{}') as Partial<TableNotices>;
      plans.set(tab, (tab === '' ? undefined : wish.channels?.[channel.id]) ?? usual);
    }
    const ripe: NoticeRow[] = [];
    for (const row of due) {
      const moment = sendAt(row, plans.get(row.tab)!, wishes, now());
      if (moment === 'never') await outbox.drop([row.id]);
      else if (moment > now()) await outbox.postpone(row.id, moment);
      else ripe.push(row);
    }
    return ripe;
  }

  private async wishesOf(player: string): Promise<NoticeWishes> {
    return { ...DEFAULT_WISHES, ...JSON.parse((await this.options.channels.wish(player)) ?? '{}') };
  }
}
