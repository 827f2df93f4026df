/** The six buildings, 80 by 64: every line is a paint and a path, from the back to the front. */
import { picture } from '@bottega/board-kit';
import type { BuildingType } from '../../edition/names.ts';
import { TYPES } from '../../edition/names.ts';
import { DAY, NIGHT, type Paints } from './paints.ts';

const DRAWINGS: Readonly<Record<BuildingType, readonly string[]>> = {
  biblioteca: [
    'w2 M13 30h54v28h-54Z',
    'sh M20 32h6v24h-6ZM54 32h6v24h-6ZM32 32h16v26h-16Z',
    'd M34.5 58V43.5a5.5 5.5 0 0 1 11 0V58Z',
    'lw M40 39v19M34.5 46h11',
    'w M14 33h6v23h-6Z',
    'lf M16 35v19M18 35v19',
    'w M13 30h8v3h-8ZM13 55h8v3h-8ZM26 33h6v23h-6Z',
    'lf M28 35v19M30 35v19',
    'w M25 30h8v3h-8ZM25 55h8v3h-8ZM48 33h6v23h-6Z',
    'lf M50 35v19M52 35v19',
    'w M47 30h8v3h-8ZM47 55h8v3h-8ZM60 33h6v23h-6Z',
    'lf M62 35v19M64 35v19',
    'w M59 30h8v3h-8ZM59 55h8v3h-8ZM10 26h60v4h-60Z',
    'rf M7 26L40 8L73 26Z',
    'w M15 24.5L40 11L65 24.5Z',
    'ac M32.5 23q3.8-1.8 7.5.6q3.7-2.4 7.5-.6v-5q-3.8-1.8-7.5.6q-3.7-2.4-7.5-.6Z',
    'l M40 18.6v5',
    'w M9 58h62v3h-62Z',
    'w2 M5 61h70v3h-70Z',
  ],
  cathedrale: [
    'w M59 19h10v45h-10Z',
    'st M59 23h10v2.6h-10ZM59 29h10v2.6h-10ZM59 35h10v2.6h-10ZM59 41h10v2.6h-10ZM59 47h10v2.6h-10Z',
    'rf M57.5 19L64 9L70.5 19Z',
    'd M62 30V24a2 2 0 0 1 4 0V30Z',
    'l M64 9V5M62.4 6.6h3.2',
    'w M9 64V40L22 34H52L62 39V64Z',
    'st M9.4 42h52.4v2.6h-52.4ZM9.4 47.5h52.4v2.6h-52.4ZM9.4 53h52.4v2.6h-52.4ZM9.4 58.5h52.4v2.6h-52.4Z',
    'w2 M22 28h30v7h-30Z',
    'd M25.5 34V31.2a1.8 1.8 0 0 1 3.6 0V34ZM32 34V31.2a1.8 1.8 0 0 1 3.6 0V34ZM38.5 34V31.2a1.8 1.8 0 0 1 3.6 0V34ZM45 34V31.2a1.8 1.8 0 0 1 3.6 0V34Z',
    'dm M20.5 28C20.5 17 28 11.5 37 11.5S53.5 17 53.5 28Z',
    'lw M37 12v16M29.5 14q-3.5 6-3.5 14M44.5 14q3.5 6 3.5 14',
    'w M34.6 6.6h4.8v5.4h-4.8Z',
    'rf M33.6 6.8L37 2.5L40.4 6.8Z',
    'l M37 2.8V-.6M35.4 .8h3.2',
    'w M31.6 43.5a5.4 5.4 0 1 1 10.8 0a5.4 5.4 0 1 1 -10.8 0Z',
    'd M33.2 43.5a3.8 3.8 0 1 1 7.6 0a3.8 3.8 0 1 1 -7.6 0Z',
    'lwh M37 39.7v7.6M33.2 43.5h7.6M34.3 40.8l5.4 5.4M39.7 40.8l-5.4 5.4',
    'w M30.5 64V57a6.5 6.5 0 0 1 13 0v7Z',
    'd M32.5 64V57a4.5 4.5 0 0 1 9 0V64ZM15.5 64V57.5a3.5 3.5 0 0 1 7 0V64ZM51 64V57.5a3.5 3.5 0 0 1 7 0V64Z',
  ],
  palazzo: [
    'oc M10 17h60v47h-60Z',
    'ocs M10 17h7v47h-7Z',
    'w2 M5 8h70v4h-70Z',
    'ocs M7 12h66v3h-66Z',
    'w2 M9 15h2v2.5h-2ZM13 15h2v2.5h-2ZM17 15h2v2.5h-2ZM21 15h2v2.5h-2ZM25 15h2v2.5h-2ZM29 15h2v2.5h-2ZM33 15h2v2.5h-2ZM37 15h2v2.5h-2ZM41 15h2v2.5h-2ZM45 15h2v2.5h-2ZM49 15h2v2.5h-2ZM53 15h2v2.5h-2ZM57 15h2v2.5h-2ZM61 15h2v2.5h-2ZM65 15h2v2.5h-2ZM69 15h2v2.5h-2Z',
    'w M13.5 21h12v12.5h-12Z',
    'd M15 33V24a2 2 0 0 1 4 0V33ZM20 33V24a2 2 0 0 1 4 0V33Z',
    'w M27.1 21h12v12.5h-12Z',
    'd M28.6 33V24a2 2 0 0 1 4 0V33ZM33.6 33V24a2 2 0 0 1 4 0V33Z',
    'w M40.7 21h12v12.5h-12Z',
    'd M42.2 33V24a2 2 0 0 1 4 0V33ZM47.2 33V24a2 2 0 0 1 4 0V33Z',
    'w M54.3 21h12v12.5h-12Z',
    'd M55.8 33V24a2 2 0 0 1 4 0V33ZM60.8 33V24a2 2 0 0 1 4 0V33Z',
    'w2 M9 35h62v2.5h-62Z',
    'w M13.5 39.5h12v11h-12Z',
    'd M15 50V42.5a2 2 0 0 1 4 0V50ZM20 50V42.5a2 2 0 0 1 4 0V50Z',
    'w M27.1 39.5h12v11h-12Z',
    'd M28.6 50V42.5a2 2 0 0 1 4 0V50ZM33.6 50V42.5a2 2 0 0 1 4 0V50Z',
    'w M40.7 39.5h12v11h-12Z',
    'd M42.2 50V42.5a2 2 0 0 1 4 0V50ZM47.2 50V42.5a2 2 0 0 1 4 0V50Z',
    'w M54.3 39.5h12v11h-12Z',
    'd M55.8 50V42.5a2 2 0 0 1 4 0V50ZM60.8 50V42.5a2 2 0 0 1 4 0V50Z',
    'w2 M9 51.5h62v2h-62Z',
    'lf M10 57.5h60M10 61h60M16 53.5v4M24 57.5v3.5M20 61v3M29 53.5v4M56 53.5v4M51 57.5v3.5M62 57.5v3.5M58 61v3M66 53.5v4',
    'w M32.5 64V60a7.5 7 0 0 1 15 0v4Z',
    'd M34.5 64V60.3a5.5 5.5 0 0 1 11 0V64ZM16 56h6v5h-6ZM59 56h6v5h-6Z',
  ],
  porta: [
    'br M22 26h36v38h-36Z',
    'lf M22 32h36M22 38h9M49 38h9M22 44h6M52 44h6M22 50h5M53 50h5M22 56h5M53 56h5',
    'br M22 20h6v6h-6ZM32 20h6v6h-6ZM42 20h6v6h-6ZM52 20h6v6h-6Z',
    'br2 M6 18h17v46h-17ZM57 18h17v46h-17Z',
    'w2 M4.5 16h20v3.5h-20ZM55.5 16h20v3.5h-20Z',
    'br2 M5 9.5h4.8v6.5h-4.8ZM12.2 9.5h4.8v6.5h-4.8ZM19.4 9.5h4.8v6.5h-4.8ZM56 9.5h4.8v6.5h-4.8ZM63.2 9.5h4.8v6.5h-4.8ZM70.4 9.5h4.8v6.5h-4.8Z',
    'lf M6 28h17M6 37h17M6 46h17M6 55h17M57 28h17M57 37h17M57 46h17M57 55h17M12 19.5v8.5M17 28v9M11 37v9M17 46v9M12 55v9M63 19.5v8.5M68 28v9M62 37v9M68 46v9M63 55v9',
    'd M12 40V32.5a2.5 2.5 0 0 1 5 0V40ZM63 40V32.5a2.5 2.5 0 0 1 5 0V40Z',
    'w M26.5 64V48a13.5 13.5 0 0 1 27 0V64Z',
    'l M40 34.5v5M31 38l3 4M49 38l-3 4M27 46l5 1.5M53 46l-5 1.5',
    'd M31 64V48a9 9 0 0 1 18 0V64Z',
    'lg M35.5 40.5V58M40 39v19M44.5 40.5V58M31 46h18M31 52h18M35.5 58l-1.2 2M40 58v2.5M44.5 58l1.2 2',
    'ac M36.5 26.5h7v4.5q0 3.2-3.5 4.8q-3.5-1.6-3.5-4.8Z',
  ],
  castello: [
    'gr M0 64V60Q10 54 22 56T46 55T70 57Q77 58 80 60V64Z',
    'sn M28 36h27v24h-27ZM28.5 36.5V30.5l2.5 2.7l2.5 -2.7V36.5ZM35.3 36.5V30.5l2.5 2.7l2.5 -2.7V36.5ZM42.1 36.5V30.5l2.5 2.7l2.5 -2.7V36.5ZM48.9 36.5V30.5l2.5 2.7l2.5 -2.7V36.5Z',
    'sn2 M10 18h19v44h-19Z',
    'sn M8 15.5h23v4h-23Z',
    'sn2 M8.5 16V8l3 3.6l3 -3.6V16ZM16.7 16V8l3 3.6l3 -3.6V16ZM24.9 16V8l3 3.6l3 -3.6V16ZM54 27h16v34h-16Z',
    'sn M52.5 24.5h19v3.6h-19Z',
    'sn2 M53 25V18l2.5 3.1l2.5 -3.1V25ZM59.8 25V18l2.5 3.1l2.5 -3.1V25ZM66.6 25V18l2.5 3.1l2.5 -3.1V25Z',
    'lf M10 28h7M22 33h7M10 40h5M20 46h9M10 52h8M54 36h6M64 42h6M54 49h7M29 44h6M46 48h8M30 53h5',
    'd M17 33V26.5a2.5 2.5 0 0 1 5 0V33ZM17 49V43.5a2.5 2.5 0 0 1 5 0V49ZM60 40V34.2a2.2 2.2 0 0 1 4.5 0V40ZM34 42h3v4.5h-3ZM47 42h3v4.5h-3Z',
    'w M34.5 61V54a7 7 0 0 1 14 0v7Z',
    'd M36.5 61V54a5 5 0 0 1 10 0V61Z',
    'lg M41.5 49v12M36.5 54h10',
    'l M19.5 10V-1',
    'rf M19.5-1l11 2.8l-3 1.7l3 1.7l-11 1.8Z',
    'gr2 M0 64V61.5Q14 58.5 30 60.5T60 60.5T80 62V64Z',
  ],
  villa: [
    'gr M0 64V52Q12 44 26 47T56 46T80 50V64Z',
    'cy M9 60C2.5 52 4.5 32 9 22C13.5 32 15.5 52 9 60ZM71.5 60C65.5 52 67.5 36 71.5 27C75.5 36 77.5 52 71.5 60Z',
    'lc M9 30v28M71.5 34v24',
    'w M34 15h13v12h-13Z',
    'rf M30.5 15.5L40.5 8.5L50.5 15.5Z',
    'd M36.5 24V19.5a1.5 1.5 0 0 1 3 0V24ZM41.5 24V19.5a1.5 1.5 0 0 1 3 0V24Z',
    'w M20 34h41v27h-41Z',
    'w2 M20 34h6v27h-6Z',
    'rf M15.5 35L27 24.5H54L65.5 35Z',
    'lf M24 31.5h33M27 28h27',
    'd M23.5 37.5h4.5v5.5h-4.5Z',
    'lw M25.8 37.5v5.5',
    'd M33.5 37.5h4.5v5.5h-4.5Z',
    'lw M35.8 37.5v5.5',
    'd M43.5 37.5h4.5v5.5h-4.5Z',
    'lw M45.8 37.5v5.5',
    'd M53.5 37.5h4.5v5.5h-4.5Z',
    'lw M55.8 37.5v5.5',
    'w2 M18.5 45h44v2h-44Z',
    'd M23.5 61V53a4.5 4.5 0 0 1 9 0V61ZM36 61V53a4.5 4.5 0 0 1 9 0V61ZM48.5 61V53a4.5 4.5 0 0 1 9 0V61Z',
    'gr2 M0 64V60Q18 57.5 40 60T80 59.5V64Z',
    'cy M15.9 60a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1 -5.2 0ZM59.9 60a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1 -5.2 0Z',
  ],
};

/** What is only drawn as a line: whose paint, how wide, how clear. */
const LINES: Readonly<Record<string, readonly [paint: string, width: number, opacity: number]>> = {
  l: ['line', 0.8, 1],
  lf: ['line', 0.7, 0.45],
  lw: ['w', 0.8, 0.7],
  lwh: ['w', 0.7, 1],
  lg: ['w2', 0.9, 1],
  lc: ['gr', 0.8, 0.5],
};
/** Flat colour without an outline, and plants with a thin one. */
const OUTLINE: Readonly<Record<string, number>> = { sh: 0, st: 0, gr: 0.5, gr2: 0.5 };

function drawn(type: BuildingType, paints: Paints): string {
  const paths = DRAWINGS[type].map((entry) => {
    const [paint, ...rest] = entry.split(' ');
    const d = rest.join(' ');
    const line = LINES[paint];
    if (line !== undefined) return `<path d="${d}" fill="none" stroke="${paints[line[0]]}" stroke-width="${line[1]}" stroke-opacity="${line[2]}"/>`;
    return `<path d="${d}" fill="${paints[paint]}" stroke-width="${OUTLINE[paint] ?? 0.8}"/>`;
  });
  return picture('0 -2 80 66', `<g stroke="${paints['line']}" stroke-linejoin="round" stroke-linecap="round">${paths.join('')}</g>`);
}

const each = (paints: Paints): Readonly<Record<BuildingType, string>> =>
  Object.fromEntries(TYPES.map((type) => [type, drawn(type, paints)])) as Record<BuildingType, string>;

/** As pictures, for either theme. */
export const FACADES = { day: each(DAY), night: each(NIGHT) } as const;
