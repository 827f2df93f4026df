/**
 * Brings people together who look for others to play with. Each look of somebody who waits is also a try, in whichever
 * process: whoever claims a group opens its table. Should the process die in between, the table's first number decides
 * whether it will ever be there, and everybody waits again.
 */
import { refuse } from '@bottega/kernel';
import { PACES, SOUGHT_PACES, type SoughtPace } from '@bottega/table/paces';
import type { OpenTable, Player, Seek, SeekLine, SeekWish } from '@bottega/table/wire';
import { gameOf } from '../games.ts';
import { botSkill } from '../ratings/house-bots.ts';
import { REMOVED } from '../rooms/read-log.ts';
import { newTableId, type Rooms } from '../rooms/rooms.ts';
import type { SeekerRow, SeekerStore } from '../storage/seeker-store.ts';
import { type Apart, type Group, nextGroup, othersFor } from './pairing.ts';

const DAY = 86_400_000;
/** Who wants to play at once must be there, though a tab behind others may speak once a minute; for slow games it is enough to have been here lately. */
const SEEN: Readonly<Record<SoughtPace, number>> = { quick: 75_000, calm: 75_000, 'one-day': 2 * DAY, 'three-days': 3 * DAY };
/** Bots are offered to whoever has waited for so long. */
const BOTS_AFTER = 30_000;
/** A table that was claimed is there by then, or never will be. */
const OPENED_BY = 15_000;
const FORGOTTEN = 3_600_000;
const STAND_IN = 'apprentice';

export interface SeekersOptions {
  readonly store: SeekerStore;
  readonly rooms: Rooms;
  /** Reads which of these people must not meet. */
  readonly apart: (players: readonly string[]) => Promise<Apart>;
  /** A number below that, by chance. */
  readonly random: (below: number) => number;
}

export class Seekers {
  private readonly options: SeekersOptions;
  /** One try after the other: those who look at once would only be in each other's way. */
  private trying: Promise<unknown> = Promise.resolve();

  constructor(options: SeekersOptions) {
    this.options = options;
  }

  async seek({ id, account }: Player, wish: SeekWish): Promise<Seek> {
    const { store, rooms } = this.options;
    const { players } = gameOf(rooms.games, wish.game);
    for (const given of wish.players)
      if (given < players.min || given > players.max) refuse({ code: 'bad-players', given, min: players.min, max: players.max });
    if (wish.rated && account === null) refuse({ code: 'account-needed', for: 'rated' });
    if (wish.rated) needRated(wish.game, wish.players, STAND_IN);
    // who was given a table before may look for another one
    const before = await store.touch(id, rooms.now());
    if (before?.tab != null && (await this.tableOf(before)) !== null) await store.remove(id);
    await store.put(id, wish, rooms.now());
    return (await this.look(id)) ?? refuse({ code: 'not-found' });
  }

  /** Whether somebody waits, and whether there is a table for them by now. */
  async look(player: string): Promise<Seek | null> {
    const { store, rooms } = this.options;
    let seeker = await store.touch(player, rooms.now());
    if (seeker === null) return null;
    if (seeker.tab === null) {
      await this.pair(seeker);
      seeker = await store.touch(player, rooms.now());
      if (seeker === null) return null;
    }
    return this.shown(seeker);
  }

  async agreeToBots(player: string, level: string): Promise<Seek> {
    const { store, rooms } = this.options;
    const seeker = (await store.touch(player, rooms.now())) ?? refuse({ code: 'not-found' });
    if (seeker.rated) needRated(seeker.game, seeker.players, level);
    await store.agree(player, level, rooms.now());
    return (await this.look(player)) ?? refuse({ code: 'not-found' });
  }

  /** Resolves to the table that was found a moment before, if one was. */
  async stop(player: string): Promise<string | null> {
    const seeker = await this.options.store.remove(player);
    return seeker === null ? null : this.tableOf(seeker);
  }

  /** What others wait for, without their names. */
  async lines(): Promise<SeekLine[]> {
    const { store, rooms } = this.options;
    const now = rooms.now();
    const lines = new Map<string, SeekLine>();
    for (const { game, pace, players, rated, seen } of await store.all(now - Math.max(...Object.values(SEEN)))) {
      if (seen < now - SEEN[pace as SoughtPace]) continue;
      const key = `${game} ${pace} ${players} ${rated}`;
      const waiting = (lines.get(key)?.waiting ?? 0) + 1;
      lines.set(key, { game, pace: pace as SoughtPace, players: [...players], rated, waiting });
    }
    return [...lines.values()];
  }

  /** What these people wait for, if they do and are there. */
  async soughtBy(players: readonly string[]): Promise<Map<string, SeekLine>> {
    const { store, rooms } = this.options;
    const now = rooms.now();
    const here = (await store.among(players)).filter(({ pace, seen }) => seen >= now - SEEN[pace as SoughtPace]);
    return new Map(
      here.map(({ player, game, pace, players: counts, rated }) => [player, { game, pace: pace as SoughtPace, players: [...counts], rated, waiting: 1 }]),
    );
  }

  /** Forgets who has gone. */
  async tidy(): Promise<void> {
    const { store, rooms } = this.options;
    const now = rooms.now();
    for (const pace of SOUGHT_PACES) await store.sweep(pace, now - 3 * SEEN[pace], now - FORGOTTEN);
  }

  private async shown(seeker: SeekerRow): Promise<Seek> {
    const { store, rooms, apart } = this.options;
    const { player, game, players, rated, since, bots } = seeker;
    const pace = seeker.pace as SoughtPace;
    const table = seeker.tab === null ? null : await this.tableOf(seeker);
    const waiting = table === null ? await store.waiting(seeker, rooms.now() - SEEN[pace]) : [];
    const others = othersFor(seeker, waiting, await apart([player, ...waiting.map((other) => other.player)]));
    return { game, pace, players: [...players], rated, since, others, bots: bots as Seek['bots'], botsFrom: since + BOTS_AFTER, table };
  }

  /** The table that was claimed for somebody, if it is there. */
  private async tableOf({ tab, claimed }: SeekerRow): Promise<string | null> {
    const { store, rooms } = this.options;
    if (tab === null) return null;
    if ((await rooms.tables.tail(tab, 0)).some(({ entry }) => entry !== REMOVED)) return tab;
    // whoever claimed it has had time enough; from now on it can't be opened any more
    if (rooms.now() < claimed! + OPENED_BY) return null;
    if (await rooms.tables.append({ table: tab, number: 0, at: rooms.now(), entry: REMOVED })) await store.release(tab);
    return null;
  }

  private pair(like: SeekerRow): Promise<void> {
    const tried = this.trying.then(() => this.pairNow(like));
    this.trying = tried.catch(() => {});
    return tried;
  }

  /** Those who wish the same game, at the same pace, for ratings or not. */
  private async pairNow(like: SeekerRow): Promise<void> {
    const { store, rooms, apart } = this.options;
    const seen = SEEN[like.pace as SoughtPace];
    for (;;) {
      const now = rooms.now();
      const waiting = await store.waiting(like, now - seen);
      const group = nextGroup(waiting, await apart(waiting.map(({ player }) => player)), now);
      if (group === null) return;
      const table = newTableId();
      // where somebody else was first, those who are left are looked at anew
      if (await store.claim(group.people, table, now)) await this.open(like, group, table);
    }
  }

  private async open({ game, pace, rated }: SeekerRow, { people, players, bots }: Group, table: string): Promise<void> {
    const { rooms } = this.options;
    const sitters = this.shuffled([...people.map(({ player }) => player), ...Array<null>(players - people.length).fill(null)]);
    const wish: OpenTable = {
      game,
      players,
      options: {},
      seats: sitters.map((player) => (player === null ? { kind: 'bot', level: bots! } : { kind: 'open' })),
      seat: null,
      settings: {
        listed: true,
        spectators: true,
        chat: true,
        pace: PACES[pace as SoughtPace],
        timeout: 'seat',
        timeoutLevel: STAND_IN,
        ...(rated && { rated }),
      },
    };
    await rooms.open(wish, people[0].player, { table, sitters });
  }

  private shuffled<Item>(items: Item[]): Item[] {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.options.random(last + 1);
      [items[last], items[other]] = [items[other], items[last]];
    }
    return items;
  }
}

/** A bot at a rated table has a rating, with however many players. */
function needRated(game: string, counts: readonly number[], level: string): void {
  if (counts.some((players) => botSkill(game, level, players) === undefined)) refuse({ code: 'bad-rated', why: 'bot' });
}
