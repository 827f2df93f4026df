/** What a page adds to its table's screen. */
import type { Seat } from '@bottega/kernel';
import type { Snippet } from 'svelte';
import type { TableModel } from './model.svelte.ts';

export interface TableExtras {
  /** Between the top and the prompt: what everybody should see now. */
  readonly banner?: Snippet;
  /** A lesson, above the panels or under the board: then nothing waits for a last word, and no result comes by itself. */
  readonly coach?: Snippet<[TableModel]>;
  /** Buttons in the top bar. */
  readonly tools?: Snippet;
  /** Under the log. */
  readonly side?: Snippet;
  /** Raised whenever somebody wants to see what lies under the log, which may be in a drawer. */
  readonly sideAsked?: number;
  /** In a seat's panel, beside the score. */
  readonly seat?: Snippet<[Seat]>;
  /** Under what a move did, in the log, by how many were made with it. */
  readonly line?: Snippet<[number]>;
  /** Beside a former position: what can be done from there, after so many moves. */
  readonly moment?: Snippet<[number]>;
  /** Buttons at the end of the game: play again. */
  readonly ending?: Snippet;
  /** The name in addresses of what is played with an edition of its own: a game kept here, or a table on the server. */
  readonly ownEdition?: string;
  /** Whether moves can be tried from here on a board of one's own, at the same address with `whatif`. */
  readonly whatIf?: boolean;
  /** Goes to a moment in place of the replay. */
  replay?(number: number | null): void;
  /** Whether the coach watches even where nobody asked for it: in a first game. */
  readonly watchful?: boolean;
  /** Whether several people play at this screen in turn: then it says whom it asks. */
  readonly shared?: boolean;
  /** Why something did not work, in words. */
  refused?(error: unknown): string;
}
