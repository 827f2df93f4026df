/** Carries out one attack and tells what became of it. */
import type { Agent } from 'node:http';
import { ATTACKS, type Tally, type Target } from './attacks.ts';

export interface Order {
  readonly attack: string;
  readonly target: Target;
  /** Ends when the most was sent, or the time is over and at least so much was sent. */
  readonly milliseconds: number;
  readonly least: number;
  readonly most: number;
}

/** Milliseconds more for what must be sent at least: on a busy machine attackers come last. */
const EXTRA = 20_000;

// from now on it takes nothing of the machine but what it sends
process.send?.('ready');
process.once('message', async ({ attack, target, milliseconds, least, most }: Order) => {
  const tally: Tally = { sent: 0, refused: 0, cut: 0 };
  const end = performance.now() + milliseconds;
  const agents = new Map<string, Agent>();
  const goOn = (): boolean => tally.sent < most && performance.now() < (tally.sent < least ? end + EXTRA : end);
  await ATTACKS[attack]({ target, tally, agents, goOn });
  process.send?.(tally, () => process.exit());
});
