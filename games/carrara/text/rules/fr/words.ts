/** French for figures and names that the whole page uses. */
import { counted } from '@bottega/kernel';
import type { Colour, Currency, Decoration } from '../../../edition/names.ts';
import type { Reward } from '../../../rules/places.ts';
import type { Facts } from '../facts.ts';
import type { Origin } from '../origins.ts';

export const florins = counted('fr', { one: '# florin', other: '# florins' });
export const points = counted('fr', { other: '# PV' });
export const blocks = counted('fr', { one: '# bloc', other: '# blocs' });
export const buildings = counted('fr', { one: '# bâtiment', other: '# bâtiments' });
export const tiles = counted('fr', { one: '# tuile', other: '# tuiles' });
export const markers = counted('fr', { one: '# marqueur', other: '# marqueurs' });
export const evaluationMarkers = counted('fr', { one: '# marqueur d’évaluation', other: '# marqueurs d’évaluation' });
export const sections = counted('fr', { one: '# section bonus', other: '# sections bonus' });
export const places = counted('fr', { one: '# emplacement', other: '# emplacements' });
export const pieces = counted('fr', { one: '# décoration ou statue', other: '# décorations ou statues' });
export const warehouses = counted('fr', { one: '# entrepôt', other: '# entrepôts' });
export const rounds = counted('fr', { one: '# tour de table complet', other: '# tours de table complets' });

export const CURRENCY: Readonly<Record<Currency, string>> = { florins: 'florins', points: 'PV' };

/** What an evaluation brought: `10 PV et 3 florins`. */
export function reward({ florins: coins, points: score }: Reward): string {
  if (coins === 0) return points(score);
  return score === 0 ? florins(coins) : `${points(score)} et ${florins(coins)}`;
}

const BLOCKS: Readonly<Record<Colour, (count: number) => string>> = {
  white: counted('fr', { one: '# blanc', other: '# blancs' }),
  yellow: counted('fr', { one: '# jaune', other: '# jaunes' }),
  red: counted('fr', { one: '# rouge', other: '# rouges' }),
  green: counted('fr', { one: '# vert', other: '# verts' }),
  blue: counted('fr', { one: '# bleu', other: '# bleus' }),
  purple: counted('fr', { one: '# violet', other: '# violets' }),
};

/** Blocks told by colour: `2 bleus et 1 vert`. */
export const blockList = ({ tally, and }: Facts, colours: readonly Colour[]): string => and(tally(colours).map(({ colour, count }) => BLOCKS[colour](count)));

export const price = (amount: number): string => (amount === 0 ? 'gratuit' : String(amount));

/** The colour of a statue, which is feminine. */
export const STATUE: Readonly<Record<Colour, string>> = {
  white: 'blanche',
  yellow: 'jaune',
  red: 'rouge',
  green: 'verte',
  blue: 'bleue',
  purple: 'violette',
};

export const DECORATION: Readonly<Record<Decoration, string>> = {
  book: 'livre',
  cup: 'coupe',
  crown: 'couronne',
  gate: 'porte',
  flag: 'drapeau',
  arms: 'blason',
};

export const THE_DECORATION: Readonly<Record<Decoration, string>> = {
  book: 'le livre',
  cup: 'la coupe',
  crown: 'la couronne',
  gate: 'la porte',
  flag: 'le drapeau',
  arms: 'le blason',
};

export const DECORATIONS: Readonly<Record<Decoration, (count: number) => string>> = {
  book: counted('fr', { one: '# livre', other: '# livres' }),
  cup: counted('fr', { one: '# coupe', other: '# coupes' }),
  crown: counted('fr', { one: '# couronne', other: '# couronnes' }),
  gate: counted('fr', { one: '# porte', other: '# portes' }),
  flag: counted('fr', { one: '# drapeau', other: '# drapeaux' }),
  arms: counted('fr', { one: '# blason', other: '# blasons' }),
};

/** The players of the examples, in seat order. */
export const NAMES = ['Vous', 'Beatrice', 'Cosimo', 'Lucia'] as const;

export const ORIGIN: Readonly<Record<Origin, string>> = {
  RB: 'livret de règles',
  BOX: 'boîte d’un propriétaire',
  PUB: 'source publique',
  DER: 'déduction',
  OUR: 'notre choix',
  given: 'cette édition',
};
