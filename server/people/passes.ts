/** What lets people in: the sessions of their browsers and the tokens of their programs, how long they last, their end. */
import { refuse } from '@bottega/kernel';
import type { Player, SessionLine, TokenLine } from '@bottega/table/wire';
import type { Gone } from '../storage/database.ts';
import type { LetIn, PassStore, Since } from '../storage/pass-store.ts';
import type { Device } from './device.ts';
import { readLabel } from './names.ts';
import { hashOf, newId, newSecret } from './secrets.ts';

const MOST_TOKENS = 20;
/** How exactly it is known when somebody was last here, in milliseconds. */
const TOUCH = 5 * 60_000;

export interface PassesOptions {
  readonly store: PassStore;
  readonly now: () => number;
  /** Milliseconds after which a session ends that nobody uses, and after which any does. */
  readonly idle: number;
  readonly life: number;
  /** Closes whatever somebody has opened who is not let in any more. */
  readonly end: (who: Gone) => void;
  /** Something failed that nobody waits for. */
  readonly report: (error: unknown) => void;
}

export class Passes {
  private readonly options: PassesOptions;

  constructor(options: PassesOptions) {
    this.options = options;
  }

  async bySecret(secret: string): Promise<Player | null> {
    const hash = hashOf(secret);
    return this.note(await this.options.store.bySession(hash, this.since()), [hash]);
  }

  async byToken(token: string): Promise<Player | null> {
    return this.note(await this.options.store.byToken(hashOf(token)), []);
  }

  /** A new session; resolves to the secret that the browser keeps. */
  async admit(player: string, device: Device): Promise<string> {
    const secret = newSecret();
    await this.options.store.addSession(hashOf(secret), player, device, this.options.now());
    return secret;
  }

  async endSession(secret: string): Promise<void> {
    await this.options.store.endSession(hashOf(secret));
    this.options.end({ by: 'session', id: hashOf(secret) });
  }

  sessions(player: Player, secret: string): Promise<SessionLine[]> {
    return this.options.store.sessions(player.id, hashOf(secret), this.since());
  }

  async endSessionOf(player: Player, id: string): Promise<void> {
    const hash = (await this.options.store.endSessionOf(player.id, id)) ?? refuse({ code: 'not-found' });
    this.options.end({ by: 'session', id: hash });
  }

  async endOtherSessions(player: Player, secret: string): Promise<void> {
    this.endAll(await this.options.store.endOtherSessions(player.id, hashOf(secret)));
  }

  tokens(player: Player): Promise<TokenLine[]> {
    return this.options.store.tokens(player.id);
  }

  async addToken(player: Player, given: string): Promise<TokenLine> {
    const { store, now } = this.options;
    const label = readLabel(given);
    if ((await store.tokens(player.id)).length >= MOST_TOKENS) refuse({ code: 'too-many-tokens', most: MOST_TOKENS });
    const line = { id: newId(), label, made: now() };
    const token = newSecret();
    await store.addToken(player.id, line, hashOf(token));
    return { ...line, token };
  }

  async endToken(player: Player, id: string): Promise<void> {
    const hash = (await this.options.store.endToken(player.id, id)) ?? refuse({ code: 'not-found' });
    this.options.end({ by: 'token', id: hash });
  }

  /** Ends the sessions that are over; those of open connections, and their people, are here now. */
  async sweep(open: { readonly sessions: readonly string[]; readonly players: readonly string[] }): Promise<void> {
    const { store, now } = this.options;
    await store.touch(open.sessions, open.players, now());
    this.endAll(await store.sweep(this.since(), now()));
  }

  private endAll(sessions: readonly string[]): void {
    for (const id of sessions) this.options.end({ by: 'session', id });
  }

  private since(): Since {
    const { now, idle, life } = this.options;
    return { seen: now() - idle, made: now() - life };
  }

  /** They are here now, which is written down when it was not known; that it can't be is nobody's concern here. */
  private async note(found: LetIn | null, sessions: readonly string[]): Promise<Player | null> {
    if (found === null) return null;
    const { store, now, report } = this.options;
    if (now() - found.seen > TOUCH) await store.touch(sessions, [found.player.id], now()).catch(report);
    return found.player;
  }
}
