import { existsSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bottega, scratch } from './harness.ts';

const file = scratch();
beforeAll(() => {
  process.env['BOTTEGA_DATA'] = file('data');
});
afterAll(() => {
  delete process.env['BOTTEGA_DATA'];
});

describe('games', () => {
  it('says when importing what came in, what was here and what is newer here', async () => {
    writeFileSync(file('ada.jsonl'), '{"kind":"bottega","format":1}\n{"kind":"player","row":{"id":"ada","name":"Ada","made":1}}\n');
    const { code, out } = await bottega(['games', 'import', file('ada.jsonl')]);
    expect([code, out]).toEqual([0, 'Tables: 0 imported, 0 already here, 0 newer here and left alone. Players: 1 imported.\n']);
  });

  it('says when exporting what the file holds that is secret, and what it leaves out', async () => {
    const bare = await bottega(['games', 'export', file('bare.jsonl')]);
    expect(bare.out).toBe(`${file('bare.jsonl')}: 1 player and 0 tables.\n`);
    expect(bare.err).toMatch(/^Accounts and sessions are not in it.* Seeds of running games are in it/);
    const whole = await bottega(['games', 'export', '--secrets', file('whole.jsonl')]);
    expect(whole.err).toMatch(/^Accounts and sessions are in it, as hashes; tokens .* are not.* Seeds of running games are in it/);
  });

  it('names a place that can’t be written to, with the reason', async () => {
    const target = file('nowhere/games.jsonl');
    expect(await bottega(['games', 'export', target])).toMatchObject({ code: 1, err: `${target} can't be written: there is no such file or folder.\n` });
    expect(existsSync(target)).toBe(false);
  });
});
