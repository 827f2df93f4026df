/** From turn to turn, and the end of the game. */
import type { Log, Procedure, Seat } from '@bottega/kernel';
import { editionOf } from '../../edition/schema.ts';
import type { FrameOf } from '../frames.ts';
import { decidedBy, result } from '../result.ts';
import { isBot, type State, violinsMade } from '../state.ts';

export function pushTurn(state: State, seat: Seat): void {
  state.agenda.push({ step: isBot(state, seat) ? 'bot-turn' : 'turn', seat });
}

/** Twelve violins made call the last round; it is played out so that all have as many turns (rulings P34, P46). */
export const endTurn: Procedure<State, FrameOf<'end-turn'>> = {
  run(state, { seat }, log) {
    const { endgame } = editionOf(state);
    if (!state.ending && violinsMade(state, state.sides[seat]) >= endgame.violins) {
      state.ending = true;
      log?.({ code: 'last-round', seat, count: endgame.violins });
    }
    const next = (seat + 1) % state.sides.length;
    if (next !== state.first || !roundEnds(state, log)) {
      pushTurn(state, next);
      return;
    }
    state.agenda.push({ step: 'finish', seat: state.first });
    for (let i = state.sides.length - 1; i >= 0; i--) {
      const last = (state.first + i) % state.sides.length;
      if (!isBot(state, last)) state.agenda.push({ step: 'last-apprentices', seat: last }, { step: 'last-notes', seat: last });
    }
  },
};

/** The printed rules let a game go on for ever, so it also ends when nobody makes violins any more (ruling P48). */
function roundEnds(state: State, log?: Log): boolean {
  const { quietRounds, rounds } = editionOf(state).endgame;
  state.rounds++;
  state.quiet = state.quietRound ? state.quiet + 1 : 0;
  state.quietRound = true;
  if (state.ending) return true;
  if (state.quiet >= quietRounds) {
    log?.({ code: 'stalled', rounds: state.quiet });
    return true;
  }
  if (state.rounds >= rounds) {
    log?.({ code: 'rounds-over', rounds: state.rounds });
    return true;
  }
  return false;
}

export const finish: Procedure<State, FrameOf<'finish'>> = {
  run(state, _frame, log) {
    if (log === undefined) return;
    log({ code: 'finished' });
    const { scores, rival, beaten } = result(state);
    if (rival === undefined) return;
    const [own] = scores;
    const by = decidedBy(state, own, rival);
    const told = { seat: own.seat, points: own.total, rival: rival.total };
    log(by === null ? { ...told, code: 'solo-shared' } : { ...told, code: beaten ? 'solo-won' : 'solo-lost', by });
  },
};
