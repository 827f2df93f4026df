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

/** Things in a parcel that need not wait for more: the other thread can begin with them. */
const ENOUGH = 3 * 16;

export class Parcels<Told extends Hears> {
  private readonly port: Port;
  private things: unknown[] = [''];
  private texts = '';
  private soon = false;

  /** `hears` has a method for each kind that the other end puts in. */
  constructor(port: Port, hears: object) {
    this.port = port;
    port.on('message', (parcel) => unpack(parcel, hears as Hears));
  }

  put<Kind extends keyof Told & string>(kind: Kind, number: number, content: Parameters<Told[Kind]>[1]): void {
    const { things } = this;
    if (typeof content === 'string') {
      this.texts += content;
      things.push(kind, number, (content as string).length);
    } else things.push(kind, number, content);
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

function unpack(parcel: Parcel, hears: Hears): void {
  const [texts] = parcel;
  let read = 0;
  for (let at = 1; at < parcel.length; at += 3) {
    let content = parcel[at + 2];
    if (typeof content === 'number') {
      const end = read + content;
      content = texts.slice(read, end);
      read = end;
    }
    hears[parcel[at] as string](parcel[at + 1] as number, content as never);
  }
}
