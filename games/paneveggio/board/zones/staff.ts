/** Where everything stands on the staff, in the units of its drawing. */
import type { Line } from '../../edition/names.ts';
import type { Side } from '../../rules/state.ts';

/** A sheet of music paper: its size, where beats and lines lie, and how large notes are. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly first: number;
  readonly step: number;
  readonly top: number;
  readonly gap: number;
  /** Notes in units of the small sheet. */
  readonly note: number;
  /** Where the lines begin, after their signs; and their names, unless they stand on the lines. */
  readonly left: number;
  readonly named: boolean;
}

/** For pictures, and before other players. */
export const SMALL: Sheet = { width: 372, height: 190, first: 104, step: 37, top: 26, gap: 25, note: 1, left: 24, named: false };
/** For thumbs: no place is smaller than 44 pixels. */
export const TALL: Sheet = { width: 344, height: 366, first: 56, step: 44, top: 44, gap: 44, note: 1.25, left: 30, named: false };

const WIDE_HEIGHT = 222;
/** Fills a desk of that shape; beats are spread over the whole width. */
export function wideSheet(ratio: number): Sheet {
  const width = Math.max(560, Math.min(900, WIDE_HEIGHT * ratio));
  const first = 174;
  return { width, height: WIDE_HEIGHT, first, step: (width - first - 50) / 6, top: 44, gap: 30, note: 1.3, left: 130, named: true };
}

export const beatX = (sheet: Sheet, beat: number): number => sheet.first + beat * sheet.step;
export const lineY = (sheet: Sheet, line: number): number => sheet.top + line * sheet.gap;
/** How high it is without what stands below the brackets. */
export const lowY = (sheet: Sheet): number => lineY(sheet, 4) + 36;
/** Below the brackets: what the actions do, or what may be changed. */
export const belowY = (sheet: Sheet): number => lineY(sheet, 4) + (sheet === TALL ? 70 : sheet.named ? 44 : 47);

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

/** The beats of an action that is not carried out yet, with the token on one of its notes. */
export const beatsOf = ({ from, to }: Run, boost: Side['boost']): number =>
  boost && !boost.waits && boost.beat >= from && boost.beat <= to ? Math.max(to - from + 1, boost.time) : to - from + 1;
