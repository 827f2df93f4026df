/** What goes over the wire, byte for byte, against the full states of the same game. */
import { type AnyGame, type BaseState, type GameEvent, randomFrom, replay, type SavedGame, type Viewer } from '@bottega/kernel';
import { diff } from '@bottega/table/patch';
import type { Hello, ServerMessage } from '@bottega/table/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGames } from '../games.ts';
import { Audience } from '../rooms/audience.ts';
import type { LiveTable } from '../rooms/live-table.ts';
import { TestPlayer, type TestScreen } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const games = await loadGames();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Each position of a finished game with what happened on the way to it. */
function positions(game: AnyGame, saved: SavedGame): { states: BaseState[]; events: GameEvent[][] } {
  const states: BaseState[] = [game.setup({ players: saved.players, options: saved.options ?? {} }, saved.seed)];
  const events: GameEvent[][] = [[]];
  const { game: id, rules, players, options, seed, moves } = saved;
  replay(game, { game: id, rules, players, options: options ?? {}, seed, moves }, (step) => {
    states.push(game.clone(step.match.state));
    events.push(step.events);
  });
  return { states, events };
}

/** Three seats where the game has them, a bot among them, and somebody who watches. */
async function playWhole(id: string): Promise<{ screens: TestScreen[]; saved: SavedGame; game: AnyGame }> {
  const game = games.get(id)!;
  const [ada, bea] = [await TestPlayer.named(server.port, 'Ada'), await TestPlayer.named(server.port, 'Bea')];
  const hidden = game.options.some((option) => option.id === 'hidden');
  const table = await ada.open({
    game: id,
    players: 3,
    options: hidden ? { hidden: true } : {},
    seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
  });
  const screens = [await ada.watch(table, game), await bea.watch(table, game), await new TestPlayer(server.port).watch(table, game)];
  await screens[1].ask({ do: 'sit', seat: 1 });
  for (const screen of screens) await screen.until(() => screen.table.status === 'playing');
  const random = randomFrom(`secrecy ${id}`);
  while (screens[0].table.status === 'playing') {
    const screen = screens.find((one) => one.mustDecide);
    if (screen === undefined) {
      // a bot thinks, or a page has not heard yet
      await new Promise((resolve) => setTimeout(resolve, 2));
      continue;
    }
    const moves = game.legal(screen.view as never, screen.viewer!);
    await screen.ask({ do: 'play', number: screen.number, move: moves[random(moves.length)] });
    for (const other of screens) await other.until(() => other.number >= screen.number);
  }
  for (const screen of screens) await screen.until(() => screen.table.status === 'over');
  return { screens, saved: await ada.get<SavedGame>(`/api/tables/${table}/game`), game };
}

/** What a viewer may be told with a move: what changed in its view, and the events that are for it. */
function allowed(game: AnyGame, viewer: Viewer, states: readonly BaseState[], events: readonly GameEvent[][], number: number) {
  const patch = diff(game.view(states[number - 1], viewer), game.view(states[number], viewer));
  const heard = events[number].filter(({ only }) => only === undefined || only === viewer);
  return { patch, log: heard.length === 0 ? undefined : heard };
}

describe.each([...games.keys()])('over the wire, in a whole game of %s', (id) => {
  it('each seat and a spectator hear their own view and their own events, and nothing else', { timeout: 120_000 }, async () => {
    const { screens, saved, game } = await playWhole(id);
    const { states, events } = positions(game, saved);
    for (const screen of screens) {
      let steps = 0;
      let over = false;
      for (const text of screen.heard) {
        const message = JSON.parse(text) as ServerMessage | { id: number };
        if ('id' in message) {
          expect(Object.keys(message).sort()).toEqual(['id', 'ok']);
          continue;
        }
        if (message.is === 'step') {
          steps++;
          const { is, number, mover, move, patch, log, ...rest } = message;
          expect(rest).toEqual({});
          expect(saved.moves[number - 1].startsWith(`${mover} `)).toBe(true);
          expect(move).toBe(mover === screen.viewer ? saved.moves[number - 1].slice(2) : undefined);
          expect({ patch, log }).toEqual(JSON.parse(JSON.stringify(allowed(game, screen.viewer, states, events, number))));
        } else if (message.is === 'hello') {
          const { view, log, viewer } = message;
          expect(view).toEqual(message.table.status === 'open' ? null : JSON.parse(JSON.stringify(game.view(states[0], viewer))));
          expect(log).toEqual([]);
          expect(message.table.seed).toBeNull();
        } else if (message.is === 'table') {
          if (message.change.status === 'over') over = true;
          else expect(message.change).not.toHaveProperty('seed');
        } else expect(['here', 'thinking']).toContain(message.is);
        if (!over) expect(text).not.toContain(saved.seed.slice(-64));
      }
      expect(steps).toBe(saved.moves.length);
      expect(over).toBe(true);
      // and patches alone lead to the very view
      expect(screen.view).toEqual(JSON.parse(JSON.stringify(game.view(states[steps], screen.viewer))));
      screen.close();
    }
  });

  it('two worlds that differ only in what somebody may not know are the same bytes to them', () => {
    const game = games.get(id)!;
    const random = randomFrom(`worlds ${id}`);
    const state = game.setup({ players: 3 }, 'two worlds') as BaseState;
    let compared = 0;
    for (let number = 0; state.agenda.length > 0 && compared < 120; number++) {
      for (const viewer of [0, 1, 2, null] as const) {
        if (number % 3 !== 0) continue;
        const other = game.proof.scramble(state, viewer, random) as BaseState;
        expect(shownTo(game, other, viewer)).toBe(shownTo(game, state, viewer));
        compared++;
      }
      const seats = game.toAct(state);
      const seat = seats[random(seats.length)];
      const moves = game.legal(state, seat);
      game.play(state, seat, moves[random(moves.length)]);
    }
    expect(compared).toBeGreaterThan(40);
  });
});

/** All that an audience of one is told of a table in this state. */
function shownTo(game: AnyGame, state: BaseState, viewer: Viewer): string {
  const heard: string[] = [];
  const settings = { listed: true, spectators: true, chat: true, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'random' } as const;
  const seats = [0, 1, 2].map((seat) => ({ player: `p${seat}`, bot: null, forTurn: false, resigned: false }));
  const live: LiveTable = {
    game,
    thinking: null,
    busy: false,
    people: (player) => ({ id: player, name: player }),
    sitting: {
      id: 'table',
      game: game.id,
      rules: game.version,
      name: null,
      players: 3,
      options: {},
      settings,
      host: 'p0',
      seed: JSON.stringify(state),
      seedHash: 'hash',
      length: 1,
      revision: 0,
      seats,
      opened: 0,
      started: 0,
      ended: null,
      moved: 0,
      state,
      moves: [],
      log: [],
      holding: null,
      undo: null,
      votes: [],
      clock: { left: [null, null, null], since: 0, running: [], turn: 0 },
      chat: [],
      muted: [[], [], []],
      outcome: null,
      rematch: null,
    },
  };
  new Audience().add({ player: viewer === null ? null : `p${viewer}`, send: (text) => heard.push(text), dismiss() {} }, live);
  expect((JSON.parse(heard[0]) as Hello).viewer).toBe(viewer);
  return heard.join('\n');
}
