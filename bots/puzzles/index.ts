export { checkPuzzle } from './check.ts';
export { type PuzzleCrew, puzzlesAlone, puzzleThreads } from './crew.ts';
export { selectPuzzles } from './select.ts';
