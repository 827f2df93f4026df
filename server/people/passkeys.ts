/**
 * Passkeys: a key that a device, a telephone or a stick keeps, and that works at this address alone. Whoever has one
 * needs no password.
 */
import { refuse } from '@bottega/kernel';
import type { PasskeyLine, Player } from '@bottega/table/wire';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { PasskeyStore } from '../storage/passkey-store.ts';
import { readLabel } from './names.ts';
import { hashOf, newId } from './secrets.ts';

const MOST_PASSKEYS = 20;
/** Milliseconds in which a challenge must be answered. */
const CHALLENGE_LIFE = 5 * 60_000;
const NAME = 'Bottega';

export interface PasskeysOptions {
  readonly store: PasskeyStore;
  readonly now: () => number;
}

/** `challenge`: unknown, used or too late; `origin`: made for another address; `unknown`: removed here; `proof`: the rest. */
type Fault = 'challenge' | 'origin' | 'unknown' | 'proof';
const bad = (why: Fault): never => refuse({ code: 'bad-passkey', why });

const hostOf = (origin: string): string => new URL(origin).hostname;
type Transports = AuthenticatorTransports[];
type AuthenticatorTransports = 'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb';
const transportsOf = (text: string): Transports => text.split(',').filter((one) => one !== '') as Transports;

export class Passkeys {
  private readonly options: PasskeysOptions;

  constructor(options: PasskeysOptions) {
    this.options = options;
  }

  lines(player: Player): Promise<PasskeyLine[]> {
    return this.options.store.lines(player.id);
  }

  /** `origin`: that of the page that asks, which is one of ours. */
  async offer(player: Player, origin: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
    if (player.account === null) refuse({ code: 'no-account' });
    const known = await this.options.store.of(player.id);
    if (known.length >= MOST_PASSKEYS) refuse({ code: 'too-many-passkeys', most: MOST_PASSKEYS });
    const offered = await generateRegistrationOptions({
      rpName: NAME,
      rpID: hostOf(origin),
      userName: player.account,
      userDisplayName: player.name,
      userID: new TextEncoder().encode(player.id),
      excludeCredentials: known.map(({ credential, transports }) => ({ id: credential, transports: transportsOf(transports) })),
      // without a name to type, and whoever only finds the stick does not get in
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.note(offered.challenge, player.id);
    return offered;
  }

  async add(player: Player, origin: string, given: RegistrationResponseJSON, label: string): Promise<PasskeyLine> {
    const { store, now } = this.options;
    const called = readLabel(label);
    if (player.account === null) refuse({ code: 'no-account' });
    const challenge = await this.answered(given.response.clientDataJSON, origin, player.id);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: given,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
    }).catch(() => bad('proof'));
    if (!verified) return bad('proof');
    const { id: credential, publicKey, counter } = registrationInfo.credential;
    if ((await store.of(player.id)).length >= MOST_PASSKEYS) refuse({ code: 'too-many-passkeys', most: MOST_PASSKEYS });
    const line = { id: newId(), label: called, made: now(), used: null };
    const transports = (given.response.transports ?? []).join();
    const key = Buffer.from(publicKey).toString('base64url');
    if (!(await store.add({ ...line, credential, player: player.id, key, counter, transports }))) bad('proof');
    return line;
  }

  async rename(player: Player, id: string, label: string): Promise<PasskeyLine> {
    return (await this.options.store.rename(player.id, id, readLabel(label))) ?? refuse({ code: 'not-found' });
  }

  async remove(player: Player, id: string): Promise<void> {
    if (!(await this.options.store.remove(player.id, id))) refuse({ code: 'not-found' });
  }

  async ask(origin: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const asked = await generateAuthenticationOptions({ rpID: hostOf(origin), userVerification: 'required' });
    await this.note(asked.challenge, null);
    return asked;
  }

  /** Whose passkey has answered. */
  async whose(origin: string, given: AuthenticationResponseJSON): Promise<string> {
    const { store, now } = this.options;
    const challenge = await this.answered(given.response.clientDataJSON, origin, null);
    const known = (await store.byCredential(given.id)) ?? bad('unknown');
    const { credential, key, counter, transports } = known;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: given,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      credential: { id: credential, publicKey: new Uint8Array(Buffer.from(key, 'base64url')), counter, transports: transportsOf(transports) },
    }).catch(() => bad('proof'));
    if (!verified) bad('proof');
    await store.used(credential, authenticationInfo.newCounter, now());
    return known.player;
  }

  private note(challenge: string, player: string | null): Promise<void> {
    return this.options.store.addChallenge(hashOf(challenge), player, this.options.now() + CHALLENGE_LIFE);
  }

  /** The challenge that it answers, which is used up whatever comes of it. */
  private async answered(clientData: string, ours: string, player: string | null): Promise<string> {
    const { challenge, origin } = readClientData(clientData);
    if (!(await this.options.store.useChallenge(hashOf(challenge), player, this.options.now()))) bad('challenge');
    if (origin !== ours) bad('origin');
    return challenge;
  }
}

function readClientData(text: string): { challenge: string; origin: string } {
  try {
    const { challenge, origin } = decodeClientDataJSON(text);
    if (typeof challenge === 'string' && typeof origin === 'string') return { challenge, origin };
  } catch {
    // it is no JSON
  }
  return bad('proof');
}
