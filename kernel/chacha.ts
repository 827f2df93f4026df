/**
 * Keyed chance: the key stream of ChaCha20 (RFC 8439, nonce zero) as 32-bit words, one after the other. Whoever lacks
 * the key can't work out a draw from all the others.
 */
import { chacha20 } from '@noble/ciphers/chacha.js';

/**
 * The key's 256 bits in eight integers, and how many words of the stream were drawn. A list, as xoshiro's state is, so
 * that compiled rules meet the same kind of thing in that place of the state.
 */
export type ChaCha = [number, number, number, number, number, number, number, number, drawn: number];

const KEY_WORDS = 8;
const DRAWN = 8;
const WORDS_IN_BLOCK = 16;
/** Worked out at once: a call costs as much as several blocks, and one game draws 100 to 200 words. */
const BLOCKS = 8;
const WORDS = BLOCKS * WORDS_IN_BLOCK;
const NONCE = new Uint8Array(12);
const ZEROS = new Uint8Array(4 * WORDS);

interface Stretch {
  readonly from: number;
  readonly words: DataView;
}

/** What key and number give anyway, kept while the generator lives: to work it out for each draw halves a game's speed. */
const stretches = new WeakMap<ChaCha, Stretch>();

/** From a key in hexadecimal. */
export function seedChaCha(key: string): ChaCha {
  const words = Array.from({ length: KEY_WORDS }, (_, word) => Number.parseInt(key.slice(8 * word, 8 * word + 8), 16) | 0);
  return [...words, 0] as ChaCha;
}

function next(state: ChaCha): number {
  const index = state[DRAWN]++;
  let stretch = stretches.get(state);
  if (stretch === undefined || index < stretch.from || index >= stretch.from + WORDS) {
    stretch = stretchAt(state, index);
    stretches.set(state, stretch);
  }
  return stretch.words.getUint32(4 * (index - stretch.from), true);
}

function stretchAt(state: ChaCha, index: number): Stretch {
  const key = new DataView(new ArrayBuffer(4 * KEY_WORDS));
  for (let word = 0; word < KEY_WORDS; word++) key.setInt32(4 * word, state[word]);
  const block = Math.floor(index / WORDS_IN_BLOCK);
  const { buffer } = chacha20(new Uint8Array(key.buffer), NONCE, ZEROS, undefined, block);
  return { from: block * WORDS_IN_BLOCK, words: new DataView(buffer) };
}

/** Words beyond the last whole multiple of `below` are drawn anew, so that no outcome is likelier than another. */
export function drawChaCha(state: ChaCha, below: number): number {
  const end = 0x100000000 - (0x100000000 % below);
  let word = next(state);
  while (word >= end) word = next(state);
  return word % below;
}
