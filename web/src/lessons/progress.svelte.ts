/** How far a reader has come; kept in the browser. */
import type { Chapter } from '@bottega/kernel/lessons';

interface Progress {
  readonly version: number;
  readonly done: boolean;
  /** What was done in a chapter that was left. */
  readonly history: readonly string[];
}

const KEY = 'bottega.lessons';

const isProgress = (read: unknown): read is Progress => {
  const { version, done, history } = (read ?? {}) as Record<string, unknown>;
  return typeof version === 'number' && typeof done === 'boolean' && Array.isArray(history) && history.every((act) => typeof act === 'string');
};

function stored(): Record<string, Progress> {
  try {
    const read: Record<string, unknown> = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(Object.entries(read).filter((entry): entry is [string, Progress] => isProgress(entry[1])));
  } catch {
    return {};
  }
}

let known = $state.raw(stored());

export type Standing = 'new' | 'begun' | 'done';

export function standing(game: string, chapter: string): Standing {
  const found = known[`${game}/${chapter}`];
  if (found === undefined) return 'new';
  if (found.done) return 'done';
  return found.history.length > 0 ? 'begun' : 'new';
}

/** To go on from; nothing where the chapter has changed since. */
export function historyOf(game: string, { id, version }: Chapter): readonly string[] {
  const found = known[`${game}/${id}`];
  return found?.version === version ? found.history : [];
}

/** A chapter that is done stays so, also when it is walked through again. */
export function keep(game: string, { id, version }: Chapter, history: readonly string[], over: boolean): void {
  const key = `${game}/${id}`;
  known = { ...known, [key]: { version, done: over || known[key]?.done === true, history: over ? [] : [...history] } };
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // a browser that keeps nothing still teaches
  }
}
