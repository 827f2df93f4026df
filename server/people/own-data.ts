/**
 * Everything that is kept about somebody, as one file. Nothing of others is in it, no secret, and nothing hidden from
 * them in a running game: of a log only what was done in their own seat.
 */
import type { Entry } from '@bottega/table/sitting';
import type { Player } from '@bottega/table/wire';
import type { Follows } from '../company/follows.ts';
import type { Invitations } from '../company/invitations.ts';
import type { Editions } from '../editions/editions.ts';
import type { HouseRules } from '../editions/house-rules.ts';
import type { Blocks } from '../moderation/blocks.ts';
import type { Reports } from '../moderation/reports.ts';
import type { NoticeRegister } from '../notices/register.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { DailyStore } from '../storage/daily-store.ts';
import type { NoteStore } from '../storage/note-store.ts';
import type { PeopleStore } from '../storage/people-store.ts';
import type { PreparedStore } from '../storage/prepared-store.ts';
import type { SeekerStore } from '../storage/seeker-store.ts';
import type { OwnTableRow, TableStore } from '../storage/table-store.ts';
import type { TournamentStore } from '../storage/tournament-store.ts';
import type { Holidays } from './holidays.ts';
import type { Passes } from './passes.ts';
import type { Passkeys } from './passkeys.ts';

export interface OwnDataOptions {
  readonly store: PeopleStore;
  readonly tables: TableStore;
  readonly passes: Passes;
  readonly passkeys: Passkeys;
  readonly holidays: Holidays;
  readonly notices: NoticeRegister;
  readonly seekers: SeekerStore;
  readonly daily: DailyStore;
  readonly editions: Editions;
  readonly houseRules: HouseRules;
  readonly follows: Follows;
  readonly invitations: Invitations;
  readonly blocks: Blocks;
  readonly reports: Reports;
  readonly prepared: PreparedStore;
  readonly notes: NoteStore;
  readonly tournaments: TournamentStore;
  readonly ratings: Ratings;
  readonly now: () => number;
}

export class OwnData {
  private readonly options: OwnDataOptions;

  constructor(options: OwnDataOptions) {
    this.options = options;
  }

  async of(player: Player, secret: string): Promise<object> {
    const {
      store,
      tables,
      passes,
      passkeys,
      holidays,
      notices,
      seekers,
      daily,
      editions,
      houseRules,
      follows,
      invitations,
      blocks,
      reports,
      prepared,
      notes: noted,
      tournaments,
      ratings,
      now,
    } = this.options;
    const ids = await store.idsOf(player.id);
    const head = {
      made: now(),
      account: {
        id: player.id,
        name: player.name,
        login: player.account,
        shown: player.shown === true,
        ...(await store.times(player.id)),
        formerly: ids.filter((id) => id !== player.id),
      },
      sessions: await passes.sessions(player, secret),
      tokens: await passes.tokens(player),
      passkeys: await passkeys.lines(player),
      holidays: await holidays.of(player),
      notices: await notices.show(player),
      seeking: await seekers.of(player.id),
      daily: await daily.of(player.id),
      editions: await editions.of(player.id),
      houseRules: await houseRules.of(player.id),
      follows: await follows.names(player.id),
      invitations: (await invitations.list(player.id)).map(({ line, by, made }) => ({ table: line.id, by, made })),
      blocked: await blocks.list(player.id),
      reports: await reports.own(player.id),
      prepared: await prepared.allOf(ids),
      notes: await noted.allOf(player.id),
      tournaments: (await tournaments.of(ids)).map(({ id, name, game, status, organiser }) => ({ id, name, game, status, organiser: ids.includes(organiser) })),
      ratings: await ratings.of(player.id),
    };
    const own: object[] = [];
    for (const id of await tables.idsAt(player.id)) {
      const row = await tables.own(id);
      // it may have been removed meanwhile
      if (row !== null) own.push(ownTable(row, ids, await tables.tail(id, 0)));
    }
    return { ...head, tables: own };
  }
}

function ownTable({ id, game, status, opened, host, name, seats }: OwnTableRow, ids: readonly string[], log: Awaited<ReturnType<TableStore['tail']>>): object {
  const mine = (player: string | null): boolean => player !== null && ids.includes(player);
  const did: object[] = [];
  const said: object[] = [];
  let seat: number | null = null;
  for (const { number, at, entry: text } of log) {
    const entry = JSON.parse(text) as Entry;
    if (entry.kind === 'open') seat = firstSeat(entry, mine);
    else if (entry.kind === 'chat') {
      if (mine(entry.player)) said.push({ at, text: entry.text });
    } else if (entry.kind === 'sit' && !mine(entry.player)) continue;
    else if ('seat' in entry && (entry.seat === seat || entry.kind === 'sit')) {
      did.push({ number, at, ...entry });
      seat = seatAfter(entry, seat);
    }
  }
  const results = seats.filter(({ player }) => mine(player)).map(({ seat, rank, total }) => ({ seat, rank, total }));
  return { id, game, name, status, opened, host: mine(host), seats: results, did, said };
}

function firstSeat({ host, seat, sitters }: Extract<Entry, { kind: 'open' }>, mine: (player: string | null) => boolean): number | null {
  const seated = sitters?.findIndex(mine) ?? -1;
  return seated >= 0 ? seated : mine(host) ? seat : null;
}

/** Where they sit after something was done in their seat. */
function seatAfter(entry: Entry, seat: number | null): number | null {
  if (entry.kind === 'sit') return entry.seat;
  const given = entry.kind === 'leave' || (entry.kind === 'replace' && entry.by.kind === 'open');
  return given ? null : seat;
}
