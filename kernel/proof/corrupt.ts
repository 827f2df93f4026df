/** Spoils an edition file in one place, in a way that no edition can bear. */
import type { Random } from '../random.ts';

export interface Corruption {
  readonly file: unknown;
  /** Where: the path of the fault must lie here, or just above where something was taken away. */
  readonly path: string;
  readonly how: string;
}

type Node = Record<string, unknown>;
interface Spot {
  readonly holder: Node;
  readonly key: string;
  readonly path: string;
}

function spotsOf(node: unknown, path = ''): Spot[] {
  if (node === null || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([key, child]) => {
    const here = path === '' ? key : `${path}.${key}`;
    return [{ holder: node as Node, key, path: here }, ...spotsOf(child, here)];
  });
}

/** What may be left out or may be any text. */
const FREE = /(^|\.)(note|relation|endOfTurn|recommended|violins\.\d+|here|name|id|names(\.[\w-]+)?|en|fr|de|nl)$/;
/** A list that may be of another length. */
const inList = ({ holder }: Spot): boolean => Array.isArray(holder);

const WAYS: Readonly<Record<string, (spot: Spot) => boolean>> = {
  'another kind of value': ({ holder, key }) => {
    holder[key] = typeof holder[key] === 'object' ? 'rubbish' : { rubbish: 1 };
    return true;
  },
  'taken away': (spot) => {
    if (inList(spot) || FREE.test(spot.path)) return false;
    delete spot.holder[spot.key];
    return true;
  },
  'a stranger': ({ holder, key }) => {
    const node = holder[key];
    if (node === null || typeof node !== 'object' || Array.isArray(node) || 'violins' === key) return false;
    (node as Node).stranger = 1;
    return true;
  },
  'half a number': ({ holder, key }) => {
    const number = holder[key];
    if (typeof number !== 'number') return false;
    holder[key] = number + 0.5;
    return true;
  },
  'far too much': ({ holder, key }) => {
    if (typeof holder[key] !== 'number') return false;
    holder[key] = 1_000_000;
    return true;
  },
  'a word of no list': ({ holder, key, path }) => {
    if (typeof holder[key] !== 'string' || FREE.test(path)) return false;
    holder[key] = 'rubbish';
    return true;
  },
};

export function corrupt(house: unknown, random: Random): Corruption {
  for (;;) {
    const file: unknown = structuredClone(house);
    const spots = spotsOf(file);
    const spot = spots[random(spots.length)];
    const names = Object.keys(WAYS);
    const how = names[random(names.length)];
    if (WAYS[how](spot)) return { file, path: spot.path, how };
  }
}
