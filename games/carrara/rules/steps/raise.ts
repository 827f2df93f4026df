/** The paid building goes up: from the display, from the monuments, or as a monument over a building. */
import type { Log, Procedure } from '@bottega/kernel';
import { CITY_INDEX, TYPE_INDEX } from '../../edition/names.ts';
import { editionOf } from '../../edition/schema.ts';
import type { FrameOf } from '../frames.ts';
import { type Building, markersLeft, type State } from '../state.ts';

export const raise: Procedure<State, FrameOf<'raise'>> = {
  run(state, frame, log) {
    if (frame.work === 'building') raiseBuilding(state, frame, log);
    else raiseMonument(state, frame, log);
  },
};

function raiseBuilding(state: State, { seat, city, type, value }: FrameOf<'raise'>, log?: Log): void {
  state.players[seat].columns[CITY_INDEX[city]].push({ type, value, monument: false, decorated: false, statue: null });
  log?.({ code: 'built', seat, type, value, city });
  pointsForBuilding(state, seat, value, log);
  const place = state.display.findIndex((tile) => tile !== null && tile.type === type && tile.value === value);
  const next = state.pile.pop() ?? null;
  state.display[place] = next;
  if (next !== null) log?.({ code: 'revealed-tile', type: next.type, value: next.value });
}

function raiseMonument(state: State, { seat, city, type, value, floor, work }: FrameOf<'raise'>, log?: Log): void {
  const full = editionOf(state).buildings.monument;
  const column = state.players[seat].columns[CITY_INDEX[city]];
  state.monuments[TYPE_INDEX[type]]--;
  if (work === 'monument') {
    column.push({ type, value: full, monument: true, decorated: false, statue: null });
    log?.({ code: 'built-monument', seat, type, city });
  } else {
    // ruling C9: decoration and statue move onto the monument, the tile below leaves the game
    const old: Building = column[floor - 1];
    column[floor - 1] = { ...old, value: full, monument: true };
    state.box.tiles.push({ type: old.type, value: old.value });
    log?.({ code: 'upgraded', seat, type, value, city });
  }
  pointsForBuilding(state, seat, full - value, log);
}

/** Ruling C11: only for those whose markers were gone before; an upgrade counts what it cost. */
function pointsForBuilding(state: State, seat: number, points: number, log?: Log): void {
  const player = state.players[seat];
  if (markersLeft(player) > 0) return;
  player.points.building += points;
  log?.({ code: 'building-points', seat, points });
}
