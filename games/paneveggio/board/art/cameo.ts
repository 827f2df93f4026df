/** Parts of the cameos: profiles, hair, hats and dress, put together by a card's number. On a field of 60 by 76. */
import type { Card } from '../../edition/schema.ts';

const PROFILES = [
  'M24 17c8-3 14 0 15 7c.2 1.800-.3 2.800.2 4.200l4.600 6.600c.5.900-.2 1.400-1.300 1.600l-1.600.3l.9 2.500l-1.300 1.100l.9 1.900c-.6 1-1.200 1-1.300 2c-.2 2 .3 4.500-2.500 5.200c-2.200.5-4.300-.2-5.600 1.200L31 60H15c3-6 3-10 2-16c-2.500-9-2-23 7-27z',
  'M24 17c8-3 13.500 0 14.500 6.500c.3 2-.4 3 .2 4.500c1.300 2.300 4.800 4 5.300 6.300c.2 1.400-1.500 1.700-2.800 2l.9 2.400l-1.400 1.200l.8 2c-.7.9-1.300.9-1.300 1.900c.3 2.600-.2 4.600-2.600 5.200c-2.300.5-4.500-.4-6 1L31 60H15c3-6 3-10 2-16c-2.500-9-2-23 7-27z',
  'M24 17c8-3 14.500.5 15 7.500c.1 1.500-.8 2.300-.3 3.700l3.500 5.600c.6 1.200-.1 1.700-1 2l-1.300.4l.7 2.200l-1.100 1l.7 1.700c-.5.9-1 .9-1 1.800c0 2.300-.5 4.300-3 4.700c-2 .3-3.600-.1-4.700 1.100L31 60H15c3-6 3-10 2-16c-2.500-9-2-23 7-27z',
];

/** The outline of the hair, and the strokes cut into it. */
const HAIR = {
  wig: [
    'M38 20c-2-7-12-10-20-6c-8 4-10 13-9 22c.5 6-3 9-2 15c.6 4 4 6 8 6c5 0 8-3 8-7c0-5-3-6-2-11c.5-3 3-4 3.500-7c.4-3-1-5 1-8c2.500-3.500 9-2 12.500-4z',
    'M12 24c4-1 6 1 6 4M9 33c4-2 7 0 8 4M8 43c4-2 8-1 10 3M10 51c3-2 7-2 10 0M18 17c3 0 5 2 5 5M27 14c2 1 3 3 3 5',
  ],
  tied: [
    'M38 19c-3-6-12-8-19-4c-7 4-8 12-7 19c-3 1-5 4-4 8c1 5-1 8-2 11c5 0 9-3 9-8c0-3 1-5 3-7c3 0 5-3 4.500-6c-.3-3 0-5 2-7c3-3 9-2.500 13.500-6z',
    'M14 22c3-1 5 0 6 3M12 29c3-1 5 0 6 3M10.500 38l5-1M22 16c3 0 4 2 4 4M30 15c1 1 2 2 2 4',
  ],
  short: [
    'M39 21c-3-7-12-9-19-5c-6 4-7 11-5 18c1 3 2 6 4 7c1-3 4-3 4.500-7c.2-3 0-6 2-8c3-2.500 9-1.500 13.500-5z',
    'M17 22l3 5M22 17l2 6M29 15l0 5M15 30l4 2',
  ],
  curls: [
    'M39 21c-1-7-12-11-20-7c-7 3-9 10-8 17c-2 3-1 7 2 8c0 4 4 6 7 4c3 0 5-3 3.500-6c1-2 1-5 .5-7c2-1 1.500-4 3-5c4-1.500 8-1 12-4z',
    'M15 22a3 3 0 1 1 4 3M21 17a3 3 0 1 1 5 2M13 31a3 3 0 1 1 5 1M16 39a3 3 0 1 1 5-1M30 16a2.500 2.500 0 1 1 4 2',
  ],
  bun: [
    'M39 20c-3-7-12-9-19-5c-4 2-6 6-6 10c-5-2-10 2-9 7c1 4 6 6 10 4c1 2 3 4 5 4c2-1 3-3 3.500-6c.2-3 0-6 2-8c3-2.500 9-1 13.500-6z',
    'M9 28c2 0 4 2 4 5M17 21l4 4M23 16l2 6M31 15l1 4',
  ],
} as const;
const HATS = {
  none: '',
  tricorn: 'M6 22c6-3 9-9 18-11c8-1.500 12 4 22 6c-4 4-10 5-18 4.500C20 21 14 21 6 22z',
  cap: 'M12 24c-1-10 6-15 14-14c9 .5 13 5 13 11c-4-1-8-1.500-13-1c-5 .5-9 2-14 4z',
  beret: 'M9 21c0-8 9-13 18-12c10 1 16 6 14 11c-9-2-21-2-32 1z',
  brim: 'M7 23c4-2 8-2 9-3c0-7 5-11 11-11s9 3 10 8c4 0 8 1 11 3c-12 2-27 1-41 3z',
} as const;
const FEATHER = 'M18 14c-8-1-13 3-15 9c5-1 10-3 15-9zM17 15L6 21';

const DRESSES = [
  // coat with a lace jabot
  ['M6 76c1-10 6-15 14-18l11-2c9 2 16 7 19 20z', 'M31 57c2 3 0 5 2 7s0 5 2 8M31 57c-1 3-3 5-1 8s-2 5 0 9M14 66c2 2 3 6 3 10'],
  // plain collar
  ['M6 76c1-10 6-15 14-18l11-2c9 2 16 7 19 20z', 'M20 58l5 8l7-9M32 57l6 7l3-4M26 67v9'],
  // ruff
  ['M6 76c1-10 6-14 14-17h13c9 3 14 7 17 17z', 'M16 58c3-3 16-4 19-1c2 2 0 4-2 4c-6 1-11 1-16 1c-3 0-3-3-1-4zM19 58v4M23 57v5M27 57v5M31 57v4'],
  // cloak over a shoulder
  ['M5 76c0-11 6-16 14-19l12-1c10 3 16 8 20 20z', 'M19 58c6 5 14 6 20 2M12 64c8 5 18 7 28 6'],
] as const;

export interface Cameo {
  readonly profile: string;
  readonly hair: readonly [outline: string, strokes: string];
  readonly hat: string;
  readonly feather: string;
  readonly dress: readonly [outline: string, strokes: string];
  readonly beard: boolean;
  /** Facing left instead of right. */
  readonly turned: boolean;
}

/** Numbers that are neighbours must not look alike. */
function scatter(number: number, salt: number): number {
  const mixed = Math.imul(number * 8 + salt, 0x9e3779b1);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** Composers wear wigs, people of the street hats, apprentices caps; the rest follows the number. */
export function cameoOf(card: Card): Cameo {
  const n = card.number;
  const pick = <T>(list: readonly T[], salt: number): T => list[scatter(n, salt) % list.length];
  const kind = card.kind === 'apprentice' ? 0 : card.prestige;
  const hair =
    kind === 4
      ? pick([HAIR.wig, HAIR.wig, HAIR.tied], 1)
      : kind === 3
        ? pick([HAIR.tied, HAIR.wig, HAIR.curls], 2)
        : kind === 2
          ? pick([HAIR.curls, HAIR.tied, HAIR.bun], 3)
          : pick([HAIR.short, HAIR.curls, HAIR.bun], 5);
  const hat =
    kind === 4
      ? HATS.none
      : kind === 3
        ? pick([HATS.none, HATS.tricorn, HATS.none], 1)
        : kind === 0
          ? pick([HATS.cap, HATS.none, HATS.beret], 4)
          : pick([HATS.brim, HATS.beret, HATS.none, HATS.tricorn], 2);
  return {
    profile: pick(PROFILES, 3),
    hair,
    hat,
    feather: hat === HATS.beret && kind > 0 ? FEATHER : '',
    dress: kind === 4 ? DRESSES[0] : kind === 0 ? DRESSES[1] : pick(DRESSES, 6),
    beard: kind > 0 && kind < 4 && n % 5 === 2,
    turned: n % 2 === 0,
  };
}
