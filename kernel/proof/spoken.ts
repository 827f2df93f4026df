/** Proves that something a lesson says can be said in every language: briefly, and with its figures from the engine. */
import { type Dictionary, LANGUAGES, type Language, Words } from '../words.ts';
import { parameters } from './parameters.ts';
import { readings } from './readings.ts';

/** One thought a step. */
const WORDS = 30;

export function checkSpoken(text: Readonly<Record<Language, Dictionary>>, key: string, figures: Readonly<Record<string, number>>): string[] {
  return LANGUAGES.flatMap((language) => {
    const faults: string[] = [];
    const message = text[language][key];
    const said = new Words(language, text[language], []);
    try {
      const spoken = said.say(key, figures);
      const count = spoken.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      if (count > WORDS) faults.push(`has ${count} words`);
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
    // a figure that stands in the words themselves fits one position by chance
    if (readings(message).some((reading) => /\d/.test(reading.replace(/\{[^}]*\}/g, '')))) faults.push('holds a number of its own');
    if (parameters(message) !== parameters(text.en[key])) faults.push(`speaks of {${parameters(message)}}, English of {${parameters(text.en[key])}}`);
    return faults.map((fault) => `${language}: ${key} ${fault}`);
  });
}
