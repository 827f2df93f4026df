/**
 * What a seat may know of a position, as numbers that a small network can learn from: raw facts of about 0 to 1, the
 * own ones first and the others' in seat order after them.
 */
import type { BaseState, Seat } from './game.ts';

export interface Encoding<State extends BaseState = BaseState> {
  /** How many numbers, for every player count and option of the game. */
  readonly size: number;
  /**
   * Fills in the numbers. It takes views and full states alike and gives the same for both: whatever the seat may not
   * know is never looked at.
   */
  encode(state: State, seat: Seat, into: Float32Array): void;
}

/** A network that learnt from encoded positions, as data: `bots/network` reads it. */
export interface PackedNetwork {
  /** How it was made, for people. */
  readonly made: object;
  /** How many numbers each layer has, from what goes in to what comes out. */
  readonly shape: readonly number[];
  /** How many points an answer of 1 stands for. */
  readonly scale: number;
  /**
   * How much of what it says is believed, from 0 to 1, by the name that `lessonOf` gives and the number of seats
   * (`normal 2`); nothing where nothing is said. Whoever takes the best of many ends finds where it errs.
   */
  readonly belief: Readonly<Record<string, number>>;
  /** Layer by layer and row by row a step and its multiples, in Base64. */
  readonly weights: string;
}

/** Numbers that stand together. Those that are nought need not be written. */
export interface Section<State> {
  readonly name: string;
  readonly size: number;
  write(state: State, seat: Seat, into: Float32Array, at: number): void;
}

export interface SectionedEncoding<State extends BaseState> extends Encoding<State> {
  readonly sections: readonly Section<State>[];
}

export function encodingOf<State extends BaseState>(sections: readonly Section<State>[]): SectionedEncoding<State> {
  const size = sections.reduce((sum, section) => sum + section.size, 0);
  return {
    size,
    sections,
    encode(state, seat, into) {
      into.fill(0, 0, size);
      let at = 0;
      for (let index = 0; index < sections.length; index++) {
        const section = sections[index];
        section.write(state, seat, into, at);
        at += section.size;
      }
    },
  };
}

/** The same for every seat: `seat` is whose things are written, `viewer` who knows of them. */
export interface SeatSection<State> {
  readonly name: string;
  readonly size: number;
  write(state: State, seat: Seat, viewer: Seat, into: Float32Array, at: number): void;
}

/** A section for every seat of the largest table, the own first; that of an empty seat stays nought. */
export function forEachSeat<State>(most: number, seatsOf: (state: State) => number, { name, size, write }: SeatSection<State>): Section<State> {
  return {
    name: `${name} of each seat`,
    size: size * most,
    write(state, viewer, into, at) {
      const seats = seatsOf(state);
      for (let after = 0; after < seats; after++) write(state, (viewer + after) % seats, viewer, into, at + after * size);
    },
  };
}

/** How many seats after the own one somebody sits: 0 is oneself. */
export const seatsAfter = (seat: Seat, other: Seat, players: number): number => (other - seat + players) % players;

/** A 1 for every step that is reached: small numbers make another difference than large ones. */
export function thermometer(into: Float32Array, at: number, value: number, steps: readonly number[]): void {
  for (let step = 0; step < steps.length && value >= steps[step]; step++) into[at + step] = 1;
}

/** The first numbers of a list, each as a part of what counts as many; nulls are nought. */
export function parts(into: Float32Array, at: number, list: readonly (number | null)[], length: number, many: number): void {
  const most = Math.min(length, list.length);
  for (let index = 0; index < most; index++) into[at + index] = list[index]! / many;
}
