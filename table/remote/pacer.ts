/** Shows one thing after the other: what bots did in an instant is seen at a pace that can be followed. */

/** However much has piled up, it is shown within this time. */
const LONGEST = 3000;

export class Pacer<Thing> {
  private readonly queue: Thing[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = 0;
  private readonly show: (thing: Thing) => void;
  /** Milliseconds that should lie between the thing before and this one. */
  private readonly pause: (thing: Thing) => number;

  constructor(show: (thing: Thing) => void, pause: (thing: Thing) => number) {
    this.show = show;
    this.pause = pause;
  }

  get next(): Thing | undefined {
    return this.queue[0];
  }

  add(thing: Thing): void {
    this.queue.push(thing);
    if (this.timer === undefined) this.proceed();
  }

  /** Shows everything at once. */
  hurry(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (let thing = this.queue.shift(); thing !== undefined; thing = this.queue.shift()) this.showNow(thing);
  }

  /** Forgets what was not shown yet. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue.length = 0;
  }

  private proceed(): void {
    this.timer = undefined;
    const thing = this.queue[0];
    if (thing === undefined) return;
    const due = this.shownAt + Math.min(this.pause(thing), LONGEST / this.queue.length) - Date.now();
    if (due > 0) {
      this.timer = setTimeout(() => this.proceed(), due);
      return;
    }
    this.queue.shift();
    this.showNow(thing);
    this.proceed();
  }

  private showNow(thing: Thing): void {
    this.shownAt = Date.now();
    this.show(thing);
  }
}
