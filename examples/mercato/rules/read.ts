import { firstDifference, parse, refuse } from '@bottega/kernel';
import { editionOf } from '../edition/schema.ts';
import { components } from './proof.ts';
import { STATE } from './shape.ts';
import type { State } from './state.ts';

export function read(json: unknown): State {
  const state = parse(STATE, json, 'bad-state') as State;
  const { cards: fruits, coins, rounds } = editionOf(state);
  const printed = { ...fruits, coins: coins.bank + coins.start * state.traders.length, ribbons: rounds };
  const wrong = firstDifference(printed, components(state));
  if (wrong !== undefined) refuse({ code: 'bad-state', path: '', fault: `wrong number of ${wrong}` });
  return state;
}
