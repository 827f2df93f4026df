/** A new table, from what was chosen on its page. */
import type { OptionSpec, Options } from '@bottega/kernel';
import type { DailyHours, OpenTable, Pace, Terms } from '@bottega/table/wire';

/** Who is to play a seat: the reader, whoever comes, or a bot by its level. */
export type Wish = 'me' | 'open' | { readonly level: string };

/** Days of one's own: for a turn, for the whole game, and at which hours they count. */
export const daysFor = (days: number, bank: number, hours: DailyHours | null): Pace => ({
  kind: 'days',
  days: Math.round(days),
  ...(bank > 0 && { bank: Math.round(bank) }),
  ...(hours !== null && { hours }),
});

/** A clock of one's own. */
export const liveFor = (minutes: number, seconds: number): Pace => ({ kind: 'live', bank: Math.round(minutes * 60), increment: Math.round(seconds) });

export function invitation(
  game: { readonly id: string; readonly options: readonly OptionSpec[] },
  wishes: readonly Wish[],
  options: Options,
  settings: Terms,
): OpenTable {
  const players = wishes.length;
  // options that do not apply to so many players are left out
  const applying = game.options.filter((option) => option.players === undefined || option.players.includes(players));
  const seat = wishes.indexOf('me');
  return {
    game: game.id,
    players,
    options: Object.fromEntries(applying.map((option) => [option.id, options[option.id]])),
    settings,
    seats: wishes.map((wish) => (typeof wish === 'string' ? { kind: 'open' } : { kind: 'bot', level: wish.level })),
    seat: seat === -1 ? null : seat,
  };
}
