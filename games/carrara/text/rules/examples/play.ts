/** Playing a position on, by notation, on the real rules. */
import { attempt, type GameEvent } from '@bottega/kernel';
import { CITY_INDEX, type City } from '../../../edition/names.ts';
import { game } from '../../../rules/game.ts';
import { cityReward, type Reward } from '../../../rules/places.ts';
import type { State } from '../../../rules/state.ts';

/** A position that came out of moves, and what was said on the way. */
export interface Played {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** Plays the moves on a copy, each by whoever is to decide; a move that is not legal throws. */
export function play(from: State, ...moves: string[]): Played {
  const state = game.clone(from);
  const events: GameEvent[] = [];
  for (const move of moves) attempt(game, state, game.toAct(state)[0], game.notation.read(move), (event) => events.push(event));
  return { state, events };
}

type Figures = Readonly<Record<string, unknown>>;

/** The first event of that kind, or an error: an example that tells of it must have seen it. */
export function told({ events }: Played, code: string): Figures {
  const event = events.find((each) => each.code === code);
  if (event === undefined) throw new Error(`nothing said ${code}`);
  return event as unknown as Figures;
}

/** What the marker of these moves brings. */
export function paid(from: State, ...moves: string[]): Reward {
  const { events } = play(from, ...moves);
  const { florins, points } = events.find(({ code }) => code.startsWith('marked-')) as unknown as Reward;
  return { florins, points };
}

export const cityPays = (state: State, seat: number, city: City): Reward => cityReward(state, seat, CITY_INDEX[city]);

/** The value of your buildings in a city, as printed. */
export const valueIn = (state: State, city: City): number => state.players[0].columns[CITY_INDEX[city]].reduce((sum, { value }) => sum + value, 0);
