/** The generator in a state from outside, of either kind. */
import * as v from 'valibot';

const word = v.pipe(v.number(), v.integer());

export const RANDOM = v.union(
  [
    v.strictTuple([word, word, word, word]),
    v.strictObject({
      key: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      // the cipher counts up to 2³² blocks of 16 words
      drawn: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 32)),
    }),
  ],
  'neither four whole numbers nor a ChaCha20 key with the number of words drawn',
);
