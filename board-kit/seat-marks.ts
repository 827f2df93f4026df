/**
 * One seal a seat, so that nobody needs colours to tell them apart: round, with a shape cut out of it; each in a box of
 * 20. The cut runs the other way round, which leaves it open.
 */
const SEAL = 'M10 1.2a8.8 8.8 0 1 0 0 17.6a8.8 8.8 0 0 0 0-17.6z';
const CUTS = [
  'M10 6.2a3.8 3.8 0 1 1 0 7.6a3.8 3.8 0 0 1 0-7.6z',
  'M6.4 6.4h7.2v7.2H6.4z',
  'M10 4.8L14.9 13.4H5.1z',
  'M8.6 4.8h2.8v3.8h3.8v2.8h-3.8v3.8H8.6v-3.8H4.8V8.6h3.8z',
];
export const SEAT_MARKS: readonly string[] = CUTS.map((cut) => SEAL + cut);
