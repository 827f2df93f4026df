/** What lessons point at stands on the drawn board: on the whole of it, and on the region that a phone opens for it. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BoardProps, type GameBoard, type GameBox, wordsFor } from '@bottega/kernel';
import { type Chapter, Walk } from '@bottega/kernel/lessons';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { courseIn } from './lessons.ts';

const root = fileURLToPath(new URL('../../games/', import.meta.url));
const taught = readdirSync(root).filter((id) => existsSync(`${root}${id}/lessons/course.json`));
const NAMES = ['You', 'Beatrice', 'Cosimo', 'Isabella'];
const SEATS = NAMES.map((name, seat) => ({ name, colour: `var(--seat-${seat})` }));

/** The targets on the board as it is drawn for the learner. */
function drawn(box: GameBox, board: GameBoard, { state, chapter: { seat } }: Walk, region: string | null): Set<string> {
  const view = box.game.view(state, seat);
  const props: BoardProps = {
    ...{ view, viewer: seat, region, looking: null, lit: [], seats: SEATS, words: wordsFor(box, 'en', NAMES) },
    ...{ moves: box.game.legal(state, seat), lines: board.lines?.(view, seat) ?? [], outcome: () => null },
    ...{ choose() {}, perform() {}, explain() {}, look() {} },
  };
  const { body } = render(board.Board, { props });
  return new Set([...body.matchAll(/ data-target="([^"]*)"/g)].map(([, target]) => target));
}

/** What is pointed at and not there, with the step that points at it. */
function missing(box: GameBox, board: GameBoard, chapter: Chapter, positions: Readonly<Record<string, unknown>>): string[] {
  const walk = new Walk(box.game, chapter, positions);
  const faults: string[] = [];
  while (walk.stage !== 'over') {
    walk.letAllMove();
    const view = box.game.view(walk.state, chapter.seat);
    const next = walk.shownMove && (board.targetOf(walk.shownMove, view) ?? 'prompt');
    const targets = ((!walk.isUnderWay && walk.step?.point) || (next === null ? [] : [next])).filter((target) => !/^(prompt|panel:)/.test(target));
    const look = (region: string | null, pointed: readonly string[]): void => {
      const there = drawn(box, board, walk, region);
      const isThere = (target: string): boolean => (target.endsWith('*') ? [...there].some((one) => one.startsWith(target.slice(0, -1))) : there.has(target));
      for (const target of pointed) if (!isThere(target)) faults.push(`${chapter.id}.${walk.step?.id}: ${target} on ${region ?? 'the table'}`);
    };
    if (targets.length > 0) {
      look(null, targets);
      if (board.regionOf !== undefined) look(board.regionOf(targets[0], view, chapter.seat), targets.slice(0, 1));
    }
    if (walk.shownMove === null) walk.next();
    else walk.play(walk.shownMove);
  }
  return faults;
}

describe.each(taught)('the lessons of %s', (id) => {
  it('point at what is on the board', async () => {
    const { box } = (await import(`${root}${id}/index.ts`)) as { box: GameBox };
    const { board } = (await import(`${root}${id}/board/index.ts`)) as { board: GameBoard };
    const { chapters, positions } = courseIn(`${root}${id}/lessons`);
    expect(chapters.flatMap((chapter) => missing(box, board, chapter, positions))).toEqual([]);
  });
});
