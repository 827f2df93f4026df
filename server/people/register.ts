/** People: guests with a name, accounts, and the ways from one device to another. */
import { refuse } from '@bottega/kernel';
import type { Player, TokenLine } from '@bottega/table/wire';
import type { PeopleStore } from '../storage/people-store.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { codeAsTyped, hashOf, newCode, newId, newSecret } from './secrets.ts';

const CODE_LIFE = 10 * 60_000;
const LEAST_PASSWORD = 8;
const MOST_TOKENS = 20;
const LOGIN = /^[a-z0-9][a-z0-9._-]{2,31}$/;

/** Somebody who has just been let in, with the secret their browser keeps. */
export interface Admission {
  readonly player: Player;
  readonly secret: string;
}

export class PeopleRegister {
  private readonly store: PeopleStore;
  private readonly now: () => number;

  constructor(store: PeopleStore, now: () => number) {
    this.store = store;
    this.now = now;
  }

  bySecret(secret: string): Promise<Player | null> {
    return this.store.bySession(hashOf(secret));
  }

  byToken(token: string): Promise<Player | null> {
    return this.store.byToken(hashOf(token));
  }

  async addGuest(given: string): Promise<Admission> {
    const name = readName(given);
    const secret = newSecret();
    const id = newId();
    await this.store.addGuest(id, name, hashOf(secret), this.now());
    return { player: { id, name, account: null }, secret };
  }

  async rename(player: Player, given: string): Promise<Player> {
    const name = readName(given);
    if (name !== player.name) await this.store.rename(player.id, name);
    return { ...player, name };
  }

  /** The guest, or a new player, has an account from now on. */
  async register(player: Player | null, login: string, password: string): Promise<Player & { secret?: string }> {
    const wanted = login.trim().toLowerCase();
    if (!LOGIN.test(wanted)) refuse({ code: 'bad-login' });
    if (password.length < LEAST_PASSWORD) refuse({ code: 'weak-password', least: LEAST_PASSWORD });
    if (player !== null && player.account !== null) refuse({ code: 'login-taken', login: player.account });
    if ((await this.store.account(wanted)) !== null) refuse({ code: 'login-taken', login: wanted });
    const hash = await hashPassword(password);
    const admitted = player === null ? await this.addGuest(login.trim().slice(0, 24)) : { player };
    if (!(await this.store.register(admitted.player.id, wanted, hash))) refuse({ code: 'login-taken', login: wanted });
    return { ...admitted.player, account: wanted, ...('secret' in admitted && { secret: admitted.secret }) };
  }

  /** A guest who logs in brings their seats along. */
  async logIn(guest: Player | null, login: string, password: string): Promise<Admission> {
    const account = await this.store.account(login.trim().toLowerCase());
    if (!(await isPassword(account?.password ?? null, password)) || account === null) refuse({ code: 'wrong-login' });
    return this.admit(guest, account.id);
  }

  logOut(secret: string): Promise<void> {
    return this.store.endSession(hashOf(secret));
  }

  async transfer(player: Player): Promise<{ code: string; expires: number }> {
    const code = newCode();
    const expires = this.now() + CODE_LIFE;
    await this.store.addCode(hashOf(code), player.id, expires);
    return { code, expires };
  }

  async claim(guest: Player | null, code: string): Promise<Admission> {
    const player = await this.store.useCode(hashOf(codeAsTyped(code)), this.now());
    if (player === null) refuse({ code: 'bad-code' });
    return this.admit(guest, player);
  }

  tokens(player: Player): Promise<TokenLine[]> {
    return this.store.tokens(player.id);
  }

  async addToken(player: Player, label: string): Promise<TokenLine> {
    if ((await this.store.tokens(player.id)).length >= MOST_TOKENS) refuse({ code: 'too-many-tokens', most: MOST_TOKENS });
    const line = { id: newId(), label, made: this.now() };
    const token = newSecret();
    await this.store.addToken(player.id, line, hashOf(token));
    return { ...line, token };
  }

  async endToken(player: Player, id: string): Promise<void> {
    if (!(await this.store.endToken(player.id, id))) refuse({ code: 'not-found' });
  }

  erase(player: Player): Promise<void> {
    return this.store.erase(player.id);
  }

  private async admit(guest: Player | null, id: string): Promise<Admission> {
    // a guest whose way in this was may belong to somebody by now
    const player = (await this.store.byId(id)) ?? refuse({ code: 'unknown-player' });
    if (guest !== null && guest.id !== player.id && guest.account === null) await this.store.adopt(guest.id, player.id);
    const secret = newSecret();
    await this.store.addSession(hashOf(secret), player.id, this.now());
    return { player, secret };
  }
}

/** As it is kept; refuses what is no name. */
export function readName(given: string): string {
  const name = given.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (name === '' || name.length > 24 || /\p{C}/u.test(name)) refuse({ code: 'bad-name', most: 24 });
  return name;
}
