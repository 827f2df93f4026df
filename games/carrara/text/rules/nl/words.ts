/** Dutch for figures and names that the whole page uses. */
import { counted } from '@bottega/kernel';
import type { Colour, Currency, Decoration } from '../../../edition/names.ts';
import type { Reward } from '../../../rules/places.ts';
import type { Facts } from '../facts.ts';
import type { Origin } from '../origins.ts';

export const florins = counted('nl', { one: '# florijn', other: '# florijnen' });
export const points = counted('nl', { one: '# punt', other: '# punten' });
export const blocks = counted('nl', { one: '# blok', other: '# blokken' });
export const buildings = counted('nl', { one: '# gebouw', other: '# gebouwen' });
export const markers = counted('nl', { one: '# waarderingsmarker', other: '# waarderingsmarkers' });
export const places = counted('nl', { one: '# waarderingsplaats', other: '# waarderingsplaatsen' });
export const sections = counted('nl', { one: '# bonusvak', other: '# bonusvakken' });
export const pieces = counted('nl', { one: '# versiering of beeld', other: '# versieringen of beelden' });
export const warehouses = counted('nl', { one: '# pakhuis', other: '# pakhuizen' });
export const statuePlaces = counted('nl', { one: '# beeldenplaats', other: '# beeldenplaatsen' });
export const florinPlaces = counted('nl', { one: '# florijnenplaats', other: '# florijnenplaatsen' });
export const rounds = counted('nl', { one: '# volledige ronde', other: '# volledige rondes' });

export const CURRENCY: Readonly<Record<Currency, string>> = { florins: 'florijnen', points: 'punten' };

/** What an evaluation brought: `10 punten en 3 florijnen`. */
export function reward({ florins: coins, points: score }: Reward): string {
  if (coins === 0) return points(score);
  return score === 0 ? florins(coins) : `${points(score)} en ${florins(coins)}`;
}

/** The colour with an ending, as before several blocks or after *het*. */
export const INFLECTED: Readonly<Record<Colour, string>> = {
  white: 'witte',
  yellow: 'gele',
  red: 'rode',
  green: 'groene',
  blue: 'blauwe',
  purple: 'paarse',
};

/** Blocks told by colour: `1 groen en 2 blauwe blokken`. Single ones come first, so that one noun suits them all. */
export function blockList({ tally, colour, and }: Facts, colours: readonly Colour[]): string {
  const told = tally(colours);
  const single = told.filter(({ count }) => count === 1).map((each) => `1 ${colour(each.colour)}`);
  const several = told.filter(({ count }) => count > 1).map((each) => `${each.count} ${INFLECTED[each.colour]}`);
  if (told.length === 0) return 'geen blokken';
  return `${and([...single, ...several])} ${several.length === 0 ? 'blok' : 'blokken'}`;
}

export const price = (amount: number): string => (amount === 0 ? 'gratis' : String(amount));

export const DECORATION: Readonly<Record<Decoration, string>> = {
  book: 'boek',
  cup: 'kelk',
  crown: 'kroon',
  gate: 'poort',
  flag: 'vlag',
  arms: 'wapenschild',
};

export const THE_DECORATION: Readonly<Record<Decoration, string>> = {
  book: 'het boek',
  cup: 'de kelk',
  crown: 'de kroon',
  gate: 'de poort',
  flag: 'de vlag',
  arms: 'het wapenschild',
};

export const DECORATIONS: Readonly<Record<Decoration, (count: number) => string>> = {
  book: counted('nl', { one: '# boek', other: '# boeken' }),
  cup: counted('nl', { one: '# kelk', other: '# kelken' }),
  crown: counted('nl', { one: '# kroon', other: '# kronen' }),
  gate: counted('nl', { one: '# poort', other: '# poorten' }),
  flag: counted('nl', { one: '# vlag', other: '# vlaggen' }),
  arms: counted('nl', { one: '# wapenschild', other: '# wapenschilden' }),
};

/** The players of the examples, in seat order. */
export const NAMES = ['Jij', 'Beatrice', 'Cosimo', 'Lucia'] as const;

export const ORIGIN: Readonly<Record<Origin, string>> = {
  RB: 'regelboekje',
  BOX: 'doos van een eigenaar',
  PUB: 'openbare bron',
  DER: 'afgeleid',
  OUR: 'onze keuze',
  given: 'deze editie',
};
