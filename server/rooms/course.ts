/** The whole game at a glance. */
import type { Viewer } from '@bottega/kernel';
import type { Course } from '@bottega/table';
import { stateAfter } from '@bottega/table/sitting';
import type { LiveTable } from './live-table.ts';

/** Scores are those the viewer may know of. */
export function courseOf({ game, sitting }: LiveTable, viewer: Viewer): Course {
  if (sitting.state === null) return { scores: [], turns: [] };
  const state = stateAfter(game, sitting, 0);
  const scoresNow = (): number[] => game.result(game.view(state, viewer)).scores.map((score) => score.total);
  const scores = [scoresNow()];
  const turns = [0];
  for (const [index, { seat, text }] of sitting.moves.entries()) {
    const { turn } = state;
    game.play(state, seat, game.notation.read(text));
    scores.push(scoresNow());
    if (state.turn !== turn) turns.push(index + 1);
  }
  return { scores, turns };
}
