/** Proves that a course has all its parts: chapters, positions, words, and a first game. */
import type { AnyGame } from '../game.ts';
import type { Chapter, Course } from '../lesson.ts';
import { courseKeys, dueHints } from '../lessons/index.ts';
import { type Dictionary, LANGUAGES, type Language } from '../words.ts';

/** A course as it lies in `games/<id>/lessons`. */
export interface CourseFiles {
  readonly course: Course;
  readonly chapters: readonly Chapter[];
  /** By the name of their file. */
  readonly positions: Readonly<Record<string, unknown>>;
  readonly text: Readonly<Record<Language, Dictionary>>;
}

/** More than so many steps in a row that only tell are a lecture. */
const PATIENCE = 2;

export const checkCourseFiles = (game: AnyGame, files: CourseFiles): string[] => [...checkFiles(game, files), ...checkKeys(files)];

function checkFiles(game: AnyGame, { course, chapters, positions }: CourseFiles): string[] {
  const faults: string[] = [];
  const listed = course.chapters.map(({ id }) => id);
  const written = chapters.map(({ id }) => id);
  for (const id of new Set([...listed, ...written])) {
    if (!listed.includes(id)) faults.push(`${id} is not in the course`);
    if (!written.includes(id)) faults.push(`${id} has no file`);
  }
  const laid = new Set(chapters.flatMap(({ steps }) => steps.flatMap(({ position }) => position ?? [])));
  for (const name of laid) if (!Object.hasOwn(positions, name)) faults.push(`there is no position ${name}`);
  for (const name of Object.keys(positions)) if (!laid.has(name)) faults.push(`nobody lays out ${name}`);
  for (const { id, steps } of chapters) {
    if (steps[0].position === undefined) faults.push(`${id} begins without a position`);
    const names = steps.map((step) => step.id);
    if (new Set(names).size < names.length) faults.push(`${id} has two steps of one name`);
    const lecture = steps.some((_, index) => steps.slice(index, index + PATIENCE + 1).filter(({ line }) => line === undefined).length > PATIENCE);
    if (lecture) faults.push(`${id} tells more than ${PATIENCE} things in a row`);
  }
  try {
    const { players, options } = course.first;
    dueHints(game, course.hints ?? [], game.view(game.setup({ players, options }, 'first game'), 0));
  } catch (error) {
    faults.push(`first game: ${error}`);
  }
  return faults;
}

function checkKeys({ course, chapters, text }: CourseFiles): string[] {
  const expected = new Set(courseKeys(course, chapters));
  return LANGUAGES.flatMap((language) => [
    ...[...expected].filter((key) => !Object.hasOwn(text[language], key)).map((key) => `${language}: ${key} is missing`),
    ...Object.keys(text[language]).flatMap((key) => (expected.has(key) ? [] : [`${language}: ${key} is never said`])),
  ]);
}
