/** Who looks how: each character's cameo, put together from the parts. */
import type { CHARACTERS, STARTERS } from '../../edition/names.ts';
import { BEARDS, COLLARS, FACES, HAIR, HATS, NECK, type Shape } from './portrait-parts.ts';

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
