/** What people must decide at a table now, and how it ended, for programs that play. */
import type { Seat } from '@bottega/kernel';
import { askedOf, kindOf } from '@bottega/table/sitting';
import type { Outcome } from '@bottega/table/wire';
import { type LiveTable, seatOf } from './live-table.ts';

export interface Turn {
  readonly table: string;
  readonly number: number;
  readonly seat: Seat;
  readonly view: unknown;
  /** Every legal move, in the game's notation. */
  readonly moves: readonly string[];
}

/** A game that somebody has played is over. */
export interface Over {
  readonly table: string;
  readonly seat: Seat;
  readonly outcome: Outcome;
}

/** What a player must decide at a table now, if anything, and its end, if it has come. */
export interface TableNews {
  readonly table: string;
  readonly turn: Turn | null;
  readonly over: Over | null;
}

/** The decision that waits for that player, or null. */
export function turnOf({ game, sitting, people }: LiveTable, player: string): Turn | null {
  if (sitting.holding !== null) return null;
  const seat = askedOf(game, sitting).find((asked) => {
    const sitter = sitting.seats[asked];
    return kindOf(sitter) === 'person' && people(sitter.player!).id === player;
  });
  if (seat === undefined) return null;
  return {
    table: sitting.id,
    number: sitting.moves.length,
    seat,
    view: game.view(sitting.state, seat),
    moves: game.legal(sitting.state, seat).map((move) => game.notation.write(move)),
  };
}

function overFor(live: LiveTable, player: string): Over | null {
  const { id: table, outcome } = live.sitting;
  const seat = seatOf(live, player);
  return outcome === null || seat === null ? null : { table, seat, outcome };
}

/** Tells players what they must decide, and how it ended, wherever they sit. */
export class TurnListeners {
  private readonly listeners = new Map<string, Set<(news: TableNews) => void>>();

  /** Calls `hear` whenever something happens where that player sits; returns how to stop. */
  add(player: string, hear: (news: TableNews) => void): () => void {
    const own = this.listeners.get(player) ?? new Set();
    this.listeners.set(player, own.add(hear));
    return () => {
      own.delete(hear);
      if (own.size === 0) this.listeners.delete(player);
    };
  }

  /** Whoever sits there is told, also when nothing waits for them any more: moves may have been taken back. */
  tell(live: LiveTable): void {
    if (this.listeners.size === 0) return;
    const { seats, id: table } = live.sitting;
    const players = new Set(seats.flatMap(({ player }) => (player === null ? [] : live.people(player).id)));
    for (const player of players) {
      const own = this.listeners.get(player);
      if (own === undefined) continue;
      const news = { table, turn: turnOf(live, player), over: overFor(live, player) };
      for (const hear of own) hear(news);
    }
  }
}
