/**
 * Keyed chance: the key stream of ChaCha20 (RFC 8439, nonce zero) as 32-bit words, one after the other. Whoever lacks
 * the key can't work out a draw from all the others.
 */
import { chacha20 } from '@noble/ciphers/chacha.js';
import { hexToBytes } from '@noble/ciphers/utils.js';

export interface ChaCha {
  /** 256 bits in hexadecimal. */
  readonly key: string;
  /** How many words of the stream were drawn. */
  drawn: number;
}

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

function next(state: ChaCha): number {
  const index = state.drawn++;
  let stretch = stretches.get(state);
  if (stretch === undefined || index < stretch.from || index >= stretch.from + WORDS) {
    stretch = stretchAt(state.key, index);
    stretches.set(state, stretch);
  }
  return stretch.words.getUint32(4 * (index - stretch.from), true);
}

function stretchAt(key: string, index: number): Stretch {
  const block = Math.floor(index / WORDS_IN_BLOCK);
  const { buffer } = chacha20(hexToBytes(key), NONCE, ZEROS, undefined, block);
  return { from: block * WORDS_IN_BLOCK, words: new DataView(buffer) };
}

/** Words beyond the last whole multiple of `below` are drawn anew, so that no outcome is likelier than another. */
export function drawChaCha(state: ChaCha, below: number): number {
  const end = 0x100000000 - (0x100000000 % below);
  let word = next(state);
  while (word >= end) word = next(state);
  return word % below;
}
