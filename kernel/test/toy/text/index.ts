import type { Dictionary, Language } from '@bottega/kernel';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

export const TEXT: Readonly<Record<Language, Dictionary>> = { en, fr, de, nl };
