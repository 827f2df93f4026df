/** Where the hall meets the doors: hears what the porter brings from another thread, and sees to it that everything is answered. */
import { type Reason, Refusal } from '@bottega/kernel';
import { checker } from '../checks/checker.ts';
import { type CheckedMessage, Message } from '../checks/schemas.ts';
import type { HallHears } from '../porter/messages.ts';
import type { Port } from '../porter/parcels.ts';
import { StorageDown } from '../storage/database.ts';
import { type Answered, type Asking, askTable, OK } from './ask.ts';
import { Guest, Outbox } from './guest.ts';
import { QUESTIONS } from './questions.ts';
import { Slices } from './slices.ts';

const checked = checker(Message);

export class Desk implements HallHears {
  readonly outbox: Outbox;
  private readonly asking: Asking;
  private readonly guests = new Map<number, Guest>();
  private readonly messages = new Slices<{ readonly guest: Guest; readonly text: string }>(({ guest, text }) => this.answerGuest(guest, text));
  private readonly listeners = new Map<number, () => void>();

  constructor(port: Port, asking: Asking) {
    this.asking = asking;
    this.outbox = new Outbox(port, this);
  }

  join(connection: number, { table, player }: Parameters<HallHears['join']>[1]): void {
    const guest = new Guest(connection, this.asking.hall.room(table), player, this.outbox);
    this.guests.set(connection, guest);
    void this.letIn(guest);
  }

  said(connection: number, text: string): void {
    const guest = this.guests.get(connection);
    if (guest !== undefined) this.messages.add({ guest, text });
  }

  quit(connection: number): void {
    const guest = this.guests.get(connection);
    this.guests.delete(connection);
    guest?.room.quit(guest);
  }

  asked(question: number, { what, given }: Parameters<HallHears['asked']>[1]): void {
    void this.answer(question, what as keyof typeof QUESTIONS, given);
  }

  listen(listener: number, player: string): void {
    const { hall } = this.asking;
    this.listeners.set(
      listener,
      hall.listen(player, (news) => this.outbox.put('turn', listener, news)),
    );
  }

  unlisten(listener: number): void {
    this.listeners.get(listener)?.();
    this.listeners.delete(listener);
  }

  ping(number: number): void {
    const { rooms, entries } = this.asking.hall;
    this.outbox.put('pong', number, { rooms: rooms.size, entries });
  }

  private async letIn(guest: Guest): Promise<void> {
    try {
      await guest.room.join(guest);
      // who has left meanwhile
      if (this.guests.get(guest.connection) !== guest) guest.room.quit(guest);
    } catch (error) {
      this.guests.delete(guest.connection);
      guest.dismiss(this.reasonFor(error));
    }
  }

  private answerGuest(guest: Guest, text: string): void {
    const given = read(text);
    const id = idOf(given);
    const refused = (error: unknown): void => guest.send(JSON.stringify({ id, error: this.reasonFor(error) }));
    try {
      const message: CheckedMessage = checked(given);
      askTable(this.asking, guest.room, guest.person, message).then((answered) => guest.send(answerTo(id, answered)), refused);
    } catch (error) {
      refused(error);
    }
  }

  private async answer(question: number, what: keyof typeof QUESTIONS, given: unknown): Promise<void> {
    try {
      const value: unknown = await QUESTIONS[what](this.asking, given as never);
      this.outbox.put('answered', question, { value });
    } catch (error) {
      const reason = reasonOf(error);
      this.outbox.put('answered', question, reason === undefined ? { fault: faultOf(error) } : { reason });
    }
  }

  /** The reason for who asked; a fault of ours is told to whoever looks after the server. */
  private reasonFor(error: unknown): Reason {
    const reason = reasonOf(error);
    if (reason === undefined) this.outbox.put('fault', 0, faultOf(error));
    else this.outbox.put('refusal', 0, reason.code);
    return reason ?? { code: 'fault' };
  }
}

/** Nearly every answer says yes and nothing else. */
const answerTo = (id: number, answered: Answered): string => (answered === OK ? `{"id":${id},"ok":true}` : JSON.stringify({ id, ...answered }));

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Even a wrong message is answered by its id, if it has one. */
function idOf(message: unknown): number {
  const id = (message as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : 0;
}

function reasonOf(error: unknown): Reason | undefined {
  if (error instanceof Refusal) return error.reason;
  return error instanceof StorageDown ? { code: 'storage-down' } : undefined;
}

const faultOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
