/** What training needs to know, and the bot that plays with some lessons. */
import { type GameBox, type Lessons, randomFrom, weigh } from '@bottega/kernel';
import { Mind } from '../mind.ts';

export interface TrainingPlan {
  readonly box: GameBox;
  /** Which of the game's lessons is learnt. */
  readonly lesson: string;
  readonly rounds: number;
  /** Games a round. */
  readonly games: number;
  /** How long a turn is thought about. */
  readonly iterations: number;
  readonly seed: string;
  readonly progress?: (games: number) => void;
}

export interface Round {
  readonly round: number;
  /** Mean points of those who learn. */
  readonly points: number;
}

/** The game with these lessons in place of those it has. */
export function playerWith(box: GameBox, lesson: string, lessons: Lessons): GameBox {
  const learning = { ...box.learning!, lessons: { ...box.learning!.lessons, [lesson]: lessons } };
  return { ...box, estimate: weigh(learning), learning };
}

/** Moves tried for one iteration of thinking. */
const MOVES = 20;

export function trainedPlayer(box: GameBox, { iterations }: Pick<TrainingPlan, 'iterations'>, seed: string): Mind {
  const care = { moves: MOVES * iterations, width: 8, quick: 2, candidates: 6, blur: 0 };
  return new Mind(box, { ...care, milliseconds: Number.POSITIVE_INFINITY }, randomFrom(seed));
}
