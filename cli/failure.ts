/** What can go wrong outside the rules, and how it is said: one line, never a stack trace. */
import { type GameBox, KERNEL_TEXT, type Language, type Reason, Refusal, Words, wordsFor } from '@bottega/kernel';
import { plainWords } from './text/index.ts';

/** A reason to stop with exit code 1 (or 2, when the command was misused), in words. */
export class Failure extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** A refusal in words: the game's own if it knows the code, else the kernel's, else the bare code with its figures. */
export function refusalText(reason: Reason, box?: GameBox, names: readonly string[] = [], language: Language = 'en'): string {
  const words = box === undefined ? new Words(language, KERNEL_TEXT[language], names) : wordsFor(box, language, names);
  try {
    const why = words.refusal(readable(reason));
    const { code, move, text } = reason;
    // other rules name the move themselves
    const placed = typeof move === 'number' && typeof text === 'string' && code !== 'other-rules';
    return placed ? plainWords(language).say('cli.at-move', { why, move, text }) : why;
  } catch {
    return JSON.stringify(reason);
  }
}

/** Figures that came from outside may be any JSON; a person reads them as JSON. */
function readable(reason: Reason): Reason {
  const plain = (value: unknown): boolean =>
    value === null || typeof value !== 'object' || (Array.isArray(value) && value.every((item) => typeof item !== 'object'));
  return Object.fromEntries(Object.entries(reason).map(([key, value]) => [key, plain(value) ? value : JSON.stringify(value)])) as unknown as Reason;
}

/** Runs what may be refused by a game, and says refusals in that game's words. */
export async function withWords<T>(box: GameBox, run: () => T | Promise<T>, language: Language = 'en'): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Refusal) throw new Failure(refusalText(error.reason, box, [], language));
    throw error;
  }
}
