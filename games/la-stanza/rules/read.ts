/** Reads a state that came from outside: its shape, then that every component is there and the game could have come to it. */
import { parse, refuse } from '@bottega/kernel';
import { faults } from './faults.ts';
import { miscounts } from './miscounts.ts';
import { STATE } from './shape.ts';
import type { State } from './state.ts';

export function read(json: unknown): State {
  const state = parse(STATE, json, 'bad-state') as State;
  for (const [path, fault] of miscounts(state)) refuse({ code: 'bad-state', path, fault });
  for (const [path, fault] of faults(state)) refuse({ code: 'bad-state', path, fault });
  return state;
}
