/** A player of boardgame.io's server without its client library, so that the load costs no more than it must. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { io } = require('socket.io-client');
const { applyPatch } = require('rfc6902');

/** `seen` is called with every new state; bytes that came in are counted by `received`. */
export function openLine(port, game, matchID, playerID, seen, received) {
  const socket = io(`http://127.0.0.1:${port}/${game}`, { transports: ['websocket'], forceNew: true });
  let state;
  socket.io.engine.on('packet', ({ data }) => received(data?.length ?? 0));
  socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, 2));
  socket.on('sync', (_match, info) => {
    state = info.state;
    seen(state);
  });
  socket.on('update', (_match, next) => {
    state = next;
    seen(state);
  });
  socket.on('patch', (_match, _before, _after, patch) => {
    state = structuredClone(state);
    applyPatch(state, patch);
    seen(state);
  });
  return {
    play(move) {
      socket.emit('update', { type: 'MAKE_MOVE', payload: { type: 'play', args: [move], playerID } }, state._stateID, matchID, playerID);
    },
    close: () => socket.close(),
  };
}
