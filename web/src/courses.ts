/** The courses of the games that have one; what is in their chapters is in `lessons/chapters.ts`. */
import type { Course } from '@bottega/kernel/lessons';

const courses = import.meta.glob<Course>('../../games/*/lessons/course.json', { import: 'default' });

const folder = (game: string): string => `../../games/${game}/lessons`;

/** Null for a game without lessons. */
export async function loadCourse(game: string): Promise<Course | null> {
  return (await courses[`${folder(game)}/course.json`]?.()) ?? null;
}

/** What the course takes a newcomer. */
export const minutesOf = ({ chapters: all }: Course): number => all.reduce((sum, { minutes, advanced }) => sum + (advanced ? 0 : minutes), 0);
export const learnAddress = (game: string, chapter?: string): string => `#/learn/${game}${chapter === undefined ? '' : `/${chapter}`}`;
