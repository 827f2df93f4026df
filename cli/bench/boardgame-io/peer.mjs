/**
 * Any game of the house as a boardgame.io game: our state is its G, our `play` runs on its Immer draft, our legal moves
 * are its `ai.enumerate`. So both run the very same rules, and what is measured beside ours is what the framework adds.
 */
import { createRequire } from 'node:module';

// its checks for developers are not what is measured
process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal');
const { ActivePlayers } = require('boardgame.io/core');

export function wrap(game, setup, seed) {
  return {
    name: game.id,
    disableUndo: true,
    setup: () => game.setup(setup, seed()),
    moves: { play: ({ G, playerID }, move) => void game.play(G, Number(playerID), move) },
    // whoever our rules ask may move; no turn of the framework's own begins or ends
    turn: { activePlayers: ActivePlayers.ALL },
    endIf: ({ G }) => (game.toAct(G).length === 0 ? true : undefined),
    ai: { enumerate: (G, _ctx, playerID) => game.legal(G, Number(playerID)).map((move) => ({ move: 'play', args: [move] })) },
  };
}

/** A table of boardgame.io that plays random games, one after the other. */
export function openPeer(game, setup) {
  let seed = '';
  const wrapped = wrap(game, setup, () => seed);
  const reducer = CreateGameReducer({ game: wrapped });
  return {
    /** Plays one game to its end; gives the moves made and the last state. */
    playGame(gameSeed, random) {
      seed = gameSeed;
      let state = InitializeGame({ game: wrapped, numPlayers: setup.players });
      let moves = 0;
      while (state.ctx.gameover === undefined) {
        const seats = game.toAct(state.G);
        const seat = seats.length === 1 ? seats[0] : seats[random(seats.length)];
        const choices = wrapped.ai.enumerate(state.G, state.ctx, String(seat));
        const { move, args } = choices[random(choices.length)];
        state = reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: String(seat), credentials: undefined } });
        moves++;
      }
      return { moves, state: state.G };
    },
  };
}
