/**
 * Pay block by block until the cost is met, exactly. Whatever is paid first, the rest can be paid: both kinds count
 * down alike.
 */
import type { Choice } from '@bottega/kernel';
import { CITY_INDEX, COLOUR_INDEX, COLOURS } from '../../edition/names.ts';
import { because } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { moveBlocks } from '../ledger.ts';
import { EXCHANGE, type MoveOf, PAY, sharedLists } from '../moves.ts';
import { behindScreens, type State, withColour } from '../state.ts';

/** For each city a bit for each colour it accepts, and one for the exchange of the colour below. */
const PAY_LISTS = COLOURS.map((_, own) => sharedLists([...PAY.slice(0, own + 1), ...EXCHANGE.slice(own + 1, own + 2)] as MoveOf<'pay' | 'exchange'>[]));

export const pay: Choice<State, FrameOf<'pay'>, MoveOf<'pay' | 'exchange'>> = {
  moves: ['pay', 'exchange'],
  legal(state, { city }, seat) {
    const { blocks } = state.players[seat];
    const own = CITY_INDEX[city];
    let bits = 0;
    for (let colour = 0; colour <= own; colour++) if (blocks[colour] > 0) bits |= 1 << colour;
    // no chains: only two real blocks of the colour just below stand for one of the city's
    if (own + 1 < COLOURS.length && blocks[own + 1] >= 2) bits |= 1 << (own + 1);
    return PAY_LISTS[own](bits);
  },
  play(state, { city, left, paid }, seat, move, log) {
    const colour = COLOUR_INDEX[move.colour];
    const count = move.do === 'exchange' ? 2 : 1;
    moveBlocks(state.players[seat], colour, -count);
    state.bag[colour] += count;
    const once = withColour(paid, move.colour);
    const all = count === 2 ? withColour(once, move.colour) : once;
    if (left > 1) state.agenda.push({ step: 'pay', seat, city, left: left - 1, paid: all });
    else log?.({ code: 'paid', seat, colour: all });
  },
  discreet: behindScreens,
  why(state, { city }, seat, { do: verb, colour }) {
    const index = COLOUR_INDEX[colour];
    if (index === undefined) return undefined;
    const own = CITY_INDEX[city];
    if (verb === 'pay' && index > own) return because('colour-not-accepted', { colour, city });
    if (verb === 'exchange' && own + 1 === COLOURS.length) return because('no-exchange', { city });
    if (verb === 'exchange' && index !== own + 1) return because('only-below', { colour, city });
    return because('no-such-block', { colour, have: state.players[seat].blocks[index] });
  },
  prompt: (_state, { city, left, paid }) => ({ city, left, paid: paid.length }),
};
