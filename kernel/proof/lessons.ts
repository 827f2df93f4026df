/**
 * Proves a course on the real engine: every chapter can be walked through by its main line and by whatever else it
 * accepts, every other legal move is answered, and everything is said in every language, briefly, with its figures from
 * the engine.
 */
import type { AnyGame, BaseMove } from '../game.ts';
import type { Chapter, Step } from '../lesson.ts';
import { Walk } from '../lessons/index.ts';
import { randomFrom } from '../random.ts';
import { type CourseFiles, checkCourseFiles } from './course-files.ts';
import { checkSpoken } from './spoken.ts';

/** So many ways through a chapter are tried that are not its main line. */
const WANDERINGS = 12;
/** Every fault found; an empty list is the proof. */
export function checkLessons(game: AnyGame, files: CourseFiles): string[] {
  const faults = checkCourseFiles(game, files);
  // what is said needs sound chapters
  if (faults.length > 0) return faults;
  const hinted = (files.course.hints ?? []).flatMap(({ id }) => checkSpoken(files.text, `hint.${id}`, {}));
  const walked = files.chapters.flatMap((chapter) => {
    const told = (fault: string): string => `${chapter.id}: ${fault}`;
    try {
      return [...checkMainLine(game, chapter, files), ...checkWanderings(game, chapter, files)].map(told);
    } catch (error) {
      return [told(error instanceof Error ? error.message : String(error))];
    }
  });
  return [...checkSpoken(files.text, 'idea', {}), ...hinted, ...walked];
}

/** The main line, with every legal move on the way. */
function checkMainLine(game: AnyGame, chapter: Chapter, { positions, text }: CourseFiles): string[] {
  const faults: string[] = [];
  const walk = new Walk(game, chapter, positions);
  const speak = (key: string, figures: Readonly<Record<string, number>>): void => {
    faults.push(...checkSpoken(text, `${chapter.id}.${key}`, figures));
  };
  for (const key of ['title', 'goal', 'remember']) speak(key, {});
  for (const step of chapter.steps) {
    walk.letAllMove();
    if (walk.step !== step) return [...faults, `${step.id} is not reached`];
    speak(step.id, walk.said!.figures);
    const used = new Set<string>();
    if (step.line === undefined) walk.next();
    for (const [index, text] of (step.line ?? []).entries()) {
      if (walk.step !== step) return [...faults, `${step.id} is done before “${text}”`];
      if (walk.stage !== 'asking') return [...faults, `${step.id}: “${text}” is not asked for`];
      faults.push(...checkOthers(walk, step, used, speak, positions));
      if (walk.judge(text).became !== 'played') return [...faults, `${step.id}: “${text}” is not accepted`];
      if (!game.legal(walk.state, chapter.seat).some((move: BaseMove) => game.notation.write(move) === text))
        return [...faults, `${step.id}: “${text}” can’t be played`];
      const shown = walk.shownMove && game.notation.write(walk.shownMove);
      if (shown !== text) faults.push(`${step.id}: “show me” plays “${shown}”, not “${text}”`);
      walk.play(game.notation.read(text));
      if (index === step.line!.length - 1 && walk.step === step) return [...faults, `${step.id} is not done by its line`];
    }
    for (const { id } of step.answers ?? []) if (!used.has(id)) faults.push(`${step.id}: no move is answered by “${id}”`);
  }
  if (walk.stage !== 'over') faults.push('the chapter does not end');
  return faults;
}

/** What else could be done: each move has an answer, and what is shown can be shown. */
function checkOthers(
  walk: Walk,
  step: Step,
  used: Set<string>,
  speak: (key: string, figures: Readonly<Record<string, number>>) => void,
  positions: CourseFiles['positions'],
): string[] {
  const faults: string[] = [];
  const { game, chapter, state } = walk;
  for (const move of game.legal(state, chapter.seat) as readonly BaseMove[]) {
    const text = game.notation.write(move);
    const { answer } = walk.judge(text);
    if (answer === null) continue;
    const other = new Walk(game, chapter, positions);
    other.resume(walk.history);
    other.letAllMove();
    try {
      const { became } = other.play(move);
      other.letAllMove();
      const { reply } = other;
      if (reply === null) faults.push(`${step.id}: “${text}” gets no answer`);
      else if (!used.has(answer)) speak(reply.key, reply.figures);
      if (became === 'shown') {
        if (other.stage !== 'showing') faults.push(`${step.id}: “${text}” is not shown`);
        other.next();
        if (other.stage !== 'asking' || JSON.stringify(other.state) !== JSON.stringify(state)) faults.push(`${step.id}: “${text}” is not taken back`);
      }
    } catch (error) {
      faults.push(`${step.id}: “${text}”: ${error instanceof Error ? error.message : error}`);
    }
    used.add(answer);
  }
  return faults;
}

/** Whatever is accepted leads to the end. */
function checkWanderings(game: AnyGame, chapter: Chapter, { positions }: CourseFiles): string[] {
  const faults = new Set<string>();
  for (let way = 0; way < WANDERINGS; way++) {
    const random = randomFrom(`${chapter.id} ${way}`);
    const walk = new Walk(game, chapter, positions);
    try {
      for (let made = 0; walk.stage !== 'over' && made < 200; made++) {
        walk.letAllMove();
        if (walk.stage !== 'asking') {
          walk.next();
          continue;
        }
        const moves = game.legal(walk.state, chapter.seat) as readonly BaseMove[];
        const accepted = moves.filter((move) => walk.judge(game.notation.write(move)).became === 'played');
        if (accepted.length === 0) throw new Error('nothing that is accepted can be done');
        walk.play(accepted[random(accepted.length)]);
      }
      if (walk.stage !== 'over') throw new Error('no end is reached');
    } catch (error) {
      faults.add(`${walk.step?.id} after ${walk.history.join(', ')}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return [...faults];
}
