/**
 * What a margin is worth in chances to win: games are played quickly, positions of them are judged as reviews judge them,
 * and the sureness is taken under which it is likeliest that those won who did.
 */
import { type BaseState, type GameCore, type Random, randomFrom, type Setup, type Sureness } from '@bottega/kernel';
import { chancesFrom, type Outlook, outlookOf } from '../chances.ts';
import { careFor, thoroughness } from '../levels.ts';
import { Mind } from '../mind.ts';
import { lookAhead } from '../search/look-ahead.ts';
import { SearchTable } from '../search/table.ts';

export interface SurenessPlan {
  readonly core: GameCore;
  readonly setups: readonly Setup[];
  readonly games: number;
  readonly seed: string;
  readonly progress?: (games: number) => void;
}

/** A position as it was judged, and each seat's share of the victory in the end. */
export interface Example {
  readonly outlook: Outlook;
  readonly shares: readonly number[];
}

/** Positions with chances of about this size, and how often those seats won. */
export interface Bin {
  readonly told: number;
  readonly won: number;
  readonly positions: number;
}

export interface LearntSureness {
  readonly sureness: Sureness;
  /** Of games that were not learnt from: the mean surprise, that of somebody who knows nothing, and how well chances are told. */
  readonly loss: number;
  readonly blindLoss: number;
  readonly calibration: readonly Bin[];
}

const CARE = { moves: 500, width: 8, quick: 2, candidates: 6, rounds: 0, blur: 0.3, milliseconds: Number.POSITIVE_INFINITY };
/** Turns between two positions that are judged: neighbours say nearly the same. */
const APART = 3;
/** Others' turns are followed more narrowly than a master does: there are many positions. */
const QUICK = 8;
/** One game in so many is kept back. */
const KEPT_BACK = 4;

export function learnSureness({ core, setups, games, seed, progress }: SurenessPlan): LearntSureness {
  const played = Array.from({ length: games }, (_, number) => {
    const examples = playOne(core, setups[number % setups.length], `${seed}/${number}`);
    progress?.(number + 1);
    return examples;
  });
  const sureness = fitSureness(played.filter((_, number) => number % KEPT_BACK !== 0).flat());
  const rest = played.filter((_, number) => number % KEPT_BACK === 0).flat();
  const blindLoss = rest.reduce((sum, { outlook: { points, rival } }) => sum + Math.log(rival === undefined ? points.length : 2), 0) / rest.length;
  return { sureness, loss: lossOf(rest, sureness), blindLoss, calibration: calibrationOf(rest, sureness) };
}

function playOne(core: GameCore, setup: Setup, name: string): Example[] {
  const { game } = core;
  const state: BaseState = game.setup(setup, name);
  const random = randomFrom(`${name} worlds`);
  const minds = Array.from({ length: setup.players }, (_, seat) => new Mind(core, CARE, randomFrom(`${name} ${seat}`)));
  const outlooks: Outlook[] = [];
  let turn = random(APART);
  for (let seats = game.toAct(state); seats.length > 0; seats = game.toAct(state)) {
    const [seat] = seats;
    const view = game.view(state, seat);
    if (state.turn >= turn) {
      turn = state.turn + APART;
      outlooks.push(...outlookFrom(core, view, seat, random));
    }
    game.play(state, seat, minds[seat].choose(view, seat));
  }
  const { ranking, rival, beaten, shared } = game.result(state);
  const shares = rival === undefined ? minds.map((_, seat) => (ranking[0].includes(seat) ? 1 / ranking[0].length : 0)) : [beaten ? 1 : shared ? 0.5 : 0];
  return outlooks.map((outlook) => ({ outlook, shares }));
}

/** As a review looks ahead; where that reaches the end of the game nothing is left to be unsure about. */
function outlookFrom(core: GameCore, view: unknown, seat: number, random: Random): Outlook[] {
  const world: BaseState = core.game.guess(view, seat, random);
  const { quick, rounds } = careFor(thoroughness('master', core), core, view);
  const { state, points } = lookAhead(new SearchTable(core, world), world, seat, [], { quick: Math.min(quick, QUICK), rounds });
  return state.agenda.length === 0 ? [] : [outlookOf(core, state, points)];
}

const SMALL = 1e-4;
/** Few games can make anything look sure. */
const LEAST: Sureness = { sure: 1, promised: 0.01, growth: 0.01 };
const MOST = 50;

function lossOf(examples: readonly Example[], sureness: Sureness): number {
  let sum = 0;
  for (const { outlook, shares } of examples) {
    const chances = chancesFrom(outlook, sureness);
    const all = chances.length === 1 ? [chances[0], 1 - chances[0]] : chances;
    const won = chances.length === 1 ? [shares[0], 1 - shares[0]] : shares;
    for (const [seat, share] of won.entries()) if (share > 0) sum -= share * Math.log(Math.max(SMALL, all[seat]));
  }
  return sum / examples.length;
}

/** Each value in turn is tried larger and smaller, in smaller and smaller steps, as long as that helps. */
export function fitSureness(examples: readonly Example[]): Sureness {
  let best: Sureness = { sure: 3, promised: 0.2, ...(examples[0].outlook.rival !== undefined && { growth: 1 }) };
  let least = lossOf(examples, best);
  for (let step = 1; step > 0.005; step /= 2) {
    for (const name of Object.keys(best) as (keyof Sureness)[]) {
      for (const factor of [1 + step, 1 / (1 + step)]) {
        for (;;) {
          const next = { ...best, [name]: best[name]! * factor };
          const loss = lossOf(examples, next);
          if (loss >= least - 1e-7 || next[name]! > MOST || next[name]! < LEAST[name]!) break;
          best = next;
          least = loss;
        }
      }
    }
  }
  return Object.fromEntries(Object.entries(best).map(([name, value]) => [name, Number(value.toPrecision(3))])) as unknown as Sureness;
}

const BINS = 5;

function calibrationOf(examples: readonly Example[], sureness: Sureness): Bin[] {
  const bins = Array.from({ length: BINS }, () => ({ told: 0, won: 0, positions: 0 }));
  for (const { outlook, shares } of examples) {
    for (const [seat, chance] of chancesFrom(outlook, sureness).entries()) {
      const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))];
      bin.told += chance;
      bin.won += shares[seat];
      bin.positions++;
    }
  }
  return bins.filter(({ positions }) => positions > 0).map(({ told, won, positions }) => ({ told: told / positions, won: won / positions, positions }));
}
