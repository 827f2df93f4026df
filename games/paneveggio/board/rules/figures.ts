/** The pictures of the rules page by name: what each shows, and how many numbers stand in it. */
import { LINES, type Line } from '../../edition/names.ts';
import type { Card, Edition } from '../../edition/schema.ts';
import type { State } from '../../rules/state.ts';
import type { Examples } from '../../text/rules/examples.ts';

/**
 * A numbered mark: on which piece of the picture it stands (the nth that fits), and on which side of the picture its
 * number is written.
 */
export interface Mark {
  readonly on: string;
  readonly nth?: number;
  readonly side: 'left' | 'right';
}

/** A numbered mark of a score: on a line, a beat or an action, the first being 0. */
export type StaffMark = { readonly line: number } | { readonly beat: number } | { readonly run: number };

export type Drawing =
  | { readonly draw: 'score'; readonly state: State; readonly marks: readonly StaffMark[]; readonly beside?: number }
  /** Musicians in play, with their violins; with the luthier's tokens beside them where `goods` says so. */
  | { readonly draw: 'musician'; readonly state: State; readonly card: number; readonly marks: readonly Mark[]; readonly goods?: true }
  | { readonly draw: 'card'; readonly card: Card; readonly marks: readonly Mark[] }
  | { readonly draw: 'workshop' | 'rival'; readonly state: State; readonly numbers: number }
  | { readonly draw: 'lines' | 'wood' | 'violins' | 'bonuses' | 'signs'; readonly numbers: number }
  | { readonly draw: 'cards'; readonly line: Line };

const NONE: readonly never[] = [];
const runs = (...all: number[]): StaffMark[] => all.map((run) => ({ run }));
const slot = (card: number, nth: number): Mark => ({ on: `[data-target="slot:${card}:${nth}"]`, side: 'right' });

export function figuresOf(edition: Edition, examples: Examples): Readonly<Record<string, Drawing>> {
  const { firstTurn, changes, sequence, craft, relation, restoration, mended, conservation, workshop, hisConservation } = examples;
  const after = ({ states }: { states: readonly State[] }, moves: number): State => states[moves];
  const partner = firstTurn.states[0].stage[0].card;
  return {
    'first-score': { draw: 'score', state: after(firstTurn, 0), marks: runs(0, 1, 2, 3, 4) },
    'first-violin': { draw: 'musician', state: after(firstTurn, 3), card: partner, marks: [slot(partner, 1), slot(partner, 3)] },
    'first-end': { draw: 'musician', state: after(firstTurn, 7), card: partner, marks: NONE, goods: true },
    musician: {
      draw: 'card',
      card: edition.cards[61],
      marks: [
        { on: '.mark', side: 'left' },
        { on: '.prestige', side: 'right' },
        { on: '.column', side: 'right' },
        { on: '.requires > *', side: 'left' },
        { on: '.effect > :last-child', side: 'right' },
      ],
    },
    apprentice: {
      draw: 'card',
      card: edition.cards[42],
      marks: [
        { on: '.mark', side: 'left' },
        { on: '.sequence > *', nth: 2, side: 'right' },
        { on: '.effect > *', side: 'left' },
        { on: '.end > *', side: 'right' },
      ],
    },
    violins: { draw: 'violins', numbers: 4 },
    board: { draw: 'workshop', state: after(workshop, 0), numbers: 11 },
    score: {
      draw: 'score',
      state: after(firstTurn, 0),
      marks: [{ line: 1 }, { beat: 0 }, { run: 1 }],
    },
    'score-before': { draw: 'score', state: after(changes, 0), marks: NONE },
    'score-changed': { draw: 'score', state: after(changes, 4), marks: NONE },
    lines: { draw: 'lines', numbers: 0 },
    wood: { draw: 'wood', numbers: 0 },
    bonuses: { draw: 'bonuses', numbers: 5 },
    craft: { draw: 'musician', state: after(craft, 4), card: 50, marks: NONE },
    relation: { draw: 'musician', state: after(relation, 0), card: 62, marks: NONE },
    restoration: { draw: 'musician', state: after(restoration, 3), card: 31, marks: NONE },
    wear: { draw: 'musician', state: after(mended, 0), card: 46, marks: [slot(46, 0), slot(46, 1)] },
    conservation: { draw: 'musician', state: after(conservation, 0), card: 46, marks: [0, 1, 2, 3].map((nth) => slot(46, nth)) },
    sequence: { draw: 'score', state: after(sequence, 1), marks: runs(3, 4, 5), beside: 57 },
    solo: { draw: 'rival', state: after(hisConservation, 0), numbers: 5 },
    signs: { draw: 'signs', numbers: 0 },
    ...Object.fromEntries(LINES.map((line) => [`cards-${line}`, { draw: 'cards', line }])),
  };
}

/** How many labels a picture needs. */
export const numbersIn = (drawing: Drawing): number => ('marks' in drawing ? drawing.marks.length : 'numbers' in drawing ? drawing.numbers : 0);

/** Where the list of all cards has a card: tooltips lead there. */
export const cardAnchor = (number: number): string => `card-${number}`;
