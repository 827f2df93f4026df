/** The reader looks for others to play with: asks again every few seconds, and goes to the table when there is one. */
import { Refusal } from '@bottega/kernel';
import type { Seek, SeekWish } from '@bottega/table/wire';
import { go } from '../route.svelte.ts';
import { apiUrl, call } from './api.ts';

const EVERY = 2500;

export const isLive = ({ pace }: Pick<SeekWish, 'pace'>): boolean => pace === 'quick' || pace === 'calm';

class Search {
  seek = $state.raw<Seek | null>(null);
  /** Why it could not begin, or go on. */
  fault = $state.raw<unknown>(null);
  private timer: ReturnType<typeof setInterval> | undefined;

  async begin(wish: SeekWish): Promise<void> {
    await this.trying(() => call('POST', 'me/seek', wish));
  }

  /** Somebody may have begun before the page was loaded anew. */
  async resume(): Promise<void> {
    await this.trying(async () => (await call<{ seek: Seek | null }>('GET', 'me/seek')).seek, true);
  }

  async withBots(level: string): Promise<void> {
    await this.trying(() => call('POST', 'me/seek/bots', { level }));
  }

  async stop(): Promise<void> {
    this.rest(null);
    await this.leave().catch((error) => (this.fault = error));
  }

  /** A page that is closed plays no live game; the answer has no reader any more. */
  readonly closing = (): void => {
    if (this.seek !== null && isLive(this.seek))
      void fetch(apiUrl('me/seek'), { method: 'DELETE', keepalive: true, headers: { 'Content-Type': 'application/json' }, body: '{}' });
  };

  private async trying(ask: () => Promise<Seek | null>, quiet = false): Promise<void> {
    this.fault = null;
    try {
      await this.take(await ask());
    } catch (error) {
      // without a connection it goes on as soon as there is one
      const passes = error instanceof Refusal && ['offline', 'server-fault', 'closing', 'storage-down', 'too-many'].includes(error.reason.code);
      if (!passes || this.seek === null) this.rest(null);
      if (!quiet) this.fault = error;
    }
  }

  private async take(seek: Seek | null): Promise<void> {
    if (seek?.table != null) {
      this.rest(null);
      // it has done its work; the next visit must not lead to this table again
      await this.leave().catch(() => {});
      go(`#/online/${seek.table}`);
      return;
    }
    this.rest(seek);
  }

  private async leave(): Promise<void> {
    const { table } = await call<{ table: string | null }>('DELETE', 'me/seek');
    if (table !== null) go(`#/online/${table}`);
  }

  /** Waits on, or not at all. */
  private rest(seek: Seek | null): void {
    this.seek = seek;
    clearInterval(this.timer);
    if (seek !== null) this.timer = setInterval(() => void this.resume(), EVERY);
  }
}

export const search = new Search();
