/** The turn that the reader has prepared at a table, as far as the page knows; nobody else is told of it. */
import type { Prepared } from '@bottega/table/wire';
import type { Room } from './room.svelte.ts';

export class PreparedTurn {
  turn = $state.raw<Prepared | null>(null);
  private readonly room: Room;

  constructor(room: Room) {
    this.room = room;
  }

  /** Whether something may have become of it without a word. */
  get waits(): boolean {
    return this.turn !== null && this.turn.why === null;
  }

  async look(): Promise<void> {
    const { prepared = null } = (await this.room.table.say({ do: 'prepared' }).catch(() => ({}))) as { prepared?: Prepared | null };
    this.turn = prepared;
  }

  async drop(): Promise<void> {
    await this.room.act({ do: 'drop-prepared' });
    await this.look();
  }
}
