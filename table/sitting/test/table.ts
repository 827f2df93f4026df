/** A table of Mercato for the tests: two or three people, time that is told, and a log that can be read again. */
import { type AnyGame, Refusal, randomFrom, type Seat } from '@bottega/kernel';
import { game as mercato } from '../../../examples/mercato/rules/game.ts';
import type { SeatWish, Terms } from '../../wire.ts';
import { type Asker, apply, decide, type Entry, type OpenEntry, openSitting, type Request, type Sitting } from '../index.ts';

export const game = mercato as AnyGame;

const TERMS: Terms = { listed: true, spectators: true, chat: true, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'random' };
const OPEN: SeatWish = { kind: 'open' };

/** All that lasts while the revision does. */
function lasting(sitting: Sitting): string {
  const { state, moves, log, clock, chat, muted, length, moved, holding, revision, ...rest } = sitting;
  return JSON.stringify(rest);
}

/** Every entry is checked for what it leaves as it was. */
export class TestTable {
  readonly log: { entry: Entry; at: number }[] = [];
  sitting: Sitting;
  now = 1_000_000;
  here: Seat[] = [];
  hostSeen = this.now;

  /** Seat 0 is the host's. */
  constructor(players: number, terms: Partial<Terms> = {}, seats: readonly SeatWish[] = Array.from({ length: players }, () => OPEN)) {
    const settings = { ...TERMS, ...terms };
    const entry: OpenEntry = {
      kind: 'open',
      table: 't',
      game: game.id,
      rules: game.version,
      name: null,
      players,
      options: {},
      settings,
      seats,
      host: 'p0',
      seat: 0,
      seed: 'seed',
      seedHash: 'hash',
    };
    this.log.push({ entry, at: this.now });
    this.sitting = openSitting(game, entry, this.now);
  }

  /** Everybody sits down: person pN at seat N. */
  static full(players: number, terms: Partial<Terms> = {}): TestTable {
    const table = new TestTable(players, terms);
    for (let seat = 1; seat < players; seat++) table.ask(`p${seat}`, { do: 'sit', seat });
    return table;
  }

  ask(player: string | null, request: Request): void {
    const found = this.sitting.seats.findIndex((seat) => seat.player === player && player !== null);
    const asker: Asker = {
      player,
      seat: found === -1 ? null : found,
      host: player === this.sitting.host,
      here: () => this.here,
      hostSeen: () => this.hostSeen,
      at: this.now,
    };
    const entry = decide(game, this.sitting, request, asker);
    const { revision } = this.sitting;
    const before = lasting(this.sitting);
    this.log.push({ entry, at: this.now });
    apply(game, this.sitting, entry, this.now);
    if (this.sitting.revision === revision && lasting(this.sitting) !== before) throw new Error(`${entry.kind} changed more than the position`);
  }

  refusal(player: string | null, request: Request): unknown {
    const before = JSON.stringify(this.sitting);
    try {
      this.ask(player, request);
    } catch (error) {
      if (error instanceof Refusal && JSON.stringify(this.sitting) === before) return error.reason.code;
      throw error;
    }
    return 'accepted';
  }

  get toAct(): Seat {
    return game.toAct(this.sitting.state)[0];
  }

  /** The seat to act plays the first move of that kind, or its first move. */
  move(kind?: string, hold = false): Seat {
    const seat = this.toAct;
    const legal = game.legal(this.sitting.state, seat);
    const move = legal.find((one) => one.do === kind) ?? legal[0];
    this.ask(`p${seat}`, { do: 'play', number: this.sitting.moves.length, move, hold });
    return seat;
  }

  playOut(random = randomFrom('out')): void {
    while (this.sitting.ended === null) {
      const seats = game.toAct(this.sitting.state);
      const seat = seats[random(seats.length)];
      const legal = game.legal(this.sitting.state, seat);
      this.now += random(1000);
      this.ask(`p${seat}`, { do: 'play', number: this.sitting.moves.length, move: legal[random(legal.length)] });
    }
  }

  /** The same table, read from its log as another process would. */
  reread(): Sitting {
    const [first, ...rest] = JSON.parse(JSON.stringify(this.log)) as { entry: Entry; at: number }[];
    const sitting = openSitting(game, first.entry as OpenEntry, first.at);
    for (const { entry, at } of rest) apply(game, sitting, entry as Exclude<Entry, { kind: 'open' }>, at);
    return sitting;
  }
}
