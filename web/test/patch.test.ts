import { diff, patch } from '@bottega/table/patch';
import { expect, it } from 'vitest';
import { reuse } from '../src/table/reuse.ts';

const told = (old: unknown, fresh: unknown): unknown => patch(old, diff(old, fresh));

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
