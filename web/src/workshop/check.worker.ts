/** Plays an edition through: every setting set up, random moves under all oracles, and a game among bots. */
import { chooseMove } from '@bottega/bots';
import { type AnyGame, type BaseState, type GameCore, randomFrom, type Setup } from '@bottega/kernel';
import { fuzz } from '@bottega/kernel/proof';
import { loadCore } from '../local/cores.ts';
import { type CheckAsked, type CheckTold, MOVES } from './check.ts';

const LONGEST_GAME = 3000;
const tell = (told: CheckTold): void => postMessage(told);

addEventListener('message', async ({ data: { game: id, edition } }: MessageEvent<CheckAsked>) => {
  try {
    const core = await loadCore(id);
    const settings = (core.game as AnyGame).proof.settings.map((setup: Setup) => ({ ...setup, edition }));
    for (const setup of settings) core.game.setup(setup, 'check');
    const progress = (done: number): void => tell({ is: 'moves', done: Math.min(done, MOVES), all: MOVES });
    progress(0);
    const { moves, games, violation } = fuzz(core.game, { moves: MOVES, seed: 'check', settings, longest: LONGEST_GAME, progress });
    if (violation !== undefined) return tell({ is: 'bad', what: `${violation.oracle}: ${violation.fault}` });
    tell({ is: 'bots' });
    tell({ is: 'good', games, moves, scores: botGame(core, settings.find(({ players }) => players === 2) ?? settings[0]) });
  } catch (error) {
    tell({ is: 'bad', what: error instanceof Error ? error.message : String(error) });
  }
});

/** Bots that look one step ahead play to the end; the scores. */
function botGame(core: GameCore, setup: Setup): number[] {
  const { game } = core;
  const state: BaseState = game.setup(setup, 'bots');
  const random = randomFrom('bots');
  for (let made = 0; game.toAct(state).length > 0; made++) {
    if (made > LONGEST_GAME) throw new Error(`no end after ${LONGEST_GAME} moves`);
    const [seat] = game.toAct(state);
    game.play(state, seat, chooseMove(core, game.view(state, seat), seat, 'greedy', random));
  }
  return game.result(state).scores.map(({ total }) => total);
}
