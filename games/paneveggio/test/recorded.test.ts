/** Whole games played again: one for every way a game can end. */
import { readdirSync, readFileSync } from 'node:fs';
import { type GameEvent, readSavedGame, replay } from '@bottega/kernel';
import { expect, it } from 'vitest';
import { game } from '../rules/game.ts';

const folder = new URL('games/', import.meta.url);

// those of earlier rules are looked at in former.test.ts
for (const file of readdirSync(folder).filter((name) => !/^v\d+-/.test(name))) {
  it(`replays ${file}`, () => {
    const { saved, end, totals } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    const codes: string[] = [];
    const match = replay(game, readSavedGame(saved), ({ events }) => codes.push(...(events as GameEvent[]).map(({ code }) => code)));
    const { over, scores, rival } = game.result(match.state as Parameters<typeof game.result>[0]);
    expect(over).toBe(true);
    expect(codes).toContain(end);
    expect([...scores, ...(rival ? [rival] : [])].map(({ total }) => total)).toEqual(totals);
  });
}
