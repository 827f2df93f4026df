/** How many meeples of a colour, in the order blue, red, green, yellow, white; as the subject of a sentence. */
export const MEEPLES = [
  { one: '# blauer', other: '# blaue' },
  { one: '# roter', other: '# rote' },
  { one: '# grüner', other: '# grüne' },
  { one: '# gelber', other: '# gelbe' },
  { one: '# weißer', other: '# weiße' },
];
