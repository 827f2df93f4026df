/**
 * The players of the house. A bot is fair: it is given the view of its seat and nothing else, and imagines the rest
 * with the game's own `guess`. The same view and the same chance give the same move.
 */
import type { BaseMove, GameBox, Random, Seat } from '@bottega/kernel';
import { greedyMove } from './greedy.ts';

/** The levels by name, the weakest first. */
export const LEVELS = ['random', 'greedy'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (name: unknown): name is Level => LEVELS.includes(name as Level);

/** A move for a seat that must decide now, found from that seat's view alone. */
export function chooseMove(box: Pick<GameBox, 'game' | 'estimate'>, view: unknown, seat: Seat, level: Level, random: Random): BaseMove {
  if (level === 'greedy') return greedyMove(box, view, seat, random);
  const moves = box.game.legal(view, seat);
  return moves[random(moves.length)];
}
