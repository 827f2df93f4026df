/** All open WebSockets: who is behind each, how many come from an address, and which of them are still there. */
import type { WebSocket } from 'ws';
import { hashOf } from '../people/secrets.ts';
import type { Gone } from '../storage/database.ts';

/** Who opened a connection, and by what they were let in. */
export interface Caller {
  readonly ip: string;
  readonly player: string | null;
  readonly secret: string | undefined;
}

/** Tells a page to connect again. */
export const RESTART = 1012;
const HEARTBEAT = 30_000;

export class Sockets {
  private readonly open = new Map<WebSocket, Pick<Caller, 'ip' | 'player'> & { session: string | undefined; alive: boolean }>();
  private readonly addresses = new Map<string, number>();
  private readonly heartbeat: NodeJS.Timeout;
  private readonly tellGone: (who: Gone) => void;

  /** `tellGone` lets the other processes know who must connect again. */
  constructor(tellGone: (who: Gone) => void) {
    this.tellGone = tellGone;
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
    this.heartbeat.unref();
  }

  get size(): number {
    return this.open.size;
  }

  from(ip: string): number {
    return this.addresses.get(ip) ?? 0;
  }

  add(socket: WebSocket, { ip, player, secret }: Caller): void {
    this.open.set(socket, { ip, player, session: secret === undefined ? undefined : hashOf(secret), alive: true });
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

  /** What let them in is gone, or they are somebody else now: they must connect again, and are looked at anew. */
  letGo({ player, secret }: { readonly player?: string; readonly secret?: string | undefined }): void {
    const gone: Gone[] = [];
    if (player !== undefined) gone.push({ by: 'player', id: player });
    if (secret !== undefined) gone.push({ by: 'session', id: hashOf(secret) });
    for (const who of gone) {
      this.hearGone(who);
      this.tellGone(who);
    }
  }

  /** The same, as another process tells; null when it may have told something that was not heard here. */
  hearGone(who: Gone | null): void {
    for (const [socket, caller] of this.open) if (who === null || caller[who.by] === who.id) socket.close(RESTART);
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
