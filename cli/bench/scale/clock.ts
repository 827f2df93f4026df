/** Simulated time: what is to happen, in order, and stations where work waits its turn. */
export class Clock {
  /** Milliseconds since the beginning. */
  now = 0;
  private readonly heap: { readonly at: number; readonly order: number; readonly run: () => void }[] = [];
  private made = 0;

  after(milliseconds: number, run: () => void): void {
    const { heap } = this;
    const one = { at: this.now + milliseconds, order: this.made++, run };
    let place = heap.length;
    for (; place > 0; place = (place - 1) >> 1) {
      const above = heap[(place - 1) >> 1];
      if (!sooner(one, above)) break;
      heap[place] = above;
    }
    heap[place] = one;
  }

  runUntil(end: number): void {
    while (this.heap.length > 0 && this.heap[0].at <= end) {
      const { at, run } = this.take();
      this.now = at;
      run();
    }
    this.now = end;
  }

  private take(): { at: number; run: () => void } {
    const { heap } = this;
    const first = heap[0];
    const last = heap.pop()!;
    if (heap.length === 0) return first;
    let place = 0;
    for (let below = 1; below < heap.length; below = 2 * place + 1) {
      if (below + 1 < heap.length && sooner(heap[below + 1], heap[below])) below++;
      if (!sooner(heap[below], last)) break;
      heap[place] = heap[below];
      place = below;
    }
    heap[place] = last;
    return first;
  }
}

/** What is due at the same moment happens in the order in which it was planned. */
const sooner = (one: { at: number; order: number }, other: { at: number; order: number }): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

/** So many workers, who take what waits in the order in which it came. */
export class Station {
  /** Milliseconds worked so far, by all of them. */
  worked = 0;
  private readonly clock: Clock;
  private readonly freeAt: number[];

  constructor(clock: Clock, workers: number) {
    this.clock = clock;
    this.freeAt = Array.from({ length: workers }, () => 0);
  }

  work(milliseconds: number, done: () => void): void {
    let first = 0;
    for (let worker = 1; worker < this.freeAt.length; worker++) if (this.freeAt[worker] < this.freeAt[first]) first = worker;
    const end = Math.max(this.clock.now, this.freeAt[first]) + milliseconds;
    this.freeAt[first] = end;
    this.worked += milliseconds;
    this.clock.after(end - this.clock.now, done);
  }
}
