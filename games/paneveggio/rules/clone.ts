/**
 * A deep copy written by hand: search lives on it. Cards, piles, musicians and frames are never changed, so they are
 * shared.
 */
import { cloneRandom } from '@bottega/kernel';
import type { Side, State } from './state.ts';

const copySide = (side: Side): Side => ({
  hand: side.hand.slice(),
  known: side.known,
  aside: side.aside.slice(),
  ready: side.ready,
  packet: side.packet.slice(),
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
});

export const clone = (state: State): State => ({
  agenda: state.agenda.slice(),
  random: cloneRandom(state.random),
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
  deck: state.deck.slice(),
  open: state.open.slice(),
  stage: state.stage.slice(),
  sides: state.sides.map(copySide),
});
