/** An authenticator in software, as a telephone or a stick would be: it makes passkeys and signs what it is asked. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const coded = (data: Uint8Array | string): string => Buffer.from(data).toString('base64url');
const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;

export class Authenticator {
  /** Where its browser is. */
  origin: string;
  private readonly id = randomBytes(16);
  private readonly privateKey: KeyObject;
  private readonly cose: Uint8Array;
  private counter = 0;

  constructor(origin: string) {
    this.origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.privateKey = privateKey;
    const { x, y } = publicKey.export({ format: 'jwk' });
    const point = (text: string | undefined): Uint8Array => new Uint8Array(Buffer.from(text!, 'base64url'));
    this.cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]) as never,
    );
  }

  make({ challenge }: PublicKeyCredentialCreationOptionsJSON): RegistrationResponseJSON {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const key = Buffer.concat([Buffer.alloc(16), length, this.id, this.cose]);
    const authData = new Uint8Array(Buffer.concat([this.head(PRESENT_AND_VERIFIED | WITH_KEY), key]));
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]) as never,
    );
    const response = {
      clientDataJSON: this.clientData('webauthn.create', challenge),
      attestationObject: coded(attestation),
      transports: ['internal' as const],
    };
    return { ...this.credential(), response };
  }

  answer({ challenge }: PublicKeyCredentialRequestOptionsJSON): AuthenticationResponseJSON {
    this.counter++;
    const data = this.head(PRESENT_AND_VERIFIED);
    const clientDataJSON = this.clientData('webauthn.get', challenge);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return { ...this.credential(), response: { clientDataJSON, authenticatorData: coded(data), signature: coded(sign('sha256', signed, this.privateKey)) } };
  }

  private credential() {
    return { id: coded(this.id), rawId: coded(this.id), type: 'public-key' as const, clientExtensionResults: {} };
  }

  private head(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), counter]);
  }

  private clientData(type: string, challenge: string): string {
    return coded(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }
}
