/** The puzzles of the games, each game's loaded when somebody asks for them. */
import type { Puzzle, Puzzles } from '@bottega/kernel';

const files = import.meta.glob<Puzzles>('../../../games/*/puzzles/puzzles.json', { import: 'default' });

const fileOf = (game: string): string => `../../../games/${game}/puzzles/puzzles.json`;

export const hasPuzzles = (game: string): boolean => fileOf(game) in files;

/** The easiest first; none for a game without. */
export const loadPuzzles = async (game: string): Promise<readonly Puzzle[]> => (await files[fileOf(game)]?.())?.puzzles ?? [];

export const puzzleAddress = (game: string, id?: string): string => `#/puzzles/${game}${id === undefined ? '' : `/${id}`}`;
