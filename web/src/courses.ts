/** The courses of the games that have one, each part loaded when it is needed. */
import type { Dictionary, Language } from '@bottega/kernel';
import type { Chapter, Course } from '@bottega/kernel/lessons';

const courses = import.meta.glob<Course>('../../games/*/lessons/course.json', { import: 'default' });
const chapters = import.meta.glob<Chapter>(['../../games/*/lessons/*.json', '!**/course.json'], { import: 'default' });
const positions = import.meta.glob<unknown>('../../games/*/lessons/positions/*.json', { import: 'default' });
const texts = import.meta.glob<Dictionary>('../../games/*/lessons/text/{en,fr,de,nl}.json', { import: 'default' });

const folder = (game: string): string => `../../games/${game}/lessons`;

/** Null for a game without lessons. */
export async function loadCourse(game: string): Promise<Course | null> {
  return (await courses[`${folder(game)}/course.json`]?.()) ?? null;
}
export const loadChapter = (game: string, id: string): Promise<Chapter> => chapters[`${folder(game)}/${id}.json`]();
export const loadPosition = (game: string, name: string): Promise<unknown> => positions[`${folder(game)}/positions/${name}.json`]();
export const loadLessonText = (game: string, language: Language): Promise<Dictionary> => texts[`${folder(game)}/text/${language}.json`]();

/** What the course takes a newcomer. */
export const minutesOf = ({ chapters: all }: Course): number => all.reduce((sum, { minutes, advanced }) => sum + (advanced ? 0 : minutes), 0);
export const learnAddress = (game: string, chapter?: string): string => `#/learn/${game}${chapter === undefined ? '' : `/${chapter}`}`;
