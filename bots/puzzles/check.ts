/** Whether a puzzle that is served still holds: its turn can be played, and is still the best when it is studied anew. */
import { type GameCore, Refusal, randomFrom } from '@bottega/kernel';
import type { Found } from './find.ts';
import { endsOfTurn, proveAgain } from './judge.ts';
import { endOf, type Position } from './position.ts';

/** What is wrong with it, or nothing. */
export function checkPuzzle(core: GameCore, puzzle: Found, seed: string): string | null {
  const { game } = core;
  try {
    const position: Position = { state: game.read(puzzle.state), seat: puzzle.seat };
    const line = (texts: readonly string[]) => texts.map((text) => game.notation.read(text));
    const best = line(puzzle.best);
    if (endOf(core, position, best) === null) return 'its best turn is not a turn';
    const view = game.view(position.state, puzzle.seat);
    const { lines } = endsOfTurn(core, view, puzzle.seat, randomFrom(`${seed} ${puzzle.id}`));
    return proveAgain(core, view, puzzle.seat, best, [line(puzzle.other), ...lines], `${seed} ${puzzle.id}`);
  } catch (error) {
    if (error instanceof Refusal) return JSON.stringify(error.reason);
    throw error;
  }
}
