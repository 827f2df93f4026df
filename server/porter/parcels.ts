/**
 * What passes between the doors and the hall, which has a thread of its own. Everything that comes up at one moment crosses as one parcel, since
 * each crossing has its price: all texts in one, and then three places for each thing, its kind, a number, and its content or how long
 * its text is.
 */
import type { MessagePort, Worker } from 'node:worker_threads';

type Parcel = [texts: string, ...things: unknown[]];

/** One end of the line between two threads. */
export type Port = Pick<MessagePort | Worker, 'postMessage'> & { on(event: 'message', heard: (parcel: Parcel) => void): unknown };

/** What a thread is told, by kind. */
export type Hears = Readonly<Record<string, (number: number, content: never) => void>>;

/** Each kind has a number: its name would have to be written, read and looked up with every thing that crosses. */
export type Kinds<Told> = Readonly<Record<keyof Told & string, number>>;

/** Things in a parcel that need not wait for more: the other thread can begin with them. */
const ENOUGH = 3 * 8;

type Hear = (number: number, content: unknown) => void;

export class Parcels<Told extends Hears, Heard extends Hears> {
  private readonly port: Port;
  private readonly kinds: Kinds<Told>;
  private things: unknown[] = [''];
  private texts = '';
  private soon = false;

  constructor(port: Port, told: Kinds<Told>, heard: Kinds<Heard>, hears: Heard) {
    this.port = port;
    this.kinds = told;
    const byNumber: Hear[] = [];
    for (const kind in heard) byNumber[heard[kind]] = hears[kind].bind(hears) as Hear;
    port.on('message', (parcel) => unpack(parcel, byNumber));
  }

  put<Kind extends keyof Told & string>(kind: Kind, number: number, content: Parameters<Told[Kind]>[1]): void {
    const { things } = this;
    if (typeof content === 'string') {
      this.texts += content;
      things.push(this.kinds[kind], number, (content as string).length);
    } else things.push(this.kinds[kind], number, content);
    if (things.length > ENOUGH) this.leave();
    else this.leaveSoon();
  }

  /** A parcel leaves when everything that is at hand was done. */
  leaveSoon(): void {
    if (this.soon) return;
    this.soon = true;
    setImmediate(() => {
      this.soon = false;
      this.gather();
      this.leave();
    });
  }

  /** Puts in what was kept back until now. */
  protected gather(): void {}

  private leave(): void {
    const { things } = this;
    if (things.length === 1) return;
    things[0] = this.texts;
    this.things = [''];
    this.texts = '';
    this.port.postMessage(things);
  }
}

function unpack(parcel: Parcel, hears: readonly Hear[]): void {
  const [texts] = parcel;
  let read = 0;
  for (let at = 1; at < parcel.length; at += 3) {
    let content = parcel[at + 2];
    if (typeof content === 'number') {
      const end = read + content;
      content = texts.slice(read, end);
      read = end;
    }
    hears[parcel[at] as number](parcel[at + 1] as number, content);
  }
}
