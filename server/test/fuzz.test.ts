import { expect, it } from 'vitest';
import { fuzzServer } from '../proof/fuzz-server.ts';

/** `bin/bottega fuzz-server` is the long run. */
it('right, nearly right and wrong messages are answered as documented, and the tables replay from their logs', { timeout: 120_000 }, async () => {
  const { messages, answers } = await fuzzServer({ messages: 900, seed: 1 });
  expect(messages).toBeGreaterThan(600);
  // it reached real play, and the door
  for (const common of ['ok', 'bad-message', 'out-of-date', 'not-asked', 'not-seated']) expect(answers[common], common).toBeGreaterThan(5);
});
