/** What a seat, or a spectator, may know: everything but the deck, other hands, and cards set aside or passed round in secret. */
import type { Viewer } from '@bottega/kernel';
import type { Hidden, Side, State } from './state.ts';

const blank = (cards: readonly Hidden[]): null[] => cards.map(() => null);

/** `own`: the viewer's side; `over`: hands are laid open at the end. */
function viewSide(side: Side, own: boolean, over: boolean): Side {
  const shown = own || over;
  return {
    hand: shown ? side.hand.slice() : blank(side.hand),
    aside: own ? side.aside.slice() : blank(side.aside),
    ready: side.ready,
    packet: own ? side.packet.slice() : blank(side.packet),
    contacts: side.contacts.slice(),
    discards: side.discards.slice(),
    apprentices: side.apprentices.slice(),
    formed: side.formed,
    score: side.score.slice(),
    notes: side.notes.slice(),
    boost: side.boost,
    violins: side.violins,
    lutherie: side.lutherie,
    ducats: side.ducats,
    studies: side.studies,
    help: side.help,
    wood: side.wood.slice(),
    heritage: side.heritage.slice(),
  };
}

/** The contact piles lie open: every card in them was seen when it was laid (ruling P51). */
export function view(state: State, viewer: Viewer): State {
  const over = state.agenda.length === 0;
  return {
    agenda: state.agenda.slice(),
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
    open: state.open.slice(),
    stage: state.stage.slice(),
    sides: state.sides.map((side, seat) => viewSide(side, seat === viewer, over)),
  };
}
