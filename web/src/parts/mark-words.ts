import { fold } from '../fold.ts';

/** Marks every place in a text where the words occur, without touching the text itself. */
const NAME = 'found';

export function markWords(text: HTMLElement, query: string): void {
  // a browser that can't mark still lists the sections
  if (!('highlights' in CSS)) return;
  const wanted = fold(query.trim());
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  while (wanted.length > 1 && walker.nextNode()) {
    const node = walker.currentNode;
    const folded = fold(node.nodeValue ?? '');
    // letters that fold to another length would shift the marks
    if (folded.length !== node.nodeValue?.length) continue;
    for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      ranges.push(range);
    }
  }
  CSS.highlights.set(NAME, new Highlight(...ranges));
}

export const unmarkWords = (): void => void (CSS as { highlights?: HighlightRegistry }).highlights?.delete(NAME);
