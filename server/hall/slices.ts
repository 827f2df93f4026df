/**
 * Work that is done a few pieces at a time. Without a break, everybody's moves would be decided first and all of them told afterwards, and the threads
 * of disk and sockets would have nothing to do meanwhile; in between, this thread hears what is on disk and lets its answers leave.
 */

/** Pieces done without a break. */
const SLICE = 16;

export class Slices<Piece> {
  private readonly work: (piece: Piece) => void;
  private waiting: Piece[] = [];
  private done = 0;

  constructor(work: (piece: Piece) => void) {
    this.work = work;
  }

  add(piece: Piece): void {
    this.waiting.push(piece);
    if (this.waiting.length === 1) setImmediate(this.doSome);
  }

  private readonly doSome = (): void => {
    const { waiting } = this;
    const end = Math.min(waiting.length, this.done + SLICE);
    while (this.done < end) this.work(waiting[this.done++]);
    if (end < waiting.length) setImmediate(this.doSome);
    else {
      this.waiting = [];
      this.done = 0;
    }
  };
}
