import { afterAll, describe, expect, it } from 'vitest';
import { loadGames } from '../games.ts';
import { freePort, sqlitePath } from '../storage/test/databases.ts';
import { TestPlayer } from './client.ts';
import { beHostile } from './hostile.ts';
import { BusyTable, killAll, ServerProcess } from './processes.ts';

/** `HOSTILE=100000 npx vitest run server/test/hostile` for the long run. */
const MESSAGES = Number(process.env.HOSTILE ?? 4000);
/** What a heap may swing by between two collections, whatever the number of messages. */
const SWING = 80_000_000;

afterAll(() => killAll());

describe('hostile messages', () => {
  it('leave the server up, without a fault, its memory flat, and another table undisturbed', { timeout: 60_000 + MESSAGES * 10 }, async () => {
    const file = sqlitePath();
    const server = new ServerProcess(await freePort(), { BOTTEGA_DATA: file.path.replace(/\/[^/]+$/, '') });
    await server.start();
    const game = (await loadGames()).get('carrara')!;
    const [eve, victim] = [await TestPlayer.named(server.port, 'Eve'), await TestPlayer.named(server.port, 'Victim')];
    const table = await eve.open();
    await victim.post(`/api/tables/${table}/sit`, { seat: 1 });
    const attack = (part: string, count: number): Promise<unknown> => Promise.all(['a', 'b'].map((seed) => beHostile(eve, table, count / 2, part + seed)));

    await attack('first', MESSAGES / 4);
    const before = server.memory;
    let done = false;
    const attacked = attack('then', (MESSAGES * 3) / 4).finally(() => (done = true));
    let moves = 0;
    while (!done) {
      const quiet = await BusyTable.open(game, [server.port, server.port]);
      await quiet.connect();
      while (!done && !quiet.over) moves += await quiet.play(5);
      quiet.close();
    }
    await attacked;
    expect(moves).toBeGreaterThan(5);
    const ada = new TestPlayer(server.port);
    expect(await ada.get('/healthz')).toMatchObject({ ok: true });
    expect(String((await ada.send('GET', '/metrics')).body)).toMatch(/^bottega_faults_total 0$/m);
    const growth = server.memory - before;
    if (MESSAGES > 10_000)
      console.log(`${MESSAGES} messages, ${moves} moves beside, memory ${Math.round(before / 1e6)} MB and ${Math.round(growth / 1e6)} MB more`);
    expect(growth).toBeLessThan(SWING);
    await server.kill('SIGTERM');
    file.remove();
  });
});
