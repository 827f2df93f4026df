/** Secrets that let people in. The database knows only their hashes. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

export const newSecret = (): string => randomBytes(32).toString('base64url');
export const newId = (): string => randomBytes(9).toString('base64url');
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Without letters and digits that look alike, because people type it. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const newCode = (): string => Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
export const codeAsTyped = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '');
