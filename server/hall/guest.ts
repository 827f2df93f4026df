/** A connection to a table, as the hall knows it. What is sent to it at one moment, such as a move and the answer to it, leaves as one text. */
import type { Reason } from '@bottega/kernel';
import type { Player } from '@bottega/table/wire';
import { type HallHears, type PorterHears, TO_HALL, TO_PORTER } from '../porter/messages.ts';
import { Parcels, type Port } from '../porter/parcels.ts';
import type { Watcher } from './audience.ts';
import { frameOf } from './frames.ts';
import type { Room } from './room.ts';

/** What the hall hands to the porter. */
export class Outbox extends Parcels<PorterHears, HallHears> {
  private waiting: Guest[] = [];

  constructor(port: Port, hears: HallHears) {
    super(port, TO_PORTER, TO_HALL, hears);
  }

  /** Something is to be sent to that guest with the next parcel. */
  expect(guest: Guest): void {
    this.waiting.push(guest);
    this.leaveSoon();
  }

  protected override gather(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const guest of waiting) guest.release();
  }
}

export class Guest implements Watcher {
  readonly connection: number;
  readonly room: Room;
  readonly person: Player | null;
  private readonly outbox: Outbox;
  private frames = '';

  constructor(connection: number, room: Room, person: Player | null, outbox: Outbox) {
    this.connection = connection;
    this.room = room;
    this.person = person;
    this.outbox = outbox;
  }

  get player(): string | null {
    return this.person?.id ?? null;
  }

  send(text: string): void {
    const frame = frameOf(text);
    if (frame === undefined) {
      this.release();
      this.outbox.put('text', this.connection, text);
      return;
    }
    if (this.frames === '') this.outbox.expect(this);
    this.frames += frame;
  }

  /** The table is not, or no longer, for them: they are told why, and the connection ends. */
  dismiss(reason: Reason): void {
    this.send(JSON.stringify({ id: 0, error: reason }));
    this.release();
    this.outbox.put('refused', this.connection, reason);
  }

  /** Hands out what waits. */
  release(): void {
    const { frames } = this;
    this.frames = '';
    if (frames !== '') this.outbox.put('frames', this.connection, frames);
  }
}
