/** One WebSocket at one table: reads what a page asks, and sends what it is shown. */
import type { Socket } from 'node:net';
import type { Reason } from '@bottega/kernel';
import { Message } from '@bottega/table/schemas';
import type { WebSocket } from 'ws';
import { type Asker, askTable } from '../rooms/ask.ts';
import type { Watcher } from '../rooms/audience.ts';
import type { Room } from '../rooms/room.ts';
import { checker } from '../schemas/checker.ts';
import type { Context } from './context.ts';
import { explain } from './errors.ts';
import { readJson } from './incoming.ts';
import { RESTART } from './sockets.ts';

/** A client that does not read is let go when this many bytes wait for it. */
const MOST_BUFFERED = 1_000_000;
/** Closing codes: from 4400 on it is of no use to come back. */
const REFUSED = 4400;
const CLOSING_CODES: Readonly<Record<string, number>> = {
  'unknown-table': 4404,
  'stuck-table': 4500,
  // these pass
  closing: RESTART,
  fault: RESTART,
  'storage-down': RESTART,
};

const checked = checker(Message);

export class Connection implements Watcher {
  readonly player: string | null;
  private readonly socket: WebSocket;
  private readonly tcp: Socket;
  private readonly room: Room;
  private readonly asker: Asker;
  private readonly context: Context;
  private open = true;

  constructor(socket: WebSocket, tcp: Socket, room: Room, asker: Asker, context: Context) {
    this.player = asker.player?.id ?? null;
    this.socket = socket;
    this.tcp = tcp;
    this.room = room;
    this.asker = asker;
    this.context = context;
  }

  async join(): Promise<void> {
    try {
      await this.room.join(this);
      // they may have left meanwhile
      if (!this.open) this.room.quit(this);
    } catch (error) {
      this.dismiss(explain(this.context, error));
    }
  }

  async receive(text: string): Promise<void> {
    if (!this.open) return;
    let id = 0;
    try {
      const message = readJson(text);
      id = idOf(message);
      const answered = await askTable(this.context, this.room, this.asker, checked(message));
      this.send(JSON.stringify({ id, ...answered }));
    } catch (error) {
      this.send(JSON.stringify({ id, error: explain(this.context, error) }));
    }
  }

  /** What is sent in one tick, such as a move and its answer, leaves in one packet: writing is what costs most. */
  send(text: string): void {
    const { socket, tcp } = this;
    if (socket.bufferedAmount > MOST_BUFFERED) socket.terminate();
    if (socket.readyState !== socket.OPEN) return;
    if (tcp.writableCorked === 0) {
      tcp.cork();
      process.nextTick(() => tcp.uncork());
    }
    socket.send(text);
  }

  /** The table is not, or no longer, for them: they are told why, and the connection ends. */
  dismiss(reason: Reason): void {
    this.open = false;
    this.send(JSON.stringify({ id: 0, error: reason }));
    this.socket.close(CLOSING_CODES[reason.code] ?? REFUSED);
  }

  quit(): void {
    this.open = false;
    this.room.quit(this);
  }
}

/** Even a wrong message is answered by its id, if it has one. */
function idOf(message: unknown): number {
  const id = (message as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : 0;
}
