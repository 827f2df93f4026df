/** Take blocks from the chosen sector one by one, each at its slot's price; at least one. */
import type { Choice, Log } from '@bottega/kernel';
import { COLOUR_INDEX, COLOURS, DECORATION_INDEX, type Piece } from '../../edition/names.ts';
import { editionOf } from '../../edition/schema.ts';
import { because } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { moveBlocks, moveFlorins } from '../ledger.ts';
import { type MoveOf, STOP, sharedLists, TAKE } from '../moves.ts';
import { behindScreens, isEmpty, type State, withColour } from '../state.ts';
import { decorationAt, priceOf, statueAt } from '../wheel.ts';

/** A bit for each colour, and one for stopping. */
const takeLists = sharedLists([...TAKE, STOP] as MoveOf<'take' | 'stop'>[]);
const MAY_STOP = 1 << TAKE.length;

export const takeBlocks: Choice<State, FrameOf<'take-blocks'>, MoveOf<'take' | 'stop'>> = {
  moves: ['take', 'stop'],
  legal(state, { slot, taken }, seat) {
    const { florins } = state.players[seat];
    const sector = state.wheel[slot];
    const prices = editionOf(state).wheel.prices[slot];
    let bits = taken.length > 0 ? MAY_STOP : 0;
    for (let colour = 0; colour < COLOURS.length; colour++) if (sector[colour] > 0 && prices[colour] <= florins) bits |= 1 << colour;
    return takeLists(bits);
  },
  play(state, frame, seat, move, log) {
    if (move.do === 'stop') {
      finishBuying(state, frame, log);
      return;
    }
    const colour = COLOUR_INDEX[move.colour];
    const price = priceOf(state, frame.slot, colour);
    const player = state.players[seat];
    moveFlorins(player, -price);
    moveBlocks(player, colour, 1);
    state.wheel[frame.slot][colour]--;
    const { slot, taken, cost } = frame;
    state.agenda.push({ step: 'take-blocks', seat, slot, taken: withColour(taken, move.colour), cost: cost + price });
  },
  discreet: (state, frame) => behindScreens(state) && dependsOnFlorins(state, frame),
  why(state, { slot }, seat, move) {
    if (move.do === 'stop') return because('at-least-one');
    const colour = COLOUR_INDEX[move.colour];
    if (colour === undefined) return undefined;
    if (state.wheel[slot][colour] === 0) return because('sector-without', { colour: move.colour });
    return because('too-dear', { price: priceOf(state, slot, colour), florins: state.players[seat].florins });
  },
  prompt: (_state, { slot, taken, cost }) => ({ slot: slot + 1, taken: taken.length, cost }),
};

/** Whether what is left in the sector costs anything, and isn't just the one block that must be taken. */
function dependsOnFlorins(state: State, { slot, taken }: FrameOf<'take-blocks'>): boolean {
  let colours = 0;
  let priced = false;
  const sector = state.wheel[slot];
  for (let colour = 0; colour < sector.length; colour++) {
    if (sector[colour] === 0) continue;
    colours++;
    priced ||= priceOf(state, slot, colour) > 0;
  }
  return priced && (taken.length > 0 || colours > 1);
}

/** Ruling C18: whoever empties a sector may have its decoration or its statue, if there is one left. */
function finishBuying(state: State, { seat, slot, taken, cost }: FrameOf<'take-blocks'>, log?: Log): void {
  log?.({ code: 'bought', seat, colour: taken, slot: slot + 1, florins: cost });
  if (state.variant === 'normal' || !isEmpty(state.wheel[slot])) return;
  const decoration = decorationAt(state, slot);
  const statue = statueAt(state, slot);
  const pieces: Piece[] = [];
  if (state.decorations[DECORATION_INDEX[decoration]] > 0) pieces.push(decoration);
  if (state.statues[COLOUR_INDEX[statue]] > 0) pieces.push(statue);
  if (pieces.length > 0) state.agenda.push({ step: 'offer-piece', seat, pieces });
}
