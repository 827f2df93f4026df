/** The kernel's own words, and the words of a whole game in one language. */
import type { ShownGame } from '../box.ts';
import { type Dictionary, type Language, Words } from '../words.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

export const KERNEL_TEXT: Readonly<Record<Language, Dictionary>> = { en, fr, de, nl };

/** The edition that a state or view carries; null for the house's. */
export const editionIn = (state: unknown): unknown => (state !== null && typeof state === 'object' && 'edition' in state ? state.edition : null);

/** The entries of the dictionary that the edition in play, as a state carries it, replaces by names of its own. */
export const ownWords = (box: Pick<ShownGame, 'printed'>, language: Language, edition: unknown): Dictionary =>
  edition === null || edition === undefined ? {} : (box.printed?.renamed?.(edition, language) ?? {});

/** `own`: see `ownWords`. */
export function wordsFor(box: Pick<ShownGame, 'text'>, language: Language, names: readonly string[], own: Dictionary = {}): Words {
  return new Words(language, { ...KERNEL_TEXT[language], ...box.text[language], ...own }, names);
}
