/** How many meeples of a colour, in the order blue, red, green, yellow, white. */
export const MEEPLES = [
  { one: '# bleu', other: '# bleus' },
  { one: '# rouge', other: '# rouges' },
  { one: '# vert', other: '# verts' },
  { one: '# jaune', other: '# jaunes' },
  { one: '# blanc', other: '# blancs' },
];
