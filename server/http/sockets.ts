/** All open WebSockets: how many come from an address, and which of them are still there. */
import type { WebSocket } from 'ws';

/** Tells a page to connect again. */
export const RESTART = 1012;
const HEARTBEAT = 30_000;

export class Sockets {
  private readonly open = new Map<WebSocket, { readonly ip: string; alive: boolean }>();
  private readonly addresses = new Map<string, number>();
  private readonly heartbeat: NodeJS.Timeout;

  constructor() {
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
    this.heartbeat.unref();
  }

  get size(): number {
    return this.open.size;
  }

  from(ip: string): number {
    return this.addresses.get(ip) ?? 0;
  }

  add(socket: WebSocket, ip: string): void {
    this.open.set(socket, { ip, alive: true });
    this.addresses.set(ip, this.from(ip) + 1);
  }

  /** False when it was not there. */
  remove(socket: WebSocket): boolean {
    const caller = this.open.get(socket);
    if (caller === undefined) return false;
    this.open.delete(socket);
    const others = this.from(caller.ip) - 1;
    if (others === 0) this.addresses.delete(caller.ip);
    else this.addresses.set(caller.ip, others);
    return true;
  }

  heard(socket: WebSocket): void {
    const caller = this.open.get(socket);
    if (caller !== undefined) caller.alive = true;
  }

  close(): void {
    clearInterval(this.heartbeat);
    for (const socket of this.open.keys()) socket.close(RESTART, 'restart');
  }

  private beat(): void {
    for (const [socket, caller] of this.open) {
      const { alive } = caller;
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
