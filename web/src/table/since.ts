/** What happened since the viewer's last move: the lines of the others after it. */
import type { Scene } from '@bottega/table';

export function sinceMyMove({ log, viewer }: Scene): { from: number; to: number } | null {
  if (viewer === null) return null;
  let to = 0;
  let from = 0;
  for (const { number, mover } of log) if (mover !== viewer) to = number;
  for (const { number, mover } of log) if (mover === viewer && number < to) from = number;
  return to === 0 ? null : { from, to };
}
