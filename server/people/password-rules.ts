/** Which passwords are taken: long enough, and none that would be among the first guesses. */
import { refuse } from '@bottega/kernel';
import COMMON from './common-passwords.json' with { type: 'json' };

const LEAST = 8;
/** Eight of the same, or two in turn, are not a password. */
const LEAST_DIFFERENT = 3;

const common: ReadonlySet<string> = new Set(COMMON);

type Weakness = 'short' | 'monotonous' | 'common' | 'name';

/** Refuses a weak one with what is weak about it; `own`: login and name of whoever wants it. */
export function checkPassword(password: string, own: readonly string[]): void {
  const why = weaknessOf(password, own);
  if (why !== undefined) refuse({ code: 'weak-password', why, least: LEAST });
}

function weaknessOf(password: string, own: readonly string[]): Weakness | undefined {
  const characters = [...password];
  if (characters.length < LEAST) return 'short';
  if (new Set(characters).size < LEAST_DIFFERENT || password.trim() === '') return 'monotonous';
  const guessed = password.normalize('NFKC').toLowerCase().trim();
  if (common.has(guessed)) return 'common';
  // the first guess is a name, and the second a name with some figures
  const bare = lettersOf(guessed);
  if (own.map(lettersOf).some((name) => name !== '' && (name === bare || name === [...bare].reverse().join('')))) return 'name';
  return undefined;
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '');
