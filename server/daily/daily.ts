/** The daily tables' results, handed in by pages and shown to everybody. */
import { type AnyGame, refuse } from '@bottega/kernel';
import { dayBefore, dayOf, isDay, OWN_SEAT } from '@bottega/table/daily';
import type { DailyGame, DailyResult, Player } from '@bottega/table/wire';
import { SlowWork } from '../rooms/slow-work.ts';
import type { DailyStore } from '../storage/daily-store.ts';
import { replayedDaily } from './replayed.ts';

/** Lines of a day's list. */
const MOST = 100;
/** Days for which results are kept. */
const KEPT = 365 * 86_400_000;

export interface DailyOptions {
  readonly store: DailyStore;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly now: () => number;
}

export class Daily {
  private readonly options: DailyOptions;
  private readonly work = new SlowWork();

  constructor(options: DailyOptions) {
    this.options = options;
  }

  /** The first one counts; whoever began before midnight has another day. */
  async handIn(player: Player, id: string, day: string, { rules, moves }: DailyGame): Promise<DailyResult> {
    const { store, now } = this.options;
    const game = this.game(id);
    const today = dayOf(now());
    if (day !== today && day !== dayBefore(today)) refuse({ code: 'bad-day', day });
    if (rules > game.version) refuse({ code: 'newer-rules', saved: rules, present: game.version });
    if (rules < game.version) refuse({ code: 'other-rules', saved: rules, present: game.version });
    const { scores, ranking } = await this.work.run({ owner: player.id, work: () => replayedDaily(game, day, moves), isWanted: () => true });
    const points = scores[OWN_SEAT].total;
    const place = 1 + ranking.findIndex((group) => group.includes(OWN_SEAT));
    const at = now();
    if (!(await store.add({ day, game: id, player: player.id, points, place, at }))) refuse({ code: 'daily-done', day });
    return { player: player.id, name: player.name, points, place, at };
  }

  async list(id: string, day: string): Promise<DailyResult[]> {
    const game = this.game(id);
    if (!isDay(day)) refuse({ code: 'not-found' });
    const rows = await this.options.store.list(game.id, day, MOST);
    return rows.map(({ player, name, points, place, at }) => ({ player, name, points, place, at }));
  }

  tidy(): Promise<void> {
    return this.options.store.forget(dayOf(this.options.now() - KEPT));
  }

  private game(id: string): AnyGame {
    return this.options.games.get(id) ?? refuse({ code: 'not-found' });
  }
}
