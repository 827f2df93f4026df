/** Hints in positions whose best turn is known, by enumeration or by playing them out: they find it, and say why. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Advice, advise, thoroughness } from '@bottega/bots';
import { type BaseState, type GameBox, randomFrom } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../games/', import.meta.url));
const games = readdirSync(root).filter((id) => existsSync(`${root}${id}/test/known-best`));
const SEAT = 0;

interface Known {
  readonly position: string;
  /** Moves made since. */
  readonly after?: readonly string[];
  /** How the best turn goes on; `*` for anything. */
  readonly best: readonly string[];
  /** One of the reasons that must be given; none where no other turn is worth telling. */
  readonly reason?: Readonly<Record<string, unknown>>;
  /** The same as a person would say it. */
  readonly because: string;
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const fits = (pattern: string, text: string): boolean => (pattern.endsWith('*') ? text.startsWith(pattern.slice(0, -1)) : text === pattern);

function bestOf(box: GameBox, state: BaseState): Advice {
  // as many tries as a person is given, however long they take here
  const level = { ...thoroughness('master', box), milliseconds: Number.POSITIVE_INFINITY };
  const thinking = advise(box, box.game.view(state, SEAT), SEAT, { level, random: randomFrom('known best') });
  for (let step = thinking.next(); ; step = thinking.next()) if (step.done) return step.value[0];
}

describe.each(games)('a hint in %s', (id) => {
  const folder = `${root}${id}/test/known-best`;
  const all = read(`${folder}/index.json`) as Known[];

  it.each(all)('$position $after: $best, because $because', async ({ position, after = [], best, reason }) => {
    const { box } = (await import(`${root}${id}/index.ts`)) as { box: GameBox };
    const { game } = box;
    const state = game.read(read(`${folder}/${position}.json`));
    for (const text of after) game.play(state, SEAT, game.notation.read(text));
    const { moves, reasons } = bestOf(box, state);
    const told = moves.map((move) => game.notation.write(move));
    expect(told.slice(0, best.length).every((text, at) => fits(best[at], text)) ? best : told).toEqual(best);
    if (reason !== undefined) expect(reasons).toContainEqual(expect.objectContaining(reason));
  });
});
