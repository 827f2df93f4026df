/** A table for tests: arranged by hand, played by notation. */
import { attempt, type GameEvent, type Reason, Refusal } from '@bottega/kernel';
import { type BuildingType, CITY_INDEX, type City, COLOUR_INDEX, type Colour, type Statue } from '../edition/names.ts';
import { game } from '../rules/game.ts';
import type { Variant } from '../rules/options.ts';
import type { Building, Counts, State, Tile } from '../rules/state.ts';

export interface Table {
  readonly state: State;
  /** What happened in the last `play`. */
  readonly events: GameEvent[];
  /** Plays moves, each by whoever is to decide. */
  play(...texts: string[]): Table;
  /** The moves on offer, as text. */
  offers(): string[];
  /** The reason why a move is refused. */
  refusal(text: string): Reason;
}

export interface Arrangement {
  readonly players?: number;
  readonly variant?: Variant;
  readonly hidden?: boolean;
  readonly edition?: unknown;
}

/**
 * Seat 0 begins. Without screens, unless told: then forced moves play themselves and tests stay short. Nobody saw how
 * what lies behind them came there.
 */
export function table({ players = 4, variant = 'normal', hidden = false, edition }: Arrangement = {}, arrange?: (state: State) => void): Table {
  const state = game.setup({ players, options: { variant, hidden }, ...(edition === undefined ? {} : { edition }) }, 'a test');
  state.agenda = [{ step: 'action', seat: 0, busy: false }];
  for (const player of state.players) player.ledger = null;
  arrange?.(state);
  return wrap(state);
}

export function wrap(state: State): Table {
  const events: GameEvent[] = [];
  const self: Table = {
    state,
    events,
    play(...texts) {
      events.length = 0;
      for (const text of texts) attempt(game, state, game.toAct(state)[0], game.notation.read(text), (event) => events.push(event));
      return self;
    },
    offers: () => game.legal(state, game.toAct(state)[0]).map((move) => game.notation.write(move)),
    refusal(text) {
      const before = JSON.stringify(state);
      try {
        attempt(game, state, game.toAct(state)[0], game.notation.read(text));
      } catch (error) {
        if (error instanceof Refusal && JSON.stringify(state) === before) return error.reason;
        throw error;
      }
      throw new Error(`"${text}" was not refused`);
    },
  };
  return self;
}

export function blocks(some: Partial<Record<Colour, number>>): Counts {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const [colour, count] of Object.entries(some)) counts[COLOUR_INDEX[colour as Colour]] = count;
  return counts;
}

export const tile = (type: BuildingType, value: number): Tile => ({ type, value });

interface Extras {
  readonly decorated?: boolean;
  readonly statue?: Statue;
  readonly monument?: boolean;
}

export const building = (type: BuildingType, value: number, { decorated = false, statue, monument = false }: Extras = {}): Building => ({
  type,
  value,
  monument,
  decorated,
  statue: statue ?? null,
});

/** Raises buildings in a city of a seat. */
export function raise(state: State, seat: number, city: City, ...buildings: Building[]): void {
  state.players[seat].columns[CITY_INDEX[city]].push(...buildings);
}

/** Takes all evaluation markers of a seat but so many in the open area. */
export function markers(state: State, seat: number, open: number): void {
  const player = state.players[seat];
  player.court.fill(0);
  player.open = open;
}

export const codes = (events: readonly GameEvent[]): string[] => events.map((event) => event.code);
