/** Words for codes: a game's dictionaries hold one ICU message for every event, prompt, refusal, move and name. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { BaseMove, GameEvent, Prompt } from './game.ts';
import { placeOf } from './place.ts';
import type { Reason } from './refusal.ts';

export const LANGUAGES = ['en', 'fr', 'de', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Dictionary = Readonly<Record<string, string>>;

/** What has a meaning in ICU messages. */
const SPECIAL = /['{}<]/;

/** So many sentences are remembered as they were said: a board says the same ones again and again. */
const REMEMBERED = 1000;

/** Parameters that are seats and read as the players' names. */
const SEATS = new Set(['seat', 'other', 'seats']);

export class Words {
  private readonly formats = new Map<string, IntlMessageFormat>();
  private readonly said = new Map<string, string>();
  private readonly list: Intl.ListFormat;
  readonly language: Language;
  private readonly messages: Dictionary;
  private readonly names: readonly string[];

  constructor(language: Language, messages: Dictionary, names: readonly string[]) {
    this.language = language;
    this.messages = messages;
    this.names = names;
    this.list = new Intl.ListFormat(language, { type: 'conjunction' });
  }

  event(event: GameEvent): string {
    return this.say(`event.${event.code}`, event);
  }
  prompt(prompt: Prompt): string {
    return this.say(`prompt.${prompt.code}`, prompt);
  }
  refusal(reason: Reason): string {
    const place = reason.code === 'bad-edition' ? { place: placeOf(this, String(reason.path)) } : {};
    return this.say(`refusal.${reason.code}`, { ...reason, ...place });
  }
  move(move: BaseMove): string {
    return this.label(`move.${move.do}`, move as unknown as Record<string, unknown>);
  }
  /** Several moves of one kind as one. */
  moves(kind: string, parameters: Readonly<Record<string, readonly unknown[]>>): string {
    return this.label(`moves.${kind}`, parameters);
  }
  /** It may begin with the name of a thing, which is written small inside sentences. */
  private label(key: string, parameters: Readonly<Record<string, unknown>>): string {
    const text = this.say(key, parameters);
    return text.charAt(0).toLocaleUpperCase(this.language) + text.slice(1);
  }
  /** A place nobody sits at is that of an opponent played by the rules, where a game has one. */
  name(seat: number): string {
    return this.names[seat] ?? this.messages['name.rival'] ?? String(seat + 1);
  }
  has(key: string): boolean {
    return Object.hasOwn(this.messages, key);
  }

  /** The message under a key. A parameter `colour: 'green'` reads as the message `colour.green`, where there is one. */
  say(key: string, parameters: Readonly<Record<string, unknown>> = {}): string {
    const message = this.messages[key];
    if (message === undefined) throw new Error(`no ${this.language} words for ${key}`);
    // most are plain names, which need no reading
    if (!SPECIAL.test(message)) return message;
    const sentence = key + JSON.stringify(parameters);
    let text = this.said.get(sentence);
    if (text === undefined) {
      text = this.worded(key, message, parameters);
      if (this.said.size >= REMEMBERED) this.said.clear();
      this.said.set(sentence, text);
    }
    return text;
  }

  private worded(key: string, message: string, parameters: Readonly<Record<string, unknown>>): string {
    let format = this.formats.get(key);
    if (format === undefined) {
      format = new IntlMessageFormat(message, this.language);
      this.formats.set(key, format);
    }
    const worded: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(parameters)) worded[name] = this.parameter(name, value, parameters);
    return String(format.format(worded));
  }

  /** The things of a list; where some are there more than once and `<name>.#` says how, each with its number. */
  private items(name: string, list: readonly unknown[], others: Readonly<Record<string, unknown>>): string[] {
    const worded = list.map((item) => String(this.parameter(name, item, others)));
    const different = [...new Set(worded)];
    if (different.length === worded.length || !this.has(`${name}.#`)) return worded;
    return different.map((item) => this.say(`${name}.#`, { count: worded.filter((other) => other === item).length, [name]: item }));
  }

  private parameter(name: string, value: unknown, { [name]: _, ...others }: Readonly<Record<string, unknown>>): string | number {
    if (Array.isArray(value)) return this.list.format(this.items(name, value, others));
    if (SEATS.has(name)) return this.name(Number(value));
    const known = `${name}.${String(value)}`;
    // the message of a fault has figures of its own
    if (this.has(known)) return this.say(known, others);
    return typeof value === 'number' ? value : String(value);
  }
}
