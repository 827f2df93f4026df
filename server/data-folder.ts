/** The folder of the SQLite file: what can't be used there is refused by its path, before anything is opened. */
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { BadConfig } from './config.ts';

const { R_OK, W_OK, X_OK } = constants;
/** SQLite's own files beside the database, and the lock. */
const BESIDE = ['', '-wal', '-shm', '.lock'];

/** Makes the folder where it is missing; throws BadConfig. */
export function needDataFolder(database: string): void {
  const folder = resolve(dirname(database));
  try {
    // names, hashes of passwords and every hand are in there
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, R_OK | W_OK | X_OK);
  } catch (error) {
    const { code = '', path = folder } = error as NodeJS.ErrnoException;
    refuse(code === 'EEXIST' ? folder : path, reasonOf(code));
  }
  for (const end of BESIDE) needFile(resolve(database + end));
}

function needFile(path: string): void {
  if (!existsSync(path)) return;
  if (!statSync(path).isFile()) refuse(path, 'it is not a file');
  try {
    accessSync(path, R_OK | W_OK);
  } catch (error) {
    refuse(path, reasonOf((error as NodeJS.ErrnoException).code ?? ''));
  }
}

function refuse(path: string, reason: string): never {
  throw new BadConfig(`${path} can't be used: ${reason}. Mend that, or choose another folder with BOTTEGA_DATA.`);
}

function reasonOf(code: string): string {
  if (code === 'EACCES' || code === 'EPERM') return 'this user may not read and write there';
  if (code === 'EROFS') return 'nothing can be written there';
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'it is not a folder';
  if (code === 'ENOSPC') return 'the disk is full';
  return code;
}
