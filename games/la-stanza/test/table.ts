/** A small language for the tests: lay out a table, play by notation, look at what is offered. */
import { attempt, type GameEvent, type Options, type Reason, Refusal } from '@bottega/kernel';
import { SPACES, TILES } from '../edition/names.ts';
import type { Frame } from '../rules/frames.ts';
import { game } from '../rules/game.ts';
import type { Player, State } from '../rules/state.ts';

export function table(players = 4, options: Options = {}): State {
  return game.setup({ players, options }, 'a table for tests');
}

/** The number of a character. */
export function tile(name: string): number {
  const number = TILES.indexOf(name);
  if (number < 0) throw new Error(`nobody is called ${name}`);
  return number;
}
export const tiles = (...names: string[]): number[] => names.map((name) => (name === '' ? -1 : tile(name)));
const EIGHTS = ['vasco-da-gama', 'paracelsus', 'john-calvin', 'leonardo', 'charles-v'];
/** The n-th character of a discipline, both from 0. */
export const of = (discipline: number, number = 0): number => tile(EIGHTS[discipline]) + number;

export const space = (name: string): number => (SPACES as readonly string[]).indexOf(name);

/** Clears the loop and puts these characters on these spaces. */
export function board(state: State, characters: Record<string, number | string>): void {
  state.spaces = state.spaces.map(() => -1);
  for (const [name, who] of Object.entries(characters)) state.spaces[space(name)] = typeof who === 'string' ? tile(who) : who;
}

/** Makes this the step of seat 0, with the turn's end below it. */
export function step(state: State, frame: Omit<Frame, 'seat'>, seat = 0): State {
  state.agenda = [{ step: 'next-turn', seat }, { ...frame, seat } as Frame];
  return state;
}

/** A table where seat 0 is about to act, with nothing but what the test gives. */
export function acting(change: Partial<Player>, players = 4, options: Options = {}): State {
  const state = table(players, options);
  Object.assign(state.players[0], { meeples: [0, 0, 0, 0, 0], at: space('arts-1') }, change);
  return step(state, { step: 'act' });
}

/** Plays these moves for whoever is to act; a name with `!` may be left out when it played itself. */
export function play(state: State, ...moves: string[]): GameEvent[] {
  const events: GameEvent[] = [];
  for (const move of moves) attempt(game, state, game.toAct(state)[0], game.notation.read(move), (event) => events.push(event));
  return events;
}

export function offers(state: State): string[] {
  return game.legal(state, game.toAct(state)[0]).map((move) => game.notation.write(move));
}
export const offersOf = (state: State, verb: string): string[] => offers(state).filter((offer) => offer.split(' ')[0] === verb);
export const asked = (state: State): string => state.agenda.at(-1)?.step ?? 'over';

/** The reason with which something is refused; undefined if it is not. */
export function reasonOf(ask: () => unknown): Reason | undefined {
  try {
    ask();
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
  return undefined;
}

/** The code of the refusal a move meets. */
export const refused = (state: State, move: string): string =>
  reasonOf(() => attempt(game, state, game.toAct(state)[0], game.notation.read(move)))?.code ?? 'played';
export const codes = (events: readonly GameEvent[]): string[] => events.map((event) => event.code);
