/**
 * Cameos put together from a few engraved parts: everybody looks left, inside a circle of radius 42 around (50, 50).
 * Each part is a list of shapes: filled in the figure's colour (`body`), in its shade (`shade`), or only drawn as a `line`.
 */
import type { CHARACTERS, STARTERS } from '../../rules/names.ts';

export type Shape = readonly ['body' | 'shade' | 'line', string];
type Part = readonly Shape[];

const NECK: Part = [
  ['body', 'M45 66L47 79C40 81 31 81 25.3 84A42 42 0 0 0 82 77.300C77 79 71 77 67 74L66 58Z'],
  ['line', 'M48 71C52 70 56 67 58 63'],
];

const FACES = {
  man: [
    [
      'body',
      'M47 20C38 22 34.5 29 34 36L33 41.500L27.5 50.500C27 52 28 52.8 30.5 53L30.8 55.500L29.5 57.500L31 59.500L30.3 61.500L32 63.500C30.5 67 32 71.5 36.5 72C42 72.5 47 70.5 50 68L68 62C74 50 74 34 66 25C61 20 54 18.5 47 20Z',
    ],
    [
      'line',
      'M36 41C38 39.5 41 39.5 43 41M37 42.500C38.5 43.5 40.5 43.5 41.5 42.500M34.5 39C37 36.8 41 36.8 44 38.500M31 59.500C33 59.8 34.5 59.5 36 58.500M31 53C32.5 53 33.5 52.5 34 51',
    ],
  ],
  woman: [
    [
      'body',
      'M47 21C39 23 36 29 35.5 36L34.5 41.500L30 50C29.5 51.3 30.5 52 32.5 52.300L32.8 55L31.5 57L33 58.800L32.4 60.800L34 62.500C32.8 66 34.5 69.5 38.5 70C43 70.5 48 68.5 51 66L66 60C72 50 72 34 65 26C60 21 53 19.5 47 21Z',
    ],
    [
      'line',
      'M37 41C39 39.3 42 39.5 44 41.200M38 42.500C39.5 43.5 41.5 43.5 42.5 42.500M36 38.500C38.5 36.5 42 36.5 45 38.500M33 58.800C34.5 59 36 58.6 37 57.8',
    ],
  ],
} as const satisfies Record<string, Part>;

const HAIR = {
  none: [['line', 'M56 44C59 43 60 46 58.5 48.500C57.5 50 56.5 50.5 56 49.5']],
  short: [
    ['shade', 'M41 23C48 16 62 17 69 26C75 35 74 50 69 60C66 62 63 62 62 59C64 55 61 52 59 47C57 42 57 38 54 33C49 31 45 28 41 23Z'],
    ['line', 'M48 24C58 23 66 31 68 44M52 28C60 29 65 38 65 50'],
  ],
  long: [
    ['shade', 'M41 22C49 15 64 17 71 27C77 38 76 56 79 74C73 79 62 79 57 74C60 66 58 56 56 48C54 42 56 37 53 32C48 31 44 27 41 22Z'],
    ['line', 'M48 23C60 23 68 33 69 48C69.5 58 71 66 73 73M54 29C61 33 64 42 63.5 54C63.5 62 64 68 66 74M61 46C59 56 60 66 61 72'],
  ],
  tonsure: [
    ['shade', 'M44 33C52 33 58 31 64 28C71 32 74 46 69 60C66 62 63 62 62 59C64 55 61 52 59 47C58 42 56 39 50 38C47 37.5 45 36 44 33Z'],
    ['line', 'M50 34C58 35 64 38 67 46M56 38C61 42 64 48 64 54'],
  ],
  bun: [
    ['shade', 'M41 24C47 16 60 17 67 24C75 22 82 29 80 37C78 44 71 45 67 41C66 48 65 53 62 56C58 50 57 42 53 35C48 33 44 29 41 24Z'],
    ['line', 'M47 23C56 22 63 28 66 36M69 28C74 27 77 31 76 36M51 28C58 30 62 38 62 47'],
  ],
} as const satisfies Record<string, Part>;

const BEARDS = {
  none: [],
  short: [
    ['shade', 'M31 60C34 57.5 38 57 42 58C47 59 52 55 55 50L57 58C54 66 47 72 40 75C34 76 30 71 32 64Z'],
    ['line', 'M36 63C37 67 38 70 40 72M42 62C43 66 43.5 68 44.5 70.500M48 60C49 63 49.5 65 49.5 67'],
  ],
  long: [
    ['shade', 'M30.5 57C34 55.5 38 56.5 42 58C47 59 52 55 55 49L58 58C56 70 50 82 40 91C32 88 28 74 31 64Z'],
    ['line', 'M35 63C35 73 37 81 40 87M41 62C41 71 41.5 77 42.5 83M47 61C47.5 68 47 74 46 78M53 58C53 63 52 67 50 71'],
  ],
  pointed: [
    ['shade', 'M30.5 58C34 55.8 38 56.5 41 58.500C39 61 39.5 66 37 72L31 80C28.5 75 29.5 68 31.5 64Z'],
    ['line', 'M34 61C33.5 67 33 71 32 75M37 60.500C36.5 64 36 67 35 70'],
  ],
} as const satisfies Record<string, Part>;

const HATS = {
  none: [],
  beret: [
    ['shade', 'M36 30C32 20 44 9 60 11C76 12 85 24 80 34C74 38 66 34 58 31C50 28.5 42 29 36 30Z'],
    ['line', 'M38 28C48 24 60 26 74 32M62 12C70 15 76 22 77 30'],
  ],
  feather: [
    ['shade', 'M33 32C32 24 42 15 56 15C68 15 75 22 75 31C66 36 60 31 52 31C45 30.5 39 33 33 32Z'],
    ['body', 'M52 17C60 4 76 6 86 18C88 24 86 30 82 33C82 24 72 14 58 22Z'],
    ['line', 'M55 21C66 12 78 16 82 29M35 30C46 25 60 27 73 31'],
  ],
  mariner: [
    ['shade', 'M30 35C29 31 36 29 41 28C42 18 52 12 61 14C70 16 74 24 74 31C78 33 80 37 76 39C62 33 46 33 30 35Z'],
    ['line', 'M41 28C51 25 64 27 74 31M45 24C53 21 62 22 71 26'],
  ],
  laurel: [
    [
      'body',
      'M36 31C38 26 42 25 45 27C46 22 50 20 54 23C56 19 61 19 63 23C67 20 71 23 71 28C75 28 77 32 75 36C70 37 66 34 64 31C60 33 56 32 53 29C49 32 45 32 43 30C41 33 38 33 36 31Z',
    ],
    ['line', 'M38 31C50 26 62 27 74 35M45 27L47 29M54 23L55 27M63 23L63 28M71 28L69 31'],
  ],
  scholar: [
    ['shade', 'M35 33L38 22C30 21 29 17 32 16C46 11 66 11 80 17C82 20 79 23 73 23L74 38C70 33 64 31 58 30C50 29 42 30 35 33Z'],
    ['line', 'M38 22C50 19 62 19 73 23M32 17C46 21 66 20 80 18'],
  ],
  hood: [
    ['shade', 'M38 33C34 21 45 10 59 12C74 15 80 32 79 50C79 62 82 72 80 77C72 80 62 77 58 70C63 60 60 46 55 36C50 32 44 31 38 33Z'],
    ['line', 'M42 27C56 26 65 38 66 54C66.5 63 68 70 72 75M52 16C66 20 73 34 73 50'],
  ],
  skullcap: [
    ['shade', 'M44 25C48 17 62 15 70 25C75 31 76 39 74 44C67 33 56 27 44 25Z'],
    ['line', 'M56 20C64 23 70 30 72 38'],
  ],
  tiara: [
    ['body', 'M36 32C36 20 46 8 55 2C66 7 75 18 74 34C62 27 48 27 36 32Z'],
    ['line', 'M37 28C49 23 62 23 74 29M39 21C49 17 61 17 71 21M45 13C51 10.5 59 10.5 65 13M55 2V8'],
  ],
  biretta: [
    ['shade', 'M38 33L37 21C36 15 43 16 47 18C51 12 57 13 60 17C66 14 74 16 74 22L75 38C64 31 50 29 38 33Z'],
    ['line', 'M39 28C50 24 63 26 75 32M47 18V25M60 17V26'],
  ],
  veil: [
    ['body', 'M37 33C34 20 46 11 59 13C75 16 80 32 80 50C80 62 84 72 82 77.300C74 83 62 80 55 75C61 64 61 48 55 36C50 31 43 31 37 33Z'],
    ['line', 'M40 32C36 24 47 15 58 17C69 20 73 34 73 48C73 60 74 70 76 77M55 36C64 48 65 62 62 76'],
  ],
  crown: [
    ['body', 'M36 31L33 14L43 21L49 10L56 20L66 11L69 22L79 18L75 37C62 29 48 28 36 31Z'],
    ['line', 'M37 28C49 24 62 26 75 33M36.5 25C49 21 63 22 76 29'],
  ],
  flatcap: [
    ['shade', 'M32 31C28 24 36 18 48 16C62 13 80 17 82 27C83 32 78 35 74 36C64 30 46 29 32 31Z'],
    ['body', 'M66 17C74 10 84 14 86 24C82 26 76 22 70 22Z'],
    ['line', 'M34 29C48 25 64 26 79 33M70 20C76 17 81 18 84 23'],
  ],
  turban: [
    ['shade', 'M35 32C32 22 42 12 57 12C72 12 80 24 76 36C71 40 66 34 58 31C50 28 42 29 35 32Z'],
    ['line', 'M37 28C46 20 60 18 73 24M36 31C48 24 62 24 76 34M46 16C56 13 66 16 72 21'],
  ],
} as const satisfies Record<string, Part>;

const COLLARS = {
  plain: [['line', 'M44 80C52 86 64 84 69 76M36 81C48 92 68 90 77 79']],
  ruff: [
    ['body', 'M38 73C40 78 37 83 40 86C45 82 48 89 53 86C57 83 61 88 65 84C70 84 71 78 73 75C71 71 67 70 64 72C56 78 46 77 38 73Z'],
    ['line', 'M40 78L47 79M42 84L49 80M53 86L54 79M62 85L59 78M70 80L63 76'],
  ],
  fur: [
    ['shade', 'M42 79C50 83 62 81 69 73L80 79C74 86 58 92 36 88C32 86 34 82 42 79Z'],
    ['line', 'M46 83L44 88M54 84L53 89M61 82L63 88M68 79L72 84'],
  ],
  habit: [
    ['shade', 'M41 76C48 82 62 80 68 70C74 72 79 75 82 77.300A42 42 0 0 1 60 90.800C52 90 42 84 41 76Z'],
    ['line', 'M44 79C52 85 64 82 70 75'],
  ],
  chain: [['line', 'M40 81C46 90 62 90 74 77M44 80C50 86 62 85 70 76M57 87L57 91M53 88.500L61 88.5']],
} as const satisfies Record<string, Part>;

interface Look {
  readonly face?: keyof typeof FACES;
  readonly hair: keyof typeof HAIR;
  readonly beard?: keyof typeof BEARDS;
  readonly hat: keyof typeof HATS;
  readonly collar: keyof typeof COLLARS;
}

const look = (
  hat: Look['hat'],
  hair: Look['hair'],
  beard: NonNullable<Look['beard']>,
  collar: Look['collar'],
  face: NonNullable<Look['face']> = 'man',
): Look => ({
  face,
  hair,
  beard,
  hat,
  collar,
});

const LOOKS: Readonly<Record<(typeof CHARACTERS)[number] | (typeof STARTERS)[number], Look>> = {
  'vasco-da-gama': look('mariner', 'short', 'long', 'chain'),
  'amerigo-vespucci': look('flatcap', 'short', 'none', 'fur'),
  'christopher-columbus': look('mariner', 'long', 'none', 'plain'),
  'ferdinand-magellan': look('beret', 'short', 'long', 'plain'),
  'bartolomeu-dias': look('feather', 'long', 'short', 'plain'),
  'pedro-alvares-cabral': look('feather', 'short', 'pointed', 'ruff'),
  'john-cabot': look('mariner', 'long', 'short', 'fur'),
  'giovanni-da-verrazzano': look('feather', 'long', 'long', 'chain'),
  paracelsus: look('none', 'tonsure', 'none', 'fur'),
  erasmus: look('scholar', 'short', 'none', 'fur'),
  'thomas-more': look('scholar', 'long', 'none', 'chain'),
  petrarch: look('hood', 'none', 'none', 'plain'),
  ariosto: look('laurel', 'long', 'short', 'plain'),
  rabelais: look('scholar', 'short', 'short', 'plain'),
  camoes: look('laurel', 'short', 'pointed', 'ruff'),
  cervantes: look('none', 'short', 'pointed', 'ruff'),
  'john-calvin': look('flatcap', 'none', 'long', 'fur'),
  'martin-luther': look('biretta', 'short', 'none', 'plain'),
  'julius-ii': look('skullcap', 'short', 'long', 'habit'),
  'leo-x': look('tiara', 'none', 'none', 'habit'),
  savonarola: look('hood', 'none', 'none', 'habit'),
  'ignatius-of-loyola': look('none', 'tonsure', 'short', 'habit'),
  zwingli: look('biretta', 'none', 'none', 'habit'),
  'teresa-of-avila': look('veil', 'none', 'none', 'habit', 'woman'),
  leonardo: look('beret', 'long', 'long', 'plain'),
  michelangelo: look('none', 'short', 'short', 'plain'),
  raphael: look('beret', 'long', 'none', 'plain'),
  botticelli: look('none', 'long', 'none', 'plain'),
  titian: look('skullcap', 'short', 'long', 'fur'),
  donatello: look('turban', 'none', 'long', 'plain'),
  durer: look('none', 'long', 'pointed', 'fur'),
  giorgione: look('turban', 'long', 'none', 'plain'),
  'charles-v': look('crown', 'short', 'short', 'chain'),
  'lorenzo-de-medici': look('none', 'long', 'none', 'fur'),
  machiavelli: look('none', 'short', 'none', 'plain'),
  'cesare-borgia': look('flatcap', 'long', 'pointed', 'plain'),
  'henry-viii': look('flatcap', 'short', 'short', 'chain'),
  'francis-i': look('crown', 'long', 'pointed', 'plain'),
  'isabella-of-castile': look('crown', 'long', 'none', 'chain', 'woman'),
  'elizabeth-i': look('crown', 'bun', 'none', 'ruff', 'woman'),
  'massimiliano-de-la-luce': look('mariner', 'none', 'none', 'plain'),
  'soledade-and-bizarro': look('laurel', 'bun', 'none', 'plain', 'woman'),
  'fra-anselmo': look('none', 'tonsure', 'none', 'habit'),
  'maria-nobelli': look('turban', 'none', 'none', 'plain', 'woman'),
  'contessa-orsola': look('none', 'bun', 'none', 'chain', 'woman'),
};

/** The shapes of a portrait, from the back to the front. */
export function portraitOf(character: string): readonly Shape[] {
  const { face = 'man', hair, beard = 'none', hat, collar } = LOOKS[character as keyof typeof LOOKS];
  return [...NECK, ...COLLARS[collar], ...FACES[face], ...HAIR[hair], ...BEARDS[beard], ...HATS[hat]];
}
