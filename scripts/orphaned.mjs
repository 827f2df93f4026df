// A signal to npm ends the shell between npm and us, and nobody tells us: whoever npm started looks itself.
const PAUSE = 500;

/** Calls `end` when the process that started this one is gone. */
export function whenOrphaned(end) {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    end();
  }, PAUSE);
  looking.unref();
}

export const isFromNpm = () => process.env.npm_lifecycle_event !== undefined;
