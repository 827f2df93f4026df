/** What is sent: one message with one notice or several, in the language of whoever gets it. */
import type { Language } from '@bottega/kernel';
import type { Kind } from './kinds.ts';

export interface Told {
  /** The same whenever this notice is sent: who gets it twice can tell by it. */
  readonly key: string;
  readonly kind: Kind;
  /** Null when it is about the channel itself. */
  readonly table: string | null;
  readonly game: string | null;
  readonly name: string | null;
  readonly at: number;
  /** When time runs out. */
  readonly until: number | null;
  readonly url: string;
  readonly title: string;
  readonly text: string;
}

export interface Message {
  readonly key: string;
  readonly language: Language;
  readonly title: string;
  /** The notices themselves, if there are several. */
  readonly text: string;
  readonly url: string;
  readonly told: readonly Told[];
  /** At how many tables it is their turn. */
  readonly waiting: number;
}
