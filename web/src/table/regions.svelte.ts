/** The part of the table that a small screen shows, and which of them is opened by itself. */
import type { GameBoard } from '@bottega/kernel';
import type { Scene } from '@bottega/table';
import { untrack } from 'svelte';
import type { Offer } from './offer.svelte.ts';
import { small } from './screen.svelte.ts';

interface Around {
  /** What may be done there, and the scene it belongs to. */
  readonly offer: Offer;
  offered(): Scene | null;
  /** Places to highlight, and those a lesson points at. */
  lit(): readonly string[];
  pointing(): readonly string[];
}

export class Regions {
  private opened = $state.raw<string | null>(null);
  /** Whether something could be done when regions were last opened. */
  private asking = false;
  /** What was offered then. */
  private last: Scene | null = null;
  private readonly board: GameBoard | null;
  private readonly around: Around;

  constructor(board: GameBoard | null, around: Around) {
    this.board = board;
    this.around = around;
  }

  /** The part of the table that is drawn; null for all of it. */
  get current(): string | null {
    const { regions } = this.board ?? {};
    return regions === undefined || !small.current ? null : (this.opened ?? regions[0]);
  }
  set current(region: string | null) {
    this.opened = region;
  }

  /** The next region, or the one before. */
  turnTo(by: 1 | -1): void {
    const { regions } = this.board ?? {};
    const next = this.current === null ? undefined : regions?.[regions.indexOf(this.current) + by];
    if (next !== undefined) this.current = next;
  }

  /** Opens the region where something can be done, or where somebody else has just done something. */
  follow(): void {
    const { board, around } = this;
    const lit = around.lit();
    const [pointed] = around.pointing();
    const offered = around.offered();
    const counts = around.offer.regions;
    if (board?.regionOf === undefined || offered === null || !small.current) return;
    untrack(() => {
      if (pointed !== undefined && !/^(panel:|prompt)/.test(pointed)) {
        this.current = board.regionOf!(pointed, offered.view, offered.viewer);
        return;
      }
      const asking = offered.moves.length > 0;
      if (asking && !this.asking && board.gathers !== undefined) this.current = board.gathers;
      this.asking = asking;
      const here = counts.find(({ id }) => id === this.current);
      // whoever went elsewhere for something besides what is asked may stay there
      const isNew = offered !== this.last && counts.some(({ asked }) => asked > 0);
      this.last = offered;
      const weight = (region: { count: number; asked: number } | undefined): number => (isNew ? region?.asked : region?.count) ?? 0;
      const most = counts.reduce<(typeof counts)[number] | undefined>((best, region) => (weight(region) > weight(best) ? region : best), undefined);
      if (most !== undefined && weight(here) === 0) this.current = most.id;
      else if (most === undefined && lit.length > 0 && !(asking && board.gathers !== undefined)) {
        const places = lit.map((target) => board.regionOf!(target, offered.view, offered.viewer));
        if (!places.includes(this.current ?? '')) this.current = places[0];
      }
    });
  }
}
