/** The words of a part of the house, loaded only when somebody goes there. */
import { type Dictionary, type Language, Words } from '@bottega/kernel';

export class PartWords {
  private readonly load: (language: Language) => Promise<Dictionary>;
  private wished: Language | undefined;
  private current = $state.raw<Words | null>(null);

  /** The files of its folder `text`. */
  constructor(files: Readonly<Record<string, () => Promise<Dictionary>>>) {
    this.load = (language) => files[`./text/${language}.json`]();
  }

  /** Of languages that are chosen in quick succession the last one is spoken. */
  async speak(language: Language): Promise<void> {
    this.wished = language;
    const messages = await this.load(language);
    if (this.wished === language) this.current = new Words(language, messages, []);
  }

  get ready(): boolean {
    return this.current !== null;
  }

  /** The message under a key, in the reader's language. */
  say = (key: string, parameters?: Readonly<Record<string, unknown>>): string => this.current?.say(key, parameters) ?? '';
}
