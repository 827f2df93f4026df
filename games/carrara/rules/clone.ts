/** A copy to play on. Tiles, buildings, ledgers, frames, visit and edition are never changed in place, so they are shared. */
import { cloneRandom } from '@bottega/kernel';
import type { Player, State } from './state.ts';

export function clone(state: State): State {
  const { players, wheel, box } = state;
  return {
    edition: state.edition,
    variant: state.variant,
    hidden: state.hidden,
    players: clonePlayers(players),
    bag: state.bag.slice(),
    wheel: cloneLists(wheel),
    decorationWheel: state.decorationWheel,
    statueWheel: state.statueWheel,
    display: state.display.slice(),
    pile: state.pile.slice(),
    monuments: state.monuments.slice(),
    improvements: state.improvements.slice(),
    decorations: state.decorations.slice(),
    statues: state.statues.slice(),
    gold: state.gold,
    box: { gold: box.gold, tiles: box.tiles.slice() },
    cities: state.cities.slice(),
    florinPlaces: state.florinPlaces.slice(),
    visit: state.visit,
    purchased: state.purchased,
    passes: state.passes,
    ender: state.ender,
    agenda: state.agenda.slice(),
    random: cloneRandom(state.random),
    turn: state.turn,
  };
}

export function clonePlayer(player: Player): Player {
  const { points } = player;
  return {
    florins: player.florins,
    blocks: player.blocks.slice(),
    ledger: player.ledger,
    columns: cloneLists(player.columns),
    court: player.court.slice(),
    open: player.open,
    types: player.types.slice(),
    landscapes: player.landscapes.slice(),
    statuePlaces: player.statuePlaces.slice(),
    improved: player.improved.slice(),
    warehouse: player.warehouse.slice(),
    points: { building: points.building, evaluation: points.evaluation, court: points.court, end: points.end },
  };
}

/** Written out: `map` takes twice as long for so few, and search clones all the time. */
function clonePlayers(players: readonly Player[]): Player[] {
  const copy: Player[] = [];
  for (let seat = 0; seat < players.length; seat++) copy.push(clonePlayer(players[seat]));
  return copy;
}

function cloneLists<T>(lists: readonly T[][]): T[][] {
  const copy: T[][] = [];
  for (let index = 0; index < lists.length; index++) copy.push(lists[index].slice());
  return copy;
}
