/** Contacts and the score: the last choices of the set-up. */
import type { Choice, Log, Seat } from '@bottega/kernel';
import { editionOf } from '../../edition/schema.ts';
import type { FrameOf } from '../frames.ts';
import { CONTACT, type Move, NOTE } from '../moves.ts';
import { anybody, ofCards, people, peopleWho, putAside } from '../start.ts';
import { cardOf, type Side, type State } from '../state.ts';

const wantsContacts = (side: Side, state: State): boolean => side.aside.length < editionOf(state).start.contacts;
const wantsNotes = (side: Side, state: State): boolean => side.score.length < editionOf(state).beats;

/** Four of the seven cards become contacts; they are shown when all have chosen. */
export const layContacts: Choice<State, FrameOf<'lay-contacts'>, Move> = {
  moves: ['contact'],
  seats: (state) => peopleWho(state, wantsContacts),
  legal: (state, _frame, seat) => ofCards(state.sides[seat].hand, CONTACT),
  play(state, frame, seat, move, log) {
    if (move.do !== 'contact') return;
    putAside(state, seat, move.card);
    if (anybody(state, wantsContacts)) {
      state.agenda.push(frame);
      return;
    }
    for (const other of people(state)) showContacts(state, other, log);
  },
  why: () => ({ code: 'not-in-hand' }),
  prompt: (state, _frame, seat) => ({ count: editionOf(state).start.contacts - state.sides[seat].aside.length }),
};

/** The affiliations of the seven cards, the musician not counted, are the notes (ruling P32). */
function showContacts(state: State, seat: Seat, log?: Log): void {
  const side = state.sides[seat];
  const cards = [...side.hand, ...side.aside] as number[];
  side.notes = editionOf(state).lines.map((line) => cards.filter((card) => cardOf(state, card).affiliation === line).length);
  side.contacts = (side.aside as number[]).map((card) => [card]);
  log?.({ code: 'contacts-laid', seat, card: side.aside.slice() });
  side.aside = [];
}

/** The notes are laid from the first beat to the last, in any order. */
export const layNotes: Choice<State, FrameOf<'lay-notes'>, Move> = {
  moves: ['note'],
  seats: (state) => peopleWho(state, wantsNotes),
  legal(state, _frame, seat) {
    const { lines } = editionOf(state);
    const { notes } = state.sides[seat];
    const moves: Move[] = [];
    for (let at = 0; at < lines.length; at++) if (notes[at] > 0) moves.push(NOTE[lines[at]]);
    return moves;
  },
  play(state, frame, seat, move, log) {
    if (move.do !== 'note') return;
    const { lines, beats } = editionOf(state);
    const side = state.sides[seat];
    side.score.push(move.line);
    side.notes[lines.indexOf(move.line)]--;
    if (side.score.length === beats) log?.({ code: 'score-laid', seat, line: side.score.slice() });
    if (anybody(state, wantsNotes)) state.agenda.push(frame);
  },
  prompt: (state, _frame, seat) => ({ beat: state.sides[seat].score.length }),
};
