/** Whether this browser has met a server here: only then the home page asks for tables. */
const KEY = 'bottega.server';

export function rememberServer(met: boolean): void {
  try {
    if (met) localStorage.setItem(KEY, 'met');
    else localStorage.removeItem(KEY);
  } catch {
    // a browser that keeps nothing still plays
  }
}

export function metServer(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
