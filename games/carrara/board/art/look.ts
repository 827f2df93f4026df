/** How things look: every colour has its marble and its mark. All drawn here. */
import type { Colour, Decoration } from '../../edition/names.ts';

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
