/** What people are told, and of what. */

/** About a table. */
export const TABLE_KINDS = ['turn', 'time', 'undo', 'vote', 'invited', 'begun', 'round', 'over'] as const;
export type TableKind = (typeof TABLE_KINDS)[number];
/** And about a channel itself: the code that proves an address, and a message to try it; or a link for a new password. */
export type Kind = TableKind | 'proof' | 'trial' | 'reset';

/** What must be known besides the table as it is when the notice is sent. */
export interface Facts {
  /** Whoever did it, by the id in the log; null or absent: nobody in particular, such as a bot. */
  readonly by?: string | null;
  /** When time runs out. */
  readonly until?: number;
  /** An invitation to a table, and not to play again with the same people. */
  readonly anew?: true;
  /** A turn that they had prepared was not played. */
  readonly unplayed?: true;
  readonly code?: string;
  /** What lets its reader set a new password. */
  readonly secret?: string;
}
