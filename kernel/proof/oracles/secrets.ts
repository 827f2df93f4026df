/** What a seat or a spectator may not know stays unknown. */
import type { AnyGame, BaseMove, BaseState, GameEvent, Viewer } from '../../game.ts';
import { firstDifference, sameJson } from '../../json.ts';
import { messageOf, nameOf, type Oracle, viewersOf } from '../scene.ts';
import { anyMove, type Played, playOut } from '../walk.ts';

/** What a viewer may not know does not reach the view, and does not decide what the viewer may do. */
export const secrecy: Oracle = ({ game, state, players, components, random }) => {
  for (const viewer of viewersOf(players)) {
    const other = game.proof.scramble(state, viewer, random);
    const lost = firstDifference(components, game.proof.components(other));
    if (lost !== undefined) return `scrambling for ${nameOf(viewer)} changes the number of ${lost}`;
    const view = game.view(state, viewer);
    if (view.random !== null) return `${nameOf(viewer)} can see the generator`;
    const twin = game.view(other, viewer);
    if (JSON.stringify(view) !== JSON.stringify(twin)) return `${nameOf(viewer)} can see a secret at ${firstDifference(view, twin) ?? 'the order of keys'}`;
    if (viewer === null) continue;
    const here = JSON.stringify(game.legal(state, viewer));
    if (here !== JSON.stringify(game.legal(other, viewer))) return `the legal moves of ${nameOf(viewer)} depend on a secret`;
    if (here !== JSON.stringify(game.legal(view, viewer))) return `the legal moves of ${nameOf(viewer)} can't be found from the own view`;
  }
  return undefined;
};

/** The log tells no more than the table shows: two worlds that look alike before and after a move also sound alike. */
export const discretion: Oracle = ({ game, state, players, random }) => {
  const next = anyMove(game, state, random);
  if (next === undefined) return undefined;
  for (const viewer of viewersOf(players)) {
    const other: BaseState = game.proof.scramble(state, viewer, random);
    if (!game.legal(other, next.seat).some((legal: BaseMove) => sameJson(legal, next.move))) continue;
    const here = witness(game, game.clone(state), next, viewer);
    const there = witness(game, other, next, viewer);
    if (!sameJson(here.sees, there.sees)) continue;
    const where = firstDifference(here.hears, there.hears);
    if (where !== undefined) return `the log tells ${nameOf(viewer)} a secret at ${where} of ${JSON.stringify(here.hears)}`;
  }
  return undefined;
};

/** What a viewer hears while a move is played, and sees afterwards. */
function witness(game: AnyGame, state: BaseState, { seat, move }: Played, viewer: Viewer): { sees: unknown; hears: GameEvent[] } {
  const hears: GameEvent[] = [];
  game.play(state, seat, move, (event) => {
    if (event.only === undefined || event.only === viewer) hears.push(event);
  });
  return { sees: game.view(state, viewer), hears };
}

/** A view of a view is that view, and a guess fits its view, is a state of the game, and can be played on. */
export const guessing: Oracle = ({ game, state, players, components, random }) => {
  for (const viewer of viewersOf(players)) {
    const view = game.view(state, viewer);
    const again = firstDifference(view, game.view(game.clone(view), viewer));
    if (again !== undefined) return `a view of the view of ${nameOf(viewer)} differs at ${again}`;
    const world = game.guess(view, viewer, random);
    const apart = firstDifference(view, game.view(world, viewer));
    if (apart !== undefined) return `a guess of ${nameOf(viewer)} does not fit the view at ${apart}`;
    const lost = firstDifference(components, game.proof.components(world));
    if (lost !== undefined) return `a guess of ${nameOf(viewer)} has another number of ${lost}`;
    try {
      playOut(game, game.read(world), random, 6);
    } catch (error) {
      return `a guess of ${nameOf(viewer)} can't be played on: ${messageOf(error)}`;
    }
  }
  return undefined;
};
