import { type AnyGame, randomFrom, sameJson } from '@bottega/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGames } from '../games.ts';
import { TestPlayer, type TestScreen } from './client.ts';
import { openHouse, type TestHouse } from './house.ts';

let house: TestHouse;
let games: ReadonlyMap<string, AnyGame>;
beforeAll(async () => {
  house = await openHouse();
  games = await loadGames();
});
afterAll(() => house.stop());

/** Every page plays at random whenever its own view says that it must decide. */
async function playOut(screens: readonly TestScreen[], game: AnyGame): Promise<void> {
  const random = randomFrom('online');
  while (screens[0].table.status === 'playing') {
    const screen = screens.find((one) => one.mustDecide)!;
    const moves = game.legal(screen.view as never, screen.viewer!);
    const answer = await screen.ask({ do: 'play', number: screen.number, move: moves[random(moves.length)] });
    expect(answer).toMatchObject({ ok: true });
    const { number } = screen;
    for (const other of screens) await other.until(() => other.number >= number);
  }
}

describe.each(['carrara', 'la-stanza', 'paneveggio'])('a whole game of %s online', (id) => {
  it('shows every page what its own view is, by patches alone, and ends alike for all', async () => {
    const game = games.get(id)!;
    const ada = await TestPlayer.named(house.port, 'Ada');
    const bea = await TestPlayer.named(house.port, 'Bea');
    const table = await ada.open({ game: id });
    const [one, two, spectator] = [await ada.watch(table, game), await bea.watch(table, game), await new TestPlayer(house.port).watch(table, game)];
    expect(one.table.status).toBe('open');
    expect(await two.ask({ do: 'sit', seat: 1 })).toMatchObject({ ok: true });
    const screens = [one, two, spectator];
    for (const screen of screens) await screen.until(() => screen.table.status === 'playing');
    expect(screens.map((screen) => screen.viewer)).toEqual([0, 1, null]);
    await playOut(screens, game);
    for (const screen of screens) await screen.until(() => screen.table.status === 'over');
    const saved = await ada.get<{ moves: string[]; seed: string }>(`/api/tables/${table}/game`);
    expect(saved.moves).toHaveLength(one.number);
    expect(one.table.seed).toBe(saved.seed);
    const final = await house.hall.room(table).see(null, ({ sitting }) => sitting.state);
    for (const screen of screens) expect(sameJson(screen.view, game.view(final as never, screen.viewer))).toBe(true);
    for (const screen of screens) screen.close();
  });
});
