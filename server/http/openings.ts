/**
 * Everything that stays open after a request: WebSockets and event streams. Each is known by who opened it and by what
 * they were let in, so that it closes when that ends, in whichever process that was.
 */
import type { Gone } from '../storage/database.ts';

/** The session or the token, by its hash. */
export type Pass = Gone & { readonly by: 'session' | 'token' };

export interface Opening {
  readonly player: string | null;
  /** Null: nobody in particular. */
  readonly pass: Pass | null;
  close(): void;
}

/** Somebody may be let in just before, and open something just after, what let them in has ended. */
const REMEMBERED = 10_000;

export class Openings {
  private readonly open = new Set<Opening>();
  /** What has ended lately, and when. */
  private readonly ended = new Map<string, number>();
  private readonly tell: (who: Gone) => void;

  /** `tell` lets the other processes know. */
  constructor(tell: (who: Gone) => void) {
    this.tell = tell;
  }

  /** Gives back how to take it out again. */
  add(opening: Opening): () => void {
    this.open.add(opening);
    if ([...keysOf(opening)].some((key) => this.ended.has(key))) opening.close();
    return () => this.open.delete(opening);
  }

  /** Closes what they have opened, here and in the other processes. */
  readonly end = (who: Gone): void => {
    this.hear(who);
    this.tell(who);
  };

  /** The same, as another process tells; null when it may have told something that was not heard here. */
  hear(who: Gone | null): void {
    const key = who === null ? null : `${who.by} ${who.id}`;
    if (key !== null) this.remember(key);
    for (const opening of [...this.open]) if (key === null || keysOf(opening).has(key)) opening.close();
  }

  /** Whoever has something open is here. */
  here(): { sessions: string[]; players: string[] } {
    const [sessions, players] = [new Set<string>(), new Set<string>()];
    for (const { player, pass } of this.open) {
      if (player !== null) players.add(player);
      if (pass?.by === 'session') sessions.add(pass.id);
    }
    return { sessions: [...sessions], players: [...players] };
  }

  private remember(key: string): void {
    const now = performance.now();
    for (const [other, at] of this.ended) if (at < now - REMEMBERED) this.ended.delete(other);
    this.ended.set(key, now);
  }
}

function keysOf({ player, pass }: Opening): Set<string> {
  const keys = new Set<string>();
  if (player !== null) keys.add(`player ${player}`);
  if (pass !== null) keys.add(`${pass.by} ${pass.id}`);
  return keys;
}
