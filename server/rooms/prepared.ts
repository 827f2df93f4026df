/**
 * What becomes of a turn that somebody has prepared, as things stand. It is played when it is theirs to decide, if every
 * move of it can be made, and if the whole of it costs and brings what it did when it was prepared. All this is asked of
 * their own view alone, so that they learn nothing by it.
 */
import { type BaseMove, type BaseState, type GameCore, imagine, outcomeOf, type Reason, Refusal, refuse, type Seat, sameJson } from '@bottega/kernel';
import { askedOf, kindOf, type Sitting, statusOf, viewOf } from '@bottega/table/sitting';
import type { Ask, Expected } from '@bottega/table/wire';
import type { PreparedTurn } from '../storage/prepared-store.ts';

export type Step =
  /** It is not their turn yet. */
  | { readonly do: 'wait' }
  /** Their turn has come. */
  | { readonly do: 'begin' }
  | { readonly do: 'play'; readonly seat: Seat; readonly move: string; readonly last: boolean }
  | { readonly do: 'cancel'; readonly why: Reason }
  /** All of it is played, or they have played themselves. */
  | { readonly do: 'finish' };

export function stepOf(core: GameCore, sitting: Sitting, { player, number, started, moves, expects }: PreparedTurn): Step {
  const { game } = core;
  const seat = sitting.seats.findIndex((sitter) => sitter.player === player);
  if (statusOf(sitting) !== 'playing' || seat === -1 || kindOf(sitting.seats[seat]) !== 'person') return { do: 'cancel', why: { code: 'ended' } };
  const asked = askedOf(game, sitting).includes(seat);
  const made = sitting.moves.slice(Math.min(started ?? number, sitting.moves.length));
  if (started === null) {
    if (made.some((move) => move.seat === seat)) return { do: 'finish' };
    if (!asked) return { do: 'wait' };
  } else {
    if (made.some((move, index) => move.seat === seat && move.text !== moves[index])) return { do: 'finish' };
    if (sitting.moves.length < started || made.some((move) => move.seat !== seat)) return { do: 'cancel', why: { code: 'interrupted' } };
    if (made.length === moves.length) return { do: 'finish' };
    if (!asked) return { do: 'cancel', why: { code: 'interrupted' } };
  }
  const done = started === null ? 0 : made.length;
  const view = viewOf(game, sitting, seat) as BaseState;
  const why = misfit(core, view, seat, moves.slice(done), done === 0 ? expects : null);
  if (why !== null) return { do: 'cancel', why };
  return started === null ? { do: 'begin' } : { do: 'play', seat, move: moves[done], last: done === moves.length - 1 };
}

/** Why these moves can't be made by that seat one after the other, or come to something else; null where they fit. */
function misfit(core: GameCore, view: BaseState, seat: Seat, texts: readonly string[], expects: Expected | null): Reason | null {
  const { game } = core;
  const line = texts.map((text): BaseMove => game.notation.read(text));
  let known: BaseState | undefined = view;
  for (const [index, move] of line.entries()) {
    if (!game.toAct(known).includes(seat) || !game.legal(known, seat).some((legal: BaseMove) => sameJson(legal, move)))
      return { code: 'impossible', move: texts[index], reason: game.why(known, seat, move) };
    known = imagine(game, known, seat, move) as BaseState | undefined;
    // what comes after something is shown can't be foreseen
    if (known === undefined) break;
  }
  if (expects === null) return null;
  const outcome = outcomeOf(core, view, seat, line);
  return outcome !== null && sameJson(plain(outcome), plain(expects)) ? null : { code: 'changed' };
}

const plain = ({ score, changes }: Expected): unknown => ({ score, changes: Object.fromEntries(changes.map(({ thing, by }) => [thing, by])) });

/** The moves in the game's own notation; refuses what is no move of it. */
export function readMoves({ game }: GameCore, given: Extract<Ask, { do: 'prepare' }>['moves']): string[] {
  return given.map((move) => {
    try {
      return game.notation.write(game.notation.read(typeof move === 'string' ? move : game.notation.write(move)));
    } catch (error) {
      if (error instanceof Refusal) throw error;
      return refuse({ code: 'not-a-move', text: JSON.stringify(move).slice(0, 200) });
    }
  });
}
