/** The score as it will be played. */
import type { SeatSection } from '@bottega/kernel';
import { LINES } from '../../edition/names.ts';
import { endOfRun } from '../../rules/score.ts';
import type { State } from '../../rules/state.ts';
import { LINE_INDEX } from './hand.ts';

const BEATS = 7;
const LONGEST = BEATS * LINES.length;
const COUNTS = LONGEST + LINES.length;
const LEFT = COUNTS + LINES.length;
const BOOST = LEFT + LINES.length;

export const notes: SeatSection<State> = {
  name: 'notes by beat, the longest action and all notes of each line, notes still to be laid, the marked note',
  size: BOOST + 2,
  write({ sides }, seat, _viewer, into, at) {
    const { score, notes: left, boost } = sides[seat];
    for (let beat = 0; beat < score.length; beat++) {
      const line = LINE_INDEX[score[beat]];
      into[at + beat * LINES.length + line] = 1;
      into[at + COUNTS + line] += 0.25;
    }
    for (let beat = 0; beat < score.length; ) {
      const end = endOfRun(score, beat);
      const place = at + LONGEST + LINE_INDEX[score[beat]];
      if ((end - beat) / 4 > into[place]) into[place] = (end - beat) / 4;
      beat = end;
    }
    for (let line = 0; line < left.length; line++) into[at + LEFT + line] = left[line] / 4;
    if (boost === null) return;
    into[at + BOOST] = (boost.beat + 1) / BEATS;
    into[at + BOOST + 1] = boost.time / 3;
  },
};
