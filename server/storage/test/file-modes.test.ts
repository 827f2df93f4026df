import { chmodSync, existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { holdAlone } from '../sqlite/alone.ts';
import { sqlitePath } from './databases.ts';

let file: ReturnType<typeof sqlitePath>;
let path: string;
beforeEach(() => {
  file = sqlitePath();
  path = file.path;
});
afterEach(() => file.remove());

describe('the SQLite file', () => {
  const modes = (): string[] =>
    ['', '-wal', '-shm'].filter((end) => existsSync(path + end)).map((end) => `${end} ${(statSync(path + end).mode & 0o777).toString(8)}`);

  it('is for its owner alone, and so are its side files and the folder that is made for it', async () => {
    path = join(dirname(file.path), 'made', 'bottega.sqlite');
    const database = openDatabase(path);
    await database.all('SELECT 1');
    expect(modes()).toEqual([' 600', '-wal 600', '-shm 600']);
    expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);
    await database.close();
  });

  it('is closed to others when it was open to them', async () => {
    const before = openDatabase(path);
    await before.all('SELECT 1');
    for (const end of ['', '-wal', '-shm']) chmodSync(path + end, 0o644);
    const database = openDatabase(path);
    await database.all('SELECT 1');
    expect(modes()).toEqual([' 600', '-wal 600', '-shm 600']);
    await Promise.all([before.close(), database.close()]);
  });

  it('has a lock beside it that is closed to others as well', () => {
    writeFileSync(`${path}.lock`, '', { mode: 0o644 });
    holdAlone(path)();
    expect((statSync(`${path}.lock`).mode & 0o777).toString(8)).toBe('600');
  });
});
