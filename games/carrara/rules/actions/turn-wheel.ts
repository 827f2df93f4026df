/** Buying begins with the wheel: turned and refilled, or, in the normal game, left as it is. */
import type { Log, Reason, Seat } from '@bottega/kernel';
import { editionOf } from '../../edition/schema.ts';
import { because } from '../events.ts';
import { moveFlorins } from '../ledger.ts';
import { type Move, type MoveOf, TURN } from '../moves.ts';
import { isEmpty, type State } from '../state.ts';
import { anythingAffordable, refillWheel, turnBlocks, turnStatues } from '../wheel.ts';
import type { Action } from './action.ts';

/** Ruling C6: with wheel and bag empty there is no buying. */
const blocksAbout = (state: State): boolean => !isEmpty(state.bag) || state.wheel.some((sector) => !isEmpty(sector));

export const turnWheel: Action<'turn'> = {
  moves: ['turn'],
  offer(state: State, seat: Seat, moves: Move[]): void {
    if (!blocksAbout(state)) return;
    if (state.variant === 'normal') {
      moves.push(TURN.wheel);
      return;
    }
    // ruling C17: at least one wheel turns; the statues' wheel alone brings no blocks
    moves.push(TURN.both);
    // ruling C26
    if (anythingAffordable(state, seat)) moves.push(TURN.statues);
  },
  play(state: State, seat: Seat, { wheels }: MoveOf<'turn'>, log?: Log): void {
    log?.({ code: 'turned', seat, wheels });
    if (wheels !== 'statues') turnBlocks(state);
    if (wheels !== 'wheel') turnStatues(state);
    if (wheels !== 'statues') refillWheel(state, log);
    if (anythingAffordable(state, seat)) {
      state.agenda.push({ step: 'choose-sector', seat });
      return;
    }
    // ruling C5: nothing affordable is shown to all and eased with the florins of a pass
    const player = state.players[seat];
    const gained = editionOf(state).florins.pass;
    log?.({ code: 'broke', seat, florins: player.florins, gained });
    moveFlorins(player, gained);
  },
  why(state: State, _seat: Seat, { wheels }: MoveOf<'turn'>): Reason {
    if (!blocksAbout(state)) return because('wheel-and-bag-empty');
    if ((wheels === 'wheel') !== (state.variant === 'normal')) return because('other-variant', { variant: state.variant });
    return because('nothing-to-buy');
  },
};
