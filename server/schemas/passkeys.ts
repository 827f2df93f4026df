/** What browsers say about passkeys: as WebAuthn has it, in JSON. What is in it is checked where it is proved. */
import { closed } from '@bottega/table/schemas';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { Type } from 'typebox';

const Encoded = Type.String({ minLength: 1, maxLength: 10_000, pattern: '^[\\w-]+$', description: 'base64url' });
const CREDENTIAL = { id: Encoded, rawId: Encoded, type: Type.Literal('public-key'), clientExtensionResults: Type.Object({}) };

const NewCredential = Type.Unsafe<RegistrationResponseJSON>(
  Type.Object(
    {
      ...CREDENTIAL,
      response: Type.Object({
        clientDataJSON: Encoded,
        attestationObject: Encoded,
        transports: Type.Optional(Type.Array(Type.String({ maxLength: 20, pattern: '^[a-z-]+$' }), { maxItems: 10 })),
      }),
    },
    { description: 'A `RegistrationResponseJSON`, as `PublicKeyCredential.toJSON()` gives it' },
  ),
);
const Credential = Type.Unsafe<AuthenticationResponseJSON>(
  Type.Object(
    { ...CREDENTIAL, response: Type.Object({ clientDataJSON: Encoded, authenticatorData: Encoded, signature: Encoded, userHandle: Type.Optional(Encoded) }) },
    { description: 'An `AuthenticationResponseJSON`, as `PublicKeyCredential.toJSON()` gives it' },
  ),
);

/** The label is read where its faults can be told in words. */
const Label = Type.String({ minLength: 1, maxLength: 1000 });
export const PasskeyBody = Type.Object({ label: Label, credential: NewCredential }, closed);
export const PasskeyLabelBody = Type.Object({ label: Label }, closed);
export const PasskeyLoginBody = Type.Object({ credential: Credential }, closed);

const options = { additionalProperties: true };
export const CreationOptions = Type.Unsafe<PublicKeyCredentialCreationOptionsJSON>(
  Type.Object({ challenge: Type.String() }, { ...options, description: 'For `PublicKeyCredential.parseCreationOptionsFromJSON()`' }),
);
export const RequestOptions = Type.Unsafe<PublicKeyCredentialRequestOptionsJSON>(
  Type.Object({ challenge: Type.String() }, { ...options, description: 'For `PublicKeyCredential.parseRequestOptionsFromJSON()`' }),
);
