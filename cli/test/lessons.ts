/** A game's course, read from its folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Dictionary, LANGUAGES, type Language } from '@bottega/kernel';
import { readChapter, readCourse } from '@bottega/kernel/lessons';
import type { CourseFiles } from '@bottega/kernel/proof';

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const namesIn = (folder: string): string[] => readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []));

export function courseIn(folder: string): CourseFiles {
  const chapters = namesIn(folder).filter((name) => name !== 'course');
  return {
    course: readCourse(read(`${folder}/course.json`)),
    chapters: chapters.map((name) => readChapter(read(`${folder}/${name}.json`))),
    positions: Object.fromEntries(namesIn(`${folder}/positions`).map((name) => [name, read(`${folder}/positions/${name}.json`)])),
    text: Object.fromEntries(LANGUAGES.map((language) => [language, read(`${folder}/text/${language}.json`) as Dictionary])) as Record<Language, Dictionary>,
  };
}
