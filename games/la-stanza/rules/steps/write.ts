/** Books of different colours, each with the bonus of its place on the shelf. */
import type { Choice, Seat } from '@bottega/kernel';
import { editionOf } from '../../edition/schema.ts';
import type { Tell, Why } from '../events.ts';
import { placeDisc, sail } from '../gains.ts';
import { DONE, WRITE } from '../moves.ts';
import { BOOKS, DISCIPLINES, RELIGION } from '../names.ts';
import type { Move, MoveOf, SeriesFrame, State } from '../state.ts';

export const write: Choice<State, SeriesFrame<'write'>, Move> = {
  moves: ['write', 'done'],
  legal(state, frame, seat) {
    const { shelfLength } = editionOf(state);
    const { books } = state.players[seat];
    const moves: Move[] = [];
    // A shelf holds no fifth book of a colour (ruling LS-A21).
    for (const book of BOOKS) if ((frame.used & (1 << book)) === 0 && books[book] < shelfLength) moves.push(WRITE[book]);
    if (moves.length === 0 || (frame.free && frame.used !== 0)) moves.push(DONE);
    return moves;
  },
  play(state, frame, seat, move, log) {
    if (move.do === 'done') {
      if (frame.used === 0) log?.({ code: 'no-reward', seat });
      return;
    }
    const book = DISCIPLINES.indexOf((move as MoveOf<'write'>).book);
    if (frame.left > 1) state.agenda.push({ ...frame, left: frame.left - 1, used: frame.used | (1 << book) });
    writeBook(state, seat, book, log);
  },
  why(state, frame, seat, move): Why | undefined {
    if (move.do === 'done') return { code: 'one-at-least' };
    const name = (move as MoveOf<'write'>).book;
    const book = DISCIPLINES.indexOf(name);
    if (book < 0) return undefined;
    if (!(BOOKS as readonly number[]).includes(book)) return { code: 'no-such-book' };
    if ((frame.used & (1 << book)) !== 0) return { code: 'same-colour' };
    return { code: 'shelf-full', book: name, books: state.players[seat].books[book] };
  },
  prompt: (_state, frame) => ({ left: frame.left }),
};

/** One book on the shelf; its bonus comes before anything else that waits. */
export function writeBook(state: State, seat: Seat, book: number, log: Tell): void {
  const edition = editionOf(state);
  const player = state.players[seat];
  if (player.books[book] >= edition.shelfLength) {
    log?.({ code: 'no-reward', seat });
    return;
  }
  state.books[book]--;
  player.books[book]++;
  log?.({ code: 'wrote', seat, book: DISCIPLINES[book], number: player.books[book] });
  if (player.tiles.includes('book-florins')) {
    player.florins += edition.bonusTiles.bookFlorins;
    log?.({ code: 'florins', seat, florins: edition.bonusTiles.bookFlorins });
  }
  const bonus = edition.bookRewards[book][player.books[book] - 2];
  if (bonus === undefined) return;
  const { kind, amount } = bonus;
  if (kind === 'sail') sail(state, seat, amount, log);
  else if (kind === 'religion-box') for (let disc = 0; disc < amount; disc++) placeDisc(state, seat, RELIGION, log);
  else if (kind === 'other-box') state.agenda.push({ step: 'place-discs', seat, left: amount, used: 0, free: false });
  else if (kind === 'meeple') state.agenda.push({ step: 'take-meeples', seat, left: amount, used: 0, free: false });
}
