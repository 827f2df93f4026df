/** The puzzles that are served, as data: each can be laid out and solved, and says how it was proved. */
import { endOf, markOf } from '@bottega/bots/puzzles/position';
import { type GameBox, Words } from '@bottega/kernel';
import { loadBoxes } from '@bottega/server/games';
import { describe, expect, it } from 'vitest';
import { clearLead } from '../../bots/puzzles/lead.ts';
import { ratingOf } from '../../bots/puzzles/rate.ts';
import { servedPuzzles } from '../puzzles/file.ts';
import { bottega, scratch } from './harness.ts';

const file = scratch();
const boxes: readonly GameBox[] = await loadBoxes();
const served = boxes.flatMap((box) => {
  const found = servedPuzzles(box.game.id);
  return found === null ? [] : [{ id: box.game.id, box, ...found }];
});

it('every game of the house has some', () => {
  expect(served.map(({ id }) => id).sort()).toEqual(boxes.map(({ game }) => game.id).sort());
});

it('those that are served stay when others are made: readers have solved them by their name', async () => {
  const [{ id, box, puzzles }] = served;
  const { out } = await bottega(['puzzles', id, '--games', '0', '--count', '1000', '--workers', '0', '--file', file('none.jsonl'), '--json'], [], [box]);
  const chosen: { id: string }[] = JSON.parse(out).puzzles;
  expect(chosen.map((puzzle) => puzzle.id)).toEqual(puzzles.map((puzzle) => puzzle.id));
});

describe.each(served)('the puzzles of $id', ({ box, game, rules, puzzles }) => {
  it('belong to it and its rules, and have names of their own', () => {
    expect([game, rules]).toEqual([box.game.id, box.game.version]);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  });

  it('can be laid out and solved, and the turn they are compared with is another', () => {
    for (const { id, state, seat, best, other } of puzzles) {
      const position = { state: box.game.read(state), seat };
      const ends = [best, other].map((line) =>
        endOf(
          box,
          position,
          line.map((text) => box.game.notation.read(text)),
        ),
      );
      expect([id, box.game.toAct(position.state), ends[0] !== null]).toEqual([id, [seat], true]);
      if (ends[1] !== null) expect([id, markOf(ends[0]!)]).not.toEqual([id, markOf(ends[1])]);
    }
  });

  it('were clearly ahead in both studies', () => {
    // with fewer points than any game ends with, a lead is the sooner clear
    const least = clearLead(box, [0, 0]);
    expect(puzzles.filter(({ lead }) => Math.min(...lead) < least - 0.05).map(({ id, lead }) => [id, lead])).toEqual([]);
  });

  it('are rated by who found them, the easiest first', () => {
    const ratings = puzzles.map(({ rating }) => rating);
    expect(puzzles.map(({ solved }) => ratingOf(solved))).toEqual(ratings);
    expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
  });

  it('have reasons and themes that can be said in every language', () => {
    for (const [language, dictionary] of Object.entries(box.text)) {
      const words = new Words(language as 'en', dictionary, []);
      const topics = puzzles.flatMap(({ reasons, theme }) => [
        ...reasons.flatMap((reason) => ('topic' in reason ? [reason.topic] : [])),
        ...(['score', 'deny'].includes(theme) ? [] : [theme]),
      ]);
      for (const topic of topics) expect(words.say(`topic.${topic}`)).not.toBe('');
    }
  });
});
