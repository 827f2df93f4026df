/** Lessons on the real engine: loaded by whoever opens one. */
export { type Answer, type Chapter, type Course, type EventPattern, type Figure, type Hint, readChapter, readCourse, type Step } from '../lesson.ts';
export { dueHints } from './hints.ts';
export type { Verdict } from './judge.ts';
export { fits } from './pattern.ts';
export { NEXT, type Played, type Said, type Stage, Walk } from './walk.ts';
export { courseKeys } from './words.ts';
