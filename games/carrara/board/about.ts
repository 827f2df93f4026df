/** What an act sets off by itself, told before it is made: found by playing it in worlds that fit what the seat knows. */
import { type BaseMove, type GameEvent, randomFrom, type Seat, sameJson, type Words } from '@bottega/kernel';
import type { Piece } from '../edition/names.ts';
import { game } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { markOf } from './evaluations.ts';

/** What happens in all of so many worlds is taken to be certain. */
const WORLDS = ['about 1', 'about 2'];
/** Questions with a single answer are answered. */
const LONGEST = 20;

export function about(act: readonly BaseMove[], shown: unknown, words: Words): string | null {
  const view = shown as View;
  const seat = view.agenda.at(-1)?.seat ?? 0;
  const [first, ...others] = WORLDS.map((world) => happening(view, seat, act as readonly Move[], world));
  const offers = offeredBy(view, seat, act as readonly Move[]);
  const certain = first.filter((event) => others.every((events) => events.some((other) => sameJson(other, event))));
  const told = certain.flatMap((event) => {
    const text = tell(event, act as readonly Move[], seat, words);
    return text === null ? [] : [text];
  });
  if (offers !== null) told.unshift(words.say('board.offers', { piece: offers }));
  return told.length === 0 ? null : told.join('. ');
}

/** The pieces from which an act lets its player choose. */
function offeredBy(view: View, seat: Seat, act: readonly Move[]): readonly Piece[] | null {
  const state = game.guess(view, seat, randomFrom(WORLDS[0]));
  try {
    for (const move of act) game.play(state, seat, move);
  } catch {
    return null;
  }
  const frame = state.agenda.at(-1);
  return frame?.step === 'offer-piece' && frame.seat === seat ? frame.pieces : null;
}

/** What its player does in that turn. */
function happening(view: View, seat: Seat, act: readonly Move[], world: string): GameEvent[] {
  const state = game.guess(view, seat, randomFrom(world));
  const { turn } = state;
  const events: GameEvent[] = [];
  const log = (event: GameEvent): void => void events.push(event);
  try {
    for (const move of act) game.play(state, seat, move, log);
    for (let followed = 0; followed < LONGEST && state.turn === turn && game.toAct(state).includes(seat); followed++) {
      const moves = game.legal(state, seat);
      if (moves.length !== 1) break;
      game.play(state, seat, moves[0], log);
    }
  } catch {
    // a guess that does not fit the act tells nothing
    return [];
  }
  return events.filter((event) => event['seat'] === seat);
}

/** Null for what was chosen, or is told by counting. */
function tell(event: GameEvent, act: readonly Move[], seat: Seat, words: Words): string | null {
  const { code, ...rest } = event;
  const chose = (kind: string): boolean => act.some((move) => move.do.startsWith(kind));
  if (code === 'end-triggered') return words.say('board.ends', rest);
  if (code === 'broke') return words.say('board.broke');
  if (code === 'bought') return chose('take') || chose('stop') ? null : words.say('board.takes', rest);
  const mark = chose('mark-') ? null : markOf(event, seat);
  return mark && words.move(mark);
}
