/** What is pressed in a chapter, worked out beside the page by the same engine. */
import type { BaseMove, GameBox, Language, Seat, Words } from '@bottega/kernel';
import { Words as WordsOf, wordsFor } from '@bottega/kernel';
import { type Chapter, Walk } from '@bottega/kernel/lessons';
import type { CourseFiles } from '@bottega/kernel/proof';

export interface Act {
  readonly step: string;
  /** Acts made before it. */
  readonly acts: number;
  /** What the lesson says, where the step begins. */
  readonly said: string | null;
  /** Null: read on. `goal`: where something goes that is picked up first. */
  readonly press: { readonly target: string | null; readonly goal: string | null; readonly label: string } | null;
}

export interface Plan {
  readonly chapter: string;
  readonly acts: readonly Act[];
  readonly remember: string;
}

/** Labels of buttons name others, where they do. */
const NAMES = ['?', 'Beatrice', 'Cosimo', 'Isabella'];

/** Where a game's board has its moves. */
export interface Targets {
  targetOf(move: BaseMove, view: unknown): string | null;
  goalOf?(move: BaseMove, seat: Seat): string | null;
}

/** The main line of every chapter, in the order of the course. */
export function plansOf(box: GameBox, files: CourseFiles, targets: Targets, language: Language): Plan[] {
  const game = wordsFor(box, language, NAMES);
  const said = Object.fromEntries(Object.entries(files.text[language]).map(([key, message]) => [`lesson.${key}`, message]));
  const words = new WordsOf(language, { ...box.text[language], ...said }, NAMES);
  return files.course.chapters.map(({ id }) => planOf(box, files.chapters.find((chapter) => chapter.id === id)!, files, targets, game, words));
}

function planOf(box: GameBox, chapter: Chapter, { positions }: CourseFiles, targets: Targets, game: Words, words: Words): Plan {
  const walk = new Walk(box.game, chapter, positions);
  const acts: Act[] = [];
  let before = '';
  while (walk.stage !== 'over') {
    walk.letAllMove();
    const step = walk.step!.id;
    const said = step === before ? null : words.say(`lesson.${chapter.id}.${walk.said!.key}`, walk.said!.figures);
    before = step;
    const move = walk.shownMove;
    const view = box.game.view(walk.state, chapter.seat);
    const press = move && { target: targets.targetOf(move, view), goal: targets.goalOf?.(move, chapter.seat) ?? null, label: game.move(move) };
    acts.push({ step, acts: walk.history.length, said, press });
    if (move === null) walk.next();
    else walk.play(move);
  }
  return { chapter: chapter.id, acts, remember: words.say(`lesson.${chapter.id}.remember`) };
}
