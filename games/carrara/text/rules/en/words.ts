/** English for figures and names that the whole page uses. */
import { counted } from '@bottega/kernel';
import type { Colour, Currency, Decoration } from '../../../edition/names.ts';
import type { Reward } from '../../../rules/places.ts';
import type { Facts } from '../facts.ts';
import type { Origin } from '../origins.ts';

export const florins = counted('en', { one: '# florin', other: '# florins' });
export const points = counted('en', { one: '# point', other: '# points' });
export const blocks = counted('en', { one: '# block', other: '# blocks' });
export const buildings = counted('en', { one: '# building', other: '# buildings' });
export const pieces = counted('en', { one: '# piece', other: '# pieces' });
export const warehouses = counted('en', { one: '# warehouse', other: '# warehouses' });
export const rounds = counted('en', { one: '# full round', other: '# full rounds' });

export const CURRENCY: Readonly<Record<Currency, string>> = { florins: 'florins', points: 'points' };

/** What an evaluation brought: `10 points and 3 florins`. */
export function reward({ florins: coins, points: score }: Reward): string {
  if (coins === 0) return points(score);
  return score === 0 ? florins(coins) : `${points(score)} and ${florins(coins)}`;
}

/** Blocks told by colour: `2 blue, 1 green`. */
export const blockList = ({ tally, colour }: Facts, colours: readonly Colour[]): string =>
  tally(colours)
    .map((each) => `${each.count} ${colour(each.colour)}`)
    .join(', ');

export const price = (amount: number): string => (amount === 0 ? 'free' : String(amount));

export const DECORATION: Readonly<Record<Decoration, string>> = {
  book: 'book',
  cup: 'cup',
  crown: 'crown',
  gate: 'gate',
  flag: 'flag',
  arms: 'coat of arms',
};

/** The players of the examples, in seat order. */
export const NAMES = ['You', 'Beatrice', 'Cosimo', 'Lucia'] as const;

export const ORIGIN: Readonly<Record<Origin, string>> = {
  RB: 'rulebook',
  BOX: 'owner’s box',
  PUB: 'public source',
  DER: 'worked out',
  OUR: 'our choice',
  given: 'this edition',
};
