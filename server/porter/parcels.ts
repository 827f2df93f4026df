/**
 * What passes between the doors and the hall, which has a thread of its own. Everything that comes up at one moment crosses as one parcel: a
 * list in which each thing takes three places, its kind, a number and its content. A list of plain values crosses at a fraction of what as
 * many messages take.
 */
import type { MessagePort, Worker } from 'node:worker_threads';

/** One end of the line between two threads. */
export type Port = Pick<MessagePort | Worker, 'postMessage'> & { on(event: 'message', heard: (parcel: unknown[]) => void): unknown };

/** What a thread is told, by kind. */
export type Hears = Readonly<Record<string, (number: number, content: never) => void>>;

export class Parcels<Told extends Hears> {
  private readonly port: Port;
  private parcel: unknown[] = [];
  private soon = false;

  /** `hears` has a method for each kind that the other end puts in. */
  constructor(port: Port, hears: object) {
    this.port = port;
    const heard = hears as Hears;
    port.on('message', (parcel) => {
      for (let at = 0; at < parcel.length; at += 3) heard[parcel[at] as string](parcel[at + 1] as number, parcel[at + 2] as never);
    });
  }

  put<Kind extends keyof Told & string>(kind: Kind, number: number, content: Parameters<Told[Kind]>[1]): void {
    this.parcel.push(kind, number, content);
    this.leaveSoon();
  }

  /** A parcel leaves when everything that is at hand was done. */
  leaveSoon(): void {
    if (this.soon) return;
    this.soon = true;
    setImmediate(() => this.leave());
  }

  /** Puts in what was kept back until now. */
  protected gather(): void {}

  private leave(): void {
    this.gather();
    const { parcel } = this;
    this.parcel = [];
    this.soon = false;
    if (parcel.length > 0) this.port.postMessage(parcel);
  }
}
