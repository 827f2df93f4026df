import { type AnyGame, randomFrom } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { loadGames } from '../games.ts';
import { TestPlayer } from './client.ts';
import { beHostile } from './hostile.ts';
import { openHouse } from './house.ts';

describe('hostile messages', () => {
  it('leave the server up, its faults at none, and another table undisturbed', async () => {
    const house = await openHouse();
    const game = (await loadGames()).get('carrara') as AnyGame;
    const [eve, victim] = [await TestPlayer.named(house.port, 'Eve'), await TestPlayer.named(house.port, 'Victim')];
    const table = await eve.open();
    await victim.post(`/api/tables/${table}/sit`, { seat: 1 });
    const [ada, bea] = [await TestPlayer.named(house.port, 'Ada'), await TestPlayer.named(house.port, 'Bea')];
    const quiet = await ada.open();
    await bea.post(`/api/tables/${quiet}/sit`, { seat: 1 });
    const screens = [await ada.watch(quiet, game), await bea.watch(quiet, game)];
    const random = randomFrom('quiet');
    let done = false;
    const hostile = Promise.all(['a', 'b'].map((seed) => beHostile(eve, table, 2000, seed))).finally(() => (done = true));
    let moves = 0;
    while (!done) {
      const screen = screens.find((one) => one.mustDecide);
      if (screen === undefined) break;
      const legal = game.legal(screen.view as never, screen.viewer!);
      const { number } = screen;
      expect(await screen.ask({ do: 'play', number, move: legal[random(legal.length)] })).toMatchObject({ ok: true });
      for (const one of screens) await one.until(() => one.number > number);
      moves++;
    }
    await hostile;
    expect(moves).toBeGreaterThan(20);
    expect(await ada.get('/healthz')).toMatchObject({ ok: true });
    const { body } = await ada.send('GET', '/metrics');
    expect(String(body)).toMatch(/^bottega_faults_total 0$/m);
    for (const screen of screens) expect(screen.heard.some((text) => text.includes('Eve'))).toBe(false);
    await house.stop();
  });
});
