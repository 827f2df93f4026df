/**
 * Seeded chance: xoshiro128** over four integers that lie in the game's state.
 * Same seed, same draws, on every machine.
 */
export type RandomState = [number, number, number, number];

/** A source of chance for code outside a state (bots, guesses, proofs). */
export type Random = (below: number) => number;

/** Thrown when chance is asked of a view, whose generator is blank: the outcome can't be known there. */
export class HiddenChance extends Error {}

/** Made once: every move that draws is tried on a view first, and noting where an error comes from is dear. */
const BLANK = new HiddenChance('chance is hidden in a view');

export function seedRandom(seed: string): RandomState {
  let hash = 2166136261;
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 16777619);
  // splitmix32 spreads the hash over the four words, and the seed is folded in again so that long seeds keep their
  // entropy
  const word = (salt: number): number => {
    let h = hash ^ Math.imul(salt, 0x9e3779b9);
    for (let i = 0; i < seed.length; i++) h = Math.imul((h ^ seed.charCodeAt(i)) + salt, 0x85ebca6b) ^ (h >>> 13);
    h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
    h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
    return h ^ (h >>> 15);
  };
  const state: RandomState = [word(1), word(2), word(3), word(4) || 1];
  for (let i = 0; i < 8; i++) next(state);
  return state;
}

function next(s: RandomState): number {
  const x = Math.imul(s[1], 5);
  const result = Math.imul((x << 7) | (x >>> 25), 9) >>> 0;
  const t = s[1] << 9;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = (s[3] << 11) | (s[3] >>> 21);
  return result;
}

/** A whole number from 0 to below − 1. */
export function draw(state: RandomState | null, below: number): number {
  if (state === null) throw BLANK;
  return Math.floor((next(state) / 0x100000000) * below);
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
