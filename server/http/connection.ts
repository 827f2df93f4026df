/** One WebSocket at one table: reads what a page asks, and sends what it is shown. */
import type { Socket } from 'node:net';
import { type Reason, refuse } from '@bottega/kernel';
import { Message } from '@bottega/table/schemas';
import type { Player } from '@bottega/table/wire';
import type { WebSocket } from 'ws';
import { askTable, type Client } from '../rooms/ask.ts';
import type { Watcher } from '../rooms/audience.ts';
import type { Room } from '../rooms/room.ts';
import { checker } from '../schemas/checker.ts';
import type { Payer } from './budget.ts';
import type { Context } from './context.ts';
import { explain } from './errors.ts';
import { readJson } from './incoming.ts';
import { PRICES, type Price, pastPrice, VERB_PRICES } from './prices.ts';
import { MOST_BUFFERED, RESTART } from './sockets.ts';

/** Closing code of a connection that sends too much, or what is no text. */
const POLICY = 1008;
/** Refusals that a connection may have gathered: each costs one, and each message that was paid gives one back. */
const PATIENCE = 30;
/** Milliseconds in which a closing code may still be read. */
const FAREWELL = 250;
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

/** Who opened a connection, from which group of addresses, and whether it is a program with their token. */
interface Caller {
  readonly address: string;
  readonly player: Player | null;
  readonly program: boolean;
}

export class Connection implements Watcher {
  readonly player: string | null;
  blocked: ReadonlySet<string> = new Set();
  private readonly socket: WebSocket;
  private readonly tcp: Socket;
  private readonly room: Room;
  private readonly client: Client;
  private readonly payer: Payer;
  private readonly context: Context;
  private open = true;
  private patience = PATIENCE;

  constructor(socket: WebSocket, tcp: Socket, room: Room, { address, player, program }: Caller, context: Context) {
    this.player = player?.id ?? null;
    this.payer = { address, person: this.player };
    this.client = { player, program, owner: address, payForMoves: (moves) => this.pay(pastPrice(moves)), isHere: () => this.open };
    this.socket = socket;
    this.tcp = tcp;
    this.room = room;
    this.context = context;
  }

  async join(): Promise<void> {
    try {
      this.blocked = await this.context.blocks.of(this.player);
      await this.room.join(this);
      // they may have left meanwhile
      if (!this.open) this.room.quit(this);
    } catch (error) {
      this.dismiss(explain(this.context, error));
    }
  }

  async receive(data: Buffer, isBinary: boolean): Promise<void> {
    if (!this.open) return;
    if (isBinary) {
      this.end('text is needed');
      return;
    }
    let id = 0;
    try {
      // what can't even be read costs as much
      const unpaid = this.unpaid(PRICES.request);
      const message = readJson(data.toString('utf8'));
      id = idOf(message);
      if (unpaid !== undefined) refuse(unpaid);
      const ask = checked(message);
      this.pay(VERB_PRICES[ask.do]);
      const answered = await askTable(this.context, this.room, this.client, ask);
      this.send(JSON.stringify({ id, ...answered }));
    } catch (error) {
      const reason = explain(this.context, error);
      if (reason.code === 'bad-message') this.unpaid(PRICES.malformed);
      this.send(JSON.stringify({ id, error: reason }));
    }
  }

  /** A ping has already been answered; who pings on without reading, or without end, is let go. */
  receiveControl(): void {
    if (!this.open) return;
    this.unpaid(PRICES.request);
    if (!this.open || this.socket.bufferedAmount > MOST_BUFFERED) this.socket.terminate();
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

  private pay(price: Price): void {
    const reason = this.unpaid(price);
    if (reason !== undefined) refuse(reason);
  }

  /** Takes the price, or gives the reason why not; whoever goes on for long without being able to pay is cut off. */
  private unpaid(price: Price): Reason | undefined {
    const { budget } = this.context;
    const seconds = budget.take(this.payer, price);
    if (seconds === 0) {
      this.patience = Math.min(PATIENCE, this.patience + 1);
      return undefined;
    }
    this.patience--;
    if (this.patience === 0 || budget.isShutOut(this.payer)) this.end('too many messages');
    return { code: 'too-many', seconds };
  }

  /** They are told why, if they listen; whatever else is on its way from them is not read any more. */
  private end(why: string): void {
    if (!this.open) return;
    this.open = false;
    this.socket.close(POLICY, why);
    this.tcp.pause();
    setTimeout(() => this.socket.terminate(), FAREWELL).unref();
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
