/** A text of headings, lists and paragraphs, as the privacy and terms pages have it: a small part of Markdown, and no HTML. */
interface Line {
  readonly kind: 'heading' | 'paragraph';
  text: string;
}
interface List {
  readonly kind: 'list';
  readonly items: string[];
}
export type Block = Line | List;

/** A piece of a line; with an address, a link. */
export interface Piece {
  readonly text: string;
  readonly href?: string;
}

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  /** What the next line goes on with, if it is no beginning of its own. */
  let open: 'paragraph' | 'list' | null = null;
  for (const line of text.split('\n').map((given) => given.trim())) {
    const heading = /^(#+) +(.*)$/.exec(line);
    const item = /^[-*] +(.*)$/.exec(line);
    const last = blocks.at(-1);
    if (line === '') open = null;
    else if (heading !== null) {
      blocks.push({ kind: 'heading', text: heading[2] });
      open = null;
    } else if (item !== null) {
      if (last?.kind === 'list') last.items.push(item[1]);
      else blocks.push({ kind: 'list', items: [item[1]] });
      open = 'list';
    } else if (open === 'list' && last?.kind === 'list') last.items.push(`${last.items.pop()} ${line}`);
    else if (open === 'paragraph') (last as Line).text += ` ${line}`;
    else {
      blocks.push({ kind: 'paragraph', text: line });
      open = 'paragraph';
    }
  }
  return blocks;
}

/** Addresses lead somewhere: bare ones, mail addresses after `mailto:`, and `[words](address)`. */
export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of line.matchAll(/\[([^\]]+)\]\(((?:https?:\/\/|mailto:)[^)\s]+)\)|(?:https?:\/\/|mailto:)[^\s<>"()]*[^\s<>"().,;:!?]/g)) {
    if (found.index > from) pieces.push({ text: line.slice(from, found.index) });
    const href = found[2] ?? found[0];
    pieces.push({ text: found[1] ?? href.replace(/^mailto:/, ''), href });
    from = found.index + found[0].length;
  }
  if (from < line.length) pieces.push({ text: line.slice(from) });
  return pieces;
}
