/** Carries out one attack and tells what became of it. */
import type { Agent } from 'node:http';
import { ATTACKS } from './attacks.ts';
import type { Tally, Target } from './means.ts';

export interface Order {
  readonly attack: string;
  readonly target: Target;
  /** Ends when the most was sent, or the time is over and the server has refused something or hung up. */
  readonly milliseconds: number;
  readonly most: number;
}

/** Milliseconds more until the server notices: on a busy machine attackers come last. */
const EXTRA = 8000;

// from now on it takes nothing of the machine but what it sends
process.send?.('ready');
process.once('message', async ({ attack, target, milliseconds, most }: Order) => {
  const tally: Tally = { sent: 0, refused: 0, cut: 0 };
  const end = performance.now() + milliseconds;
  const agents = new Map<string, Agent>();
  const goOn = (): boolean => tally.sent < most && performance.now() < (tally.refused + tally.cut === 0 ? end + EXTRA : end);
  await ATTACKS[attack]({ target, tally, agents, goOn });
  process.send?.(tally, () => process.exit());
});
