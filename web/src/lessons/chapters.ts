/** What is in the courses, each part loaded when it is needed. */
import type { Dictionary, Language } from '@bottega/kernel';
import type { Chapter } from '@bottega/kernel/lessons';

const chapters = import.meta.glob<Chapter>(['../../../games/*/lessons/*.json', '!**/course.json'], { import: 'default' });
const positions = import.meta.glob<unknown>('../../../games/*/lessons/positions/*.json', { import: 'default' });
const texts = import.meta.glob<Dictionary>('../../../games/*/lessons/text/{en,fr,de,nl}.json', { import: 'default' });

const folder = (game: string): string => `../../../games/${game}/lessons`;

export const loadChapter = (game: string, id: string): Promise<Chapter> => chapters[`${folder(game)}/${id}.json`]();
export const loadPosition = (game: string, name: string): Promise<unknown> => positions[`${folder(game)}/positions/${name}.json`]();
export const loadLessonText = (game: string, language: Language): Promise<Dictionary> => texts[`${folder(game)}/text/${language}.json`]();
