import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Root may read and write everything. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const letsNobodyIn = spawnSync(process.execPath, ['-e', 'require("node:fs").accessSync("package.json")'], { cwd: root, ...nobody }).status === 0;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bottega-places-'));
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const says = (data: string, command: string, as = {}): [string, number | null] => {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', BOTTEGA_DATA: data };
  const { stderr, status } = spawnSync(process.execPath, ['bin/bottega', ...command.split(' ')], { cwd: root, env, encoding: 'utf8', timeout: 30_000, ...as });
  return [stderr, status];
};
const MEND = 'Mend that, or choose another folder with BOTTEGA_DATA.\n';

describe('a folder of tables that can’t be used is refused by its path, with code 2', () => {
  it('when it is a file, or what should be the database is a folder', () => {
    writeFileSync(join(folder, 'letter'), '');
    expect(says(join(folder, 'letter'), 'serve --built')).toEqual([`${folder}/letter can't be used: it is not a folder. ${MEND}`, 2]);
    mkdirSync(join(folder, 'nested', 'bottega.sqlite'), { recursive: true });
    expect(says(join(folder, 'nested'), 'serve --built')).toEqual([`${folder}/nested/bottega.sqlite can't be used: it is not a file. ${MEND}`, 2]);
  });

  it.skipIf(!letsNobodyIn)('when this user may not write there, or not even look', () => {
    mkdirSync(join(folder, 'closed'));
    chmodSync(join(folder, 'closed'), 0o500);
    expect(says(join(folder, 'closed', 'data'), 'serve --built', nobody)).toEqual([
      `${folder}/closed/data can't be used: this user may not read and write there. ${MEND}`,
      2,
    ]);
    chmodSync(join(folder, 'closed'), 0o000);
    expect(says(join(folder, 'closed'), 'backup copy.sqlite', nobody)).toEqual([`${folder}/closed/bottega.sqlite can't be read: this user may not.\n`, 2]);
    chmodSync(join(folder, 'closed'), 0o700);
  });

  it.skipIf(!letsNobodyIn)('when another user has left a lock there, which could not be held', () => {
    mkdirSync(join(folder, 'left'));
    chmodSync(join(folder, 'left'), 0o777);
    writeFileSync(join(folder, 'left', 'bottega.sqlite.lock'), '', { mode: 0o444 });
    const [sentence, code] = says(join(folder, 'left'), 'serve --built', nobody);
    expect(sentence).toContain(`${folder}/left/bottega.sqlite.lock can't be used: this user may not`);
    expect(code).toBe(2);
  });
});
