/** What a game says, in the languages that were asked for. */
import { type Dictionary, type Language, type ShownGame, Words } from '@bottega/kernel';

/** Of the kernel's words, too, a page needs those of one language. */
const kernel = import.meta.glob<Dictionary>('../../kernel/text/{en,fr,de,nl}.json', { import: 'default' });
const dictionaries = import.meta.glob<Dictionary>('../../games/*/text/{en,fr,de,nl}.json', { import: 'default' });
/** Only what names a game, for pages that show no more (see vite.config.ts). */
const titles = import.meta.glob<Dictionary>('../../games/*/text/{en,fr,de,nl}.json', { import: 'default', query: '?title' });

const fileOf = (id: string, language: Language): string => `../../games/${id}/text/${language}.json`;
export const loadKernelWords = (language: Language): Promise<Dictionary> => kernel[`../../kernel/text/${language}.json`]();
/** What the game says and what the kernel says in it. */
export async function loadDictionary(id: string, language: Language): Promise<Dictionary> {
  const [common, own] = await Promise.all([loadKernelWords(language), dictionaries[fileOf(id, language)]()]);
  return { ...common, ...own };
}
export const loadTitle = (id: string, language: Language): Promise<Dictionary> => titles[fileOf(id, language)]();

/** As the kernel's own function of that name, which brings the kernel's words in all languages; here they came with the game's. */
export const wordsFor = (box: Pick<ShownGame, 'text'>, language: Language, names: readonly string[], own: Dictionary = {}): Words =>
  new Words(language, { ...box.text[language], ...own }, names);

/** One language at first. Another is fetched when somebody reads it, and until it has come the first stands in for it. */
export class GameText implements Readonly<Record<Language, Dictionary>> {
  private readonly id: string;
  private readonly first: Dictionary;
  private known = $state.raw<Partial<Record<Language, Dictionary>>>({});

  private constructor(id: string, language: Language, first: Dictionary) {
    this.id = id;
    this.first = first;
    this.known = { [language]: first };
  }

  static async open(id: string, language: Language): Promise<GameText> {
    return new GameText(id, language, await loadDictionary(id, language));
  }

  get en(): Dictionary {
    return this.spoken('en');
  }
  get fr(): Dictionary {
    return this.spoken('fr');
  }
  get de(): Dictionary {
    return this.spoken('de');
  }
  get nl(): Dictionary {
    return this.spoken('nl');
  }

  private spoken(language: Language): Dictionary {
    const there = this.known[language];
    // offline, and never read before: the first goes on
    if (there === undefined) void this.fetch(language).catch(() => {});
    return there ?? this.first;
  }

  private async fetch(language: Language): Promise<void> {
    const fetched = await loadDictionary(this.id, language);
    if (this.known[language] === undefined) this.known = { ...this.known, [language]: fetched };
  }
}
