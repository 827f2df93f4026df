/** Books of different colours, each with the bonus of its place on the shelf. */
import type { Choice, Seat } from '@bottega/kernel';
import { BOOKS, DISCIPLINES, RELIGION } from '../../edition/names.ts';
import { editionOf } from '../../edition/schema.ts';
import type { Tell, Why } from '../events.ts';
import type { SeriesFrame } from '../frames.ts';
import { gainFlorins, placeDisc, sail } from '../gains.ts';
import { type Move, type MoveOf, WRITE } from '../moves.ts';
import { isSeries, whyNotEnd, withEnd } from '../series.ts';
import type { State } from '../state.ts';

export const write: Choice<State, SeriesFrame<'write'>, Move> = {
  moves: ['write', 'decline', 'done'],
  legal(state, frame, seat) {
    const moves: Move[] = [];
    for (const book of BOOKS) if ((frame.used & (1 << book)) === 0 && canWrite(state, seat, book)) moves.push(WRITE[book]);
    return withEnd(frame, moves);
  },
  play(state, frame, seat, move, log) {
    if (move.do !== 'write') {
      if (frame.used === 0) log?.({ code: move.do === 'decline' ? 'declined' : 'no-reward', seat });
      return;
    }
    const book = DISCIPLINES.indexOf((move as MoveOf<'write'>).book);
    if (frame.left > 1) state.agenda.push({ ...frame, left: frame.left - 1, used: frame.used | (1 << book) });
    writeBook(state, seat, book, log);
  },
  why(state, frame, seat, move): Why | undefined {
    if (move.do === 'done' || move.do === 'decline') return whyNotEnd(frame);
    const name = (move as MoveOf<'write'>).book;
    const book = DISCIPLINES.indexOf(name);
    if (book < 0) return undefined;
    if (!(BOOKS as readonly number[]).includes(book)) return { code: 'no-such-book' };
    if ((frame.used & (1 << book)) !== 0) return { code: 'same-colour' };
    const { books } = state.players[seat];
    return books[book] < editionOf(state).shelfLength ? { code: 'none-left' } : { code: 'shelf-full', book: name, books: books[book] };
  },
  prompt: (_state, frame) => ({ left: frame.left, several: isSeries(frame) }),
};

/** A book must be left in the Literature room, and a shelf holds no fifth of a colour (ruling LS-A21). */
function canWrite(state: State, seat: Seat, book: number): boolean {
  return state.books[book] > 0 && state.players[seat].books[book] < editionOf(state).shelfLength;
}

/** One book on the shelf; its bonus comes before anything else that waits. */
export function writeBook(state: State, seat: Seat, book: number, log: Tell): void {
  const edition = editionOf(state);
  const player = state.players[seat];
  if (!canWrite(state, seat, book)) {
    log?.({ code: 'no-reward', seat });
    return;
  }
  state.books[book]--;
  player.books[book]++;
  log?.({ code: 'wrote', seat, book: DISCIPLINES[book], number: player.books[book] });
  if (player.tiles.includes('book-florins')) {
    const florins = gainFlorins(state, seat, edition.bonusTiles.bookFlorins);
    log?.({ code: 'florins', seat, florins });
  }
  const bonus = edition.bookRewards[book][player.books[book] - 2];
  if (bonus === undefined) return;
  const { kind, amount } = bonus;
  if (kind === 'sail') sail(state, seat, amount, log);
  else if (kind === 'religion-box') for (let disc = 0; disc < amount; disc++) placeDisc(state, seat, RELIGION, log);
  else if (kind === 'other-box') state.agenda.push({ step: 'place-discs', seat, left: amount, used: 0, free: false });
  else if (kind === 'meeple') state.agenda.push({ step: 'take-meeples', seat, left: amount, used: 0, free: false });
}
