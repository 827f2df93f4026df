/**
 * What the players of one table were promised, noted outside the server, and what its log says of it. A promise is an
 * answer that the thing is on disk; what was sent and never answered may be there or not, but not twice.
 */
import type { Entry } from '@bottega/table/sitting';

interface Sent {
  readonly what: string;
  acknowledged: boolean;
}

export interface Verdict {
  /** Promised, and not in the log at its place. */
  readonly lost: readonly string[];
  /** In the log more often than it was sent, or never sent at all. */
  readonly doubled: readonly string[];
}

export class Ledger {
  /** By the number of moves before it. A move that was not answered is sent again as it was, so there is one of each. */
  private readonly moves = new Map<number, Sent>();
  /** No two say the same. */
  private readonly words = new Map<string, Sent>();
  /** Moves that some page has shown. */
  private shown = 0;
  /** Moves that the table asked for again, though it had said that they were on disk. */
  private readonly askedAgain: string[] = [];

  sendMove(number: number, what: string): void {
    const sent = this.moves.get(number);
    if (sent === undefined) this.moves.set(number, { what, acknowledged: false });
    else if (sent.acknowledged) this.askedAgain.push(`move ${number}, ${sent.what}`);
  }

  acknowledgeMove(number: number): void {
    this.moves.get(number)!.acknowledged = true;
  }

  sendWords(what: string): void {
    this.words.set(what, { what, acknowledged: false });
  }

  acknowledgeWords(what: string): void {
    this.words.get(what)!.acknowledged = true;
  }

  /** A page has shown so many moves: they are promised as well, to whoever saw them. */
  show(number: number): void {
    this.shown = Math.max(this.shown, number);
  }

  get acknowledged(): { moves: number; words: number } {
    return { moves: count(this.moves.values()), words: count(this.words.values()) };
  }

  compare(entries: readonly { readonly number: number; readonly entry: Entry }[]): Verdict {
    const lost = this.askedAgain.slice();
    const doubled: string[] = [];
    for (const [index, { number }] of entries.entries()) if (number !== index) lost.push(`entry ${index}`);

    const moves = entries.flatMap(({ entry }) => (entry.kind === 'move' ? [entry.move] : []));
    for (const [number, { what, acknowledged }] of this.moves) if (acknowledged && moves[number] !== what) lost.push(`move ${number}, ${what}`);
    for (const [number, move] of moves.entries()) if (this.moves.get(number)?.what !== move) doubled.push(`move ${number}, ${move}`);
    if (moves.length < this.shown) lost.push(`moves ${moves.length} to ${this.shown - 1}, which were shown`);

    const words = new Map<string, number>();
    for (const { entry } of entries) if (entry.kind === 'chat') words.set(entry.text, (words.get(entry.text) ?? 0) + 1);
    for (const { what, acknowledged } of this.words.values()) if (acknowledged && !words.has(what)) lost.push(`“${what}”`);
    for (const [what, times] of words) if (times > 1 || !this.words.has(what)) doubled.push(`“${what}”`);
    return { lost, doubled };
  }
}

const count = (sent: Iterable<Sent>): number => [...sent].filter(({ acknowledged }) => acknowledged).length;
