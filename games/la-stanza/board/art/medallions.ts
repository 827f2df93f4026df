/**
 * Each character's medallion as a picture, by day and by night: a cameo in a gilt rim, with the sign of the discipline.
 */
import { picture, placed } from '@bottega/board-kit';
import { isStarter, TILES } from '../../edition/names.ts';
import { CAMEOS } from './cameos.ts';
import { portraitOf } from './portraits.ts';
import { MARKS } from './signs.ts';

/** Tones of the house, as in tokens.css and board.css: a picture can't read those. */
const DAY = { gilt: '#c2a768', deep: '#8a713a', plain: '#fdfbf6', edge: '#63574c', paper: '#f8f3e8' };
const NIGHT: typeof DAY = { gilt: '#a98f55', deep: '#d8c48c', plain: '#322d29', edge: '#b9ac9a', paper: '#272320' };

/** The badge stands out beyond the rim, whose diameter is 100. */
const SIZE = 106;
/** In the middle of the badge. */
const SIGNS = MARKS.map((mark) => placed(mark, 73.1, 73.1, 23.8));

function draw(tile: number, discipline: number, { gilt, deep, plain, edge, paper }: typeof DAY): string {
  const { cameo, body, shade, engraved } = CAMEOS[discipline];
  const style = {
    body: `fill="${body}" stroke="${engraved}" stroke-width="0.6"`,
    shade: `fill="${shade}" stroke="${engraved}" stroke-width="0.6"`,
    line: `fill="none" stroke="${engraved}" stroke-width="1.2" stroke-linecap="round"`,
  };
  // starters have a plain rim
  const rim = isStarter(tile)
    ? `<circle cx="50" cy="50" r="49" fill="${plain}" stroke="${edge}"/>`
    : `<circle cx="50" cy="50" r="49" fill="${gilt}" stroke="${deep}"/>
      <circle cx="50" cy="50" r="45.5" fill="none" stroke="${deep}" stroke-width="2" stroke-linecap="round" stroke-dasharray="0.1 5.6"/>`;
  const portrait = portraitOf(TILES[tile]).map(([kind, path]) => `<path d="${path}" ${style[kind]}/>`);
  return picture(
    `0 0 ${SIZE} ${SIZE}`,
    `${rim}<circle cx="50" cy="50" r="42" fill="${cameo}"/>${portrait.join('')}
    <circle cx="50" cy="50" r="42" fill="none" stroke="#000" stroke-opacity="0.35"/>
    <circle cx="85" cy="85" r="20.7" fill="${paper}"/><circle cx="85" cy="85" r="18" fill="${cameo}"/>
    <circle cx="85" cy="85" r="17.2" fill="none" stroke="${engraved}" stroke-opacity="0.6" stroke-width="1.6"/>
    <path d="${SIGNS[discipline]}" fill="${body}" fill-rule="evenodd"/>`,
  );
}

const drawn = new Map<string, { day: string; night: string }>();

export function medallionOf(tile: number, discipline: number): { readonly day: string; readonly night: string } {
  const key = `${tile} ${discipline}`;
  const known = drawn.get(key) ?? { day: draw(tile, discipline, DAY), night: draw(tile, discipline, NIGHT) };
  drawn.set(key, known);
  return known;
}
