/** The terminal's own words beside those of a game. */
import { type Dictionary, editionIn, type GameBox, type Language, ownWords, Words, wordsFor } from '@bottega/kernel';
import type { Sitter } from '@bottega/table';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

export const CLI_TEXT: Readonly<Record<Language, Dictionary>> = { en, fr, de, nl };

export const plainWords = (language: Language): Words => new Words(language, CLI_TEXT[language], []);

/** Names for the seats: their own, or what sits there and its number. */
export function namesOf(sitters: readonly Sitter[], language: Language): string[] {
  const words = plainWords(language);
  return sitters.map(({ name, level }, seat) => (name === '' ? words.say(`cli.${level ?? 'human'}`, { number: seat + 1 }) : name));
}

/** All words needed at a table of this game; the edition of `state` may have names of its own. */
export function tableWords(box: GameBox, language: Language, names: readonly string[], state: unknown = null): Words {
  const text = { ...box.text, [language]: { ...box.text[language], ...CLI_TEXT[language] } };
  return wordsFor({ text }, language, names, ownWords(box, language, editionIn(state)));
}
