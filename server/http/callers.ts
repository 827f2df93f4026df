/** How many TCP connections come from each address: who holds many open and says nothing takes them from the others. */
import type { Socket } from 'node:net';

export class Callers {
  private readonly counts = new Map<string, number>();
  private readonly most: number;

  /** `most`: connections of one address. */
  constructor(most: number) {
    this.most = most;
  }

  /** False when that address has as many as it may have. */
  add(socket: Socket, address: string): boolean {
    const count = this.counts.get(address) ?? 0;
    if (count >= this.most) return false;
    this.counts.set(address, count + 1);
    socket.once('close', () => {
      const left = this.counts.get(address)! - 1;
      if (left === 0) this.counts.delete(address);
      else this.counts.set(address, left);
    });
    return true;
  }
}
