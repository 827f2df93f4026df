/** All open WebSockets: how many come from an address, and which of them are still there. */
import type { WebSocket } from 'ws';

/** Whoever does not read is let go when this many bytes wait for them. */
export const MOST_BUFFERED = 512 * 1024;
/** Tells a page to connect again. */
export const RESTART = 1012;
const HEARTBEAT = 30_000;
/** Each address has at most that part of all connections. */
const SHARE = 100;

export const socketsEach = ({ sockets }: { readonly sockets: number }): number => Math.max(1, Math.floor(sockets / SHARE));
/** TCP connections of an address: pages hold some besides their WebSocket, and many people may be behind one address. */
export const connectionsEach = (config: { readonly sockets: number }): number => 100 + 5 * socketsEach(config);

export class Sockets {
  private readonly open = new Map<WebSocket, { readonly address: string; alive: boolean }>();
  private readonly addresses = new Map<string, number>();
  private readonly heartbeat: NodeJS.Timeout;

  constructor() {
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
    this.heartbeat.unref();
  }

  get size(): number {
    return this.open.size;
  }

  from(address: string): number {
    return this.addresses.get(address) ?? 0;
  }

  /** `address`: of a group of addresses. */
  add(socket: WebSocket, address: string): void {
    this.open.set(socket, { address, alive: true });
    this.addresses.set(address, this.from(address) + 1);
  }

  /** False when it was not there. */
  remove(socket: WebSocket): boolean {
    const caller = this.open.get(socket);
    if (caller === undefined) return false;
    this.open.delete(socket);
    const others = this.from(caller.address) - 1;
    if (others === 0) this.addresses.delete(caller.address);
    else this.addresses.set(caller.address, others);
    return true;
  }

  /** Whether it was waited for: the answer to our own ping is free. */
  heard(socket: WebSocket): boolean {
    const caller = this.open.get(socket);
    if (caller === undefined || caller.alive) return false;
    caller.alive = true;
    return true;
  }

  close(): void {
    clearInterval(this.heartbeat);
    for (const socket of this.open.keys()) socket.close(RESTART, 'restart');
  }

  private beat(): void {
    for (const [socket, caller] of this.open) {
      const alive = caller.alive && socket.bufferedAmount <= MOST_BUFFERED;
      caller.alive = false;
      try {
        if (alive) socket.ping();
        else socket.terminate();
      } catch {
        socket.terminate();
      }
    }
  }
}
