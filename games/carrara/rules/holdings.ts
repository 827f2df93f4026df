/**
 * What a player has that can be counted, by the names under which it is worded: `holding.<thing>`. What evaluating would
 * bring now is a prospect, and so is what would count at the end.
 */
import { type Holdings, PROSPECT, type Seat } from '@bottega/kernel';
import { CITIES, COLOURS, LANDSCAPES, TYPES } from '../edition/names.ts';
import { builtTypes, cityOpen, cityReward, landscapeOpen, landscapeReward, typeOpen, typeReward } from './places.ts';
import { decorationPoints, statueMajorities } from './result.ts';
import { markersLeft, type State } from './state.ts';

const prospect = (name: string): string => `${PROSPECT}${name}`;

export const HOLDINGS: readonly string[] = [
  'florins',
  ...COLOURS.map((colour) => `block-${colour}`),
  ...CITIES.map((city) => prospect(`city-${city}`)),
  ...TYPES.flatMap((type) => [prospect(`type-${type}`), prospect(`florins-${type}`)]),
  ...LANDSCAPES.map((landscape) => prospect(`landscape-${landscape}`)),
  prospect('sets'),
  prospect('statues'),
];

export function holdings(state: State, seat: Seat): Holdings {
  const { florins, blocks } = state.players[seat];
  const held: Record<string, number> = { florins };
  COLOURS.forEach((colour, index) => {
    held[`block-${colour}`] = blocks[index];
  });
  // without a marker no place pays any more
  const may = markersLeft(state.players[seat]) > 0;
  CITIES.forEach((city, index) => {
    const reward = cityReward(state, seat, index);
    held[prospect(`city-${city}`)] = may && cityOpen(state, seat, index) ? reward.points + reward.florins : 0;
  });
  const built = builtTypes(state, seat);
  TYPES.forEach((type, index) => {
    const open = may && typeOpen(state, seat, index, built);
    const reward = typeReward(state, seat, index);
    held[prospect(`type-${type}`)] = open ? reward.points : 0;
    held[prospect(`florins-${type}`)] = open ? reward.florins : 0;
  });
  LANDSCAPES.forEach((landscape, index) => {
    const reward = landscapeReward(state, seat, index);
    held[prospect(`landscape-${landscape}`)] = may && landscapeOpen(state, seat, index, built) ? reward.points + reward.florins : 0;
  });
  if (state.variant === 'advanced') {
    held[prospect('sets')] = decorationPoints(state, seat);
    held[prospect('statues')] = statueMajorities(state)[seat];
  }
  return held;
}
