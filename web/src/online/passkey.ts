/** Passkeys, as far as the browser has a say in them; what does it is loaded when somebody wants one. */

import { Refusal } from '@bottega/kernel';
import type { Player } from '@bottega/table/wire';
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { call } from './api.ts';

/** They are for a named host over https, or for this very machine: never for a bare address. */
export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(location.hostname);

export async function makePasskey(label: string): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await call<PublicKeyCredentialCreationOptionsJSON>('POST', 'me/passkeys/options');
  const credential = await startRegistration({ optionsJSON }).catch(explain);
  await call('POST', 'me/passkeys', { label, credential });
}

export async function signInByPasskey(): Promise<Player> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await call<PublicKeyCredentialRequestOptionsJSON>('POST', 'me/login/passkey/options');
  const credential = await startAuthentication({ optionsJSON }).catch(explain);
  return (await call<{ player: Player }>('POST', 'me/login/passkey', { credential })).player;
}

/** What the browser says is for programmers; most often somebody has changed their mind. */
function explain(error: unknown): never {
  const { name } = error as Error;
  throw new Refusal({
    code: name === 'InvalidStateError' ? 'passkey-known' : name === 'NotAllowedError' || name === 'AbortError' ? 'passkey-cancelled' : 'passkey-failed',
  });
}
