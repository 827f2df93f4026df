/** What people write to those who keep the house, and they to everybody: plain lines, not too long. */
import { refuse } from '@bottega/kernel';

export function readWords(given: string, most: number, least = 0): string {
  // no control signs but line breaks, and nothing that turns a line around
  const text = given.replace(/[^\P{C}\n]/gu, '').trim();
  if (text.length < least || text.length > most) refuse({ code: 'bad-text', most });
  return text;
}
