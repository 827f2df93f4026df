/**
 * A table that is open in this process. Requests are carried out one after the other: decided, carried out in memory,
 * written, and only then told. When an entry could not be written, what is in memory is thrown away and read again.
 */
import { type BaseMove, type BaseState, changesOf, imagine, isForeseen, refuse, type SavedGame, sameJson } from '@bottega/kernel';
import type { Course, Sitter } from '@bottega/table';
import {
  type Asker,
  apply,
  askedOf,
  beginningOf,
  decide,
  type Entry,
  kindOf,
  nextTimeout,
  type Request,
  savedOf,
  statusOf,
  summaryOf,
  viewOf,
} from '@bottega/table/sitting';
import type { Ask, OwnEdition, Prepared, Summary } from '@bottega/table/wire';
import { causedBy, GRACE, waitingAt } from '../notices/causes.ts';
import type { Append } from '../storage/database.ts';
import type { PreparedTurn } from '../storage/prepared-store.ts';
import type { Audience, ByViewer, Watcher } from './audience.ts';
import { isHost, type LiveTable, maySee, seatOf } from './live-table.ts';
import type { TablePlayed, Viewing } from './pasts.ts';
import { readMoves, stepOf } from './prepared.ts';
import { REMOVED } from './read-log.ts';
import { rowOf, seatRowsOf } from './rows.ts';
import type { RoomServices } from './services.ts';
import { ignoreRefusal, ShownTable } from './shown-table.ts';
import { type Turn, turnOf } from './turns.ts';

/** How often somebody else may be first before a request is refused. */
const TRIES = 4;

/** A prepared turn waits for a moment at first, and between its moves, as somebody would who is there. */
const PAUSE = { first: [1000, 3000], next: [400, 1400] } as const;
const pause = ([least, most]: readonly [number, number]): number => least + Math.random() * (most - least);
/** Whoever prepared a turn is called to it so long after its moves should have been made. */
const CALL = 10_000;

/** A saved game as it is written in a file, with what was known of its seed. */
export type FinishedGame = SavedGame & { readonly seedHash: string; readonly seats: readonly Sitter[] };

export class Room {
  readonly id: string;
  private readonly services: RoomServices;
  private readonly shown: ShownTable;
  /** Ends with what was asked last, and never fails. */
  private chain: Promise<void> = Promise.resolve();
  private waiting = 0;
  used: number;

  constructor(id: string, services: RoomServices) {
    this.id = id;
    this.services = services;
    this.shown = new ShownTable(id, services, async (seat, number, move) => {
      // whoever moved meanwhile has settled it
      await this.ask({ do: 'bot-move', seat, number, move }, null).catch(ignoreRefusal);
    });
    this.used = services.now();
  }

  get audience(): Audience {
    return this.shown.audience;
  }

  get idle(): boolean {
    return this.waiting === 0 && this.shown.isIdle;
  }

  /** Whether nothing was read: there may be no such table. */
  get empty(): boolean {
    return this.shown.length === undefined;
  }

  /** Adds somebody who looks on; refused when they may not. */
  join(watcher: Watcher): Promise<void> {
    return this.inTurn(async () => {
      await this.shown.ready();
      await this.shown.meet();
      const live = this.shown.live();
      needSight(live, watcher.player);
      try {
        this.audience.add(watcher, live);
      } catch (error) {
        this.audience.remove(watcher);
        throw error;
      }
      this.shown.askBots();
    });
  }

  quit(watcher: Watcher): void {
    this.audience.remove(watcher);
    this.used = this.services.now();
  }

  /** Does what was asked; resolves when it is on disk and everybody was told. */
  ask(request: Request, player: string | null): Promise<void> {
    return this.inTurn(() => this.attempt(request, player));
  }

  /** Reads something off the table. */
  see<Value>(player: string | null, look: (live: LiveTable) => Value): Promise<Value> {
    return this.inTurn(async () => {
      await this.shown.ready();
      if (player !== null || this.audience.size === 0) await this.shown.meet();
      const live = this.shown.live();
      needSight(live, player);
      return look(live);
    });
  }

  /** The same for the house itself, from which nothing is hidden. */
  know<Value>(look: (live: LiveTable) => Value): Promise<Value> {
    return this.inTurn(async () => {
      await this.shown.ready();
      await this.shown.catchUp();
      return look(this.shown.live());
    });
  }

  summary(player: string | null): Promise<Summary> {
    return this.see(player, ({ game, sitting, people }) => summaryOf(game, sitting, people));
  }

  /** The position after so many moves, as that person may see it. */
  async look(player: string | null, number: number, viewing: Viewing): Promise<unknown> {
    const { played, viewer } = await this.see(player, (live) => {
      const { moves } = live.sitting;
      if (number > moves.length) refuse({ code: 'out-of-date', number: moves.length });
      return { played: playedAt(live) ?? refuse({ code: 'not-started' }), viewer: seatOf(live, player) };
    });
    return played.game.view(await this.services.pasts.stateAfter(played, number, viewing), viewer);
  }

  /** The whole game at a glance. */
  async course(player: string | null, viewing: Viewing): Promise<Course> {
    const { played, viewer } = await this.see(player, (live) => ({ played: playedAt(live), viewer: seatOf(live, player) }));
    return played === null ? { scores: [], turns: [] } : this.services.pasts.course(played, viewer, viewing);
  }

  /** How many moves were made, as far as this process knows. */
  get moves(): number {
    return this.shown.moves;
  }

  /** The finished game with its seed and who played it: a file that the page and the command line open. */
  game(player: string | null): Promise<FinishedGame> {
    return this.see(player, ({ sitting, people }) => {
      if (statusOf(sitting) !== 'over') refuse({ code: 'not-over' });
      const { moves, ...about } = savedOf(sitting);
      const seats = sitting.seats.map((seat) => ({ name: (seat.player && people(seat.player).name) ?? '', level: seat.bot }));
      return { ...about, seedHash: sitting.seedHash, seats, moves };
    });
  }

  /** What it is played with, by what differs from the house's; refuses a table of the house's own. */
  edition(player: string | null): Promise<OwnEdition> {
    return this.see(player, ({ game, sitting: { edition, editionName } }) => {
      if (edition === undefined) refuse({ code: 'house-edition' });
      return { name: editionName ?? '–', changes: changesOf(game.edition, edition) };
    });
  }

  /** What that player must decide now. */
  turn(player: string): Promise<Turn | null> {
    return this.see(player, (live) => turnOf(live, player));
  }

  /** What that player has prepared here. */
  async prepared(player: string | null): Promise<Prepared | null> {
    return this.services.prepared.of(this.id, await this.see(player, (live) => ownerOf(live, player)));
  }

  /** Keeps a turn for when it is theirs; nobody else hears of it. */
  async prepare(player: string | null, { number, moves, expects }: Extract<Ask, { do: 'prepare' }>): Promise<Prepared | null> {
    const turn = await this.see(player, (live) => {
      const { game, sitting } = live;
      const owner = ownerOf(live, player);
      const seat = seatOf(live, player)!;
      if (statusOf(sitting) === 'open') refuse({ code: 'not-started' });
      if (statusOf(sitting) === 'over') refuse({ code: 'table-over' });
      if (sitting.seats[seat].resigned) refuse({ code: 'has-resigned' });
      if (kindOf(sitting.seats[seat]) !== 'person') refuse({ code: 'not-asked', seats: [] });
      if (number !== sitting.moves.length) refuse({ code: 'out-of-date', number: sitting.moves.length });
      if (askedOf(game, sitting).includes(seat)) refuse({ code: 'your-turn' });
      return { table: this.id, player: owner, at: this.services.now(), number, moves: readMoves(this.services.coreOf(game), moves), expects: expects ?? null };
    });
    await this.services.prepared.put(turn);
    return this.services.prepared.of(this.id, turn.player);
  }

  async dropPrepared(player: string | null): Promise<void> {
    await this.services.prepared.drop(this.id, await this.see(player, (live) => ownerOf(live, player)));
  }

  /** Looks after a turn that somebody has prepared: waits on, plays a move of it, or tells its owner why not. */
  goOnWith(turn: PreparedTurn): Promise<void> {
    return this.inTurn(async () => {
      const { prepared } = this.services;
      const now = (): number => this.services.now();
      await this.shown.ready();
      await this.shown.catchUp();
      const { game, sitting, people } = this.shown.live();
      const step = stepOf(this.services.coreOf(game), sitting, turn);
      if (step.do === 'wait') return prepared.wait(turn);
      if (step.do === 'begin') {
        await prepared.callAt(turn, now() + CALL + turn.moves.length * PAUSE.next[1] + PAUSE.first[1]);
        return prepared.goOn(turn, sitting.moves.length, now() + pause(PAUSE.first));
      }
      if (step.do === 'play') {
        const { seat, move: text, last } = step;
        const number = sitting.moves.length;
        const imagined = imagine(game, viewOf(game, sitting, seat) as BaseState, seat, game.notation.read(text) as BaseMove);
        await this.attempt({ do: 'play', number, move: text }, people(turn.player).id);
        const { sitting: after } = this.shown.live();
        if (last) return prepared.finish(turn).then(() => prepared.callAt(turn, now() + GRACE));
        if (isForeseen(game, imagined, viewOf(game, after, seat), seat)) return prepared.goOn(turn, turn.started!, now() + pause(PAUSE.next));
      }
      if (step.do === 'finish') await prepared.finish(turn);
      else await prepared.cancel(turn, step.do === 'cancel' ? step.why : { code: 'shown' });
      await prepared.callAt(turn, now() + GRACE);
    });
  }

  /** Another process wrote something, or may have. */
  follow(number = Number.POSITIVE_INFINITY): Promise<void> {
    return this.inTurn(async () => {
      if (this.shown.length !== undefined && number < this.shown.length) return;
      await this.shown.ready();
      await this.shown.catchUp();
    }).catch(ignoreRefusal);
  }

  /** Takes the table away for good; `check` refuses where that can't be. */
  remove(check: (live: LiveTable) => void = () => {}): Promise<void> {
    return this.inTurn(async () => {
      const { tables, now, rewrote } = this.services;
      await this.shown.ready();
      // the number is the lock: whoever was first at another process is heard
      for (let written = false; !written; ) {
        await this.shown.catchUp();
        check(this.shown.live());
        written = await tables.append({ table: this.id, number: this.shown.length!, at: now(), entry: REMOVED });
      }
      await tables.erase(this.id);
      this.shown.vanish();
      rewrote(this.id);
    });
  }

  /** Blanks what was said under these ids. The numbers of the log stay as they are. */
  eraseWords(players: readonly string[]): Promise<void> {
    return this.inTurn(async () => {
      await this.services.tables.blank(this.id, players);
      this.services.rewrote(this.id);
      await this.shown.reread();
    });
  }

  /** The log was changed by another process. */
  followRewrite(): Promise<void> {
    return this.inTurn(() => this.shown.reread());
  }

  /** Looks after clocks that ran out and bots that were left alone. */
  wake(): Promise<void> {
    return this.inTurn(async () => {
      await this.shown.ready();
      await this.shown.catchUp();
      const running = this.shown.live().sitting.clock.running.slice();
      for (const seat of running) await this.attempt({ do: 'timeout', seat }, null).catch(ignoreRefusal);
      this.shown.askBots();
    });
  }

  /** Stops its bots; resolves when nothing is being done any more. */
  async close(): Promise<void> {
    this.shown.stopBots();
    await this.chain;
  }

  private inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    this.used = this.services.now();
    this.waiting++;
    const done = this.chain.then(work);
    const leave = (): void => void this.waiting--;
    this.chain = done.then(leave, leave);
    return done;
  }

  /** When another process was first, its entries are carried out, and the request is decided anew. */
  private async attempt(request: Request, player: string | null): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      await this.shown.ready();
      // who has logged in meanwhile may have sat down as a guest
      if (player !== null && seatOf(this.shown.live(), player) === null) await this.shown.meet();
      const hostSeen = request.do === 'host' ? await this.hostSeen() : 0;
      const { entry, append, texts } = this.carryOut(request, player, hostSeen);
      const written = await this.services.tables.append(append).catch((error) => {
        this.shown.forget();
        throw error;
      });
      if (written) {
        await this.shown.show(entry, texts, append.row !== undefined);
        return;
      }
      this.shown.forget();
      await this.shown.ready();
      await this.shown.catchUp();
    }
    refuse({ code: 'out-of-date', number: this.moves });
  }

  /** Somebody who was erased is never seen again. */
  private async hostSeen(): Promise<number> {
    const { sitting, people } = this.shown.live();
    const { made, seen } = await this.services.people.times(people(sitting.host).id);
    return seen ?? made;
  }

  /** Decides a request and carries it out in memory: returns what is to be written, and what is to be told then. */
  private carryOut(request: Request, player: string | null, hostSeen: number): { entry: Entry; append: Append; texts: ByViewer<string> } {
    const live = this.shown.live();
    const { game, sitting } = live;
    const at = Math.max(this.services.now(), sitting.moved);
    if (request.do !== 'bot-move' && request.do !== 'timeout' && request.do !== 'close') needSight(live, player);
    const seat = seatOf(live, player);
    const asker: Asker = { player, seat, host: isHost(live, player), here: () => this.audience.here(), hostSeen: () => hostSeen, at };
    const entry = decide(game, sitting, request, asker);
    const { length: number, revision } = sitting;
    const asked = askedOf(game, sitting);
    const timeout = nextTimeout(sitting);
    const waiting = waitingAt(game, sitting);
    const [wasBegun, wasOver] = [sitting.started !== null, sitting.ended !== null];
    const views = this.audience.views(live);
    try {
      apply(game, sitting, entry, at);
      const texts = this.audience.describe(live, entry, views);
      const revised = sitting.revision !== revision;
      const listed = revised || !sameJson(askedOf(game, sitting), asked) || nextTimeout(sitting) !== timeout;
      const append: Append = {
        table: this.id,
        number,
        at,
        entry: JSON.stringify(entry),
        ...(listed && { row: rowOf(game, sitting) }),
        ...(revised && { seats: seatRowsOf(sitting) }),
        ...(entry.kind === 'chat' && { talker: entry.player }),
        ...(!wasOver && sitting.ended !== null && sitting.settings.rated && { rated: true }),
        ...causedBy(entry, waiting, game, sitting, wasBegun, wasOver),
      };
      return { entry, append, texts };
    } catch (error) {
      this.shown.forget();
      throw error;
    }
  }
}

/** Whoever sits there, by the id in the log; refused without a seat. */
function ownerOf(live: LiveTable, player: string | null): string {
  const seat = seatOf(live, player) ?? refuse({ code: 'not-seated' });
  return live.sitting.seats[seat].player!;
}

function needSight(live: LiveTable, player: string | null): void {
  if (!maySee(live, player)) refuse({ code: 'unknown-table' });
}

/** The game as it stands; it may go on while its past is worked out. Null before it starts. */
function playedAt({ game, sitting }: LiveTable): TablePlayed | null {
  if (sitting.state === null) return null;
  const { id: table, rules, moves } = sitting;
  return { table, rules, game, moves: moves.slice(), begin: () => beginningOf(game, sitting) };
}
