/** How things look: every colour has its marble and its mark, every building its engraving. All drawn here. */
import type { BuildingType, Colour, Decoration } from '../../edition/names.ts';

interface Marble {
  readonly light: string;
  readonly base: string;
  readonly vein: string;
  readonly ink: string;
}

export const MARBLE: Readonly<Record<Colour, Marble>> = {
  white: { light: '#fffefb', base: '#ece7dc', vein: '#b9b2a3', ink: '#4a4238' },
  yellow: { light: '#f5de9a', base: '#dcb64f', vein: '#a9812a', ink: '#4b3606' },
  red: { light: '#d98672', base: '#ac4433', vein: '#7c2619', ink: '#fff3ec' },
  green: { light: '#8dbb93', base: '#4d7f57', vein: '#2d5636', ink: '#f1fff2' },
  blue: { light: '#8fb4dc', base: '#3f6c9f', vein: '#26486f', ink: '#f0f7ff' },
  purple: { light: '#b795cd', base: '#6f4a8c', vein: '#472a60', ink: '#faf1ff' },
};

/** What a pile of blocks takes up: left, top, width, height. */
export const BOX = [-18, -22, 42, 46] as const;

/** The marks, inside a square from −10 to 10: circle, triangle, diamond, cross, square, star. */
export const MARK: Readonly<Record<Colour, string>> = {
  white: 'M0-6.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13Z',
  yellow: 'M0-7.5L7.5 5.8H-7.5Z',
  red: 'M0-8L7 0L0 8L-7 0Z',
  green: 'M-2.5-7.5h5v5h5v5h-5v5h-5v-5h-5v-5h5Z',
  blue: 'M-6-6h12v12h-12Z',
  purple: 'M0-8L2-2.6L7.8-2.4L3.2 1.2L4.8 6.8L0 3.5L-4.8 6.8L-3.2 1.2L-7.8-2.4L-2-2.6Z',
};

/** Engravings of the six buildings, 48 by 48, as lines. */
export const FACADE: Readonly<Record<BuildingType, string>> = {
  biblioteca: 'M5 20L24 9L43 20ZM8 20v18M40 20v18M16 20v18M32 20v18M5 38h38v4H5ZM19 38V27h10v11M24 27v11M22 15.5h4',
  cathedrale:
    'M24 3v6M21.5 5.5h5M13 24a11 13 0 0 1 22 0ZM24 11v13M18.5 14q-2 5-2 10M29.5 14q2 5 2 10M11 24h26v18H11ZM21 42V33a3 3 0 0 1 6 0v9M15 42V31a2 2 0 0 1 4 0v11M29 42V31a2 2 0 0 1 4 0v11',
  palazzo:
    'M6 11h36v4H6ZM8 15v27M40 15v27M8 28h32M6 42h36M13 26v-4a2.5 2.5 0 0 1 5 0v4ZM21.5 26v-4a2.5 2.5 0 0 1 5 0v4ZM30 26v-4a2.5 2.5 0 0 1 5 0v4ZM13 40v-5a2.5 2.5 0 0 1 5 0v5M21.5 42v-7a2.5 2.5 0 0 1 5 0v7M30 40v-5a2.5 2.5 0 0 1 5 0v5',
  porta: 'M7 42V13h5v3h4v-3h5v3h6v-3h5v3h4v-3h5v29ZM7 20h34M15 42V32a9 9 0 0 1 18 0v10M19 42V33a5 5 0 0 1 10 0v9M24 28v14M11 26h2M35 26h2',
  castello: 'M6 42V10h3v3h3v-3h3v3h3v29ZM30 42V10h3v3h3v-3h3v3h3v29ZM18 42V22h3v3h6v-3h3v20ZM22 42v-6a2 2 0 0 1 4 0v6M11 20v5M36 20v5',
  villa:
    'M11 27L24 18L37 27ZM13 27v15h22V27M17 42v-7a2.5 2.5 0 0 1 5 0v7M26 42v-7a2.5 2.5 0 0 1 5 0v7M4 42h40M6 42V32q-2.5-7 0-15q2.5 8 0 15M42 42V32q-2.5-7 0-15q2.5 8 0 15',
};

/** Decorations, 24 by 24, as lines. */
export const ORNAMENT: Readonly<Record<Decoration, string>> = {
  book: 'M4 6q4-2 8 1q4-3 8-1v13q-4-2-8 1q-4-3-8-1ZM12 7v13',
  cup: 'M7 5h10q0 8-5 8t-5-8ZM12 13v5M8 19h8M7 7H4q0 4 4 4M17 7h3q0 4-4 4',
  crown: 'M4 18V8l4 4l4-7l4 7l4-4v10Z',
  gate: 'M5 20V10a7 7 0 0 1 14 0v10M5 20h14M9 20V8M12 20V5M15 20V8',
  flag: 'M6 21V4M6 5h12l-3 4l3 4H6',
  arms: 'M5 4h14v8q0 6-7 9q-7-3-7-9ZM12 4v16M5 10h14',
};

/** A figure on a plinth, 24 by 24. */
export const STATUE = 'M12 3a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2ZM8 18l1-8q3-2 6 0l1 8ZM7 18h10v3H7Z';
