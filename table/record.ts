/** The past of a table: every position with what led to it. */
import { type AnyGame, type BaseState, type GameEvent, Match, replay, type SavedGame, type Seat, type Setup, type Viewer } from '@bottega/kernel';
import type { Course, LogLine } from './table.ts';

export class TableRecord {
  private readonly states: BaseState[];
  private readonly movers: Seat[] = [];
  private readonly lines: LogLine[] = [];
  private readonly game: AnyGame;

  constructor(game: AnyGame, start: BaseState) {
    this.game = game;
    this.states = [game.clone(start)];
  }

  add(mover: Seat, events: readonly GameEvent[], state: BaseState): void {
    this.movers.push(mover);
    this.states.push(this.game.clone(state));
    for (const event of events) this.lines.push({ number: this.movers.length, mover, event });
  }

  takeBack(): void {
    this.states.pop();
    this.movers.pop();
    while ((this.lines.at(-1)?.number ?? 0) > this.movers.length) this.lines.pop();
  }

  at(number: number): BaseState {
    return this.states[number];
  }

  log(viewer: Viewer, number: number): LogLine[] {
    return this.lines.filter((line) => line.number <= number && (line.event.only === undefined || line.event.only === viewer));
  }

  /** Scores are those the viewer may know of. */
  course(viewer: Viewer): Course {
    const scores = this.states.map((state) => this.game.result(this.game.view(state, viewer)).scores.map((score) => score.total));
    const turns = this.states.flatMap((state, number) => (number === 0 || state.turn !== this.states[number - 1].turn ? [number] : []));
    return { scores, turns };
  }
}

/** Plays a saved game again and keeps everything that happened; refuses one that can't be played. */
export function reopen(game: AnyGame, saved: SavedGame): { match: Match; record: TableRecord } {
  let record: TableRecord | undefined;
  const { players, options, edition } = saved;
  const setup: Setup = { players, ...(options && { options }), ...(edition !== undefined && { edition }) };
  const begun = (): TableRecord => new TableRecord(game, saved.start === undefined ? game.setup(setup, saved.seed) : game.read(saved.start));
  const match = replay(game, saved, ({ text, events, match }) => {
    record ??= begun();
    record.add(Number.parseInt(text, 10), events, match.state);
  });
  return { match, record: record ?? begun() };
}

/** A new game. */
export function begin(game: AnyGame, setup: Setup, seed: string): { match: Match; record: TableRecord } {
  const match = new Match(game, setup, seed);
  return { match, record: new TableRecord(game, match.state) };
}
