/**
 * A way through a chapter on the real engine: what is said, what is asked, what becomes of a move. It knows no clock and
 * no screen; whoever shows it lets the others move one by one (`due`, `letMove`) and keeps `history`, by which it is
 * resumed.
 */
import type { AnyGame, BaseMove, BaseState, GameEvent } from '../game.ts';
import { sameJson } from '../json.ts';
import type { Answer, Chapter, Step } from '../lesson.ts';
import { Refusal } from '../refusal.ts';
import { afterLine, figuresOf, isSuch, type Moment } from './figures.ts';
import { judge, type Verdict } from './judge.ts';
import { fitting, type Made } from './play-fitting.ts';

/** A move that was made, with what happened and the position before it. */
export interface Played extends Made {
  readonly before: BaseState;
  readonly events: readonly GameEvent[];
}

/** Something said: a key of the course's words without its chapter, and the figures in it. */
export interface Said {
  readonly key: string;
  readonly figures: Readonly<Record<string, number>>;
}

/**
 * `others`: somebody else moves; `telling`: nothing is asked; `asking`: a move is; `showing`: the worse move was played
 * and is to be taken back; `over`: the chapter is done.
 */
export type Stage = 'others' | 'telling' | 'asking' | 'showing' | 'over';

interface Begun {
  readonly state: BaseState;
  readonly played: readonly Played[];
  readonly acts: number;
}

export const NEXT = 'next';

export class Walk {
  readonly game: AnyGame;
  readonly chapter: Chapter;
  private readonly positions: Readonly<Record<string, unknown>>;
  state!: BaseState;
  index = 0;
  /** Since the position was laid out. */
  played: Played[] = [];
  /** What was done so far, to go on from there another time: moves as notation, and `next`. */
  readonly history: string[] = [];
  /** How often the present request was missed. */
  misses = 0;
  /** What the last move is answered with. */
  reply: Said | null = null;
  private readonly begun: Begun[] = [];
  private made: string[] = [];
  private script: string[] = [];
  private shown: { readonly answer: Answer; readonly back: number; told: boolean } | null = null;
  private figures: Readonly<Record<string, number>> = {};

  constructor(game: AnyGame, chapter: Chapter, positions: Readonly<Record<string, unknown>>) {
    this.game = game;
    this.chapter = chapter;
    this.positions = positions;
    this.begin();
  }

  /** Does again what was done, or throws where that is no longer possible. */
  resume(history: readonly string[]): void {
    for (const act of history) {
      this.letAllMove();
      if (act === NEXT) this.next();
      else if (this.play(this.game.notation.read(act)).became !== 'played') throw new Error(`${act} is not asked for any more`);
    }
  }

  get step(): Step | null {
    return this.chapter.steps[this.index] ?? null;
  }
  get stage(): Stage {
    if (this.step === null) return 'over';
    if (this.due !== null) return 'others';
    if (this.shown !== null) return 'showing';
    return this.step.line === undefined ? 'telling' : 'asking';
  }
  get said(): Said | null {
    return this.step && { key: this.step.id, figures: this.figures };
  }
  private get moment(): Moment {
    return { state: this.state, events: this.played.flatMap(({ events }) => events) };
  }

  /** What somebody else, or the chapter for all, does next. */
  get due(): Made | null {
    while (this.script.length > 0) {
      const made = fitting(this.game, this.state, this.script[0]);
      if (made !== null) return made;
      this.script.shift();
    }
    return null;
  }
  letMove(): void {
    const { due } = this;
    if (due === null) return;
    this.script.shift();
    this.make(due);
    this.tellShown();
  }
  letAllMove(): void {
    while (this.due !== null) this.letMove();
  }

  /** The learner's move: played, answered or shown. Refuses what is not legal, or not the learner's to decide now. */
  play(move: unknown): Verdict {
    const { seat } = this.chapter;
    if (this.stage !== 'asking') throw new Refusal({ code: 'not-asked', seats: this.game.toAct(this.state) });
    const legal = this.game.legal(this.state, seat).find((one: BaseMove) => sameJson(one, move));
    if (legal === undefined) {
      this.misses++;
      throw new Refusal(this.game.why(this.state, seat, move));
    }
    const text = this.game.notation.write(legal);
    const verdict = this.judge(text);
    const answer = this.step?.answers?.find(({ id }) => id === verdict.answer);
    this.reply = null;
    if (verdict.became === 'played') {
      this.make({ seat, move: legal });
      this.made.push(text);
      this.history.push(text);
      const remark = answer && this.answered(answer);
      if (this.isDone()) this.goOn();
      this.reply = remark ?? null;
    } else {
      this.misses++;
      if (verdict.became === 'shown') {
        this.shown = { answer: answer!, back: this.played.length, told: false };
        this.script = [...answer!.shows!];
        this.make({ seat, move: legal });
        this.tellShown();
      } else if (answer !== undefined) this.reply = this.answered(answer);
    }
    return verdict;
  }

  /** What would become of a legal move. */
  judge(text: string): Verdict {
    return judge(this.step, this.made.length, text);
  }

  /** Read on, or take back what was shown. */
  next(): void {
    if (this.stage === 'showing') this.takeBack();
    else if (this.stage === 'telling') {
      this.history.push(NEXT);
      this.goOn();
    }
  }

  /** To the beginning of this step, or of the one before. */
  get mayGoBack(): boolean {
    return this.index > 0 || this.made.length > 0 || this.shown !== null;
  }
  back(): void {
    if (this.made.length === 0 && this.shown === null && this.index > 0) this.index--;
    this.begun.length = Math.min(this.begun.length, this.index + 1);
    const { state, played, acts } = this.begun.pop()!;
    this.state = this.game.clone(state);
    this.played = [...played];
    this.history.length = acts;
    this.begin();
  }

  /** The move that "show me" makes: the next of the line, else the first that is accepted. */
  get shownMove(): BaseMove | null {
    if (this.stage !== 'asking') return null;
    const legal: readonly BaseMove[] = this.game.legal(this.state, this.chapter.seat);
    const left = [...(this.step?.line ?? [])];
    for (const text of this.made) if (left.includes(text)) left.splice(left.indexOf(text), 1);
    const played = legal.filter((move) => this.judge(this.game.notation.write(move)).became === 'played');
    for (const text of left) {
      const move = played.find((one) => this.game.notation.write(one) === text);
      if (move !== undefined) return move;
    }
    return played[0] ?? null;
  }
  /** Whether the request was begun: then what it points at is the next move's place. */
  get isUnderWay(): boolean {
    return this.made.length > 0;
  }

  private begin(): void {
    const { step } = this;
    this.made = [];
    this.shown = null;
    this.misses = 0;
    this.reply = null;
    this.script = [...(step?.before ?? [])];
    if (step?.position !== undefined) {
      this.state = this.game.read(structuredClone(this.positions[step.position]));
      this.played = [];
    }
    this.begun.push({ state: this.game.clone(this.state), played: [...this.played], acts: this.history.length });
    this.figures = step === null ? {} : figuresOf(this.game, step.figures, afterLine(this.game, this.moment, this.script));
  }

  private goOn(): void {
    this.index++;
    this.begin();
  }

  private isDone(): boolean {
    const { done, line = [] } = this.step!;
    if (done === undefined) return this.made.length >= line.length;
    const events = this.played.slice(this.begun.at(-1)!.played.length).flatMap((one) => one.events);
    return done.every((pattern) => events.some((event) => isSuch(event, pattern)));
  }

  private make({ seat, move }: Made): void {
    const events: GameEvent[] = [];
    const before = this.game.clone(this.state);
    this.game.play(this.state, seat, move, (event) => events.push(event));
    this.played.push({ seat, move, before, events });
  }

  private answered(answer: Answer): Said {
    return { key: `${this.step!.id}.${answer.id}`, figures: { ...this.figures, ...figuresOf(this.game, answer.figures, this.moment) } };
  }

  /** When all was seen, it is said what it came to. */
  private tellShown(): void {
    if (this.shown === null || this.shown.told || this.due !== null) return;
    this.shown.told = true;
    this.reply = this.answered(this.shown.answer);
  }

  private takeBack(): void {
    const { back } = this.shown!;
    this.state = this.game.clone(this.played[back].before);
    this.played.length = back;
    this.shown = null;
    this.reply = null;
  }
}
