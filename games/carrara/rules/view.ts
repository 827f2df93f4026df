/** What a seat or a spectator may see (ruling C25). Built by naming what is shown; all else is null. */
import type { Viewer } from '@bottega/kernel';
import { clonePlayer } from './clone.ts';
import { type Counts, isEmpty, type Player, type State, type Tile } from './state.ts';

export interface PlayerView extends Omit<Player, 'florins' | 'blocks'> {
  florins: number | null;
  blocks: (number | null)[];
}

export interface View extends Omit<State, 'players' | 'bag' | 'pile' | 'random'> {
  players: PlayerView[];
  /** Nulls while there is anything in it: an empty bag can be felt, its contents can't be seen. */
  bag: (number | null)[];
  pile: (Tile | null)[];
  random: null;
}

export function view(state: State, viewer: Viewer): View {
  const over = state.agenda.length === 0;
  const seen = (seat: number): boolean => !state.hidden || over || seat === viewer;
  return {
    edition: state.edition,
    variant: state.variant,
    hidden: state.hidden,
    players: state.players.map((player, seat) => viewPlayer(player, seen(seat))),
    bag: isEmpty(state.bag) ? [...state.bag] : blank(state.bag),
    wheel: state.wheel.map((sector) => [...sector]),
    decorationWheel: state.decorationWheel,
    statueWheel: state.statueWheel,
    display: [...state.display],
    pile: state.pile.map(() => null),
    monuments: [...state.monuments],
    improvements: [...state.improvements],
    decorations: [...state.decorations],
    statues: [...state.statues],
    gold: state.gold,
    box: { gold: state.box.gold, tiles: [...state.box.tiles] },
    cities: [...state.cities],
    florinPlaces: [...state.florinPlaces],
    visit: state.visit,
    purchased: state.purchased,
    passes: state.passes,
    ender: state.ender,
    agenda: [...state.agenda],
    random: null,
    turn: state.turn,
  };
}

/** Only screens hide anything from one and not from another. */
export const alike = (state: State): boolean => !state.hidden || state.agenda.length === 0;

function viewPlayer(player: Player, seen: boolean): PlayerView {
  const shown: PlayerView = clonePlayer(player);
  if (seen) return shown;
  shown.florins = null;
  shown.blocks = blank(player.blocks);
  return shown;
}

const blank = (counts: Counts): null[] => counts.map(() => null);
