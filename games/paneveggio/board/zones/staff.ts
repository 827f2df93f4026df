/** Where everything stands on the staff, in the units of its drawing. */
import type { Line } from '../../edition/names.ts';

export const WIDTH = 372;
export const HEIGHT = 190;
/** Without the row of changes. */
export const LOW = 162;
const FIRST = 104;
const STEP = 37;
const TOP = 26;
export const GAP = 25;

export const beatX = (beat: number): number => FIRST + beat * STEP;
export const lineY = (line: number): number => TOP + line * GAP;

export interface Run {
  readonly from: number;
  readonly to: number;
  readonly line: Line;
}

/** The actions of the score: runs of equal notes. */
export function runsOf(score: readonly Line[]): Run[] {
  const runs: Run[] = [];
  score.forEach((line, beat) => {
    const last = runs.at(-1);
    if (last?.line === line) runs[runs.length - 1] = { ...last, to: beat };
    else runs.push({ from: beat, to: beat, line });
  });
  return runs;
}
