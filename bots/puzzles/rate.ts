/** How hard a puzzle is: bots of every level try it, and the more of the weaker ones find it the easier it is. */
import { type BaseMove, type BaseState, type GameCore, type Puzzle, randomFrom } from '@bottega/kernel';
import { type Thinking, unhurried } from '../levels.ts';
import { Mind } from '../mind.ts';
import type { Found } from './find.ts';
import { isAsGood } from './judge.ts';
import { afterMove, endOf, isAsked, markOf, type Position } from './position.ts';

/** What a level's rating is on the scale of puzzles, and how many of it try each. */
const TRIERS: readonly { readonly level: Thinking; readonly rating: number; readonly tries: number }[] = [
  { level: 'novice', rating: 1000, tries: 6 },
  { level: 'apprentice', rating: 1200, tries: 6 },
  { level: 'journeyman', rating: 1500, tries: 6 },
  // one tried when it was proved, and takes as long as all others together
  { level: 'master', rating: 1900, tries: 0 },
];

/** Before anybody tried it. */
const USUAL = 1400;
const SPREAD = 300;
const LEAST = 600;
const MOST = 2400;
const STEP = 10;

export function ratePuzzle(core: GameCore, found: Found): Puzzle {
  const position: Position = { state: core.game.read(found.state), seat: found.seat };
  const best = found.best.map((text) => core.game.notation.read(text));
  const end = endOf(core, position, best);
  if (end === null) throw new Error(`the best turn of ${found.id} can't be played`);
  const judged = new Map([[markOf(end), true]]);
  const solves = (level: Thinking, attempt: number): boolean => {
    const { moves, state } = turnOf(core, position, new Mind(core, unhurried(level, core), randomFrom(`${found.seed} ${level} ${attempt}`)));
    const mark = markOf(state);
    if (!judged.has(mark)) judged.set(mark, isAsGood(core, position.state, position.seat, best, moves));
    return judged.get(mark)!;
  };
  const solved: Puzzle['solved'] = {};
  for (const { level, tries } of TRIERS) {
    const [right, tried] = found.solved[level] ?? [0, 0];
    solved[level] = [right + Array.from({ length: tries }, (_, attempt) => solves(level, attempt)).filter(Boolean).length, tried + tries];
  }
  return { ...found, solved, rating: ratingOf(solved) };
}

function turnOf(core: GameCore, position: Position, mind: Mind): { moves: BaseMove[]; state: BaseState } {
  const { game } = core;
  const moves: BaseMove[] = [];
  let { state } = position;
  while (isAsked(core, state, position)) {
    const move = mind.choose(game.view(state, position.seat), position.seat);
    moves.push(move);
    const next = afterMove(core, state, position.seat, move);
    if (next === null) throw new Error(`${JSON.stringify(move)} was not offered`);
    state = next;
  }
  return { moves, state };
}

/** The chance that somebody of a rating solves a puzzle of another, as in chess. */
export const chanceToSolve = (own: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - own) / 400));

/** The rating under which what happened is likeliest. */
export function ratingOf(solved: Puzzle['solved']): number {
  let best = USUAL;
  let most = Number.NEGATIVE_INFINITY;
  for (let rating = LEAST; rating <= MOST; rating += STEP) {
    let likely = -((rating - USUAL) ** 2) / (2 * SPREAD ** 2);
    for (const { level, rating: own } of TRIERS) {
      const [right, tries] = solved[level] ?? [0, 0];
      const chance = chanceToSolve(own, rating);
      likely += right * Math.log(chance) + (tries - right) * Math.log(1 - chance);
    }
    if (likely > most) [most, best] = [likely, rating];
  }
  return best;
}
