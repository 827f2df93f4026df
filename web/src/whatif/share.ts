/** A tree of tried lines for others: a link that holds all of it, or a file. */
import { packed, type WhatIfFile } from '@bottega/kernel/what-if';

/** Messengers and mail programs cut longer ones. */
const LONGEST_LINK = 8000;

/** Null where it would be too long. */
export async function linkOf(file: WhatIfFile): Promise<string | null> {
  const link = new URL(`#/whatif/shared/${await packed(file)}`, document.baseURI).href;
  return link.length > LONGEST_LINK ? null : link;
}

export function saveFile(file: WhatIfFile, id: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(file, null, 1)}\n`], { type: 'application/json' }));
  link.download = `what-if-${file.game}-${id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
