/** The tones of each discipline where a picture is drawn with them, as in board.css: a picture can't read those. */
export const CAMEOS = [
  { cameo: '#2b5176', body: '#f5ecd8', shade: '#d8c9a8', engraved: '#5d5340' },
  { cameo: '#8c332b', body: '#f6eada', shade: '#dfc6a9', engraved: '#6b4438' },
  { cameo: '#3c663f', body: '#f3eed9', shade: '#d3cda8', engraved: '#525c46' },
  { cameo: '#b5821f', body: '#fdf5e0', shade: '#f0ddaa', engraved: '#76571a' },
  { cameo: '#e9e2d2', body: '#57514a', shade: '#3d3832', engraved: '#e9e2d2' },
];

/** Of the edge around something in that tone. */
export const darker = (tone: string): string => `color-mix(in srgb, ${tone} 50%, #000)`;
