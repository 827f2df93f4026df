/** The daily table: one seed and setting a day and game, the same for everybody, without asking anybody. */
import { type AnyGame, type Options, randomFrom, type Seat } from '@bottega/kernel';

/** The reader's seat: whose results are compared must have played the same one. */
export const OWN_SEAT: Seat = 0;
/** Who sits at the other seats. */
export const OPPONENTS = 'journeyman';

const A_DAY = 86_400_000;

/** The day it is all over the world at that moment, as `2026-11-18`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
export const dayBefore = (day: string): string => dayOf(Date.parse(day) - A_DAY);
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

export interface DailySetup {
  readonly players: number;
  readonly options: Options;
  readonly seed: string;
}

/** Every other day a game is played as its box recommends it; on the others its options and player count change. */
export function dailySetup(game: AnyGame, day: string): DailySetup {
  const seed = `daily ${game.id} ${day}`;
  const random = randomFrom(`setting of ${seed}`);
  const least = Math.max(2, game.players.min);
  const usual = random(2) === 0;
  const players = usual ? least : least + random(game.players.max - least + 1);
  const offered = game.options.filter((option) => option.players === undefined || option.players.includes(players));
  const options = Object.fromEntries(offered.map(({ id, values, default: usually }) => [id, usual ? usually : values[random(values.length)]]));
  return { players, options, seed };
}
