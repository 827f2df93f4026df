/** A bot of the house at a table. When it fails, that is reported and the next lower level plays on in its place. */
import { type BaseMove, type GameBox, type GameCore, randomFrom, type Seat } from '@bottega/kernel';
import { withoutNetwork } from '../judgement.ts';
import { isLevel, LEVELS, type Level, levelBelow, PLAYED, unhurried } from '../levels.ts';
import { Mind } from '../mind.ts';
import { FIRST_LEVELS, type FirstLevel } from '../v1/levels.ts';
import { FirstMind } from '../v1/mind.ts';
import type { Contestant } from './contest.ts';

/** Those who were there first, as `v1:master`: measuring sticks that stay as they are. */
const FIRST = 'v1:';
const FIRST_HOUSE: readonly string[] = FIRST_LEVELS.map((level) => `${FIRST}${level}`);

/** Those who leave the game's network alone, as `master-estimate`: they show what it is worth. */
const ALONE = '-estimate';
const WITHOUT_NETWORK: readonly string[] = PLAYED.map((level) => `${level}${ALONE}`);

/** Those who think eight times as long, as `master-8x`: they show whether thinking pays. */
const PATIENT = '-8x';
const PATIENCE = 8;
const WITH_PATIENCE: readonly string[] = PLAYED.map((level) => `${level}${PATIENT}`);

/** Everybody of the house who can sit in the arena. */
export const HOUSE: readonly string[] = [...LEVELS, ...WITHOUT_NETWORK, ...WITH_PATIENCE, ...FIRST_HOUSE];

export function houseContestant(box: GameBox, name: string, seed: string, report: (fault: string) => void): Contestant | undefined {
  if (isLevel(name)) return new HousePlayer(box, name, seed, report);
  if (WITHOUT_NETWORK.includes(name)) {
    return new HousePlayer(withoutNetwork(box), name.slice(0, -ALONE.length) as Level, seed, report);
  }
  if (WITH_PATIENCE.includes(name)) return new HousePlayer(box, name.slice(0, -PATIENT.length) as Level, seed, report, PATIENCE);
  if (FIRST_HOUSE.includes(name)) return new FirstMind(box, name.slice(FIRST.length) as FirstLevel, randomFrom(`${seed} ${name}`));
  return undefined;
}

export class HousePlayer implements Contestant {
  private readonly box: GameCore;
  private readonly seed: string;
  private readonly report: (fault: string) => void;
  private readonly patience: number;
  private level: Level;
  private mind: Mind;

  /** `patience`: how many times as long it thinks as its level does. */
  constructor(box: GameCore, level: Level, seed: string, report: (fault: string) => void, patience = 1) {
    this.box = box;
    this.seed = seed;
    this.report = report;
    this.patience = patience;
    this.level = level;
    this.mind = this.mindOf(level);
  }

  choose(view: unknown, seat: Seat): BaseMove {
    for (;;) {
      try {
        return this.mind.choose(view, seat);
      } catch (error) {
        const below = levelBelow(this.level);
        this.report(`${this.level} failed: ${error instanceof Error ? error.message : error}`);
        if (below === undefined) throw error;
        this.level = below;
        this.mind = this.mindOf(below);
      }
    }
  }

  private mindOf(level: Level): Mind {
    const usual = unhurried(level, this.box);
    const care = typeof usual === 'string' ? usual : { ...usual, moves: usual.moves * this.patience };
    return new Mind(this.box, care, randomFrom(`${this.seed} ${level}`));
  }
}
