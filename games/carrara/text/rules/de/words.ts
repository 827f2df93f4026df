/** German for figures and names that the whole page uses. */
import { counted } from '@bottega/kernel';
import type { Colour, Currency, Decoration } from '../../../edition/names.ts';
import type { Reward } from '../../../rules/places.ts';
import type { Facts } from '../facts.ts';
import type { Origin } from '../origins.ts';

export const florins = counted('de', { other: '# Florin' });
export const points = counted('de', { one: '# Punkt', other: '# Punkte' });
export const blocks = counted('de', { one: '# Block', other: '# Blöcke' });
export const buildings = counted('de', { other: '# Gebäude' });
export const markers = counted('de', { other: '# Wertungsmarker' });
export const pieces = counted('de', { one: '# Verzierung oder Statue', other: '# Verzierungen oder Statuen' });
export const warehouses = counted('de', { other: '# Lager' });
export const statuePlaces = counted('de', { one: '# Statuenplatz', other: '# Statuenplätze' });
export const florinPlaces = counted('de', { one: '# Florinplatz', other: '# Florinplätze' });
export const sections = counted('de', { one: '# Bonusabschnitt', other: '# Bonusabschnitte' });
export const rounds = counted('de', { one: '# volle Runde', other: '# volle Runden' });

export const CURRENCY: Readonly<Record<Currency, string>> = { florins: 'Florin', points: 'Punkte' };

/** What an evaluation brought: `10 Punkte und 3 Florin`. */
export function reward({ florins: coins, points: score }: Reward): string {
  if (coins === 0) return points(score);
  return score === 0 ? florins(coins) : `${points(score)} und ${florins(coins)}`;
}

/** Colours by their names: nouns, as tables and lists have them. */
export const COLOUR: Readonly<Record<Colour, string>> = {
  white: 'Weiß',
  yellow: 'Gelb',
  red: 'Rot',
  green: 'Grün',
  blue: 'Blau',
  purple: 'Violett',
};

/** Blocks told by colour, as the object of a verb: `1 grünen und 2 blaue Blöcke`. */
export function blockList({ tally, colour, and }: Facts, colours: readonly Colour[]): string {
  const told = tally(colours);
  if (told.length === 0) return 'keine Blöcke';
  const noun = told.at(-1)!.count === 1 ? 'Block' : 'Blöcke';
  return `${and(told.map((each) => `${each.count} ${colour(each.colour)}${each.count === 1 ? 'en' : 'e'}`))} ${noun}`;
}

/** Blocks told by colour in a table: `2 × Blau, 1 × Grün`. */
export const blockCounts = ({ tally }: Facts, colours: readonly Colour[]): string =>
  tally(colours)
    .map(({ colour, count }) => `${count} × ${COLOUR[colour]}`)
    .join(', ');

export const price = (amount: number): string => (amount === 0 ? 'gratis' : String(amount));

export const DECORATION: Readonly<Record<Decoration, string>> = {
  book: 'Buch',
  cup: 'Kelch',
  crown: 'Krone',
  gate: 'Tor',
  flag: 'Fahne',
  arms: 'Wappen',
};

/** The decoration as the object of a verb. */
export const THE_DECORATION: Readonly<Record<Decoration, string>> = {
  book: 'das Buch',
  cup: 'den Kelch',
  crown: 'die Krone',
  gate: 'das Tor',
  flag: 'die Fahne',
  arms: 'das Wappen',
};

/** A decoration as the object of a verb. */
export const A_DECORATION: Readonly<Record<Decoration, string>> = {
  book: 'ein Buch',
  cup: 'einen Kelch',
  crown: 'eine Krone',
  gate: 'ein Tor',
  flag: 'eine Fahne',
  arms: 'ein Wappen',
};

export const DECORATIONS: Readonly<Record<Decoration, (count: number) => string>> = {
  book: counted('de', { one: '# Buch', other: '# Bücher' }),
  cup: counted('de', { one: '# Kelch', other: '# Kelche' }),
  crown: counted('de', { one: '# Krone', other: '# Kronen' }),
  gate: counted('de', { one: '# Tor', other: '# Tore' }),
  flag: counted('de', { one: '# Fahne', other: '# Fahnen' }),
  arms: counted('de', { other: '# Wappen' }),
};

/** The colour of a statue: `die weiße Statue`. */
export const STATUE: Readonly<Record<Colour, string>> = {
  white: 'weiße',
  yellow: 'gelbe',
  red: 'rote',
  green: 'grüne',
  blue: 'blaue',
  purple: 'violette',
};

/** The players of the examples, in seat order. */
export const NAMES = ['Du', 'Beatrice', 'Cosimo', 'Lucia'] as const;

export const ORIGIN: Readonly<Record<Origin, string>> = {
  RB: 'Spielregel',
  BOX: 'Schachtel eines Besitzers',
  PUB: 'öffentliche Quelle',
  DER: 'erschlossen',
  OUR: 'unsere Wahl',
  given: 'diese Ausgabe',
};
