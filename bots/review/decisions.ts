/**
 * A finished game as the decisions that were made in it. A decision is what a seat did in one go knowing the same all the
 * while: a turn, or its part up to where something was revealed or somebody else had a say.
 */
import { type AnyGame, type BaseMove, type BaseState, type GameCore, type Played, reveals, type Seat } from '@bottega/kernel';

export interface Decision {
  /** Moves made before it. */
  readonly from: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly view: unknown;
  readonly moves: readonly BaseMove[];
}

/** Those that can be judged: somebody had a choice, and it is not one whose worth only experience tells. */
export function decisionsOf(core: GameCore, played: readonly Played[]): Decision[] {
  const { game } = core;
  const decisions: Decision[] = [];
  let at = 0;
  while (at < played.length) {
    const to = endOf(game, played, at);
    const { before, seat } = played[at];
    const choice = played.slice(at, to).some((each) => game.legal(each.before, each.seat).length > 1);
    if (choice && !isBeginning(core, before))
      decisions.push({ from: at, turn: before.turn, seat, view: game.view(before, seat), moves: played.slice(at, to).map(({ move }) => move) });
    at = to;
  }
  return decisions;
}

function endOf(game: AnyGame, played: readonly Played[], from: number): number {
  const { before, seat } = played[from];
  let at = from;
  while (!reveals(game, played[at].before, seat, played[at].move)) {
    at++;
    if (at === played.length || played[at].seat !== seat || played[at].before.turn !== before.turn) return at;
  }
  return at + 1;
}

/** Choices before the first turn show what they were worth only long after any search has stopped looking. */
function isBeginning({ learning }: GameCore, state: BaseState): boolean {
  const steps = learning?.beginnings?.[learning.lessonOf(state)]?.steps;
  return steps?.includes(state.agenda[state.agenda.length - 1].step) ?? false;
}
