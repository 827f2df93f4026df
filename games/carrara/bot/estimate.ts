/** How well a seat stands: what it would score if the game ended now, and what its hand and markers promise. */
import type { BaseState, Seat } from '@bottega/kernel';
import { CITIES, LANDSCAPES, TYPES } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import {
  builtTypes,
  cityOpen,
  cityReward,
  landscapeOpen,
  landscapeReward,
  type Reward,
  statuePlaceOpen,
  statueReward,
  typeOpen,
  typeReward,
} from '../rules/places.ts';
import { decorationPoints, florinPoints, result, statueMajorities } from '../rules/result.ts';
import { markersLeft, type State } from '../rules/state.ts';

/** Florins buy points later at a better rate than the end gives for them, as many as can be spent in a turn or two. */
const FLORIN = 0.33;
const PURSE = 20;
/** A block in hand by colour, white first: what it adds to a building in the dearest city that takes it. */
const BLOCK = [1.6, 1.4, 1.1, 0.9, 0.7, 0.5];
/** … and in the hand of somebody with no marker left, to whom a building brings no more than its value. */
const PLAIN_BLOCK = 0.5;

export function estimate(given: BaseState, seat: Seat): number {
  const state = given as State;
  const score = result(state).scores[seat].total;
  if (state.agenda.length === 0) return score;
  const player = state.players[seat];
  const evaluates = markersLeft(player) > 0;
  const blocks = player.blocks.reduce((sum, count, colour) => sum + count * (evaluates ? BLOCK[colour] : PLAIN_BLOCK), 0);
  const advanced = state.variant === 'advanced' ? decorationPoints(state, seat) + statueMajorities(state)[seat] : 0;
  const cash = Math.max(florinPoints(state, seat), evaluates ? Math.min(player.florins, PURSE) * FLORIN : 0);
  return score + cash + blocks + advanced + promise(state, seat);
}

/** The best evaluations still open, as many as there are markers, each worth less the later it comes. */
function promise(state: State, seat: Seat): number {
  const { statuePlaces } = state.players[seat];
  const built = builtTypes(state, seat);
  const rewards: Reward[] = [
    ...CITIES.flatMap((_, city) => (cityOpen(state, seat, city) ? [cityReward(state, seat, city)] : [])),
    ...TYPES.flatMap((_, type) => (typeOpen(state, seat, type, built) ? [typeReward(state, seat, type)] : [])),
    ...LANDSCAPES.flatMap((_, landscape) => (landscapeOpen(state, seat, landscape, built) ? [landscapeReward(state, seat, landscape)] : [])),
    ...statuePlaces.flatMap((_, place) => (statuePlaceOpen(state, seat, place) ? [statueReward(state, seat, place)] : [])),
  ];
  const worths = rewards.map((reward) => reward.points + reward.florins * FLORIN);
  const markers = markersLeft(state.players[seat]);
  const { florins, points } = editionOf(state).court;
  const bonus = state.players[seat].court.reduce((sum, marker) => sum + marker, 0) * 0.5 * Math.min(points, florins * FLORIN);
  return (
    bonus +
    worths
      .sort((a, b) => b - a)
      .slice(0, markers)
      .reduce((sum, worth, index) => sum + worth * 0.85 ** (index + 1), 0)
  );
}
