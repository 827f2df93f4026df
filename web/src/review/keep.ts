/**
 * Reviews kept in this browser, by the game they are of. They have a database of their own: a page of an earlier version
 * that is still open would block a change of the games' one.
 */
import type { ReviewedDecision } from '@bottega/bots/review';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Raised when what is found means something else than before: games are then looked over anew. */
const VERSION = 1;

/** Which game it is of: as long as all of this is the same, so is the review. */
export interface Stamp {
  readonly version: number;
  readonly rules: number;
  readonly length: number;
  readonly seed: string;
}

export const stampOf = (rules: number, length: number, seed: string): Stamp => ({ version: VERSION, rules, length, seed });

interface KeptReview {
  readonly stamp: Stamp;
  readonly done: boolean;
  readonly decisions: readonly ReviewedDecision[];
}

interface Shelf extends DBSchema {
  reviews: { key: string; value: KeptReview };
}

let opened: Promise<IDBPDatabase<Shelf>> | undefined;
function shelf(): Promise<IDBPDatabase<Shelf>> {
  opened ??= openDB<Shelf>('bottega-reviews', 1, { upgrade: (database) => void database.createObjectStore('reviews') });
  return opened;
}

/** What was found so far, unless it is of another game than the key now stands for. */
export async function getReview(key: string, stamp: Stamp): Promise<KeptReview | undefined> {
  const kept = await (await shelf()).get('reviews', key).catch(() => undefined);
  return kept !== undefined && JSON.stringify(kept.stamp) === JSON.stringify(stamp) ? kept : undefined;
}

export const putReview = async (key: string, review: KeptReview): Promise<void> => void (await (await shelf()).put('reviews', review, key));
export const deleteReview = async (key: string): Promise<void> => (await shelf()).delete('reviews', key);
