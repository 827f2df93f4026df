/** What a coach who watches foresees, in a position where Beatrice can take Lucca next turn. */
import { readFileSync } from 'node:fs';
import { box } from '@bottega/carrara';
import { randomFrom } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { type Foreseen, foresee } from '../foresee.ts';

const { game } = box;
const position = new URL('../../games/carrara/test/known-best/4.json', import.meta.url);
const view = game.view(game.read(JSON.parse(readFileSync(position, 'utf8'))), 0);

function foreseen(spent?: () => number): Foreseen[] {
  const thinking = foresee(box, view, 0, randomFrom('watch'), spent);
  for (let step = thinking.next(); ; step = thinking.next()) if (step.done) return step.value;
}

describe('what is foreseen', () => {
  const all = foreseen();
  const told = ({ moves }: Foreseen): string => moves.map((move) => game.notation.write(move)).join(', ');

  it('speaks of every move that can be made first', () => {
    const first = new Set(all.map(({ moves }) => game.notation.write(moves[0])));
    expect(game.legal(view, 0).filter((move) => !first.has(game.notation.write(move)))).toEqual([]);
  });

  it('begins with the best, which gives up nothing', () => {
    expect(told(all[0])).toContain('mark city lucca');
    expect(all[0].loss).toBe(0);
  });

  it('tells what a bad one gives up, and what the best brings instead', () => {
    const pass = all.find((each) => told(each) === 'pass')!;
    expect(pass.loss).toBeGreaterThan(5);
    expect(pass.chance).toBeGreaterThan(0.1);
    expect(pass.instead.map(({ kind }) => kind)).toContain('deny');
  });

  it('speaks of every first move even where there is no time', () => {
    const first = new Set(foreseen(() => 1).map(({ moves }) => game.notation.write(moves[0])));
    expect(game.legal(view, 0).filter((move) => !first.has(game.notation.write(move)))).toEqual([]);
  });
});
