/** What the pages show of the games, each part loaded when it is needed. */
import type { GameBoard, PrintedBox, RulesProps } from '@bottega/kernel';
import type { Component } from 'svelte';

const boards = import.meta.glob<GameBoard>('../../games/*/board/index.ts', { import: 'board' });
const pictures = import.meta.glob<Component>('../../games/*/board/Picture.svelte', { import: 'default' });
const rules = import.meta.glob<Component<RulesProps>>('../../games/*/board/rules/Rules.svelte', { import: 'default' });
const boxes = import.meta.glob<PrintedBox>('../../games/*/board/printed/index.ts', { import: 'printed' });

/** Null for a game without a drawn board: then the table shows it in plain text. */
export async function loadBoard(id: string): Promise<GameBoard | null> {
  return (await boards[`../../games/${id}/board/index.ts`]?.()) ?? null;
}
export async function loadPicture(id: string): Promise<Component | null> {
  return (await pictures[`../../games/${id}/board/Picture.svelte`]?.()) ?? null;
}
/** Null for a game without a rules page. */
export async function loadRules(id: string): Promise<Component<RulesProps> | null> {
  return (await rules[`../../games/${id}/board/rules/Rules.svelte`]?.()) ?? null;
}
/** Null for a game whose printed values are only listed. */
export async function loadPrinted(id: string): Promise<PrintedBox | null> {
  return (await boxes[`../../games/${id}/board/printed/index.ts`]?.()) ?? null;
}
