/** What people say at a table, as far as the reader hears it, and how much of it is new. */
import type { Company } from '@bottega/table';

export class Talk {
  private readonly known: () => Company['known'];
  /** On a phone it lies far below the board, and is closed until somebody wants it. */
  open = $state(matchMedia('(min-width: 56rem)').matches);
  /** Lines that were there when it was last open. */
  read = $state(0);

  constructor(known: () => Company['known']) {
    this.known = known;
  }

  readonly lines = $derived.by(() => {
    const { chat = [], muted = [] } = this.known() ?? {};
    return chat.filter((line) => !muted.includes(line.from));
  });
  readonly unread = $derived.by(() => (this.open ? 0 : Math.max(0, this.lines.length - this.read)));
}
