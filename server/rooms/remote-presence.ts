/** Who is connected to the other processes, as they told lately. */
import type { Seat } from '@bottega/kernel';

/** A process that says nothing for so long is gone, and its people with it. */
const BELIEVED = 45_000;

export class RemotePresence {
  private readonly processes = new Map<string, { readonly seats: readonly Seat[]; readonly told: number }>();

  /** Returns whether that changed anything. */
  update(process: string, seats: readonly Seat[], now: number): boolean {
    const before = this.with([]).join();
    for (const [other, { told }] of this.processes) if (now - told > BELIEVED) this.processes.delete(other);
    if (seats.length === 0) this.processes.delete(process);
    else this.processes.set(process, { seats, told: now });
    return this.with([]).join() !== before;
  }

  /** These seats together with the remote ones. */
  with(seats: readonly Seat[]): Seat[] {
    return [...new Set([...seats, ...[...this.processes.values()].flatMap((one) => one.seats)])].sort();
  }

  knows(process: string): boolean {
    return this.processes.has(process);
  }
}
