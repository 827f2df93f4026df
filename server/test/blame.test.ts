import type { BaseState } from '@bottega/kernel';
import { expect, it } from 'vitest';
import { loadGames } from '../games.ts';
import { lookAt } from '../rooms/looking-back.ts';
import { Rooms } from '../rooms/rooms.ts';
import { openDatabase } from '../storage/open-database.ts';
import { sqlitePath } from '../storage/test/databases.ts';
import { quickBots } from './test-server.ts';

const SETTINGS = { listed: false, spectators: true, chat: true, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'random' } as const;

it('the table that is noted is the one whose rules are asked, whatever else goes on: were they never to end, it would be left alone', async () => {
  const file = sqlitePath();
  const database = openDatabase(file.path, () => {});
  let noted = '';
  /** By its number of players, which tells the two apart. */
  const ids: string[] = [];
  const wrong: string[] = [];
  const carrara = (await loadGames()).get('carrara')!;
  const note = (what: string, state: BaseState): void => {
    const { length } = (state as unknown as { players: unknown[] }).players;
    if (ids[length] !== undefined && noted !== ids[length]) wrong.push(`${what} for ${length}`);
  };
  const watched = {
    ...carrara,
    view(state: BaseState, viewer: number | null) {
      note('view', state);
      return carrara.view(state, viewer);
    },
    play(...[state, ...move]: Parameters<typeof carrara.play>) {
      note('play', state);
      carrara.play(state, ...move);
    },
  };
  const rooms = new Rooms({
    database,
    games: new Map([['carrara', watched]]),
    bots: quickBots(),
    report: () => {},
    idle: 0,
    working: (table) => (noted = table),
  });
  for (const players of [2, 3]) {
    const seats = Array.from({ length: players }, () => ({ kind: 'open' }) as const);
    ids[players] = await rooms.open({ game: 'carrara', players, options: {}, settings: SETTINGS, seats, seat: 0 }, 'p0');
    for (let seat = 1; seat < players; seat++) await rooms.get(ids[players]).ask({ do: 'sit', seat }, `p${seat}`);
  }
  const play = async (table: string): Promise<void> => {
    for (let number = 0; number < 20; number++) {
      const seat = await rooms.get(table).see(null, ({ game, sitting }) => game.toAct(sitting.state)[0]);
      const turn = await rooms.get(table).turn(`p${seat}`);
      await rooms.get(table).ask({ do: 'play', number, move: turn!.moves[0] }, `p${seat}`);
      await lookAt(rooms.pasts, rooms.get(table), `p${seat}`, number, { owner: '', payForMoves() {}, isHere: () => true });
      // read again from its log
      rooms.opened.delete(table);
    }
  };
  await Promise.all(ids.flatMap((table) => [play(table)]));
  expect(wrong).toEqual([]);
  await rooms.close();
  await database.close();
  file.remove();
});
