/** Everything that can stand on the agenda. */
import type { Seat } from '@bottega/kernel';
import type { ChooseEffect, Effect, SpendEffect } from '../edition/effect.ts';
import type { Line } from '../edition/names.ts';

export const PLAIN_STEPS = [
  // set-up
  'mulligan',
  'redraw',
  'keep-seven',
  'draft',
  'choose-deck',
  'choose-musician',
  'lay-contacts',
  'lay-notes',
  'first-turn',
  // a turn
  'turn',
  'sequence',
  'evening',
  'refill',
  'hand-limit',
  'lay-discards',
  'wear',
  'ageing',
  'conserve',
  'end-turn',
  'last-notes',
  'last-apprentices',
  'finish',
  'unmark',
  'recall',
  // Stradivarius
  'bot-turn',
  'bot-gift',
  'bot-heritage',
  'bot-pairs',
  'bot-rise',
  'bot-recruit',
  'bot-apprentice',
  'bot-craft',
  'bot-wear',
  'bot-restore',
  'bot-fortissimo',
] as const;
type Plain<Step extends string> = Step extends string ? { readonly step: Step; readonly seat: Seat } : never;

/** A step with a number of times left. */
export const COUNTED_STEPS = ['draw', 'age-wood', 'restore', 'take', 'valorise', 'pay-either', 'pay-lutherie'] as const;
type Counted<Step extends string> = Step extends string ? { readonly step: Step; readonly seat: Seat; readonly left: number } : never;

type Named<Step extends string, Fields> = { readonly step: Step; readonly seat: Seat } & { readonly [Key in keyof Fields]: Fields[Key] };

/** Whose effect runs, and how it got there: carried along by every frame of an effect. */
export interface Source {
  /** The card whose effect it is. */
  readonly card: number;
  /** Cards whose Relation has run in this chain: none runs twice. */
  readonly chain: readonly number[];
  /** The card is not really at hand: violins count as none and it can't be taken back or crafted on. */
  readonly bare: boolean;
  /** The card is there, but nothing is given for the violins on it (ruling P52). */
  readonly uncounted?: true;
  /** The numbers of the effect count so many times. */
  readonly times: number;
  /** The card discarded as the cost. */
  readonly discarded: number | null;
}

/** Frames that need Lutherie tokens; `partial` once the player has declined to free some. */
type Needing<Step extends string, Fields> = Named<Step, Fields & { partial: boolean }>;

export type ActionFrame = Named<
  'action',
  {
    line: Line;
    /** Time of the action; what is left of it while drawing or restoring. */
    time: number;
    mode: 'open' | 'draw' | 'restore' | 'over';
    /** Apprentices that have acted on it. */
    used: readonly number[];
    /** An apprentice has given something for it, or was paid for it: it must be resolved if it can be without help. */
    bound: boolean;
    /** A card was discarded for it. It may be ignored all the same (P-N4); up to version 2 it was bound by that. */
    added: boolean;
    /** The Relation may use a partner without a violin. */
    withoutViolin: boolean;
  }
>;
export type EffectFrame = Named<'effect', { effect: Effect; agreed: boolean } & Source>;
export type SpendFrame = Named<'spend', { effect: SpendEffect; left: number } & Source>;
export type ChooseFrame = Named<'choose', { effect: ChooseEffect; left: number; taken: readonly number[] } & Source>;
export type UseRelationFrame = Named<'use-relation', { target: 'partner' | 'opponent'; prestige: number; violin: boolean } & Source>;
export type RelationFrame = Named<'relation-action', { time: number } & Source>;
/** What every frame of an effect hands on. */
export const sourceOf = ({ card, chain, bare, uncounted, times, discarded }: Source): Source =>
  uncounted ? { card, chain, bare, uncounted, times, discarded } : { card, chain, bare, times, discarded };
export type Zone = 'ducat' | 'study' | 'wood';

export type Frame =
  | Plain<(typeof PLAIN_STEPS)[number]>
  | Counted<(typeof COUNTED_STEPS)[number]>
  | Named<'set-table', { easy: boolean }>
  /** `beat` is the leftmost note to be read. Where notes have moved meanwhile, `sounded` says which ones have had their turn. */
  | (Named<'atelier', { beat: number }> & { readonly sounded?: readonly boolean[] })
  | ActionFrame
  | Named<'split', { action: ActionFrame; left: number; parts: readonly number[] }>
  | Named<'partners', { placed: readonly number[]; taken: readonly number[] }>
  | EffectFrame
  | SpendFrame
  | ChooseFrame
  | UseRelationFrame
  | RelationFrame
  | Named<'give', { card: number }>
  | Named<'buy-wood', { time: number }>
  | Named<'craft', { time: number; here: number | null }>
  | Named<'which-wood', { card: number; slot: number }>
  | Named<'quality', { card: number; slot: number }>
  | Named<'move-notes', { left: number; must: boolean }>
  | Named<'mark-note', { time: number }>
  | Named<'place-card', { left: number; kind: 'any' | 'musician' | 'apprentice'; free: boolean }>
  | Named<'return', { card: number }>
  /** The qualities that wait to age, and those that piles have just reached. */
  | Named<'age-short', { woods: readonly number[]; aged: readonly number[] }>
  | Named<'free', { kept: Zone | null; must: boolean }>
  | Named<'pay', { what: 'ducat' | 'study'; count: number }>
  | Needing<'gain', { what: 'ducat' | 'study'; count: number }>
  | Needing<'stock', { quality: number }>
  | Needing<'age', { quality: number }>
  | Needing<'mend', { card: number; slot: number }>
  | Needing<'mark', { beat: number; time: number }>;

export type FrameOf<Step extends Frame['step']> = Extract<Frame, { step: Step }>;
export type NeedingFrame = Extract<Frame, { partial: boolean }>;
