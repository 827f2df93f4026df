/**
 * `advice`  what a master would play and why, once it was asked for, until the next scene;
 * `preview` a line of it, or of another, that is shown on the board step by step without being played;
 * `watch`   the coach who asks to look again before much is given up.
 */
import type { Advice } from '@bottega/bots';
import { type AnyGame, type BaseMove, sameJson } from '@bottega/kernel';
import type { Scene, Table } from '@bottega/table';
import type { Act } from './offer.svelte.ts';
import { type Preview, stepsOf } from './preview.ts';
import { Watch } from './watch.svelte.ts';

export class Hints {
  advice = $state.raw<readonly Advice[] | 'asking' | null>(null);
  preview = $state.raw<Preview | null>(null);
  readonly previewed = $derived(this.preview === null ? null : this.preview.steps[this.preview.at]);
  readonly watch: Watch;
  private readonly table: Table;
  private readonly game: AnyGame;
  private readonly scene: () => Scene | null;
  /** What the viewer saw before in this turn. */
  private earlier: readonly Scene[] = [];

  constructor(table: Table, game: AnyGame, scene: () => Scene | null) {
    this.table = table;
    this.game = game;
    this.scene = scene;
    this.watch = new Watch(table);
  }

  /** The table goes on: what was advised belonged to the question before. */
  follow({ turn, viewer, number }: Scene): void {
    const before = this.scene();
    this.advice = null;
    this.preview = null;
    const seen = before === null ? this.earlier : [...this.earlier, before];
    this.earlier = seen.filter((one) => one.turn === turn && one.viewer === viewer && one.number < number);
  }

  async ask(): Promise<void> {
    if (this.table.advise === undefined || this.advice !== null) return;
    const asked = this.scene();
    this.advice = 'asking';
    this.watch.doubt = null;
    const advice = await this.table.advise().catch(() => null);
    if (this.scene() === asked) this.advice = advice;
  }

  /** The move that the best advice begins with. */
  get advised(): BaseMove | null {
    return this.advice === null || this.advice === 'asking' ? null : (this.advice[0]?.moves[0] ?? null);
  }

  /** Whether a line leads back to where the turn already was. */
  takesBack(line: Act): boolean {
    const { earlier } = this;
    const scene = this.scene();
    if (scene === null || earlier.length === 0) return false;
    return stepsOf(this.game, scene, line).some((step) => earlier.some(({ view }) => sameJson(view, step.scene.view)));
  }

  /** Lets a line play on the board without playing it. */
  showLine(line: Act): void {
    const scene = this.scene();
    if (scene === null || scene.viewer === null) return;
    const steps = stepsOf(this.game, scene, line);
    if (steps.length > 0) this.preview = { steps, line, at: 0 };
  }
}
