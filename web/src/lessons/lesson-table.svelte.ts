/** A table on which a chapter is walked through: the learner's moves go to the chapter, which also plays the others. */
import { type AnyGame, type BaseMove, type BaseState, Refusal } from '@bottega/kernel';
import { type Chapter, type Said, type Stage, type Step, Walk } from '@bottega/kernel/lessons';
import type { Course, LogLine, Scene, Table, TableSettings } from '@bottega/table';

/** Thrown for a move that was answered instead of played: what is said to it stands in the lesson, not here. */
export class Unasked extends Error {}

/** Somebody who reads what is said should see what the others do after it. */
const MOMENT = 500;
/** Pulses after so many misses, and offers to show it after so many. */
const PULSE = 2;
const HELP = 3;

/** What the lesson shows of itself now. */
export interface Lesson {
  readonly stage: Stage;
  readonly step: Step | null;
  readonly index: number;
  /** How much was done so far. */
  readonly acts: number;
  readonly said: Said | null;
  /** What the last move is answered with. */
  readonly reply: Said | null;
  /** A move that was not played and has no answer of its own. */
  readonly other: BaseMove | null;
  /** The next move of what is asked for, once something else is no longer pointed at. */
  readonly next: BaseMove | null;
  readonly isUnderWay: boolean;
  readonly mayGoBack: boolean;
  readonly pulses: boolean;
  readonly helps: boolean;
}

export class LessonTable implements Table {
  private readonly walk: Walk;
  private readonly game: AnyGame;
  private readonly keep: (walk: Walk) => void;
  private readonly watchers = new Set<(scene: Scene) => void>();
  private pace = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private other: BaseMove | null = null;
  lesson = $state.raw<Lesson>() as Lesson;

  constructor(game: AnyGame, chapter: Chapter, positions: Readonly<Record<string, unknown>>, history: readonly string[], keep: (walk: Walk) => void) {
    this.game = game;
    this.keep = keep;
    this.walk = resumed(game, chapter, positions, history);
    this.tell();
  }

  watch(see: (scene: Scene) => void): () => void {
    this.watchers.add(see);
    see(this.scene());
    this.letOthersMove();
    return () => this.watchers.delete(see);
  }

  async play(move: BaseMove): Promise<void> {
    this.other = null;
    try {
      const { became, answer } = this.walk.play(move);
      if (became !== 'answered') this.changed();
      if (became === 'played') return;
      // a press may stand for several moves: what is shown or answered ends it
      if (became === 'answered' && answer === null) this.other = move;
    } finally {
      this.tell();
    }
    throw new Unasked();
  }

  /** Something was pressed that can't be done. */
  missed(): void {
    this.walk.misses++;
    this.tell();
  }
  next = (): void => this.do(() => this.walk.next());
  back = (): void => this.do(() => this.walk.back());
  showMe = (): void => this.do(() => this.walk.shownMove !== null && this.walk.play(this.walk.shownMove));
  /** The whole step, as it would be done. */
  skipStep = (): void =>
    this.do(() => {
      const { index } = this.walk;
      this.walk.letAllMove();
      if (this.walk.stage === 'showing') this.walk.next();
      if (this.walk.stage === 'telling') this.walk.next();
      while (this.walk.index === index && this.walk.shownMove !== null) this.walk.play(this.walk.shownMove);
    });

  async at(number: number): Promise<Scene> {
    const past = this.walk.played[number];
    return past === undefined ? { ...this.scene(), moves: [], prompt: null } : this.sceneOf(past.before, number, false);
  }
  async course(): Promise<Course> {
    const states = [...this.walk.played.map(({ before }) => before), this.walk.state];
    return { scores: states.map((state) => this.game.result(state).scores.map(({ total }) => total)), turns: [] };
  }
  async set({ pace }: TableSettings): Promise<void> {
    this.pace = pace;
  }
  async skip(): Promise<void> {
    this.walk.letAllMove();
    this.changed();
  }
  // the lesson has its own way back, and nobody else sits here
  async undo(): Promise<void> {}
  async restart(): Promise<void> {}
  async confirm(): Promise<void> {}
  async takeOver(): Promise<void> {}

  close(): void {
    clearTimeout(this.waiting);
    this.watchers.clear();
  }

  private do(act: () => void): void {
    this.other = null;
    act();
    this.changed();
  }

  private changed(): void {
    this.tell();
    for (const see of this.watchers) see(this.scene());
    this.keep(this.walk);
    this.letOthersMove();
  }

  private letOthersMove(): void {
    clearTimeout(this.waiting);
    if (this.walk.due === null) return;
    this.waiting = setTimeout(
      () => {
        this.walk.letMove();
        this.changed();
      },
      this.pace === 0 ? 0 : this.pace + MOMENT,
    );
  }

  private tell(): void {
    const { stage, step, index, history, said, reply, shownMove, isUnderWay, mayGoBack, misses } = this.walk;
    const asking = stage === 'asking';
    this.lesson = {
      ...{ stage, step, index, acts: history.length, said, reply, other: this.other, next: shownMove, isUnderWay, mayGoBack },
      pulses: asking && misses >= PULSE,
      helps: asking && misses >= HELP,
    };
  }

  private scene(): Scene {
    return this.sceneOf(this.game.clone(this.walk.state), this.walk.played.length, true);
  }

  private sceneOf(state: BaseState, number: number, present: boolean): Scene {
    const { seat: viewer } = this.walk.chapter;
    const { due, stage, played } = this.walk;
    const asks = present && stage === 'asking';
    const view = this.game.view(state, viewer);
    const mine = this.game.toAct(state).includes(viewer);
    return {
      number,
      length: played.length,
      turn: state.turn,
      viewer,
      view,
      // who only reads, or is shown own moves, is asked nothing yet
      toAct: asks ? this.game.toAct(state) : present && due !== null ? this.game.toAct(state).filter((seat) => seat !== viewer) : [],
      moves: asks && mine ? this.game.legal(state, viewer) : [],
      prompt: present && mine ? this.game.prompt(state, viewer) : null,
      result: this.game.result(view as BaseState),
      log: played.slice(0, number).flatMap(({ seat: mover, events }, index): LogLine[] => {
        const heard = events.filter(({ only }) => only === undefined || only === viewer);
        return heard.map((event) => ({ number: index + 1, mover, event }));
      }),
      mayUndo: false,
      mayRestart: false,
      confirming: false,
      handOver: null,
      thinking: present ? (due?.seat ?? null) : null,
    };
  }
}

/** From where it was left, or from its beginning where that can't be gone on with. */
function resumed(game: AnyGame, chapter: Chapter, positions: Readonly<Record<string, unknown>>, history: readonly string[]): Walk {
  const walk = new Walk(game, chapter, positions);
  try {
    walk.resume(history);
    return walk;
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof Error)) throw error;
    return new Walk(game, chapter, positions);
  }
}
