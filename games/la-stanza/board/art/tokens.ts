/** What a bonus tile or a book brings, as a short row of signs. */
import { ARTS, type BonusName, DISCIPLINES, RELIGION, STRENGTH_TILES, WHITE } from '../../edition/names.ts';
import type { Edition } from '../../edition/schema.ts';

export type Token =
  | { readonly sign: 'badge' | 'book' | 'meeple'; readonly of: number }
  | { readonly sign: 'coin' | 'laurel' | 'text'; readonly text: string | number }
  | { readonly sign: 'artwork'; readonly of: number; readonly text: number }
  | { readonly sign: 'boat' | 'disc' | 'financier' | 'head' };

const badge = (of: number): Token => ({ sign: 'badge', of });
const book = (of: number): Token => ({ sign: 'book', of });
/** Only characters of the page's own fonts: looking for others holds the page up. */
const text = (value: string | number): Token => ({ sign: 'text', text: value });
const coin = (value: number | string): Token => ({ sign: 'coin', text: value });
const laurel = (value: number | string): Token => ({ sign: 'laurel', text: value });
const times = (count: number, token: Token): Token[] => Array<Token>(count).fill(token);
const BOAT: Token = { sign: 'boat' };
const DISC: Token = { sign: 'disc' };
const HEAD: Token = { sign: 'head' };
const FINANCIER: Token = { sign: 'financier' };

export function tokensOfTile({ bonusTiles: amounts, artworks }: Edition, tile: BonusName): Token[] {
  const strength = STRENGTH_TILES.indexOf(tile);
  if (strength >= 0) return [text('+1'), badge(strength)];
  const signs: Partial<Record<BonusName, Token[]>> = {
    florins: [coin(amounts.florins)],
    character: [HEAD, text('↓')],
    'farthest-boat': [BOAT, laurel(amounts.farthestBoat[0])],
    'boat-steps': [BOAT, text(`+${amounts.boatSteps}`)],
    'financier-points': [FINANCIER, laurel('f')],
    'boat-leader': [BOAT, text('»'), BOAT],
    'book-florins': [book(WHITE), text('›'), coin(amounts.bookFlorins)],
    'religion-discs': [...times(amounts.religionDiscs, DISC), badge(RELIGION)],
    books: [book(0), book(ARTS), text('+'), DISC],
    'paid-strength': [coin(amounts.strengthPrice), text('› +1')],
    'religion-books': [book(RELIGION), laurel(amounts.religionBooks[0])],
    artwork: [{ sign: 'artwork', of: artworks.values.length - 1, text: amounts.artwork }],
    'other-discs': [...times(amounts.otherDiscs, DISC), HEAD, laurel(1)],
    'arts-book': [book(ARTS), text('«'), FINANCIER],
    'white-meeples': times(amounts.whiteMeeples, { sign: 'meeple', of: WHITE }),
  };
  return signs[tile] ?? [];
}

/** What the book on that place of the shelf brings; the first brings nothing. */
export function tokensOfBook(edition: Edition, book: number, place: number): Token[] {
  if (place === 0) return [];
  const { kind, amount } = edition.bookRewards[book][place - 1];
  if (kind === 'sail') return [BOAT, text(`+${amount}`)];
  if (kind === 'religion-box') return [DISC, badge(RELIGION)];
  if (kind === 'other-box') return [DISC];
  if (kind === 'meeple') return [{ sign: 'meeple', of: DISCIPLINES.indexOf('discoveries') }, text('?')];
  return [laurel(amount)];
}
