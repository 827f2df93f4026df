/** The generator in a state from outside, of either kind. */
import * as v from 'valibot';

const word = v.pipe(v.number(), v.integer());
const key = v.pipe(word, v.minValue(-(2 ** 31)), v.maxValue(2 ** 31 - 1));

export const RANDOM = v.union(
  [
    v.strictTuple([word, word, word, word]),
    // the cipher could count further, and no game will
    v.strictTuple([key, key, key, key, key, key, key, key, v.pipe(word, v.minValue(0), v.maxValue(2 ** 31 - 1))]),
  ],
  'neither four whole numbers nor a ChaCha20 key with the number of words drawn',
);
