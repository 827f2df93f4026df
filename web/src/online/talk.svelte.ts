/** What people say at a table, as far as the reader hears it, and how much of it is new. */
import type { Room } from './room.svelte.ts';

export class Talk {
  private readonly room: Room;
  /** On a phone it lies far below the board, and is closed until somebody wants it. */
  open = $state(matchMedia('(min-width: 56rem)').matches);
  /** Lines that were there when it was last open. */
  read = $state(0);

  constructor(room: Room) {
    this.room = room;
  }

  readonly lines = $derived.by(() => (this.room.known?.chat ?? []).filter((line) => !this.room.known?.muted.includes(line.from)));
  readonly unread = $derived.by(() => (this.open ? 0 : Math.max(0, this.lines.length - this.read)));
}
