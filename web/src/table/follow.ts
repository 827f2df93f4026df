import { afterPaint } from '@bottega/board-kit';

/** When what may be done is painted too: first comes the answer, then the glow, with buttons that can push the board. */
export function follow(act: () => void): () => void {
  let callOff = afterPaint(() => {
    callOff = afterPaint(act);
  });
  return () => callOff();
}
