/** Editions as files and links, out of the browser and into it. */
import { type AnyGame, changesOf, type EditionSheet, isSheet, isTooDeep, refuse, wholeEdition } from '@bottega/kernel';

/** A link that mail programs and chats leave whole. */
const LONGEST_LINK = 1800;
const MOST_BYTES = 1_000_000;

const bare = ({ game, name, changes }: EditionSheet): EditionSheet => ({ game, name, changes });

export function saveSheet(sheet: EditionSheet): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(bare(sheet), null, 2)], { type: 'application/json' }));
  link.download = `${sheet.game}-edition.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Null when there are too many changes for a link. */
export function linkTo(sheet: EditionSheet): string | null {
  const bytes = new TextEncoder().encode(JSON.stringify(bare(sheet)));
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  const link = new URL(`#/edition/${sheet.game}?sheet=${text}`, document.baseURI).href;
  return link.length > LONGEST_LINK ? null : link;
}

/** Refuses what is no edition of that game, with the path of the fault. */
export function readEdition(game: AnyGame, text: string, name: string): EditionSheet {
  if (text.length > MOST_BYTES || isTooDeep(text)) return refuse({ code: 'no-edition' });
  const given = parsed(text);
  if (given === null || typeof given !== 'object') return refuse({ code: 'no-edition' });
  const whole = wholeEdition(game, given);
  game.edition.read(whole);
  const called = isSheet(given) && typeof given.name === 'string' && given.name.trim() !== '' ? given.name.slice(0, 40) : name;
  return { game: game.id, name: called, changes: changesOf(game.edition, whole) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function textOfLink(given: string): string {
  try {
    const bytes = atob(given.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return '';
  }
}
