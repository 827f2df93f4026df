/** What programs are told of the shape of a view holds for whatever they are shown. */
import { type AnyGame, type BaseState, randomFrom, type Setup, type Viewer } from '@bottega/kernel';
import { anyMove } from '@bottega/kernel/proof';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { loadGames } from '../games.ts';
import { TestPlayer } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const games = await loadGames();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The schema as it is served, where the list of games says. */
async function servedSchema(id: string): Promise<object> {
  const program = new TestPlayer(server.port);
  const line = (await program.get<Catalogue>('/api/games')).games.find((game) => game.id === id)!;
  return program.get<object>(line.viewSchema);
}

/** Positions of a random game, from the first to the last, some moves apart. */
function* positions(game: AnyGame, setup: Setup, seed: string): Generator<BaseState> {
  const random = randomFrom(seed);
  const state = game.setup(setup, seed);
  for (let number = 0; ; number++) {
    const next = anyMove(game, state, random);
    if (number % 13 === 0 || next === undefined) yield state;
    if (next === undefined) return;
    game.play(state, next.seat, next.move);
  }
}

const viewersOf = (players: number): Viewer[] => [null, ...Array.from({ length: players }, (_, seat) => seat)];

/** As it comes over the wire. */
const viewOf = (game: AnyGame, state: BaseState, viewer: Viewer): unknown => JSON.parse(JSON.stringify(game.view(state, viewer)));

/** Views that are wrong in one place each: a member more or less, or another kind of value. */
function* mistakesIn(view: unknown, path = 'view', put: (wrong: unknown) => unknown = (wrong) => wrong): Generator<{ what: string; wrong: unknown }> {
  if (typeof view !== 'object' || view === null) {
    for (const wrong of ['?', 0.5, {}]) yield { what: `${path} is ${JSON.stringify(wrong)}`, wrong: put(wrong) };
    return;
  }
  if (!Array.isArray(view)) {
    yield { what: `${path} has a strange member`, wrong: put({ ...view, strange: 1 }) };
    for (const name of Object.keys(view))
      yield { what: `${path} has no ${name}`, wrong: put(Object.fromEntries(Object.entries(view).filter(([other]) => other !== name))) };
  }
  const putAt = (name: string) => (wrong: unknown) => put(Array.isArray(view) ? view.with(Number(name), wrong) : { ...view, [name]: wrong });
  for (const [name, inner] of Object.entries(view)) yield* mistakesIn(inner, `${path}.${name}`, putAt(name));
}

describe.each([...games.keys()])('%s', (id) => {
  const game = games.get(id)!;

  it('shows every seat and every spectator what its schema tells, with every option, and with an edition given', async () => {
    const schema = Compile((await servedSchema(id)) as never);
    let seen = 0;
    const { settings } = game.proof;
    for (const [number, setup] of [...settings, { ...settings[0], edition: game.edition.house }].entries()) {
      for (const state of positions(game, setup, `view ${number}`)) {
        for (const viewer of viewersOf(setup.players)) {
          const view = viewOf(game, state, viewer);
          if (!schema.Check(view)) expect([setup, viewer, schema.Errors(view)[0]]).toEqual([]);
          seen++;
        }
      }
    }
    expect(seen).toBeGreaterThan(100);
  });

  it('tells of each member that it must be there, what it is, and that there is no other', async () => {
    const schema = Compile((await servedSchema(id)) as never);
    const [setup] = game.proof.settings;
    let number = 0;
    for (const state of positions(game, setup, 'mistakes')) {
      if (number++ % 8 !== 0) continue;
      const view = viewOf(game, state, 0);
      expect(schema.Check(view)).toBe(true);
      const mistakes = [...mistakesIn(view)];
      expect(mistakes.length).toBeGreaterThan(300);
      expect(mistakes.flatMap(({ what, wrong }) => (schema.Check(wrong) ? what : []))).toEqual([]);
    }
    expect(number).toBeGreaterThan(2);
  });
});
