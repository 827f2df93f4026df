/** The end of a game in words: where the points come from, and who won. */
import type { Result, SeatScore, Words } from '@bottega/kernel';
import { textTable } from './table.ts';

/** One row a kind of points, one column a seat; the words must include the terminal's own. */
export function resultText(result: Result, words: Words): string {
  const codes = [...new Set(result.scores.flatMap(({ parts }) => parts.map((part) => part.code)))];
  const points = ({ parts }: SeatScore, code: string): number => parts.filter((part) => part.code === code).reduce((sum, part) => sum + part.points, 0);
  const rows = [
    ['', ...result.scores.map(({ seat }) => words.name(seat))],
    ...codes.map((code) => [words.say(`score.${code}`), ...result.scores.map((score) => points(score, code))]),
    [words.say('cli.total'), ...result.scores.map(({ total }) => total)],
  ];
  let rank = 1;
  const ranking = result.ranking.map((seats) => {
    const line = words.say('cli.rank', { rank, seats });
    rank += seats.length;
    return line;
  });
  return `${textTable(rows)}\n\n${ranking.join('\n')}`;
}
