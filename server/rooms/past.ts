/**
 * The past of one game: former positions, and the scores after every move. What was once worked out is kept, and goes on
 * from there when moves follow; what was taken back is worked out anew.
 */
import type { AnyGame, BaseState, Viewer } from '@bottega/kernel';
import { type Course, totalsOf } from '@bottega/table';
import type { Made } from '@bottega/table/sitting';

/** Positions are kept after every so many moves; those between are played from there. */
const EVERY = 16;
/** Bytes of one number in a list, roughly. */
const NUMBER = 12;

/** A game as it stood at one moment. */
export interface Played {
  readonly game: AnyGame;
  readonly moves: readonly Made[];
  begin(): BaseState;
}

export class Past {
  /** As text: small, and its size is known. */
  private readonly positions: string[] = [];
  private readonly courses = new Map<Viewer, { scores: number[][]; turns: number[] }>();
  private moves: readonly Made[] = [];

  /** Bytes, roughly. */
  get size(): number {
    let size = 0;
    for (const position of this.positions) size += position.length;
    for (const { scores } of this.courses.values()) size += scores.length * NUMBER * (1 + (scores[0]?.length ?? 0));
    return size;
  }

  /** Moves that must be carried out for the scores up to now; to tell of ten takes as long as one. */
  movesToCourse({ moves }: Played, viewer: Viewer): number {
    this.follow(moves);
    return Math.max(0, moves.length + 1 - (this.courses.get(viewer)?.scores.length ?? 0)) + moves.length / 10;
  }

  /** Moves that must be carried out to get to that position. */
  movesTo({ moves }: Played, number: number): number {
    this.follow(moves);
    return number - EVERY * Math.max(0, this.nearest(number));
  }

  /** The position after so many moves. */
  *stateAfter(played: Played, number: number): Generator<void, BaseState> {
    this.follow(played.moves);
    const near = this.nearest(number);
    const state = near === -1 ? this.keep(0, played.begin()) : (JSON.parse(this.positions[near]) as BaseState);
    for (let at = EVERY * Math.max(0, near); at < number; at++) {
      yield;
      this.play(played, state, at);
    }
    return state;
  }

  /** Scores are those the viewer may know of. */
  *course(played: Played, viewer: Viewer): Generator<void, Course> {
    const { game, moves } = played;
    this.follow(moves);
    const course = this.courses.get(viewer) ?? { scores: [], turns: [0] };
    this.courses.set(viewer, course);
    const { scores, turns } = course;
    const scoresOf = (state: BaseState): number[] => totalsOf(game.result(game.view(state, viewer)));
    if (scores.length <= moves.length) {
      const state = yield* this.stateAfter(played, Math.max(0, scores.length - 1));
      if (scores.length === 0) scores.push(scoresOf(state));
      while (scores.length <= moves.length) {
        yield;
        const { turn } = state;
        this.play(played, state, scores.length - 1);
        if (state.turn !== turn) turns.push(scores.length);
        scores.push(scoresOf(state));
      }
    }
    return { scores: scores.slice(0, moves.length + 1), turns: turns.filter((turn) => turn <= moves.length) };
  }

  private play({ game, moves }: Played, state: BaseState, at: number): void {
    const { seat, text } = moves[at];
    game.play(state, seat, game.notation.read(text));
    this.keep(at + 1, state);
  }

  private keep(number: number, state: BaseState): BaseState {
    if (number % EVERY === 0 && this.positions.length === number / EVERY) this.positions.push(JSON.stringify(state));
    return state;
  }

  private nearest(number: number): number {
    return Math.min(this.positions.length - 1, Math.floor(number / EVERY));
  }

  /** Forgets what was taken back and played otherwise. */
  private follow(moves: readonly Made[]): void {
    const common = Math.min(moves.length, this.moves.length);
    let same = 0;
    while (same < common && isSame(moves[same], this.moves[same])) same++;
    if (same < common) {
      this.positions.length = Math.min(this.positions.length, Math.floor(same / EVERY) + 1);
      for (const course of this.courses.values()) {
        course.scores.length = Math.min(course.scores.length, same + 1);
        course.turns = course.turns.filter((turn) => turn <= same);
      }
    }
    if (same < common || moves.length > this.moves.length) this.moves = moves;
  }
}

const isSame = (one: Made, other: Made): boolean => one === other || (one.seat === other.seat && one.text === other.text);
