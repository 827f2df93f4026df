/**
 * Seeded chance: the same seed gives the same draws on every machine. The generator lies in the game's state. A seed
 * `chacha20:` with a key asks for ChaCha20, which nobody can work out from what is shown; any other for xoshiro128**.
 */
import { type ChaCha, drawChaCha, seedChaCha } from './chacha.ts';
import { drawXoshiro, seedXoshiro, type Xoshiro } from './xoshiro.ts';

export type RandomState = Xoshiro | ChaCha;

/** A source of chance for code outside a state (bots, guesses, proofs). */
export type Random = (below: number) => number;

/** Thrown when chance is asked of a view, whose generator is blank: the outcome can't be known there. */
export class HiddenChance extends Error {}

/** Made once: every move that draws is tried on a view first, and noting where an error comes from is dear. */
const BLANK = new HiddenChance('chance is hidden in a view');

const KEYED = /^chacha20:([0-9a-f]{64})$/;

/** The seed of a game among people, made of 32 secret bytes in hexadecimal. */
export const keyedSeed = (key: string): string => `chacha20:${key}`;

export function seedRandom(seed: string): RandomState {
  const key = KEYED.exec(seed)?.[1];
  return key === undefined ? seedXoshiro(seed) : seedChaCha(key);
}

/** A whole number from 0 to below − 1. */
export function draw(state: RandomState | null, below: number): number {
  if (state === null) throw BLANK;
  return state.length === 4 ? drawXoshiro(state, below) : drawChaCha(state, below);
}

export function cloneRandom(state: RandomState | null): RandomState | null {
  if (state === null) return null;
  return state.length === 4 ? [state[0], state[1], state[2], state[3]] : [...state];
}

export function shuffle<T>(list: T[], random: Random): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random(i + 1);
    const held = list[i];
    list[i] = list[j];
    list[j] = held;
  }
  return list;
}

export function randomFrom(seed: string): Random {
  const state = seedRandom(seed);
  return (below) => draw(state, below);
}

/** The generator inside a state, as a `Random`. */
export function chanceOf(state: { random: RandomState | null }): Random {
  return (below) => draw(state.random, below);
}
