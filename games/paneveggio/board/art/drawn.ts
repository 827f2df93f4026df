/**
 * Drawings as markup, which the browser puts in place at one go; signs are worked into the paths they stand in, so that
 * each is one shape.
 */
import { placed, SEAT_MARKS } from '@bottega/board-kit';
import type { Line } from '../../edition/names.ts';
import type { Card } from '../../edition/schema.ts';
import { cameoOf } from './cameo.ts';
import { BADGES, type Badge, ICONS, type IconName } from './icons.ts';
import { BODY, BRIDGE, HOLES, NECK, PEGS, PURFLING, STRINGS, TAILPIECE } from './violin.ts';

/** Each drawn once. */
function once<Args extends readonly unknown[]>(key: (...args: Args) => string, draw: (...args: Args) => string): (...args: Args) => string {
  const known = new Map<string, string>();
  return (...args) => {
    const name = key(...args);
    const markup = known.get(name) ?? draw(...args);
    known.set(name, markup);
    return markup;
  };
}
const path = (d: string, kind = ''): string => `<path${kind && ` class="${kind}"`} d="${d}"/>`;

export const drawIcon = once(
  (name: IconName, badge?: Badge) => `${name} ${badge}`,
  (name, badge) => {
    const lines: readonly string[] = ICONS[name];
    const solid = lines.filter((line) => line.startsWith('!')).map((line) => `<path fill="currentColor" d="${line.slice(1)}"/>`);
    const drawn = path(lines.filter((line) => !line.startsWith('!')).join(''));
    const mark = badge && `<circle class="halo" cx="18" cy="18" r="6.16"/><path stroke-width="1.98" d="${placed(BADGES[badge], 12.5, 12.5, 26.4)}"/>`;
    return `${drawn}${solid.join('')}${mark ?? ''}`;
  },
);

const FRAMES: Record<Line, string> = {
  wood: 'M16 1.500L30.500 28H1.500z',
  study: 'M3 4h26v24H3z',
  craft: 'M16 1a15 15 0 1 0 0 30a15 15 0 0 0 0-30z',
  relation: 'M9 2.500h14l8 13.500l-8 13.500H9L1 16z',
  restoration: 'M16 .8L31.200 16L16 31.200L.8 16z',
};
/** The sign sits lower in the triangle and smaller in the rhomb: where it begins, and how large it is. */
const PLACES: Record<Line, readonly [x: number, y: number, scale: number]> = {
  wood: [8.8, 11.5, 0.6],
  study: [6, 6, 0.84],
  craft: [5.5, 5.5, 0.88],
  relation: [6.5, 6.2, 0.8],
  restoration: [7.5, 8, 0.7],
};
const GRID = 24;

export const drawAffiliation = once(
  (line: Line) => line,
  (line) => {
    const [x, y, scale] = PLACES[line];
    return `${path(FRAMES[line])}<path fill="none" stroke="#fffaf0" stroke-width="${2 * scale}" d="${placed(ICONS[line].join(''), x, y, GRID * scale)}"/>`;
  },
);

export const drawViolin = once(
  (quality: number, owner?: number) => `${quality} ${owner}`,
  (quality, owner) => {
    const layers = Array.from({ length: Math.max(0, quality - 1) }, (_, at) =>
      placed(PURFLING, 13.5 * at * 0.12 + 0.6, 13 * at * 0.12, GRID * (1 - at * 0.12)),
    );
    const mark = owner === undefined ? '' : placed(SEAT_MARKS[owner], 24.5, 7.5, GRID * 0.55);
    return [
      path(BODY, 'body'),
      layers.length > 0 ? path(layers.join(''), 'layer') : '',
      path('M8 7c3-3 8-2 10 0M26 6.500c3-2 6-.5 7.500 2', 'gleam'),
      path(PEGS, 'peg'),
      path(NECK + TAILPIECE, 'ebony'),
      path(HOLES, 'line'),
      path(STRINGS, 'string'),
      path(BRIDGE, 'line'),
      mark && path(mark, 'owner'),
    ].join('');
  },
);

const HATCH = Array.from({ length: 18 }, (_, at) => `M0 ${at * 4.5 + 1}q30-4 60 0`).join('');
const BEARD = 'M39 45c-2 4-6 5-9 3M38 46.500c-2 3-5 4-8 2.500M37 48c-2 2-4 3-6 2M40 38c-2-.3-3 .3-4 1.200';
const FEATURES = 'M35.500 27.500c1.500-.8 2.500-.6 3.300 0M35 24.500c1.500-1 3-.9 4-.2M39.500 40.200c-1.200.2-2 .1-2.800-.3M29 49c-1-1-1.500-2-1.600-3.500';

export const drawCameo = once(
  (card: Card) => String(card.number),
  (card) => {
    const { profile, hair, hat, feather, dress, beard, turned } = cameoOf(card);
    const figure = [
      path(placed(dress[0], 2, 1, GRID), 'shade'),
      path(dress[0], 'ivory'),
      path(dress[1], 'cut'),
      path(profile, 'ivory'),
      path((beard ? BEARD : '') + FEATURES, 'cut'),
      path(hair[0], 'ivory'),
      path(hair[1], 'cut'),
      hat && path(hat, 'ivory') + path(placed(hat, 1.6, 3, GRID * 0.94), 'cut'),
      feather && path(feather, 'ivory'),
    ].join('');
    const side = turned ? `<g transform="translate(60 0) scale(-1 1)">${figure}</g>` : figure;
    return `<rect class="ground" width="60" height="76"/>${path(HATCH, 'hatch')}${side}`;
  },
);
