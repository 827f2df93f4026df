/** Where the reader is: the part of the address after `#`. */
import { turnPage } from './scrolled.ts';

export type Route =
  | { page: 'home' }
  /** `edition`: one that is kept here, to be played with; `rules`: house rules that a link holds. */
  | { page: 'new'; game: string; edition: string | null; rules: string | null }
  /** `whatIf`: moves are tried from that moment, on a board of one's own. */
  | { page: 'table'; id: string; move: number | null; whatIf: boolean }
  /** A finished game looked over; `at`: a decision in it, as a question, by the moves made before. */
  | { page: 'review'; id: string; online: boolean; at: number | null; move: number | null }
  /** `kept`: a game kept here, or a table on the server, whose own edition the rules tell. */
  | { page: 'rules'; game: string; section: string | null; kept: string | null }
  /** The table of the day. */
  | { page: 'daily'; game: string }
  /** The editions of a game: those kept here, one of them, or one that a link holds. */
  | { page: 'edition'; game: string; own: string | null; sheet: string | null }
  | { page: 'settings' }
  /** What is kept of people, and what they agree to. */
  | { page: 'legal'; name: 'privacy' | 'terms' }
  /** Lines that were tried: all that are kept, one of them, or what came by a link. */
  | { page: 'whatif'; id: string | null; shared: string | null }
  /** A game's course, or a chapter of it. */
  | { page: 'learn'; game: string; chapter: string | null; move: number | null }
  /** A game's puzzles, or one of them. */
  | { page: 'puzzles'; game: string; puzzle: string | null; move: number | null }
  /** Where boards are made, for whoever builds the house. */
  | { page: 'gallery'; path: readonly string[] }
  /** Tables with friends: the list, a new one, a table, oneself, somebody, a seat that came along. */
  | { page: 'online'; at: 'lobby' }
  /** For whoever keeps order on the server. */
  | { page: 'online'; at: 'keep' }
  /** For whoever writes programs. */
  | { page: 'online'; at: 'api' }
  /** `proof`: a channel and the code that came there, from a mail. */
  | { page: 'online'; at: 'account'; proof: string | null }
  | { page: 'online'; at: 'unsubscribe'; secret: string }
  /** `invited`: who is to be told as soon as it is open; `edition`: one of the server's, to be played with; `rules`: house rules that a link holds. */
  | { page: 'online'; at: 'open'; game: string; invited: readonly string[]; edition: string | null; rules: string | null }
  /** The server's editions of a game; `publish`: one that is kept here, to be published. */
  | { page: 'online'; at: 'editions'; game: string; publish: string | null }
  | { page: 'online'; at: 'table'; id: string; move: number | null; whatIf: boolean }
  | { page: 'online'; at: 'player'; id: string }
  /** Tournaments, or one of them. */
  | { page: 'online'; at: 'tournaments' }
  | { page: 'online'; at: 'tournament'; id: string }
  /** Who plays a game best. */
  | { page: 'online'; at: 'best'; game: string }
  | { page: 'online'; at: 'claim'; code: string }
  /** A new password, by a link. */
  | { page: 'online'; at: 'reset'; secret: string }
  | { page: 'unknown'; address: string };

export function read(hash: string): Route {
  const [path, query = ''] = hash.replace(/^#\/?/, '').split('?');
  const parts = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  const asks = new URLSearchParams(query);
  const asked = asks.get('move');
  const move = asked !== null && /^\d{1,6}$/.test(asked) ? Number(asked) : null;
  const whatIf = asks.has('whatif');
  if (parts.length === 0) return { page: 'home' };
  if (parts[0] === 'new' && parts.length === 2) return { page: 'new', game: parts[1], edition: asks.get('edition'), rules: asks.get('rules') };
  if (parts[0] === 'game' && parts.length === 2) return { page: 'table', id: parts[1], move, whatIf };
  if (parts[2] === 'review') return reviewOf(parts, move) ?? { page: 'unknown', address: path };
  if (parts[0] === 'rules' && parts.length <= 3 && parts.length > 1)
    return { page: 'rules', game: parts[1], section: parts[2] ?? null, kept: asks.get('kept') };
  if (parts[0] === 'daily' && parts.length === 2) return { page: 'daily', game: parts[1] };
  if (parts[0] === 'learn' && parts.length <= 3 && parts.length > 1) return { page: 'learn', game: parts[1], chapter: parts[2] ?? null, move };
  if (parts[0] === 'whatif' && parts[1] === 'shared' && parts.length === 3) return { page: 'whatif', id: null, shared: parts[2] };
  if (parts[0] === 'whatif' && parts.length <= 2) return { page: 'whatif', id: parts[1] ?? null, shared: null };
  if (parts[0] === 'edition' && parts.length === 2) return { page: 'edition', game: parts[1], own: asks.get('own'), sheet: asks.get('sheet') };
  if (parts[0] === 'puzzles' && parts.length <= 3 && parts.length > 1) return { page: 'puzzles', game: parts[1], puzzle: parts[2] ?? null, move };
  if (parts[0] === 'settings' && parts.length === 1) return { page: 'settings' };
  if ((parts[0] === 'privacy' || parts[0] === 'terms') && parts.length === 1) return { page: 'legal', name: parts[0] };
  if (import.meta.env.DEV && parts[0] === 'gallery') return { page: 'gallery', path: parts.slice(1) };
  return online(parts, asks, move, whatIf) ?? { page: 'unknown', address: path };
}

function reviewOf([shelf, id, , at, ...more]: readonly string[], move: number | null): Route | null {
  if ((shelf !== 'game' && shelf !== 'online') || more.length > 0 || (at !== undefined && !/^\d{1,6}$/.test(at))) return null;
  return { page: 'review', id, online: shelf === 'online', at: at === undefined ? null : Number(at), move };
}

function online([first, second, ...more]: readonly string[], asks: URLSearchParams, move: number | null, whatIf: boolean): Route | null {
  if (more.length > 0) return null;
  if (second === undefined && (first === 'keep' || first === 'api')) return { page: 'online', at: first };
  if (second === undefined && first === 'tournaments') return { page: 'online', at: 'tournaments' };
  if (second !== undefined && first === 'tournament') return { page: 'online', at: 'tournament', id: second };
  if (second === undefined)
    return first === 'online' ? { page: 'online', at: 'lobby' } : first === 'account' ? { page: 'online', at: 'account', proof: null } : null;
  if (first === 'online') return { page: 'online', at: 'table', id: second, move, whatIf };
  if (first === 'account') return { page: 'online', at: 'account', proof: second };
  if (first === 'unsubscribe') return { page: 'online', at: 'unsubscribe', secret: second };
  if (first === 'open') {
    const invited = asks.get('invite')?.split(',').slice(0, 7) ?? [];
    return { page: 'online', at: 'open', game: second, invited, edition: asks.get('edition'), rules: asks.get('rules') };
  }
  if (first === 'editions') return { page: 'online', at: 'editions', game: second, publish: asks.get('publish') };
  if (first === 'best') return { page: 'online', at: 'best', game: second };
  if (first === 'player') return { page: 'online', at: 'player', id: second };
  if (first === 'reset') return { page: 'online', at: 'reset', secret: second };
  if (first === 'claim') return { page: 'online', at: 'claim', code: second };
  return null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let current = $state.raw<Route>(read(location.hash));
addEventListener('hashchange', () => {
  turnPage();
  current = read(location.hash);
});

export const route = (): Route => current;
export const go = (hash: string): void => {
  location.hash = hash;
};
/** Changes the address without a new page in the history. */
export function replaceAddress(hash: string): void {
  history.replaceState(history.state, '', hash);
  current = read(hash);
}
