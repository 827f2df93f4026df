/** What a seat or a spectator may see (ruling C25). Built by naming what is shown; all else is null. */
import type { Viewer } from '@bottega/kernel';
import { clone } from './clone.ts';
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

/** Whatever is shown as it is belongs to the state. */
function shown(state: State, viewer: Viewer): View {
  const { players, bag, pile, hidden } = state;
  const over = state.agenda.length === 0;
  return {
    edition: state.edition,
    variant: state.variant,
    hidden,
    players: hidden && !over ? players.map((player, seat) => (seat === viewer ? player : behindScreen(player))) : players,
    bag: isEmpty(bag) ? bag : blank(bag),
    wheel: state.wheel,
    decorationWheel: state.decorationWheel,
    statueWheel: state.statueWheel,
    display: state.display,
    pile: blank(pile),
    monuments: state.monuments,
    improvements: state.improvements,
    decorations: state.decorations,
    statues: state.statues,
    gold: state.gold,
    box: state.box,
    cities: state.cities,
    florinPlaces: state.florinPlaces,
    visit: state.visit,
    purchased: state.purchased,
    passes: state.passes,
    ender: state.ender,
    agenda: state.agenda,
    random: null,
    turn: state.turn,
  };
}

export const view = (state: State, viewer: Viewer): View => clone(shown(state, viewer) as State) as View;

function behindScreen(player: Player): PlayerView {
  return {
    florins: null,
    blocks: blank(player.blocks),
    ledger: player.ledger,
    columns: player.columns,
    court: player.court,
    open: player.open,
    types: player.types,
    landscapes: player.landscapes,
    statuePlaces: player.statuePlaces,
    improved: player.improved,
    warehouse: player.warehouse,
    points: player.points,
  };
}

/**
 * Lists of nothing, one for each length: everybody who may not see is shown the same one, and sees at once that nothing
 * has changed.
 */
const blanks: null[][] = [];

function blank({ length }: Counts | readonly Tile[]): null[] {
  blanks[length] ??= Array.from({ length }, () => null);
  return blanks[length];
}
