/** The kernel's own words, and the words of a whole game in one language. */
import type { ShownGame } from '../box.ts';
import { type Dictionary, type Language, Words } from '../words.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

export const KERNEL_TEXT: Readonly<Record<Language, Dictionary>> = { en, fr, de, nl };

export function wordsFor(box: Pick<ShownGame, 'text'>, language: Language, names: readonly string[]): Words {
  return new Words(language, { ...KERNEL_TEXT[language], ...box.text[language] }, names);
}
