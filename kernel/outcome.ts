/**
 * What a move costs and brings, before it is made: it is played on what its seat may know, and what the seat holds is
 * counted before and after. Nothing is worked out by hand, and nothing hidden is told.
 */
import { isForeseen } from './attempt.ts';
import type { GameCore, Holdings } from './box.ts';
import type { AnyGame, BaseMove, BaseState, Seat } from './game.ts';
import { sameJson } from './json.ts';
import { randomFrom } from './random.ts';
import type { Words } from './words.ts';

interface Change {
  readonly thing: string;
  readonly by: number;
}

export interface Outcome {
  readonly changes: readonly Change[];
  /** By how much the running score changes. */
  readonly score: number;
  /** Whether the turn ends with it, for now or for good. */
  readonly ends: boolean;
  /** Whether the game ends with it. */
  readonly over: boolean;
  /** Whether it shows something that is not known now: then only what is certain is told. */
  readonly reveals: boolean;
}

/** How the names of holdings begin that one only may have later: they are told where they grow. */
export const PROSPECT = 'may-';

/** So many questions with a single answer are followed. */
const LONGEST = 20;
/** What is hidden may be anything: what is the same in so many worlds is taken to be certain. */
const WORLDS = 2;

/** The worlds that a view may be part of; made once for all moves of a position. */
export function worldsOf({ game }: Pick<GameCore, 'game'>, view: unknown, seat: Seat): BaseState[] {
  return Array.from({ length: WORLDS }, (_, world) => game.guess(view, seat, randomFrom(`outcome ${world}`)));
}

/**
 * Of a line of moves, one after the other; what answers itself after them is played too. Gives null where a move of the
 * line can't be made.
 */
export function outcomeOf(
  core: Pick<GameCore, 'game' | 'holdings'>,
  view: unknown,
  seat: Seat,
  line: readonly BaseMove[],
  worlds: readonly BaseState[] = worldsOf(core, view, seat),
): Outcome | null {
  const { game } = core;
  const ends = worlds.map((world) => playedOn(game, world, seat, line));
  if (ends.some((end) => end === null)) return null;
  const known = playedOn(game, view as BaseState, seat, line);
  const isKnown = known !== null && ends.every((end) => isForeseen(game, known, game.view(end, seat), seat));
  const before = measured(core, view as BaseState, seat);
  const after = (known === null ? ends : [known, ...ends]).map((end) => measured(core, end as BaseState, seat));
  const changeOf = (thing: string): number => {
    const changes = after.map((holdings) => (holdings[thing] ?? 0) - (before[thing] ?? 0));
    return changes.every((change) => change === changes[0]) ? changes[0] : 0;
  };
  const things = new Set([before, ...after].flatMap((holdings) => Object.keys(holdings)));
  things.delete(SCORE);
  return {
    changes: [...things].map((thing) => ({ thing, by: changeOf(thing) })).filter(({ thing, by }) => by > 0 || (by < 0 && !thing.startsWith(PROSPECT))),
    score: changeOf(SCORE),
    ends: ends.every((end) => end?.turn !== (view as BaseState).turn || !game.toAct(end).includes(seat)),
    over: ends.every((end) => game.toAct(end).length === 0),
    reveals: !isKnown,
  };
}

const SCORE = ' score';

function measured({ game, holdings }: Pick<GameCore, 'game' | 'holdings'>, state: BaseState, seat: Seat): Holdings {
  return { ...holdings?.(state, seat), [SCORE]: game.result(state).scores[seat]?.total ?? 0 };
}

/** Null where it can't be played on: a move is not possible there, or asks for what is hidden. */
function playedOn(game: AnyGame, state: BaseState, seat: Seat, line: readonly BaseMove[]): BaseState | null {
  const end = game.clone(state);
  try {
    for (const [index, move] of line.entries()) {
      // the first is offered; what comes after it only the game knows
      if (index > 0 && !game.legal(end, seat).some((legal: BaseMove) => sameJson(legal, move))) return null;
      game.play(end, seat, move);
    }
    for (let followed = 0; followed < LONGEST && end.turn === state.turn && game.toAct(end).includes(seat); followed++) {
      const moves = game.legal(end, seat);
      if (moves.length !== 1) break;
      game.play(end, seat, moves[0]);
    }
  } catch {
    return null;
  }
  return end;
}

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** What it costs and brings in words, thing by thing: "+8 florins", "−1 point". */
export function wordsOfOutcome(outcome: Outcome, words: Words): string[] {
  const told = outcome.changes.flatMap(({ thing, by }) => {
    const key = `holding.${thing}`;
    return words.has(key) ? [words.say(key, { by: signed(by), count: Math.abs(by) })] : [];
  });
  if (outcome.score !== 0) told.push(words.say('outcome.score', { by: signed(outcome.score), count: Math.abs(outcome.score) }));
  if (outcome.reveals) told.push(words.say('outcome.reveals'));
  return told;
}
