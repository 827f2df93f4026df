/** The puzzles of one game that bots play, tried by bots of every level. */
import type { GameCore, Puzzle } from '@bottega/kernel';
import { findPuzzles } from './find.ts';
import { ratePuzzle } from './rate.ts';

export const makePuzzles = (core: GameCore, number: number, seed: string): Puzzle[] => findPuzzles(core, number, seed).map((found) => ratePuzzle(core, found));
