/**
 * Invitations to a table that waits for players. Whoever was invited is told once, and may say no. Between people who
 * do not want to meet an invitation is kept like any other and never told: it just stays without an answer.
 */
import { refuse } from '@bottega/kernel';
import type { Invitation, Invite, Invited, Player } from '@bottega/table/wire';
import type { Blocks } from '../moderation/blocks.ts';
import { skeletonOf } from '../people/names.ts';
import { isHost, type LiveTable, needSight, needWaiting, seatOf } from '../rooms/live-table.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { listLines } from '../rooms/rows.ts';
import type { CompanyStore } from '../storage/company-store.ts';

/** To one table. */
const MOST = 20;
const MOST_SHOWN = 50;

export interface InvitationsOptions {
  readonly store: CompanyStore;
  readonly rooms: Rooms;
  readonly blocks: Blocks;
  /** Tells somebody of it, by whichever channels they have. */
  readonly tell: (player: string, table: string, by: string) => Promise<void>;
  /** They know of that table. */
  readonly seen: (table: string, player: string) => Promise<void>;
}

export class Invitations {
  private readonly options: InvitationsOptions;

  constructor(options: InvitationsOptions) {
    this.options = options;
  }

  async invite(by: Player, table: string, whom: Invite): Promise<Invited> {
    const { store, rooms, blocks, tell } = this.options;
    const seated = await this.seatedAt(table, by.id);
    const person = await this.find(whom);
    if (person === null || person.id === by.id) refuse({ code: 'unknown-player' });
    if (seated.includes(person.id)) refuse({ code: 'sits-there' });
    const rows = await store.invitedTo(table);
    const before = rows.find(({ player }) => player === person.id);
    if (before === undefined && rows.length >= MOST) refuse({ code: 'too-many-invitations', most: MOST });
    const isNew = before === undefined && (await store.invite(table, person.id, by.id, rooms.now()));
    const apart = await blocks.among([person.id, by.id, ...seated]);
    if (isNew && ![by.id, ...seated].some((other) => apart(person.id, other))) await tell(person.id, table, by.id);
    return { id: person.id, name: person.name, declined: before?.declined != null };
  }

  /** For those at the table. */
  async invitedTo(player: string, table: string): Promise<Invited[]> {
    const { store, rooms } = this.options;
    const seated = await this.seatedAt(table, player);
    const rows = (await store.invitedTo(table)).filter(({ player: invited }) => !seated.includes(invited));
    const persons = await rooms.people.persons(rows.map(({ player: invited }) => invited));
    return rows.map(({ player: id, declined }) => ({ id, name: persons.get(id)?.name ?? '', declined: declined !== null }));
  }

  async list(player: string): Promise<Invitation[]> {
    const { store, rooms, blocks } = this.options;
    const rows = await store.invitations(player, MOST_SHOWN);
    const stored = await rooms.tables.lines(rows.map(({ tab }) => tab));
    const lines = await listLines(
      rooms.people,
      [...stored.values()].map(({ line }) => line),
      player,
    );
    const persons = await rooms.people.persons(rows.map(({ inviter }) => inviter));
    const others = lines.flatMap(({ seats }) => seats.flatMap((seat) => seat.player ?? []));
    const apart = await blocks.among([...new Set([player, ...others, ...[...persons.values()].map(({ id }) => id)])]);
    return rows.flatMap(({ tab, inviter, made }) => {
      const line = lines.find(({ id }) => id === tab);
      const by = persons.get(inviter);
      if (line === undefined || by === undefined || line.status !== 'open' || line.mySeat !== null) return [];
      const isWelcome = [by.id, ...line.seats.flatMap((seat) => seat.player ?? [])].every((other) => !apart(player, other));
      const hasRoom = line.seats.some(({ kind }) => kind === 'open');
      return isWelcome && hasRoom ? [{ line, by: { id: by.id, name: by.name ?? '' }, made }] : [];
    });
  }

  async decline(player: string, table: string): Promise<void> {
    const { store, rooms, seen } = this.options;
    if (!(await store.decline(table, player, rooms.now()))) refuse({ code: 'not-found' });
    await seen(table, player);
  }

  tidy(): Promise<void> {
    return this.options.store.sweep();
  }

  /** Who sits there, for whoever does as well, or is the host, while the table waits. */
  private seatedAt(table: string, player: string): Promise<string[]> {
    return this.options.rooms.get(table).know((live: LiveTable) => {
      needSight(live, player);
      if (seatOf(live, player) === null && !isHost(live, player)) refuse({ code: 'not-seated' });
      needWaiting(live);
      return live.sitting.seats.flatMap(({ player: sitter }) => (sitter === null ? [] : live.people(sitter).id));
    });
  }

  /** By name only those with an account: guests may be called alike. */
  private find(whom: Invite): Promise<Player | null> {
    const { people } = this.options.rooms;
    return 'player' in whom ? people.byId(whom.player) : people.accountNamed(skeletonOf(whom.name.trim()));
  }
}
