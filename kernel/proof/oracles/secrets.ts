/** What a seat or a spectator may not know stays unknown. */
import type { AnyGame, BaseState, GameEvent } from '../../game.ts';
import { firstDifference, sameJson } from '../../json.ts';
import { messageOf, nameOf, type Oracle, viewersOf } from '../scene.ts';
import { anyMove, type Played, playOut } from '../walk.ts';

/** What a viewer may not know does not reach the view, and does not decide what the viewer may do. */
export const secrecy: Oracle = ({ game, state, players, random }) => {
  for (const viewer of viewersOf(players)) {
    const other = game.proof.scramble(state, viewer, random);
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

/**
 * A move that shows its mover nothing tells the mover nothing either: two worlds that look alike to the mover before
 * and after it also sound alike. (Others may well hear more than they see: a block paid openly goes back into a hidden
 * bag.)
 */
export const discretion: Oracle = ({ game, state, random }) => {
  const next = anyMove(game, state, random);
  if (next === undefined) return undefined;
  const here = witness(game, game.clone(state), next);
  const there = witness(game, game.proof.scramble(state, next.seat, random), next);
  if (here === undefined || there === undefined || !sameJson(here.sees, there.sees)) return undefined;
  const where = firstDifference(here.hears, there.hears);
  return where === undefined ? undefined : `the log tells seat ${next.seat} a secret at ${where} of ${JSON.stringify(here.hears)}`;
};

/**
 * What the mover hears while a move is played, and sees afterwards; nothing where the world falls apart, as a scrambled
 * one may.
 */
function witness(game: AnyGame, state: BaseState, { seat, move }: Played): { sees: unknown; hears: GameEvent[] } | undefined {
  const hears: GameEvent[] = [];
  try {
    game.play(state, seat, move, (event) => {
      if (event.only === undefined || event.only === seat) hears.push(event);
    });
    return { sees: game.view(state, seat), hears };
  } catch {
    return undefined;
  }
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
