// Two commands started at once must not install over each other: a file is the token, with the holder's process id.
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

const PAUSE = 200;
/** After this long, the id of a holder that is gone may be somebody else's. */
const LONGEST = 30 * 60_000;

/** Waits until the token is free, and takes it; gives back how to let go. */
export function takeTurn(token, onWait) {
  for (let waited = false; ; waited = true) {
    try {
      writeFileSync(token, String(process.pid), { flag: 'wx' });
      return () => rmSync(token, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isLeftBehind(token)) {
      rmSync(token, { recursive: true, force: true });
      continue;
    }
    if (!waited) onWait();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
  }
}

function isLeftBehind(token) {
  const { mtimeMs = Date.now() } = statSync(token, { throwIfNoEntry: false }) ?? {};
  if (Date.now() - mtimeMs > LONGEST) return true;
  try {
    const holder = Number(readFileSync(token, 'utf8'));
    // one that has not yet written its id is at it
    return holder > 0 && !isRunning(holder);
  } catch {
    return false;
  }
}

function isRunning(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
