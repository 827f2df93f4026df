import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reuse } from '../src/table/reuse.ts';
import { difference, patched } from '../src/worker/patch.ts';

const value = fc.jsonValue({ maxDepth: 3 });
const told = (old: unknown, fresh: unknown): unknown => {
  const patch = difference(old, fresh);
  return patch === undefined ? old : patched(old, patch);
};

it('what is told of a change leads from the old to the new', () => {
  fc.assert(
    fc.property(value, value, (old, fresh) => {
      expect(told(old, structuredClone(fresh))).toEqual(fresh);
    }),
  );
});

it('nothing is told when nothing changed', () => {
  fc.assert(
    fc.property(value, (same) => {
      expect(difference(same, structuredClone(same))).toBeUndefined();
    }),
  );
});

it.each([
  ['a patch', told],
  ['reuse', reuse],
])('%s keeps the very objects that did not change', (_name, renew) => {
  const old = { players: [{ coins: 3 }, { coins: 5 }], wheel: { at: 1 } };
  const fresh = renew(old, { players: [{ coins: 3 }, { coins: 6 }], wheel: { at: 1 } }) as typeof old;
  expect(fresh).toEqual({ players: [{ coins: 3 }, { coins: 6 }], wheel: { at: 1 } });
  expect(fresh.players[0]).toBe(old.players[0]);
  expect(fresh.wheel).toBe(old.wheel);
  expect(old.players[1].coins).toBe(5);
});
