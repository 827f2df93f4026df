import type { Oracle } from '../scene.ts';

/** Every seat has a score whose parts add up, and one place in the ranking. */
export const scoring: Oracle = ({ game, state, players }) => {
  const result = game.result(state);
  if (result.over !== (game.toAct(state).length === 0)) return 'the result and toAct disagree on whether the game is over';
  for (const { seat, total, parts } of result.scores) {
    const sum = parts.reduce((points, part) => points + part.points, 0);
    if (sum !== total) return `the parts of seat ${seat}'s score add up to ${sum}, not ${total}`;
  }
  if (!everySeatOnce(result.scores.map((score) => score.seat))) return 'the scores do not hold every seat once';
  return everySeatOnce(result.ranking.flat()) ? undefined : 'the ranking does not hold every seat once';

  function everySeatOnce(seats: readonly number[]): boolean {
    return seats.length === players && seats.toSorted((a, b) => a - b).every((seat, index) => seat === index);
  }
};
