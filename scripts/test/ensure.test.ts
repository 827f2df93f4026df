import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StubbedFolder } from './stub.ts';

const WHOLE = { whole: true };

let folder: StubbedFolder;
beforeEach(() => {
  folder = new StubbedFolder();
});
afterEach(() => folder.remove());

describe('installing', () => {
  it('a start installs without what only checks and tests need, and says so in one line', () => {
    const { status, said } = folder.ensure();
    expect(status).toBe(0);
    expect(said).toMatch(/^Installed 2 packages \(\d+\.\d s\)\n$/);
    expect(folder.calls).toEqual([expect.stringMatching(/^ci --omit=dev /)]);
  });

  it('what is there is not installed again, and nothing is said', () => {
    folder.ensure();
    expect(folder.ensure()).toEqual({ status: 0, said: '' });
    expect(folder.calls).toHaveLength(1);
  });

  it('a test after a start adds the rest without beginning anew', () => {
    folder.ensure();
    expect(folder.ensure(WHOLE).said).toMatch(/^Installed 1 more packages \(/);
    expect(folder.calls[1]).toMatch(/^install --no-save --include=dev /);
  });

  it('what is whole serves a start as well', () => {
    folder.ensure(WHOLE);
    expect(folder.calls[0]).toMatch(/^ci --include=dev /);
    folder.ensure();
    expect(folder.calls).toHaveLength(1);
  });

  it('another lock file means installing anew', () => {
    folder.ensure(WHOLE);
    folder.changeLock('second');
    folder.ensure();
    expect(folder.calls[1]).toMatch(/^ci --omit=dev /);
  });

  it('packages that nobody vouches for are installed anew', () => {
    mkdirSync(join(folder.path, 'node_modules'));
    writeFileSync(folder.stampFile, '{"lock":');
    folder.ensure();
    expect(folder.calls[0]).toMatch(/^ci /);
  });
});

describe('another Node', () => {
  it('packages that it installed are installed again by a start', () => {
    folder.ensure();
    folder.installedByAnotherNode();
    expect(folder.ensure().said).toMatch(/^Installed 2 packages/);
    expect(folder.calls[1]).toMatch(/^ci /);
  });

  it('the command line leaves them alone and says in one sentence what to do', () => {
    folder.ensure();
    folder.installedByAnotherNode();
    const { status, said } = folder.ensure({ anotherNode: 'tell' });
    expect(status).toBe(1);
    expect(said).toMatch(/^The packages here were installed by another Node \(ABI 1, .*npm start.*\n$/);
    expect(folder.calls).toHaveLength(1);
  });

  it('the command line still installs what is missing', () => {
    expect(folder.ensure({ anotherNode: 'tell' }).status).toBe(0);
    expect(folder.calls).toHaveLength(1);
  });
});

describe('when it fails', () => {
  it('npm’s own words come first, then what is needed, and the next start tries again', () => {
    folder.npm("console.error('npm error code ENOTFOUND'); process.exit(1);");
    const { status, said } = folder.ensure();
    expect(status).toBe(1);
    expect(said).toMatch(/^npm error code ENOTFOUND\nThe packages could not be installed: see above\..*\n$/);
    folder.npm('');
    expect(folder.ensure().status).toBe(0);
  });

  it('a machine without npm is told so', () => {
    folder.withoutNpm();
    expect(folder.ensure()).toEqual({ status: 1, said: "The packages can't be installed: npm is not on the PATH.\n" });
  });
});

it('a folder that can’t be written to is told of, and who can help', () => {
  folder.forbid();
  const { status, said } = folder.ensure();
  expect(status).toBe(1);
  expect(said).toMatch(/^The packages must be installed, and .* can't be written to \(EACCES\): run `node scripts\/ensure\.mjs` as its owner\.\n$/);
});

describe('two at once', () => {
  it('install one after the other, and the second finds it done', async () => {
    folder.npm('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);');
    expect(await Promise.all([folder.ensureBeside(), folder.ensureBeside()])).toEqual([0, 0]);
    expect(folder.calls).toHaveLength(1);
  });

  it('the token of a process that is gone holds nobody up', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    const token = join(folder.path, '.installing.lock');
    writeFileSync(token, String(pid));
    expect(folder.ensure().status).toBe(0);
    expect(existsSync(token)).toBe(false);
  });
});
