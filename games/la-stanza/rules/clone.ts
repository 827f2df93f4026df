/** A deep copy. Options, edition and frames are never changed, so copies share them. */
import { cloneRandom } from '@bottega/kernel';
import type { Player, State } from './state.ts';

function clonePlayer(player: Player): Player {
  return {
    florins: player.florins,
    meeples: player.meeples.slice(),
    books: player.books.slice(),
    discs: player.discs,
    boxes: player.boxes.slice(),
    boat: player.boat,
    workers: player.workers.slice(),
    financier: player.financier,
    flipped: player.flipped,
    recruits: player.recruits.slice(),
    artworks: player.artworks.slice(),
    tiles: player.tiles.slice(),
    at: player.at,
  };
}

export function clone(state: State): State {
  return {
    agenda: state.agenda.slice(),
    random: cloneRandom(state.random),
    turn: state.turn,
    edition: state.edition,
    options: state.options,
    players: state.players.map(clonePlayer),
    spaces: state.spaces.slice(),
    pile: state.pile.slice(),
    discard: state.discard.slice(),
    removed: state.removed.slice(),
    grid: state.grid.slice(),
    gridDiscs: state.gridDiscs.slice(),
    masterpieces: state.masterpieces.slice(),
    artworks: state.artworks.slice(),
    meeples: state.meeples.slice(),
    books: state.books.slice(),
    round: state.round,
    ending: state.ending,
    last: state.last,
    passed: state.passed.slice(),
  };
}
