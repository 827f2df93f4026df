/** Who the reader is at this server, and whether there is one. */
import { Refusal } from '@bottega/kernel';
import type { Player } from '@bottega/table/wire';
import { change } from '../settings.svelte.ts';
import { call } from './api.ts';
import { rememberServer } from './known-server.ts';

/** `none`: this copy is served without tables. `away`: it can't be reached now. */
type Reach = 'asking' | 'here' | 'none' | 'away';

class Me {
  reach = $state<Reach>('asking');
  player = $state.raw<Player | null>(null);
  private asking: Promise<void> | undefined;

  /** Asks once; again only when there was no answer. */
  meet(): Promise<void> {
    this.asking ??= this.ask();
    return this.asking;
  }

  async again(): Promise<void> {
    this.asking = this.ask();
    await this.asking;
  }

  /** A name is enough to sit down. */
  async introduce(name: string): Promise<void> {
    if (this.player?.name === name) return;
    change({ name });
    this.player = (await call<{ player: Player }>('POST', 'me', { name })).player;
  }

  private async ask(): Promise<void> {
    try {
      this.player = (await call<{ player: Player | null }>('GET', 'me')).player;
      this.reach = 'here';
      rememberServer(true);
    } catch (error) {
      const none = error instanceof Refusal && error.reason.code === 'no-server';
      this.reach = none ? 'none' : 'away';
      if (none) rememberServer(false);
      else this.asking = undefined;
    }
  }
}

export const me = new Me();
