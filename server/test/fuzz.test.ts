import { expect, it } from 'vitest';
import { fuzzServer } from '../proof/fuzz-server.ts';
import { TestPlayer } from './client.ts';
import { startTestServer } from './test-server.ts';

/** `bin/bottega fuzz-server` is the long run. */
it('right, nearly right and wrong messages are answered as documented, and the tables replay from their logs', { timeout: 120_000 }, async () => {
  const { messages, answers } = await fuzzServer({ messages: 900, seed: 1 });
  expect(messages).toBeGreaterThan(600);
  // it reached real play, and the door
  for (const common of ['ok', 'bad-message', 'out-of-date', 'not-asked', 'not-seated']) expect(answers[common], common).toBeGreaterThan(5);
});

/** Found by it: each such message left a stack in the log, at the level of our own faults. */
it('a message that is too large or no text at all closes the connection, and is nothing to log as a fault', async () => {
  const server = await startTestServer();
  const ada = await TestPlayer.named(server.port, 'Ada');
  const table = await ada.open();
  for (const [message, code] of [['x'.repeat(17_000), 1009] as const, [Buffer.from([1, 2]), 1008] as const]) {
    const screen = await ada.watch(table);
    screen.raw(message);
    await screen.until(() => screen.closed !== undefined);
    expect(screen.closed).toBe(code);
  }
  expect(server.logged()).not.toContain('"level":50');
  await server.stop();
});
