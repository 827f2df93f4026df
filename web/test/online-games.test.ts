/** Whole games with friends, through the pages, over servers that come and go. */

import type { GameBox } from '@bottega/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../server/storage/test/databases.ts';
import { type Friend, Friends, frailNetwork, openTable, seeTable, sitDown, TestServer } from './friends.ts';
import { HASTE, type Haste } from './haste.ts';
import { GAMES, PHONE } from './house.ts';
import { finalScores, letPlay, lookAway, movesMade } from './robot.ts';

const friends = new Friends();
const server = new TestServer();
beforeAll(async () => {
  await friends.open();
  await server.start();
});
afterAll(async () => {
  await friends.close();
  await server.remove();
});

const NAMES = ['Ada', 'Bea', 'Cio', 'Dan'];

/** Everybody sits down, each from the server of their own. */
async function gather(game: string, servers: readonly TestServer[]): Promise<Friend[]> {
  const people: Friend[] = [];
  for (const [seat, { url }] of servers.entries()) people.push(await friends.invite(url, NAMES[seat], {}, PHONE));
  const table = new URL(await openTable(people[0], game, people.length)).hash;
  for (const [seat, friend] of people.entries()) if (seat > 0) await sitDown(friend, servers[seat].url + table);
  await seeTable(...people);
  return people;
}
const play = async (people: readonly Friend[], seed: number, haste?: Haste): Promise<void> => {
  await Promise.all(people.map(({ page }, seat) => letPlay(page, seed + seat, haste)));
};
const until = async (friend: Friend, moves: number): Promise<void> => {
  while ((await movesMade(friend.page)) < moves) await friend.page.waitForTimeout(50);
};
/** All see the same end, and each can prove the game. */
async function finish(people: readonly Friend[]): Promise<void> {
  const scores = await finalScores(people[0].page);
  for (const { page } of people) expect(await finalScores(page)).toEqual(scores);
  expect(scores).toHaveLength(people.length);
  const { page } = people[0];
  await page.getByRole('button', { name: 'Verify, save, share' }).click();
  await page.getByRole('button', { name: 'Verify this game' }).click();
  await page.getByText('The seed matches the hash shown at the start.').waitFor();
  await page.getByText('every move is legal and the scores are the same').waitFor();
  for (const { context } of people) await context.close();
}
/** A line that breaks leaves its mark in the browser's console. */
const LOST = /ERR_|WebSocket|Failed to load/;

describe('two people play a whole game', () => {
  it('of Carrara, one of them over a network that goes and comes', async () => {
    const people = await gather('carrara', [server, server]);
    const network = await frailNetwork(people[1]);
    await people[1].page.reload();
    await seeTable(...people);
    await play(people, 3);
    for (const moves of [10, 30, 50]) {
      await until(people[0], moves);
      await network.cut();
      await people[1].page.getByText('Connection lost').waitFor();
      network.mend();
      await people[1].page.getByText('Connection lost').waitFor({ state: 'detached' });
    }
    await finish(people);
    for (const { faults } of people) expect(faults).toEqual([]);
  });

  it('of La Stanza, over a restart of the server', async () => {
    const people = await gather('la-stanza', [server, server]);
    await play(people, 3);
    await until(people[0], 12);
    await server.stop();
    await people[0].page.getByText('Connection lost').waitFor();
    await server.start();
    await finish(people);
    for (const { faults } of people) expect(faults.filter((fault) => !LOST.test(fault))).toEqual([]);
  });

  it('of Paneveggio, on two server processes that share one Postgres', async () => {
    const postgres = await startPostgres();
    const servers = [new TestServer({ DATABASE_URL: postgres.url }), new TestServer({ DATABASE_URL: postgres.url })];
    for (const each of servers) await each.start();
    const people = await gather('paneveggio', servers);
    await play(people, 5, HASTE['paneveggio']);
    await finish(people);
    for (const { faults } of people) expect(faults).toEqual([]);
    for (const each of servers) await each.remove();
    await postgres.remove();
  });
});

it.each(GAMES)('as many people as it takes, four at most, play a whole game of %s', async (game) => {
  const { box } = (await import(`../../games/${game}/index.ts`)) as { box: GameBox };
  const people = await gather(game, Array(Math.min(NAMES.length, box.game.players.max)).fill(server));
  for (const { page } of people) await lookAway(page);
  await play(people, 11, HASTE[game]);
  await finish(people);
  for (const { faults } of people) expect(faults).toEqual([]);
});
