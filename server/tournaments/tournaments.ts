/** Tournaments as people see them: opened, entered, left, begun and called off. */
import { refuse } from '@bottega/kernel';
import type { NewTournament, Player, Tournament, TournamentLine, TournamentOffer } from '@bottega/table/wire';
import { gameOf } from '../games.ts';
import type { Blocks } from '../moderation/blocks.ts';
import { readTitle } from '../people/names.ts';
import { newTableId, type Rooms } from '../rooms/rooms.ts';
import type { RoundTable, TournamentRow, TournamentStore } from '../storage/tournament-store.ts';
import { roundsOf } from './next-round.ts';
import { LEAST, type Rounds, roundsPlayed } from './rounds.ts';
import { standingsOf } from './standings.ts';

const DAY = 86_400_000;
/** How far ahead one may be announced, and for how long it is shown when it is over. */
const AHEAD = 60 * DAY;
const SHOWN = 30 * DAY;
const MOST_LISTED = 100;
/** Tournaments that somebody has going at the same time. */
const MOST_OWN = 3;
const TRIES = 8;

export interface TournamentsOptions {
  readonly store: TournamentStore;
  readonly rooms: Rooms;
  readonly rounds: Rounds;
  readonly blocks: Blocks;
}

export class Tournaments {
  private readonly options: TournamentsOptions;

  constructor(options: TournamentsOptions) {
    this.options = options;
  }

  async open({ id: organiser, account }: Player, wish: NewTournament): Promise<string> {
    const { store, rooms } = this.options;
    // somebody must be there to be asked about it
    if (account === null) refuse({ code: 'account-needed', for: 'tournament' });
    const { players } = gameOf(rooms.games, wish.game);
    if (wish.atTable > players.max || players.min > 2) refuse({ code: 'bad-players', given: wish.atTable, min: Math.max(2, players.min), max: players.max });
    const now = rooms.now();
    if (wish.starts !== undefined && (wish.starts < now || wish.starts > now + AHEAD)) refuse({ code: 'bad-start', days: AHEAD / DAY });
    if ((await store.unfinishedOf(organiser)) >= MOST_OWN) refuse({ code: 'too-many-tournaments', most: MOST_OWN });
    const id = newTableId();
    await store.add({
      ...{ id, organiser, name: readTitle(wish.name), game: wish.game, kind: wish.kind, at_table: wish.atTable, most: wish.most, pace: wish.pace },
      rounds: wish.rounds ?? Math.ceil(Math.log2(wish.most)),
      fill: wish.fill ?? null,
      starts: wish.starts ?? null,
      made: now,
    });
    return id;
  }

  async list(player: string | null): Promise<TournamentOffer[]> {
    const { store, rooms } = this.options;
    const rows = await store.list(rooms.now() - SHOWN, MOST_LISTED);
    const ids = player === null ? [] : await rooms.people.idsOf(player);
    return Promise.all(
      rows.map(async (row) => {
        const entrants = ids.length === 0 ? [] : await store.entrants(row.id);
        const mine = entrants.find((entrant) => entrant.player !== null && ids.includes(entrant.player));
        const tables = mine === undefined || row.status !== 'playing' ? [] : await store.tables(row.id);
        return { line: lineOf(row), mine: mine !== undefined, myTable: tableFor(tables, mine?.entrant) };
      }),
    );
  }

  async show(id: string, player: string | null): Promise<Tournament> {
    const { store, rooms } = this.options;
    const row = await this.needKnown(id);
    const [entrants, tables] = [await store.entrants(id), await store.tables(id)];
    const persons = await rooms.people.persons([...new Set([row.organiser, ...entrants.flatMap(({ player: person }) => person ?? [])])]);
    const personOf = (person: string) => persons.get(person) ?? { id: person, name: null };
    // before it begins, numbers may have gaps
    const numbers = entrants.map(({ entrant }) => entrant);
    const mine = entrants.findIndex(({ player: person }) => person !== null && player !== null && personOf(person).id === player);
    const played = roundsPlayed(tables, row.round);
    return {
      line: lineOf(row),
      organiser: personOf(row.organiser),
      entrants: entrants.map(({ player: person, bot, withdrawn }) => {
        const { id: now, name } = person === null ? { id: null, name: null } : personOf(person);
        return { name, player: now, bot, withdrawn };
      }),
      standings: row.status === 'open' ? [] : standingsOf(row.kind, numbers, played.flat()),
      rounds: Array.from({ length: row.round }, (_, index) =>
        tables
          .filter(({ round }) => round === index + 1)
          .map(({ tab, entrants: seats, ranks }) => ({
            table: tab,
            entrants: [...seats],
            over: ranks !== undefined,
            ranks: ranks == null ? null : [...ranks],
          })),
      ),
      mine: mine === -1 ? null : mine,
      myTable: row.status === 'playing' ? tableFor(tables, mine === -1 ? undefined : numbers[mine]) : null,
    };
  }

  /** Before it begins, or again for who has withdrawn. */
  async join({ id: player }: Player, id: string): Promise<void> {
    const { store, rooms, rounds, blocks } = this.options;
    const own = await rooms.people.idsOf(player);
    for (let tries = 0; tries < TRIES; tries++) {
      const row = await this.needKnown(id);
      const entrants = await store.entrants(id);
      const mine = entrants.find((entrant) => entrant.player !== null && own.includes(entrant.player));
      if (row.status === 'over' || row.status === 'cancelled') refuse({ code: 'tournament-over' });
      if (mine !== undefined) return mine.withdrawn ? store.withdraw(id, mine.entrant, false) : undefined;
      if (row.status === 'playing') refuse({ code: 'tournament-begun' });
      if (entrants.length >= row.most) refuse({ code: 'tournament-full', most: row.most });
      await blocks.needWelcome(
        player,
        [...new Set([row.organiser, ...entrants.flatMap((entrant) => entrant.player ?? [])])].filter((one) => !own.includes(one)),
      );
      if (!(await store.enter(id, player))) continue;
      if (entrants.length + 1 >= row.most) await rounds.run();
      return;
    }
    refuse({ code: 'too-many', seconds: 1 });
  }

  /** Before it begins they are gone; later they play no more rounds, and the game they are in goes on. */
  async leave({ id: player }: Player, id: string): Promise<void> {
    const { store, rooms } = this.options;
    const own = await rooms.people.idsOf(player);
    if (await store.leave(id, own)) return;
    const { status } = await this.needKnown(id);
    const mine = (await store.entrants(id)).find((entrant) => entrant.player !== null && own.includes(entrant.player));
    if (mine === undefined) refuse({ code: 'not-entered' });
    if (status === 'over' || status === 'cancelled') refuse({ code: 'tournament-over' });
    await store.withdraw(id, mine.entrant, true);
  }

  async start(player: Player, id: string): Promise<void> {
    const { rounds } = this.options;
    const row = await this.needOrganiser(player, id);
    if (row.status === 'playing') refuse({ code: 'tournament-begun' });
    if (row.status !== 'open') refuse({ code: 'tournament-over' });
    if (!(await rounds.begin(row))) refuse({ code: 'too-few', least: LEAST });
    await rounds.run();
  }

  async cancel(player: Player, id: string): Promise<void> {
    await this.needOrganiser(player, id);
    await this.callOff(id);
  }

  /** There are no further rounds; games that are being played go on by themselves. */
  async callOff(id: string): Promise<void> {
    const { store, rooms } = this.options;
    await this.needKnown(id);
    if (!(await store.end(id, 'cancelled', rooms.now()))) refuse({ code: 'tournament-over' });
  }

  private async needKnown(id: string): Promise<TournamentRow> {
    return (await this.options.store.byId(id)) ?? refuse({ code: 'not-found' });
  }

  private async needOrganiser({ id: player }: Player, id: string): Promise<TournamentRow> {
    const row = await this.needKnown(id);
    if (!(await this.options.rooms.people.idsOf(player)).includes(row.organiser)) refuse({ code: 'not-organiser' });
    return row;
  }
}

const lineOf = (row: TournamentRow): TournamentLine => ({
  ...{ id: row.id, name: row.name, game: row.game, kind: row.kind, atTable: row.at_table, most: row.most, pace: row.pace as TournamentLine['pace'] },
  // until it begins, as many as will be there at most
  rounds: roundsOf(row.kind, row.at_table, row.status === 'open' ? row.most : row.entrants, row.rounds),
  ...{ fill: row.fill, starts: row.starts, status: row.status, round: row.round, entrants: row.entrants, made: row.made, ended: row.ended },
});

const tableFor = (tables: readonly RoundTable[], entrant: number | undefined): string | null =>
  tables.find(({ ready, entrants, ranks }) => entrant !== undefined && ready && ranks === undefined && entrants.includes(entrant))?.tab ?? null;
