/** A saved game as positions and the moves made in them. */
import { type AnyGame, type BaseState, readSavedGame, replay } from '@bottega/kernel';
import type { Played } from './decisions.ts';

export function recordOf(game: AnyGame, json: unknown): { readonly played: readonly Played[]; readonly end: BaseState } {
  const states: BaseState[] = [];
  const saved = readSavedGame(json);
  const { players, options, edition, start } = saved;
  const setup = { players, ...(options && { options }), ...(edition !== undefined && { edition }) };
  states.push(start === undefined ? game.setup(setup, saved.seed) : game.read(start));
  const texts: string[] = [];
  replay(game, saved, ({ text, match }) => {
    texts.push(text);
    states.push(game.clone(match.state));
  });
  const played = texts.map((text, at) => {
    const [, seat, notation] = /^(\d+) (.+)$/.exec(text)!;
    return { before: states[at], seat: Number(seat), move: game.notation.read(notation) };
  });
  return { played, end: states[states.length - 1] };
}
