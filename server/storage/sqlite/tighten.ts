/** Names, hashes of passwords and every hand are in the file: it is for its owner's eyes, and so is what lies beside it. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

const BESIDE = ['', '-wal', '-shm', '.lock'];

/** Makes folder and file where there are none; what is there is closed to others. */
export function tighten(path: string, report: (error: Error) => void = () => {}): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // SQLite gives its side files the mode of the file
  closeSync(openSync(path, 'a', 0o600));
  for (const file of BESIDE.map((end) => path + end)) {
    if (!existsSync(file)) continue;
    try {
      chmodSync(file, 0o600);
    } catch (error) {
      // somebody else's file, which one may use all the same
      report(error as Error);
    }
  }
}
