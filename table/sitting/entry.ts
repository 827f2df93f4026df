/** The entries of a table's log. Each is one thing somebody did; what follows from it is worked out, never written. */
import type { Options, Seat } from '@bottega/kernel';
import type { Phrase, Sign } from '../phrases.ts';
import type { SeatWish, Terms } from '../wire.ts';
import type { Stretch } from './running-time.ts';

export interface OpenEntry {
  readonly kind: 'open';
  readonly table: string;
  readonly game: string;
  /** Version of the rules. */
  readonly rules: number;
  readonly name: string | null;
  readonly players: number;
  readonly options: Options;
  /** An annotated edition to play with instead of the house's own. */
  readonly edition?: unknown;
  /** What whoever chose it calls it. */
  readonly editionName?: string;
  /** Which of the server's editions it is, as it was then. */
  readonly published?: { readonly id: string; readonly version: number };
  /** The state the game begins with, where that is not its setup. */
  readonly start?: unknown;
  readonly settings: Terms;
  readonly seats: readonly SeatWish[];
  readonly host: string;
  /** Where the host sits. */
  readonly seat: Seat | null;
  /** Whom the house has brought together, by seat; the host is among them. */
  readonly sitters?: readonly (string | null)[];
  /** The tournament whose table it is. */
  readonly tournament?: string;
  readonly seed: string;
  readonly seedHash: string;
}

export type Entry =
  | OpenEntry
  | { readonly kind: 'sit'; readonly seat: Seat; readonly player: string }
  | { readonly kind: 'leave'; readonly seat: Seat }
  /** The host has shown them out. */
  | { readonly kind: 'kick'; readonly seat: Seat; readonly player: string }
  /** Whoever keeps the house has ended the game. */
  | { readonly kind: 'close' }
  | { readonly kind: 'start' }
  /** `hold`: the turn waits for its last word; `back`: somebody is back for whom a bot stood in. */
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: string; readonly hold?: true; readonly back?: true }
  | { readonly kind: 'end-turn'; readonly seat: Seat }
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to: number }
  /** `of`: the seats that must agree. Older logs ask whoever was there. */
  | { readonly kind: 'ask-undo'; readonly seat: Seat; readonly to: number; readonly of?: readonly Seat[] }
  | { readonly kind: 'answer-undo'; readonly seat: Seat; readonly yes: boolean }
  /** `abandoned`: nobody else was left to play with. */
  | { readonly kind: 'resign'; readonly seat: Seat; readonly abandoned?: true }
  /** `of`: the seats that must agree. Older logs ask everybody who plays. */
  | { readonly kind: 'vote-end'; readonly seat: Seat; readonly yes: boolean; readonly of?: readonly Seat[] }
  | { readonly kind: 'replace'; readonly seat: Seat; readonly by: SeatWish }
  /** `clock`: the seat's time is what it was. Older logs gave whoever came back a minute. */
  | { readonly kind: 'return'; readonly seat: Seat; readonly clock?: 'kept' }
  | { readonly kind: 'timeout'; readonly seat: Seat }
  /** When the person in that seat is away, from now on; what was told before counts no more. */
  | { readonly kind: 'holiday'; readonly seat: Seat; readonly times: readonly Stretch[] }
  /** They are the host now. */
  | { readonly kind: 'host'; readonly seat: Seat; readonly player: string }
  | { readonly kind: 'chat'; readonly seat: Seat; readonly player: string; readonly text: string }
  | { readonly kind: 'phrase'; readonly seat: Seat; readonly player: string; readonly phrase: Phrase }
  /** A sign for the move with which so many were made; null: taken back. */
  | { readonly kind: 'react'; readonly seat: Seat; readonly player: string; readonly number: number; readonly sign: Sign | null }
  | { readonly kind: 'mute'; readonly seat: Seat; readonly other: Seat; readonly muted: boolean }
  | { readonly kind: 'rematch'; readonly table: string }
  /** The game goes on under another version of the rules, which were found to play it alike. */
  | { readonly kind: 'rules'; readonly version: number };

export type EntryOf<Kind extends Entry['kind']> = Extract<Entry, { kind: Kind }>;
