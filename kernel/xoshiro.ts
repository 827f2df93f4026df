/**
 * xoshiro128**: four integers, a few nanoseconds a draw. Search and proofs live on it, and games alone. Whoever sees
 * enough of its draws could work out the rest.
 */
export type Xoshiro = [number, number, number, number];

export function seedXoshiro(seed: string): Xoshiro {
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
  const state: Xoshiro = [word(1), word(2), word(3), word(4) || 1];
  for (let i = 0; i < 8; i++) next(state);
  return state;
}

function next(s: Xoshiro): number {
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

export function drawXoshiro(state: Xoshiro, below: number): number {
  return Math.floor((next(state) / 0x100000000) * below);
}
