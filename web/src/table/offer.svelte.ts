/**
 * What may be done, as the screen offers it: narrowed to one kind of act (the lens), by place and by region of the
 * table, with the main act of the step apart.
 */
import { type BaseMove, type GameBoard, type Line, sameJson } from '@bottega/kernel';
import type { Scene } from '@bottega/table';

export type Act = readonly BaseMove[];
interface Counted {
  readonly id: string;
  readonly count: number;
}

const NO_LINES: readonly Line[] = [];
/** Fewer places are looked over at a glance: nobody needs to narrow them. */
const MANY = 5;

export class Offer {
  private readonly board: GameBoard | null;
  private readonly scene: () => Scene | null;
  /** The kind somebody wishes to see; it holds as long as it is offered. */
  private wished = $state.raw<string | null>(null);

  constructor(board: GameBoard | null, scene: () => Scene | null) {
    this.board = board;
    this.scene = scene;
  }

  private readonly allLines = $derived.by((): readonly Line[] => {
    const scene = this.scene();
    if (scene === null || scene.viewer === null || scene.moves.length === 0 || this.board?.lines === undefined) return NO_LINES;
    return this.board.lines(scene.view, scene.viewer);
  });

  /** The kinds of acts, where there are many of more than one, with the number of choices each has. */
  readonly kinds = $derived.by((): readonly Counted[] => {
    const scene = this.scene();
    const { board } = this;
    if (scene === null || board?.kindOf === undefined) return [];
    const found = new Map<string, Set<string>>();
    const add = (move: BaseMove, place: string): void => {
      const kind = board.kindOf!(move, scene.view);
      if (kind !== null) found.set(kind, (found.get(kind) ?? new Set()).add(place));
    };
    for (const move of scene.moves) add(move, board.targetOf(move, scene.view) ?? JSON.stringify(move));
    for (const { moves, target } of this.allLines) add(moves[0], target);
    const kinds = [...found].map(([id, places]) => ({ id, count: this.choices([...places]) }));
    return kinds.length < 2 || kinds.reduce((sum, { count }) => sum + count, 0) < MANY ? [] : kinds;
  });

  /** How many choices places are: a block and its sector may be one. */
  private choices(targets: readonly string[]): number {
    return this.board?.choices?.(targets) ?? targets.length;
  }

  /** The kind the table is narrowed to. */
  get kind(): string | null {
    return this.kinds.some(({ id }) => id === this.wished) ? this.wished : null;
  }
  set kind(kind: string | null) {
    this.wished = kind;
  }

  /** Those of some moves that go with the kind. */
  narrowed(moves: readonly BaseMove[], view: unknown): readonly BaseMove[] {
    const { kind, board } = this;
    if (kind === null) return moves;
    return moves.filter((move) => [kind, null].includes(board!.kindOf!(move, view)));
  }

  readonly moves = $derived.by((): readonly BaseMove[] => {
    const scene = this.scene();
    return scene === null ? [] : this.narrowed(scene.moves, scene.view);
  });

  readonly lines = $derived.by((): readonly Line[] => {
    const { kind } = this;
    return kind === null ? this.allLines : this.allLines.filter(({ moves }) => this.board!.kindOf!(moves[0], this.scene()!.view) === kind);
  });

  /** Without the moves that a line goes on from: those are offered as lines. */
  alone(moves: readonly BaseMove[]): readonly BaseMove[] {
    const begun = this.lines.map((line) => line.moves[0]);
    return begun.length === 0 ? moves : moves.filter((move) => !begun.some((first) => sameJson(first, move)));
  }

  /** By place, every act that may be chosen there. */
  readonly acts = $derived.by((): ReadonlyMap<string, readonly Act[]> => {
    const scene = this.scene();
    const found = new Map<string, Act[]>();
    const add = (target: string | null, act: Act): void => {
      if (target === null) return;
      const there = found.get(target);
      if (there === undefined) found.set(target, [act]);
      else there.push(act);
    };
    if (scene === null || this.board === null) return found;
    for (const move of this.alone(this.moves)) add(this.board.targetOf(move, scene.view), [move]);
    for (const { target, moves } of this.lines) add(target, moves);
    return found;
  });

  /** The fullest use of the step. */
  readonly main = $derived.by((): BaseMove | null => {
    const scene = this.scene();
    return scene === null || scene.moves.length === 0 ? null : (this.board?.mainMove?.(scene.moves, scene.view) ?? null);
  });

  /**
   * The same as an act: where a single line goes on from it, that line. Which of several is for the player to say, and so
   * is whether to pass over the next question as well.
   */
  readonly mainAct = $derived.by((): Act | null => {
    const { main } = this;
    if (main === null) return null;
    const [line, ...others] = this.lines.filter(({ moves }) => sameJson(moves[0], main));
    return line === undefined || others.length > 0 || sameJson(line.moves[1] ?? null, main) ? [main] : line.moves;
  });

  /** Moves without a place on the board, but for the main one; giving up comes last. */
  readonly buttons = $derived.by((): readonly BaseMove[] => {
    const scene = this.scene();
    const { board, main } = this;
    if (scene === null) return [];
    if (board === null) return scene.moves;
    const placeless = this.moves.filter((move) => board.targetOf(move, scene.view) === null && !(main !== null && sameJson(move, main)));
    return [...placeless.filter((move) => !this.isQuiet(move)), ...placeless.filter((move) => this.isQuiet(move))];
  });

  isQuiet(move: BaseMove): boolean {
    return this.board?.isQuiet?.(move) ?? false;
  }

  /** How many places can be chosen in each region, in the order of the tabs, and how many of them are asked for. */
  readonly regions = $derived.by((): readonly (Counted & { readonly asked: number })[] => {
    const scene = this.scene();
    const { board } = this;
    if (scene === null || board?.regions === undefined || board.regionOf === undefined) return [];
    const targets = [...this.acts.keys()];
    const lies = (target: string, id: string): boolean => id === board.gathers || board.regionOf!(target, scene.view, scene.viewer) === id;
    return board.regions.map((id) => {
      const there = targets.filter((target) => lies(target, id));
      return { id, count: this.choices(there), asked: there.filter((target) => board.isBesides?.(target) !== true).length };
    });
  });
}
