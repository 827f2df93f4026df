/** A saved game as positions and the moves made in them. */
import type { GameRecord } from './facts.ts';
import type { AnyGame, BaseState, GameEvent } from './game.ts';
import { readSavedGame, replay } from './match.ts';

export function recordOf(game: AnyGame, json: unknown): GameRecord {
  const states: BaseState[] = [];
  const saved = readSavedGame(json);
  const { players, options, edition, start } = saved;
  const setup = { players, ...(options && { options }), ...(edition !== undefined && { edition }) };
  states.push(start === undefined ? game.setup(setup, saved.seed) : game.read(start));
  const made: { text: string; events: readonly GameEvent[] }[] = [];
  replay(game, saved, ({ text, events, match }) => {
    made.push({ text, events });
    states.push(game.clone(match.state));
  });
  const played = made.map(({ text, events }, at) => {
    const [, seat, notation] = /^(\d+) (.+)$/.exec(text)!;
    return { before: states[at], seat: Number(seat), move: game.notation.read(notation), events };
  });
  return { played, end: states[states.length - 1] };
}
