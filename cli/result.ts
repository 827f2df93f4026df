/** The end of a game in words: where the points come from, and who won. */
import type { Result, SeatScore, Words } from '@bottega/kernel';
import { textTable } from './table.ts';

/**
 * One row a kind of points, one column a seat and one for an opponent without a seat; the words must include the
 * terminal's own.
 */
export function resultText(result: Result, words: Words): string {
  const { rival } = result;
  const scores = rival === undefined ? result.scores : [...result.scores, rival];
  const codes = [...new Set(scores.flatMap(({ parts }) => parts.map((part) => part.code)))];
  const points = ({ parts }: SeatScore, code: string): number => parts.filter((part) => part.code === code).reduce((sum, part) => sum + part.points, 0);
  const rows = [
    ['', ...scores.map((score) => (score === rival ? words.say('name.rival') : words.name(score.seat)))],
    ...codes.map((code) => [words.say(`score.${code}`), ...scores.map((score) => points(score, code))]),
    [words.say('cli.total'), ...scores.map(({ total }) => total)],
  ];
  return [textTable(rows), ...(rival === undefined ? [ranking(result, words)] : outcome(result, words))].join('\n\n');
}

function ranking(result: Result, words: Words): string {
  let rank = 1;
  const lines = result.ranking.map((seats) => {
    const line = words.say('cli.rank', { rank, seats });
    rank += seats.length;
    return line;
  });
  return lines.join('\n');
}

/** Against the rules themselves nobody is second: the opponent is beaten or not, or shares the first place. */
function outcome({ over, beaten, shared, scores, rival }: Result, words: Words): string[] {
  if (!over) return [];
  if (shared) return [words.say('cli.rank', { rank: 1, seats: [...scores, rival!].map(({ seat }) => seat) })];
  return [words.say(beaten ? 'cli.beaten' : 'cli.unbeaten', { name: words.say('name.rival') })];
}
