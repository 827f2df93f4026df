/** What holds of every state by itself. */
import * as v from 'valibot';
import type { AnyGame, BaseState } from '../../game.ts';
import { firstDifference, firstUnplain } from '../../json.ts';
import { messageOf, nameOf, type Oracle, viewersOf } from '../scene.ts';
import { wander } from '../walk.ts';

/** No component appears or vanishes. */
export const conservation: Oracle = ({ game, state, components }) => {
  const where = firstDifference(components, game.proof.components(state));
  return where === undefined ? undefined : `the number of ${where} changed`;
};

/** A state survives being written and read, and the game's own reader lets it in. */
export const roundTrip: Oracle = ({ game, state }) => {
  const unplain = firstUnplain(state);
  if (unplain !== undefined) return `the state is not plain JSON at ${unplain}`;
  const back = JSON.parse(JSON.stringify(state));
  try {
    const where = firstDifference(state, game.read(back));
    return where === undefined ? undefined : `reading a state changes ${where}`;
  } catch (error) {
    return `a state of the game itself is refused: ${messageOf(error)}`;
  }
};

/** What everybody sees has the shape that the game tells programs of. */
export const shape: Oracle = ({ game, state, players }) => {
  for (const viewer of viewersOf(players)) {
    const { issues } = v.safeParse(game.viewSchema, game.view(state, viewer));
    if (issues !== undefined) return `the view of ${nameOf(viewer)} is not of its shape at ${v.getDotPath(issues[0]) ?? 'its top'}: ${issues[0].message}`;
  }
  return undefined;
};

/** A clone is equal, and playing on it leaves the original alone. */
export const cloning: Oracle = ({ game, state, random }) => {
  const before = JSON.stringify(state);
  const copy = game.clone(state);
  if (JSON.stringify(copy) !== before) return `a clone differs at ${firstDifference(state, copy) ?? 'the order of its keys'}`;
  wander(game, [copy], random);
  return JSON.stringify(state) === before ? undefined : `playing on a clone changed the original at ${firstDifference(JSON.parse(before), state)}`;
};

/** The same moves from the same state lead to the same state. */
export const determinism: Oracle = ({ game, state, random }) => {
  const twins = [game.clone(state), game.clone(state)];
  if (!wander(game, twins, random)) return undefined;
  const where = firstDifference(twins[0], twins[1]);
  return where === undefined ? undefined : `the same moves lead to another ${where}`;
};

/** Asking changes nothing. */
export const asking: Oracle = ({ game, state, players }) => {
  const before = JSON.stringify(state);
  for (const [verb, ask] of Object.entries(QUESTIONS)) {
    ask(game, state, players);
    if (JSON.stringify(state) !== before) return `${verb} changes the state at ${firstDifference(JSON.parse(before), state)}`;
  }
  return undefined;
};

const QUESTIONS: Readonly<Record<string, (game: AnyGame, state: BaseState, players: number) => void>> = {
  toAct: (game, state) => game.toAct(state),
  legal: (game, state) => game.toAct(state).forEach((seat) => void game.legal(state, seat)),
  prompt: (game, state) => game.toAct(state).forEach((seat) => void game.prompt(state, seat)),
  view: (game, state, players) => viewersOf(players).forEach((viewer) => void game.view(state, viewer)),
  result: (game, state) => game.result(state),
};
