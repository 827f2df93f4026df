/** A path into an edition in words: `cards.26.slots.value.2` is “card 27, slot 3”. */
/** As much of `Words` as is needed: they word faults by this file. */
interface Speaker {
  readonly language: string;
  has(key: string): boolean;
  say(key: string, parameters?: Readonly<Record<string, unknown>>): string;
}

/** Where things have names of their own that forms and faults name them by as well. */
const NAMED = ['edition', 'character', 'city'];

const isNumber = (part: string | undefined): part is string => part !== undefined && /^\d+$/.test(part);

/**
 * The names of an edition's parts are worded as `edition.<name>`; where its parts are numbered, `edition.<name>.#` may say
 * so, with the number itself and `ordinal`, counted from 1.
 */
export function placesOf(words: Speaker, path: string): string[] {
  // what stands with a mark is the value of its place
  const parts = path.split('.').filter((part) => part !== 'value' && part !== '');
  const places: string[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at];
    if (isNumber(part)) places.push(words.say('edition.#', { ordinal: Number(part) + 1 }));
    else if (isNumber(parts[at + 1]) && words.has(`edition.${part}.#`)) {
      at += 1;
      places.push(words.say(`edition.${part}.#`, { number: Number(parts[at]), ordinal: Number(parts[at]) + 1 }));
    } else {
      const key = NAMED.map((prefix) => `${prefix}.${part}`).find((one) => words.has(one));
      places.push(key === undefined ? part : words.say(key));
    }
  }
  return places;
}

/** As the beginning of a sentence. */
export function placeOf(words: Speaker, path: string): string {
  const place = placesOf(words, path).join(', ') || words.say('edition.whole');
  return place.charAt(0).toLocaleUpperCase(words.language) + place.slice(1);
}

/** The name of every part of an annotated edition: those that must have words. */
export function partsOf(annotated: unknown): string[] {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    for (const [name, part] of Object.entries('mark' in node && 'value' in node ? { value: node.value } : node)) {
      if (name !== 'value' && !isNumber(name)) names.add(name);
      visit(part);
    }
  };
  visit(annotated);
  return [...names];
}
