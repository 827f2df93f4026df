/** Which puzzles are served out of all that were found: of every kind of game and stage alike, and few that everybody solves. */
import type { Puzzle } from '@bottega/kernel';

/** Such a part may be so easy that every novice found it. */
const EASY = 0.15;

const isEasy = ({ solved: { novice } }: Puzzle): boolean => novice !== undefined && novice[0] === novice[1];
const kindOf = ({ players, options, stage }: Puzzle): string => JSON.stringify([players, options, stage]);

/** The easiest first. */
export function selectPuzzles(found: readonly Puzzle[], count: number): Puzzle[] {
  const easy = found.filter(isEasy);
  const chosen = inTurn(
    found.filter((puzzle) => !isEasy(puzzle)),
    count - Math.min(easy.length, Math.floor(EASY * count)),
  );
  const all = [...chosen, ...inTurn(easy, Math.min(count - chosen.length, Math.ceil(EASY * count)))];
  return all.sort((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1));
}

/** One of each kind, then another of each, until there are enough. */
function inTurn(puzzles: readonly Puzzle[], count: number): Puzzle[] {
  const byKind = new Map<string, Puzzle[]>();
  for (const puzzle of puzzles) byKind.set(kindOf(puzzle), [...(byKind.get(kindOf(puzzle)) ?? []), puzzle]);
  const kinds = [...byKind.values()];
  const chosen: Puzzle[] = [];
  for (let round = 0; chosen.length < count && kinds.some((kind) => kind.length > round); round++)
    chosen.push(...kinds.flatMap((kind) => kind[round] ?? []).slice(0, count - chosen.length));
  return chosen;
}
