/** Whose doing a line of the log tells. */
import type { Seat } from '@bottega/kernel';
import type { LogLine, Scene } from '@bottega/table';

/**
 * Rules may go on for another seat after a move, and an opponent of the rules has a seat of its own: the event names it.
 */
export const whose = ({ event, mover }: LogLine): Seat => (typeof event['seat'] === 'number' ? event['seat'] : mover);

/** A line that only says that a turn begins: it is the heading of what follows. */
export const beginsTurn = ({ event }: LogLine): boolean => event.code === 'turn';

/** The lines that may be told: what others did in answer to a turn waits for the turn's last word. */
export const toldLines = ({ log, viewer, confirming, number }: Scene): readonly LogLine[] =>
  confirming ? log.filter((line) => line.number < number || whose(line) === viewer) : log;

/** What somebody else did last: all that came with one move. */
export function lastOfOthers(scene: Scene): readonly LogLine[] {
  const told = toldLines(scene).filter((line) => !beginsTurn(line) && whose(line) !== scene.viewer);
  const last = told.at(-1);
  return last === undefined ? [] : told.filter((line) => line.number === last.number && whose(line) === whose(last));
}

/** Whether somebody else did something with the last move. */
export const othersMoved = (scene: Scene): boolean => toldLines(scene).some((line) => line.number === scene.number && whose(line) !== scene.viewer);
