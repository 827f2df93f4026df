/** What holds of the moves that are offered, and of those that are not. */
import { attempt } from '../../attempt.ts';
import type { BaseMove, BaseState, Seat } from '../../game.ts';
import { sameJson } from '../../json.ts';
import { Refusal } from '../../refusal.ts';
import { messageOf, type Oracle, type Scene } from '../scene.ts';
import { anyMove, wander } from '../walk.ts';

/** Whoever must decide has a choice, nobody else has a move, and no move is offered twice. */
export const offers: Oracle = ({ game, state, players }) => {
  const acting = game.toAct(state);
  const stranger = acting.find((seat) => !Number.isInteger(seat) || seat < 0 || seat >= players);
  if (stranger !== undefined) return `seat ${stranger}, who must decide, does not sit at the table`;
  for (let seat = 0; seat < players; seat++) {
    const moves: readonly BaseMove[] = game.legal(state, seat);
    if (!acting.includes(seat)) {
      if (moves.length > 0) return `seat ${seat} is not asked but has moves`;
      continue;
    }
    if (moves.length === 0) return `seat ${seat} must decide but has no move`;
    if (moves.length === 1 && acting.length === 1 && !game.discreet?.(state)) return `seat ${seat} is asked a forced move`;
    const texts = new Set<string>();
    for (const move of moves) {
      const text = game.notation.write(move);
      if (texts.has(text)) return `"${text}" is offered twice`;
      texts.add(text);
    }
    if (game.prompt(state, seat).code === '') return `seat ${seat} is asked nothing in words`;
  }
  return undefined;
};

/** Every legal move plays, and its notation reads back as the same move. */
export const everyMovePlays: Oracle = ({ game, state }) => {
  for (const seat of game.toAct(state)) {
    for (const move of game.legal(state, seat)) {
      const written = game.notation.write(move);
      if (!readsBack(() => game.notation.read(written), move)) return `"${written}" does not read back as ${JSON.stringify(move)}`;
      try {
        game.play(game.clone(state), seat, move);
      } catch (error) {
        return `the legal move "${written}" fails: ${messageOf(error)}`;
      }
    }
  }
  return undefined;
};

function readsBack(read: () => unknown, move: BaseMove): boolean {
  try {
    return sameJson(move, read());
  } catch {
    return false;
  }
}

/** Moves outside the list, whole or broken, are refused with a reason and leave the state untouched. */
export const refusals: Oracle = (scene) => {
  const { game, state } = scene;
  const before = JSON.stringify(state);
  for (const [seat, move] of foreignMoves(scene)) {
    if (game.legal(state, seat).some((legal: BaseMove) => sameJson(legal, move))) continue;
    try {
      attempt(game, state, seat, move);
      return `the move ${JSON.stringify(move)} of seat ${seat} is not offered but was played`;
    } catch (error) {
      if (!(error instanceof Refusal)) return `refusing ${JSON.stringify(move)} stumbles: ${messageOf(error)}`;
      if (typeof error.reason.code !== 'string') return `refusing ${JSON.stringify(move)} gives no reason`;
    }
    if (JSON.stringify(state) !== before) return `refusing ${JSON.stringify(move)} changed the state`;
  }
  return undefined;
};

const RUBBISH: readonly unknown[] = [null, undefined, 0, 'pass', [], {}, { do: '' }, { do: 7 }, { do: 'constructor' }];
const WRONG_VALUES: readonly unknown[] = ['no such thing', -1, 99, 0.5, null, {}, undefined];

/** A move of the wrong seat, one of another moment, one with something wrong in it, and plain rubbish. */
function foreignMoves({ game, state, players, random }: Scene): [Seat, unknown][] {
  const one = <T>(list: readonly T[]): T => list[random(list.length)];
  const next = anyMove(game, state, random);
  if (next === undefined) return [[0, one(RUBBISH)]];
  const { seat, move } = next;
  const later: BaseState = game.clone(state);
  const elsewhere = wander(game, [later], random, 1 + random(6)) ? anyMove(game, later, random)?.move : undefined;
  const key = one(Object.keys(move));
  const { [key]: _, ...rest } = move as unknown as Record<string, unknown>;
  const broken = one([{ ...move, extra: 1 }, rest, { ...move, [key]: one(WRONG_VALUES) }]);
  return [
    [one([(seat + 1) % players, players, -1]), move],
    [seat, elsewhere],
    [seat, broken],
    [seat, one(RUBBISH)],
  ];
}
