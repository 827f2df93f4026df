/** What happened since the viewer's last move: what the others did after it, or by it. */
import type { Scene } from '@bottega/table';
import { beginsTurn, whose } from './whose.ts';

export function sinceMyMove({ log, viewer }: Scene): { from: number; to: number } | null {
  if (viewer === null) return null;
  let to = 0;
  let from = 0;
  for (const line of log) if (!beginsTurn(line) && whose(line) !== viewer) to = line.number;
  // what somebody had to do in answer came with the viewer's own move: that one is shown again too
  for (const { number, mover } of log) if (mover === viewer && number < to) from = number;
  return to === 0 ? null : { from, to };
}
