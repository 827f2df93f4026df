/** The coast from Livorno to Lerici below the marble mountains, engraved: 720 by 326, a landmark for each city. */
import { picture } from '@bottega/board-kit';
import { DAY, NIGHT, type Paints } from './paints.ts';

type Point = readonly [x: number, y: number];
const points = (text: string): readonly Point[] => text.split(' ').map((pair) => pair.split(',').map(Number) as unknown as Point);

const FAR = points(
  '0,228 46,219 96,215 137,193 174,170 200,158 228,143 252,156 270,163 293,138 314,111 343,126 366,143 391,113 410,82 434,103 456,124 480,108 506,94 534,122 564,153 592,139 618,130 646,152 672,173 698,179 720,189',
);
const NEAR = points(
  '0,254 57,247 108,241 153,220 204,202 230,206 252,215 293,190 330,163 354,183 378,196 412,174 450,150 475,171 498,186 522,175 552,166 580,190 612,205 660,189 692,210 720,222',
);
const outline = (ridge: readonly Point[]): string => `M0 326L${ridge.map((point) => point.join(' ')).join('L')}L720 326Z`;

/** Strokes of a burin down a slope: long where it lies in the shade, short where the light falls. */
function strokes(ridge: readonly Point[], falling: boolean): string {
  let path = '';
  for (let at = 1; at < ridge.length; at++) {
    const [[x1, y1], [x2, y2]] = [ridge[at - 1], ridge[at]];
    if (y2 > y1 !== falling) continue;
    const count = Math.round((x2 - x1) / 5);
    for (let one = 0; one < count; one++) {
      const [x, y] = [x1 + ((x2 - x1) * one) / count, y1 + ((y2 - y1) * one) / count];
      // as uneven as a hand, and the same every time
      const length = (falling ? 24 : 8) + ((Math.round(x * 7 + y * 3) * 37) % (falling ? 34 : 14));
      const lean = falling ? length * 0.34 : -length * 0.25;
      path += `M${Math.round(x)} ${Math.round(y) + 2}q${falling ? 3 : -2} ${Math.round(length / 2)} ${Math.round(lean)} ${length}`;
    }
  }
  return path;
}

const CLOUD = 'M-38 0q4-9 14-7q4-10 16-7q10-5 16 4q12-2 14 6q10-2 14 4Z';
const QUARRY = 'M-34 30L-26 14H-14V4H2V-8H16L24 6H34V18H42L48 30Z';
const STEPS = 'M-26 14H20M-14 4H24M-34 30H48M-8 14V30M10 4V14M22 18V30M2-8V4M-20 22H-8M10 22H22';
const CYPRESS = 'M0 0v-4M0-4C-5-9-3-22 0-28C3-22 5-9 0-4Z';
const BUSH = 'M0 0v5M-7 0q-2-7 4-8q4-4 8 0q5 2 2 8Z';
const BAYS = 'M0 267H122Q108 303 72 326H0ZM362 326Q372 287 420 284T478 326ZM642 326Q660 274 720 267V326Z';
const at = (x: number, y: number, scale: number, inside: string): string => `<g transform="translate(${x} ${y}) scale(${scale})">${inside}</g>`;

function landmarks({ wall, roof, tree }: Paints): string {
  const boat = `<path fill="${roof}" d="M-17 0q17 8 34 0l-4 8h-26Z"/><path fill="none" d="M0 0v-32"/><path fill="${wall}" d="M2-31q17 9 15 24h-15ZM-2-27q-12 8-11 20h11Z"/>`;
  const storeys = Array.from({ length: 7 }, (_, storey) => `M-14 ${-15 * storey - 15}h28v15h-28Z`).join('');
  const arches = Array.from({ length: 7 }, (_, storey) => [-11, -5, 1, 7].map((x) => `M${x} ${-15 * storey - 1}v-7a2 2 0 0 1 4 0v7`).join('')).join('');
  return [
    // Livorno: the lighthouse
    at(
      27,
      326,
      0.95,
      `<path fill="${wall}" d="M-16 0l4-20h24l4 20ZM-8-20l2-54h12l2 54ZM-10-78h20v5h-20ZM-6-78v-12h12v12Z"/><path fill="${roof}" d="M-8-90L0-99L8-90Z"/><path fill="none" d="M-7-40h14M-7.5-58h14"/>`,
    ),
    at(100, 310, 0.62, boat),
    // Pisa: the tower
    at(218, 326, 1.05, `<g transform="rotate(5)"><path fill="${wall}" d="${storeys}M-10-118h20v13h-20Z"/><path fill="none" d="${arches}"/></g>`),
    // Lucca: the walls, and the tower with oaks on it
    at(300, 326, 1, `<path fill="${wall}" d="M-56 0v-22h7v4h6v-4h7v4h6v-4h7v4h6v-4h7v4h7v-4h6v4h7v-4h6v4h7v-4h7v22Z"/>`),
    at(
      260,
      326,
      1,
      `<path fill="${wall}" d="M-11 0v-96h22V0ZM-13-96h26v5h-26Z"/><path fill="none" d="M-4-70v-9a4 4 0 0 1 8 0v9M-4-40v-9a4 4 0 0 1 8 0v9"/><path fill="${tree}" d="M-11-96q-4-10 4-14q3-9 9-5q8-3 9 5q6 6 0 14Z"/>`,
    ),
    // Viareggio: parasols and a sail
    at(420, 324, 1, `<path fill="none" d="M-38 0v-32M34 0v-28"/><path fill="${roof}" d="M-54-30q16-17 32 0ZM20-26q14-14 28 0Z"/>`),
    at(422, 290, 1.05, boat),
    // Massa: cut blocks and a crane
    at(
      576,
      326,
      0.9,
      `<path fill="${wall}" d="M-22 0v-16h18v-14h20V0Z"/><path fill="none" d="M-13 0v-16M-4-8h20M6-30v22M28 0L40-52M40-52L52 0M31-14h18M40-52l-16 12v10"/>`,
    ),
    // Lerici: the castle on its rock
    at(
      630,
      326,
      1,
      `<path fill="${tree}" d="M-40 0q4-22 20-26t26 2q22 4 28 24Z"/><path fill="${wall}" d="M-18-24v-40h5v5h4v-5h5v5h4v-5h5v40ZM5-24v-24h20v26Z"/><path fill="none" d="M-8-40v-7a3 3 0 0 1 6 0v7"/>`,
    ),
    at(704, 306, 0.5, boat),
  ].join('');
}

function engraved(paints: Paints): string {
  const { sky, haze, dusk, sun, cloud, far, near, marble, hill, hill2, sea, wave, tree, engraved } = paints;
  const mountains = [FAR, NEAR].map(
    (ridge, index) =>
      `<path d="${outline(ridge)}" fill="${index === 0 ? far : near}" stroke-opacity=".5"/><path d="${strokes(ridge, true)}" fill="none" stroke-opacity=".45"/><path d="${strokes(ridge, false)}" fill="none" stroke-opacity=".22"/>`,
  );
  const quarries = [
    [434, 183, 1.05],
    [319, 196, 0.75],
    [542, 199, 0.7],
  ].map(([x, y, scale]) => at(x, y, scale, `<path d="${QUARRY}" fill="${marble}"/><path d="${STEPS}" fill="none" stroke-opacity=".6"/>`));
  const trees = [
    ...[
      [122, 261, 0.8],
      [132, 262, 1],
      [142, 261, 0.7],
      [314, 258, 0.9],
      [324, 258, 0.7],
      [482, 261, 0.8],
      [492, 262, 1],
      [593, 258, 1],
      [604, 256, 0.8],
      [612, 258, 0.9],
    ].map(([x, y, scale]) => at(x, y, scale, `<path d="${CYPRESS}"/>`)),
    ...[
      [264, 274],
      [280, 271],
      [300, 275],
      [522, 274],
      [540, 271],
      [564, 272],
      [180, 277],
      [199, 274],
    ].map(([x, y]) => at(x, y, 1, `<path d="${BUSH}"/>`)),
  ];
  const clouds = [
    [84, 55, 1],
    [312, 33, 1.2],
    [486, 65, 0.8],
  ].map(([x, y, scale]) => at(x, y, scale, `<path d="${CLOUD}" fill="${cloud}" fill-opacity=".6" stroke="none"/>`));
  return `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky}"/><stop offset=".62" stop-color="${haze}"/><stop offset="1" stop-color="${dusk}"/></linearGradient>
<pattern id="w" width="22" height="8" patternUnits="userSpaceOnUse"><path d="M0 5q5.5-4 11 0t11 0" fill="none" stroke="${wave}" stroke-width=".8" stroke-opacity=".7"/></pattern></defs>
<rect width="720" height="326" fill="url(#s)"/><circle cx="662" cy="65" r="22" fill="${sun}" fill-opacity=".6"/>
<g stroke="${engraved}" stroke-width=".6">${clouds.join('')}${mountains.join('')}${quarries.join('')}
<path d="M0 261Q96 228 180 248T336 235T480 245T624 228T720 241V326H0Z" fill="${hill}"/><path d="M120 293Q240 254 360 287T600 280T720 280V326H72Z" fill="${hill2}"/>
<g stroke="none"><path d="${BAYS}" fill="${sea}"/><path d="${BAYS}" fill="url(#w)"/></g>
<path d="M143 95q5-2 7 3q2-5 7-3M161 85q5-2 7 3q2-5 7-3M153 114q5-2 7 3q2-5 7-3M581 105q5-2 7 3q2-5 7-3" fill="none" stroke-width="1"/>
<g fill="${tree}">${trees.join('')}</g><g stroke-width=".9" stroke-linejoin="round">${landmarks(paints)}</g></g>`;
}

/** As pictures, for either theme; they fill whatever they lie behind. */
export const PANORAMA = { day: picture('0 0 720 326', engraved(DAY), 'none'), night: picture('0 0 720 326', engraved(NIGHT), 'none') } as const;
