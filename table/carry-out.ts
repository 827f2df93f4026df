/** Makes moves at a table one after the other, as far as it stands as expected. */
import { type AnyGame, type BaseMove, type BaseState, imagine, isForeseen, sameJson } from '@bottega/kernel';
import type { Scene, Table } from './table.ts';

/** How many were made: it stops before a move that can't be made, and after one that showed something unforeseen. */
export async function carryOut(game: AnyGame, table: Table, moves: readonly BaseMove[]): Promise<number> {
  for (const [made, move] of moves.entries()) {
    const before = await nextScene(table, isSettled);
    const { viewer, view, number } = before;
    if (viewer === null || !before.moves.some((offered) => sameJson(offered, move))) return made;
    const imagined = imagine(game, view as BaseState, viewer, move);
    await table.play(move);
    const after = await nextScene(table, (scene) => scene.number !== number);
    if (!isForeseen(game, imagined, after.view, viewer)) return made + 1;
  }
  return moves.length;
}

/** Something can be done, or the turn is over. */
const isSettled = ({ moves, confirming, viewer, toAct }: Scene): boolean => moves.length > 0 || confirming || viewer === null || !toAct.includes(viewer);

/** The first scene of that kind; the present one counts. */
function nextScene(table: Table, fits: (scene: Scene) => boolean): Promise<Scene> {
  return new Promise((resolve) => {
    let stop: (() => void) | undefined;
    let found = false;
    stop = table.watch((scene) => {
      if (found || !fits(scene)) return;
      found = true;
      stop?.();
      resolve(scene);
    });
    if (found) stop();
  });
}
