/** What travels from one position to the next: blocks off the wheel and back to the bag, tiles to their cities. */
import { CITIES, COLOURS } from '../edition/names.ts';
import type { Tile } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { cityOf } from './targets.ts';

export interface Travel {
  readonly what: { readonly colour: (typeof COLOURS)[number] } | { readonly tile: Tile };
  readonly from: string;
  /** Targets to arrive at, the first that is on the board. */
  readonly to: readonly string[];
}

export function travels(before: View, after: View): Travel[] {
  // a jump in a replay is not a move
  if (Math.abs(after.turn - before.turn) > 1 || before.players.length !== after.players.length) return [];
  return [...bought(before, after), ...built(before, after)];
}

function bought(before: View, after: View): Travel[] {
  const frame = before.agenda.at(-1);
  if (frame?.step !== 'take-blocks') return [];
  return COLOURS.flatMap((colour, index): Travel[] => {
    if (after.wheel[frame.slot][index] !== before.wheel[frame.slot][index] - 1) return [];
    return [{ what: { colour }, from: `block:${frame.slot + 1}:${colour}`, to: [`own:${colour}`, `seat:${frame.seat}`] }];
  });
}

function built(before: View, after: View): Travel[] {
  return after.players.flatMap((player, seat) =>
    player.columns.flatMap((column, city): Travel[] => {
      if (column.length !== before.players[seat].columns[city].length + 1) return [];
      const tile = column[column.length - 1];
      const shown = before.display.findIndex((each) => each !== null && each.type === tile.type && each.value === tile.value);
      const from = tile.monument ? `monument:${tile.type}` : `tile:${shown}`;
      return [{ what: { tile }, from, to: [`building:${seat}:${CITIES[city]}:${column.length}`, cityOf(seat, CITIES[city])] }];
    }),
  );
}
