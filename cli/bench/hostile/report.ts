/** What `bench hostile` has found, as a table: each figure without the attack, and with it. */
import { figure } from '../../table.ts';
import type { Crowd } from './crowd.ts';
import type { Suffered } from './house.ts';

const HEAD = ['', 'sent', 'refused', 'cut off', 'moves p50', 'p99', 'ratio', 'chat p50', 'p99', 'ratio', 'honest wronged', 'cores', 'memory'];

export function sufferedTable(found: readonly Suffered[]): string[][] {
  const both = (calm: number, attacked: number): string => `${figure(Math.round(calm))} → ${figure(Math.round(attacked))} ms`;
  const ratio = (calm: number, attacked: number): string => (calm > 0 ? `${figure(attacked / calm)} ×` : '');
  const rows = found.map(({ attack, calm, sent, refused, cut, moves, chats, wronged, busy, memory, growth }) => [
    attack,
    ...[sent, refused, cut].map(String),
    ...[both(calm.moves.p50, moves.p50), both(calm.moves.p99, moves.p99), ratio(calm.moves.p50, moves.p50)],
    ...[both(calm.chats.p50, chats.p50), both(calm.chats.p99, chats.p99), ratio(calm.chats.p50, chats.p50)],
    ...[String(wronged.length), figure(busy), `${Math.round((memory - growth) / 1e6)} → ${Math.round(memory / 1e6)} MB`],
  ]);
  return [HEAD, ...rows];
}

export function crowdTable({ alone, crowded, moves }: Crowd): string[][] {
  const seconds = (milliseconds: number): string => `${figure(milliseconds / 1000)} s`;
  const rows = Object.entries({ alone, crowded }).map(([name, { turns, p50, longest }]) => [name, String(turns), seconds(p50), seconds(longest)]);
  return [['', 'turns of bots', 'p50', 'longest'], ...rows, ['moves at the other tables', String(moves)]];
}
