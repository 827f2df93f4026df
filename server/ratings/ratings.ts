/**
 * Rates finished tables. That one is over and waits to be rated is written with its last entry, so that none is
 * forgotten; any process takes it up, and it is written once. The same two people can't play each other up: only so many
 * of their tables a day count.
 */
import { randomUUID } from 'node:crypto';
import { Refusal } from '@bottega/kernel';
import type { Leaderboard, PlayerRating } from '@bottega/table/wire';
import type { Rooms } from '../rooms/rooms.ts';
import { rankOf } from '../rooms/rows.ts';
import type { Change, RatingRow, RatingStore, Skill } from '../storage/rating-store.ts';
import { botLevels, botSkill } from './house-bots.ts';
import { reckon, type Sitter } from './reckon.ts';
import { BEGINNER, ESTABLISHED, shown } from './scale.ts';

const EVERY = 1000;
const MOST = 20;
const DAY = 86_400_000;
/** Tables of the same two people that count within a day. */
const MOST_TOGETHER = 3;
const TRIES = 5;
const SHOWN_STEPS = 100;
const SHOWN_BEST = 100;

/** A table that is over, as far as ratings go. */
interface Finished {
  readonly game: string;
  readonly seats: readonly { readonly player: string | null; readonly bot: string | null; readonly resigned: boolean; readonly rank: number | null }[];
}

export class Ratings {
  private readonly store: RatingStore;
  private readonly rooms: Rooms;
  private readonly report: (error: unknown) => void;
  private readonly timer: NodeJS.Timeout;
  private running: Promise<void> | undefined;

  constructor(store: RatingStore, rooms: Rooms, report: (error: unknown) => void) {
    this.store = store;
    this.rooms = rooms;
    this.report = report;
    this.timer = setInterval(() => void this.run().catch(report), EVERY);
    this.timer.unref();
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** Rates what waits; resolves when it is done. */
  run(): Promise<void> {
    this.running ??= this.rateAll().finally(() => (this.running = undefined));
    return this.running;
  }

  async of(player: string): Promise<PlayerRating[]> {
    const rows = await this.store.all(player);
    return Promise.all(
      rows.map(async (row) => {
        const steps = await this.store.steps(player, row.game, SHOWN_STEPS);
        return { ...lineOf(row), game: row.game, course: steps.map(({ at, ...skill }) => ({ at, ...shown(skill) })) };
      }),
    );
  }

  async leaderboard(game: string): Promise<Leaderboard> {
    const best = await this.store.best(game, ESTABLISHED, SHOWN_BEST);
    return { game, lines: best.map(({ player, name, ...row }) => ({ id: player, name, ...lineOf(row) })), bots: botLevels(game) };
  }

  private async rateAll(): Promise<void> {
    for (const { tab } of await this.store.due(MOST)) {
      try {
        await this.rate(tab);
      } catch (error) {
        // a table that can't be read is never rated, and does not stand in the way of others
        if (error instanceof Refusal) await this.store.drop(tab);
        else this.report(error);
      }
    }
  }

  private async rate(table: string): Promise<void> {
    const finished = await this.finishedAt(table);
    for (let tries = 0; tries < TRIES; tries++) {
      const changes = finished === null ? null : await this.changesOf(finished);
      if (finished === null || changes === null || (await this.store.isRated(table))) return this.store.drop(table);
      if (await this.store.rate(table, finished.game, this.rooms.now(), changes, randomUUID())) return;
    }
  }

  /** Null when nobody has lost: then nobody's rating moves. */
  private finishedAt(table: string): Promise<Finished | null> {
    return this.rooms.get(table).know(({ sitting, people }) => {
      const { outcome } = sitting;
      if (outcome === null || (outcome.why !== 'played' && outcome.why !== 'resigned')) return null;
      const seats = sitting.seats.map(({ player, bot, resigned }, seat) => ({
        ...{ bot, resigned, rank: rankOf(outcome, seat) },
        player: player === null ? null : people(player).id,
      }));
      return { game: sitting.game, seats };
    });
  }

  /** Null when it does not count. */
  private async changesOf({ game, seats }: Finished): Promise<Change[] | null> {
    const players = seats.flatMap(({ player }) => player ?? []);
    const known = await this.store.of(game, players);
    const sitters: (Sitter | null)[] = [];
    for (const { player, bot, resigned, rank } of seats) {
      const skill: Skill | undefined = player === null ? botSkill(game, bot ?? '', seats.length) : (known.get(player) ?? BEGINNER);
      sitters.push(skill === undefined || rank === null ? null : { player, skill, games: (player && known.get(player)?.games) || 0, rank, resigned });
    }
    if (sitters.some((sitter) => sitter === null) || (await this.playTooOften(players))) return null;
    const all = sitters as Sitter[];
    const after = reckon(all);
    return all.flatMap(({ player, skill, games, rank }, seat) =>
      player === null ? [] : [{ player, rank, games, before: { mu: skill.mu, sigma: skill.sigma }, after: after[seat] }],
    );
  }

  private async playTooOften(players: readonly string[]): Promise<boolean> {
    const since = this.rooms.now() - DAY;
    for (const [index, one] of players.entries())
      for (const other of players.slice(index + 1)) if ((await this.store.met(one, other, since)) >= MOST_TOGETHER) return true;
    return false;
  }
}

const lineOf = (row: Pick<RatingRow, 'mu' | 'sigma' | 'games'>) => ({ ...shown(row), games: row.games, provisional: row.games < ESTABLISHED });
