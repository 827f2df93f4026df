/** The scene a page shows, worked out from its own view with the game's own rules. */
import type { AnyGame, BaseState, Result } from '@bottega/kernel';
import type { Scene } from '../table.ts';
import type { Known } from './known.ts';

export interface Waits {
  /** A move is on its way to the server. */
  readonly sending: boolean;
  /** Where `restart` would lead to, if anywhere. */
  readonly mayRestart: boolean;
  /** The turn before the last move, as far as that is known. */
  readonly turnBefore: number | undefined;
}

export function presentScene(game: AnyGame, known: Known, { sending, mayRestart, turnBefore }: Waits): Scene {
  const { viewer, number, table, holding } = known;
  const scene = pastScene(game, known, known.view, number);
  const over = table.status === 'over';
  const confirming = holding !== null && holding === viewer;
  const asked = viewer !== null && !over && holding === null && !sending && table.seats[viewer].kind === 'person' && scene.toAct.includes(viewer);
  return {
    ...scene,
    toAct: over ? [] : holding === null ? scene.toAct : [holding],
    moves: asked ? game.legal(known.view, viewer) : [],
    prompt: asked ? game.prompt(known.view, viewer) : null,
    mayUndo: known.undo !== null && known.undo < number && !over && !sending,
    mayRestart: mayRestart && !over && !sending,
    confirming,
    ...(confirming && turnBefore === scene.turn && { decideFirst: scene.toAct }),
    thinking: over ? null : known.thinking,
    ...(known.busy && !over && { busy: true }),
  };
}

/** A former position: nothing can be done there. */
export function pastScene(game: AnyGame, known: Known, view: unknown, number: number): Scene {
  return {
    number,
    length: known.number,
    turn: (view as BaseState).turn,
    viewer: known.viewer,
    view,
    toAct: game.toAct(view),
    moves: [],
    prompt: null,
    result: number === known.number ? presentResult(game, known) : game.result(view),
    log: number === known.number ? known.log : known.log.filter((line) => line.number <= number),
    mayUndo: false,
    mayRestart: false,
    confirming: false,
    handOver: null,
    thinking: null,
  };
}

/** A game that was given up is over, whatever the rules say. */
const presentResult = (game: AnyGame, { table, view }: Known): Result => (table.outcome === null ? game.result(view) : { ...table.outcome.result, over: true });
