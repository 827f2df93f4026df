/** People: guests with a name, accounts, and the ways from one device to another. */
import { refuse } from '@bottega/kernel';
import type { CodeLook, Player } from '@bottega/table/wire';
import type { NoticeRegister } from '../notices/register.ts';
import type { Gone } from '../storage/database.ts';
import type { PassStore } from '../storage/pass-store.ts';
import type { PeopleStore } from '../storage/people-store.ts';
import type { Device } from './device.ts';
import { MOST_IN_NAME, readName, skeletonOf } from './names.ts';
import type { Passes } from './passes.ts';
import type { Passkeys } from './passkeys.ts';
import { checkPassword } from './password-rules.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { newReset } from './reset.ts';
import { codeAsTyped, hashOf, newCode, newId, newSecret } from './secrets.ts';

const CODE_LIFE = 10 * 60_000;
/** Links for a new password that may be on their way by mail at the same time. */
const MOST_RESETS = 3;
const LOGIN = /^[a-z0-9][a-z0-9._-]{2,31}$/;

/** Somebody who has just been let in, with the secret their browser keeps. */
export interface Admission {
  readonly player: Player;
  readonly secret: string;
}

/** Who asks, as the browser they ask from was known until now. */
export interface Visitor {
  readonly player: Player | null;
  readonly secret: string | undefined;
  readonly device: Device;
}

export interface RegisterOptions {
  readonly store: PeopleStore;
  readonly codes: PassStore;
  readonly passes: Passes;
  readonly now: () => number;
  /** Closes whatever somebody has opened who is not who they were. */
  readonly end: (who: Gone) => void;
  /** Whose passkey it is. */
  readonly passkeys: Pick<Passkeys, 'whose'>;
  /** At how many tables somebody has a seat. */
  readonly tablesOf: (player: string) => Promise<number>;
  /** Blanks what was said under these ids, at every table. */
  readonly eraseWords: (ids: readonly string[]) => Promise<void>;
  /** Lets every table of somebody, of which some are new to them, know when they are away. */
  readonly tellHolidays: (player: string) => Promise<void>;
  /** Takes somebody away from every table whose game is not over. */
  readonly leaveTables: (player: string) => Promise<void>;
}

export class PeopleRegister {
  private readonly options: RegisterOptions;

  constructor(options: RegisterOptions) {
    this.options = options;
  }

  async addGuest(given: string, device: Device): Promise<Admission> {
    const name = readName(given);
    const secret = newSecret();
    const id = newId();
    await this.options.store.addGuest(id, name, hashOf(secret), device, this.options.now());
    return { player: { id, name, account: null }, secret };
  }

  /** A guest without a browser: the token is the only way in. */
  async addProgram(given: string): Promise<{ player: Player; token: string }> {
    const name = readName(given);
    const [id, token] = [newId(), newSecret()];
    const made = this.options.now();
    await this.options.store.addProgram(id, { id: newId(), label: name, made }, hashOf(token));
    return { player: { id, name, account: null }, token };
  }

  /** Refuses a name that they could not take. */
  async checkName(player: Player, name: string): Promise<void> {
    const taken = player.account !== null && name !== player.name && (await this.options.store.isLikeAnother(player.id, skeletonOf(name)));
    if (taken) refuse({ code: 'name-taken', name });
  }

  async rename(player: Player, given: string): Promise<Player> {
    const name = readName(given);
    if (name === player.name) return player;
    if (!(await this.options.store.rename(player.id, { name, skeleton: skeletonOf(name) }))) refuse({ code: 'name-taken', name });
    return { ...player, name };
  }

  /** The guest, or a new player, has an account from now on. */
  async register({ player, device }: Visitor, login: string, password: string): Promise<Player & { secret?: string }> {
    const { store } = this.options;
    const wanted = readLogin(login);
    if (player !== null && player.account !== null) refuse({ code: 'login-taken', login: player.account });
    const name = player?.name ?? readName(login.trim().slice(0, MOST_IN_NAME));
    checkPassword(password, [wanted, name]);
    if ((await store.account(wanted)) !== null) refuse({ code: 'login-taken', login: wanted });
    const hash = await hashPassword(password);
    const admitted = player === null ? await this.addGuest(name, device) : { player };
    const done = await store.register(admitted.player.id, wanted, skeletonOf(name), hash);
    if (done === 'name-taken') refuse({ code: 'name-taken', name });
    if (done === 'login-taken') refuse({ code: 'login-taken', login: wanted });
    return { ...admitted.player, account: wanted, ...('secret' in admitted && { secret: admitted.secret }) };
  }

  /** A guest who logs in brings their seats along. */
  async logIn(visitor: Visitor, login: string, password: string): Promise<Admission> {
    const account = await this.options.store.account(readLogin(login));
    if (!(await isPassword(account?.password ?? null, password)) || account === null) refuse({ code: 'wrong-login' });
    return this.admit(visitor, account.id, true);
  }

  /** The same by a passkey, without a name or a password. */
  async logInByPasskey(visitor: Visitor, origin: string, given: Parameters<Passkeys['whose']>[1]): Promise<Admission> {
    return this.admit(visitor, await this.options.passkeys.whose(origin, given), true);
  }

  /**
   * Sends a link to whoever has that login and has proved a mail address; whether there is one is not told. Links of
   * before stay good: else whoever asks in another's name could spoil them.
   */
  async forgot(login: string, notices: Pick<NoticeRegister, 'mailsOf' | 'sendReset'>): Promise<void> {
    const { store, codes, now } = this.options;
    const account = await store.account(readLogin(login));
    const mails = await notices.mailsOf(account?.id ?? '');
    if (account === null || mails.length === 0 || (await codes.countResets(account.id, now())) >= MOST_RESETS) return;
    const { secret } = await newReset(codes, account.id, now(), false);
    await notices.sendReset(mails, secret);
  }

  /** Whose link it is; it is good for another look. */
  async lookAtReset(secret: string): Promise<Player> {
    const { store, codes, now } = this.options;
    const id = await codes.resetOf(hashOf(secret), now());
    return (id === null ? null : await store.byId(id)) ?? refuse({ code: 'bad-reset' });
  }

  /** Whoever else is logged in, or has a code, is out; whoever set it is in. */
  async reset(visitor: Visitor, secret: string, password: string): Promise<Admission> {
    const { store, codes, passes, now } = this.options;
    const player = await this.lookAtReset(secret);
    // a password that is refused leaves the link as it was
    checkPassword(password, [player.account ?? '', player.name]);
    const hash = await hashPassword(password);
    if ((await codes.useReset(hashOf(secret), now())) === null) refuse({ code: 'bad-reset' });
    await store.setPassword(player.id, hash);
    await codes.endCodes(player.id);
    await codes.endResets(player.id);
    const admission = await this.admit(visitor, player.id, false);
    await passes.endOtherSessions(player, admission.secret);
    return admission;
  }

  /** Whoever else is logged in, or has a code or a link for another password, is out. */
  async changePassword(player: Player, secret: string, old: string, password: string): Promise<void> {
    const { store, codes, passes } = this.options;
    if (player.account === null) refuse({ code: 'no-account' });
    const account = await store.account(player.account);
    if (!(await isPassword(account?.password ?? null, old))) refuse({ code: 'wrong-password' });
    checkPassword(password, [player.account, player.name]);
    await store.setPassword(player.id, await hashPassword(password));
    await codes.endCodes(player.id);
    await codes.endResets(player.id);
    await passes.endOtherSessions(player, secret);
  }

  async transfer(player: Player): Promise<{ code: string; expires: number }> {
    const code = newCode();
    const expires = this.options.now() + CODE_LIFE;
    await this.options.codes.addCode(hashOf(code), player.id, expires);
    return { code, expires };
  }

  /** Whose code it is, and what whoever would use it has to decide; it is good for another look. */
  async lookAtCode(guest: Player | null, code: string): Promise<CodeLook> {
    const { store, codes, tablesOf, now } = this.options;
    const id = await codes.codeOf(hashOf(codeAsTyped(code)), now());
    const player = (id === null ? null : await store.byId(id)) ?? refuse({ code: 'bad-code' });
    const comesAlong = guest !== null && guest.account === null && guest.id !== player.id;
    return { name: player.name, account: player.account !== null, tables: comesAlong ? await tablesOf(guest.id) : 0 };
  }

  /** `bring`: a guest's own seats come along; otherwise they stay behind. */
  async claim(visitor: Visitor, code: string, bring: boolean): Promise<Admission> {
    const { codes, now } = this.options;
    const player = await codes.useCode(hashOf(codeAsTyped(code)), now());
    if (player === null) refuse({ code: 'bad-code' });
    return this.admit(visitor, player, bring);
  }

  async erase(player: Player): Promise<void> {
    const { store, leaveTables, eraseWords, end } = this.options;
    const ids = await store.idsOf(player.id);
    // first, because without a way in nobody could ask for it again
    await leaveTables(player.id);
    await eraseWords(ids);
    await store.erase(player.id);
    end({ by: 'player', id: player.id });
  }

  /** They are somebody else now, also on the connections that are open. */
  private async admit({ player: before, secret: old, device }: Visitor, id: string, bring: boolean): Promise<Admission> {
    const { store, passes, tellHolidays, end } = this.options;
    // a guest whose way in this was may belong to somebody by now
    const player = (await store.byId(id)) ?? refuse({ code: 'unknown-player' });
    if (bring && before !== null && before.id !== player.id && before.account === null) {
      await store.adopt(before.id, player.id);
      end({ by: 'player', id: before.id });
      await tellHolidays(player.id);
    }
    const secret = await passes.admit(player.id, device);
    if (old !== undefined) await passes.endSession(old);
    return { player, secret };
  }
}

function readLogin(given: string): string {
  const login = given.trim().toLowerCase();
  if (!LOGIN.test(login)) refuse({ code: 'bad-login' });
  return login;
}
