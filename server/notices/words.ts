/** The words of the notices, in four languages. */
import { type Language, Words } from '@bottega/kernel';
import de from './text/de.json' with { type: 'json' };
import en from './text/en.json' with { type: 'json' };
import fr from './text/fr.json' with { type: 'json' };
import nl from './text/nl.json' with { type: 'json' };

const WORDS: Readonly<Record<Language, Words>> = {
  en: new Words('en', en, []),
  fr: new Words('fr', fr, []),
  de: new Words('de', de, []),
  nl: new Words('nl', nl, []),
};

export const noticeWords = (language: Language): Words => WORDS[language];
