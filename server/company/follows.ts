/**
 * Whom somebody follows, and what these are up to. A table on the public list is for everybody to see; that somebody
 * looks for others, or plays, is shown only of those who let it be seen. Whoever blocked somebody is never shown to them,
 * and nothing tells why.
 */
import { refuse } from '@bottega/kernel';
import type { Followed, Player } from '@bottega/table/wire';
import type { Blocks } from '../moderation/blocks.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { listLines } from '../rooms/rows.ts';
import type { CompanyStore } from '../storage/company-store.ts';
import type { Seekers } from './seekers.ts';

const MOST = 200;
const MOST_TABLES = 200;

export class Follows {
  private readonly store: CompanyStore;
  private readonly rooms: Rooms;
  private readonly seekers: Seekers;
  private readonly blocks: Blocks;

  constructor(store: CompanyStore, rooms: Rooms, seekers: Seekers, blocks: Blocks) {
    this.store = store;
    this.rooms = rooms;
    this.seekers = seekers;
    this.blocks = blocks;
  }

  async follow(player: string, other: string): Promise<void> {
    const person = await this.rooms.people.byId(other);
    if (person === null || person.id === player) refuse({ code: 'unknown-player' });
    if (person.account === null) refuse({ code: 'only-accounts' });
    if ((await this.store.countFollows(player)) >= MOST) refuse({ code: 'too-many-follows', most: MOST });
    await this.store.follow(player, person.id, this.rooms.now());
  }

  unfollow(player: string, other: string): Promise<void> {
    return this.store.unfollow(player, other);
  }

  isFollowing(player: string, other: string): Promise<boolean> {
    return this.store.isFollowing(player, other);
  }

  /** Whether others may see what somebody plays, and that they look for others. */
  async show(player: Player, shown: boolean): Promise<Player> {
    await this.store.show(player.id, shown);
    const { shown: _, ...rest } = player;
    return shown ? { ...rest, shown } : rest;
  }

  /** What is kept of it, for their own eyes. */
  async names(player: string): Promise<{ id: string; name: string }[]> {
    return (await this.store.followed(player)).map(({ id, name }) => ({ id, name }));
  }

  async list(player: string): Promise<Followed[]> {
    const { rooms, seekers } = this;
    const followed = await this.store.followed(player);
    const ids = followed.map(({ id }) => id);
    const apart = await this.blocks.among([player, ...ids]);
    const visible = ids.filter((id) => !apart(player, id));
    const shown = new Set(followed.filter(({ id, shown }) => shown && visible.includes(id)).map(({ id }) => id));
    const lines = await listLines(rooms.people, await rooms.listedWith(visible, MOST_TABLES), player);
    const sought = await seekers.soughtBy([...shown]);
    return followed.map(({ id, name }) => {
      const theirs = lines.filter(({ seats }) => visible.includes(id) && seats.some((seat) => seat.player === id));
      return {
        ...{ id, name, seeking: sought.get(id) ?? null },
        open: theirs.filter(({ status, seats }) => status === 'open' && seats.some(({ kind }) => kind === 'open')),
        running: shown.has(id) ? theirs.filter(({ status, spectators }) => status === 'playing' && spectators) : [],
      };
    });
  }
}
