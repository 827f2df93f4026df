/** The games of the house, each loaded when it is needed. */
import type { Dictionary, GameBoard, GameBox, Language } from '@bottega/kernel';
import type { Component } from 'svelte';

const boxes = import.meta.glob<GameBox>('../../games/*/index.ts', { import: 'box' });
const boards = import.meta.glob<GameBoard>('../../games/*/board/index.ts', { import: 'board' });
const pictures = import.meta.glob<Component>('../../games/*/board/Picture.svelte', { import: 'default' });
const dictionaries = import.meta.glob<Dictionary>('../../games/*/text/{en,fr,de,nl}.json', { import: 'default' });

const idOf = (path: string): string => path.split('/')[3];

export const GAMES: readonly string[] = Object.keys(boxes).map(idOf).sort();
export const isGame = (id: string): boolean => GAMES.includes(id);

export const loadBox = (id: string): Promise<GameBox> => boxes[`../../games/${id}/index.ts`]();

/** Null for a game without a drawn board: then the table shows it in plain text. */
export async function loadBoard(id: string): Promise<GameBoard | null> {
  return (await boards[`../../games/${id}/board/index.ts`]?.()) ?? null;
}
export async function loadPicture(id: string): Promise<Component | null> {
  return (await pictures[`../../games/${id}/board/Picture.svelte`]?.()) ?? null;
}
export const loadDictionary = (id: string, language: Language): Promise<Dictionary> => dictionaries[`../../games/${id}/text/${language}.json`]();
