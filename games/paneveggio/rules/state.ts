/** The table of Paneveggio as plain data. */
import type { BaseState, Seat } from '@bottega/kernel';
import type { Line } from '../edition/names.ts';
import { type ApprenticeCard, type Card, type Edition, editionOf, type MusicianCard } from '../edition/schema.ts';
import type { Frame } from './frames.ts';
import type { Level, Start } from './options.ts';

/** The home of the Master Luthier's musicians. */
export const MASTER = -1;

/** A violin on a musician: its owner and the owners of the Lutherie tokens on it, the lowest first (ruling P18). */
export interface Violin {
  readonly owner: Seat;
  readonly tokens: readonly Seat[];
}

/** A musician in play. Never changed, only replaced: clones share it. */
export interface Musician {
  readonly card: number;
  /** The seat whose partner it is, or MASTER. */
  readonly home: Seat;
  /** The lowest slot first. */
  readonly slots: readonly (Violin | null)[];
}

/** A card number; null in a view where it is hidden. */
export type Hidden = number | null;

/** One luthier: a player, or Stradivarius in the solo game. */
export interface Side {
  hand: Hidden[];
  /** The cards of the hand that everybody has seen go there: see ledger.ts. Replaced, never changed. */
  known: readonly number[];
  /** Cards given away secretly during set-up: put back, or chosen as contacts. */
  aside: Hidden[];
  /** Whether this seat has decided in the mulligan. */
  ready: boolean;
  /** The packet passed round in the draft. */
  packet: Hidden[];
  /** Four piles, the top card last; Stradivarius has a row of single cards. Piles are replaced, never changed. */
  contacts: (readonly number[])[];
  /** Cards discarded this turn. */
  discards: number[];
  apprentices: number[];
  /** Apprentices formed so far, those taken back included (ruling P28). */
  formed: number;
  /** The line of the note on each beat (ruling P1). */
  score: Line[];
  /** Notes still to be laid in the set-up, by line. */
  notes: number[];
  /** The note that carries a Lutherie token, and what its action is worth; `waits` until the Atelier in which it was laid is over. */
  boost: { readonly beat: number; readonly time: number; readonly waits?: true } | null;
  /** The reserve. */
  violins: number;
  lutherie: number;
  ducats: number;
  studies: number;
  /** Tokens blocked in the Master's help zone. */
  help: number;
  /** Qualities of the stocked wood, the best first. */
  wood: number[];
  /** Violins in the heritage by prestige 1 to 4. */
  heritage: number[];
}

export interface State extends BaseState {
  agenda: Frame[];
  /** Null for the house edition. */
  edition: Edition | null;
  /** The people; a solo game has one side more. */
  players: number;
  start: Start;
  /** Stradivarius' level in the solo game, else null. */
  level: Level | null;
  first: Seat;
  /** Whose turn it is. */
  active: Seat;
  /** Whole rounds played. */
  rounds: number;
  /** Rounds in a row in which nobody made a violin, and whether this one still is such a round. */
  quiet: number;
  quietRound: boolean;
  /** Somebody has made the last violin: the round is played out. */
  ending: boolean;
  /** Stradivarius' level of activity. */
  activity: number;
  /** The top card last. */
  deck: Hidden[];
  /** Face-up cards of the set-up nobody has taken yet. */
  open: number[];
  stage: Musician[];
  sides: Side[];
}

export const cardOf = (state: State, number: number): Card => editionOf(state).cards[number - 1];
export const musicianCard = (state: State, number: number): MusicianCard => cardOf(state, number) as MusicianCard;
export const apprenticeCard = (state: State, number: number): ApprenticeCard => cardOf(state, number) as ApprenticeCard;

/** The bot's place at the table: the one after the last player. */
export const isBot = (state: State, seat: Seat): boolean => seat >= state.players;

export function musicianOf(state: State, card: number): Musician | undefined {
  for (const musician of state.stage) if (musician.card === card) return musician;
  return undefined;
}

/** Violins made and not broken: on musicians and in the heritage. */
export function violinsMade(state: State, side: Side): number {
  return editionOf(state).tokens.violins - side.violins - side.wood.length;
}

/** Whether others could learn something of this seat's hand from a question that answers itself. */
export const hidesHand = (state: State, { seat }: { seat: Seat }): boolean => state.players > 1 && state.sides[seat].hand.length > 0;

export const qualityOf = (violin: Violin): number => 1 + violin.tokens.length;

export const bearsViolinOf = (musician: Musician, seat: Seat): boolean => {
  for (const violin of musician.slots) if (violin !== null && violin.owner === seat) return true;
  return false;
};

/** Slots without violins, by their number: musicians in play share them. */
const EMPTY: readonly (readonly null[])[] = Array.from({ length: 7 }, (_, count) => Array.from({ length: count }, () => null));
export const noViolins = (state: State, card: number): readonly null[] => EMPTY[musicianCard(state, card).slots.length];

/** A musician with one slot changed. */
export function withSlot(musician: Musician, slot: number, violin: Violin | null): Musician {
  const slots = musician.slots.slice();
  slots[slot] = violin;
  return { card: musician.card, home: musician.home, slots };
}

export function replaceMusician(state: State, musician: Musician): void {
  const { stage } = state;
  for (let at = 0; at < stage.length; at++) if (stage[at].card === musician.card) stage[at] = musician;
}
