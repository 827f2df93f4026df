/**
 * What a seat, or a spectator, may know: everything but the deck, other hands, and cards set aside or passed round in
 * secret.
 */
import type { Viewer } from '@bottega/kernel';
import { clone } from './clone.ts';
import type { Hidden, Side, State } from './state.ts';

/** Of the state's own type: a card that is hidden is null in both. */
export type View = State;

const blank = (cards: readonly Hidden[]): null[] => cards.map(() => null);

/** `own`: the viewer's side; `over`: hands are laid open at the end. */
function shownSide(side: Side, own: boolean, over: boolean): Side {
  const open = own || over;
  return {
    hand: open ? side.hand : blank(side.hand),
    known: side.known,
    aside: own ? side.aside : blank(side.aside),
    ready: side.ready,
    packet: own ? side.packet : blank(side.packet),
    contacts: side.contacts,
    discards: side.discards,
    apprentices: side.apprentices,
    formed: side.formed,
    score: side.score,
    notes: side.notes,
    boost: side.boost,
    violins: side.violins,
    lutherie: side.lutherie,
    ducats: side.ducats,
    studies: side.studies,
    help: side.help,
    wood: side.wood,
    heritage: side.heritage,
  };
}

/** The contact piles lie open: every card in them was seen when it was laid (ruling P51). */
function shown(state: State, viewer: Viewer): View {
  const over = state.agenda.length === 0;
  return {
    agenda: state.agenda,
    random: null,
    turn: state.turn,
    edition: state.edition,
    players: state.players,
    start: state.start,
    level: state.level,
    first: state.first,
    active: state.active,
    rounds: state.rounds,
    quiet: state.quiet,
    quietRound: state.quietRound,
    ending: state.ending,
    activity: state.activity,
    deck: blank(state.deck),
    open: state.open,
    stage: state.stage,
    sides: state.sides.map((side, seat) => shownSide(side, seat === viewer, over)),
  };
}

export const view = (state: State, viewer: Viewer): View => clone(shown(state, viewer));
