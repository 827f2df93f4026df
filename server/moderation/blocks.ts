/** People who do not want to meet again. It is never told who has blocked whom, but to themselves. */
import { refuse } from '@bottega/kernel';
import type { Apart } from '../company/pairing.ts';
import type { ModerationStore } from '../storage/moderation-store.ts';
import type { PeopleStore } from '../storage/people-store.ts';

const MOST = 500;

export class Blocks {
  private readonly store: ModerationStore;
  private readonly people: PeopleStore;
  private readonly now: () => number;

  constructor(store: ModerationStore, people: PeopleStore, now: () => number) {
    this.store = store;
    this.people = people;
    this.now = now;
  }

  async block(player: string, other: string): Promise<void> {
    const person = await this.people.byId(other);
    if (person === null || person.id === player) refuse({ code: 'unknown-player' });
    if ((await this.store.countBlocks(player)) >= MOST) refuse({ code: 'too-many-blocks', most: MOST });
    await this.store.block(player, person.id, this.now());
  }

  unblock(player: string, other: string): Promise<void> {
    return this.store.unblock(player, other);
  }

  async list(player: string): Promise<{ id: string; name: string }[]> {
    const ids = await this.store.blockedBy(player);
    const persons = await this.people.persons(ids);
    return ids.map((id) => ({ id, name: persons.get(id)?.name ?? '' }));
  }

  async of(player: string | null): Promise<ReadonlySet<string>> {
    return new Set(player === null ? [] : await this.store.blockedBy(player));
  }

  /** Which of these must not sit at one table. */
  async among(players: readonly string[]): Promise<Apart> {
    const pairs = new Set((await this.store.blocksAmong(players)).flatMap(({ player, other }) => [`${player} ${other}`, `${other} ${player}`]));
    return (one, other) => pairs.has(`${one} ${other}`);
  }

  /** Refuses whoever would sit down with somebody whom they have blocked, or who has blocked them. */
  async needWelcome(player: string, others: readonly string[]): Promise<void> {
    const apart = await this.among([player, ...others.filter((other) => other !== player)]);
    if (others.some((other) => apart(player, other))) refuse({ code: 'not-welcome' });
  }
}
