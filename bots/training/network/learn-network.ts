/**
 * A network learns to correct the estimate, round by round: the newest plays the one before, the estimate alone and
 * itself, then studies all games there are, and shows in paired games what it is worth.
 */
import { type GameBox, type PackedNetwork, randomFrom, type Setup } from '@bottega/kernel';
import { wilson } from '../../arena/statistics.ts';
import { ANSWERS, inputsOf } from '../../network/inputs.ts';
import { Network } from '../../network/network.ts';
import { pack, unpack } from '../../network/pack.ts';
import { newNetwork } from './adam.ts';
import { Examples } from './examples.ts';
import { type Crew, ESTIMATE, type Job, type Networks } from './self-play.ts';
import type { Purpose, Shelf, ShelvedGame } from './shelf.ts';
import { STUDY, study } from './study.ts';

export interface NetworkPlan {
  readonly box: GameBox;
  readonly crew: Crew;
  readonly shelf: Shelf;
  readonly rounds: number;
  /** Games a round, and of each trial. */
  readonly games: number;
  readonly trial: number;
  /** Positions that are followed at a time within a turn. */
  readonly width: number;
  readonly seed: string;
  readonly progress?: (games: number, of: number, what: string) => void;
  readonly tell?: (line: string) => void;
}

export interface Strength {
  readonly against: string;
  /** How much of the network was believed. */
  readonly belief: number;
  readonly games: number;
  readonly winShare: number;
  readonly ci95: readonly [number, number];
  readonly margin: number;
  /** Wins and margins together. */
  readonly success: number;
}

export interface NetworkRound {
  readonly round: number;
  readonly network: PackedNetwork;
  readonly strengths: readonly Strength[];
}

const HIDDEN = [32, 16] as const;
/** How much the end of a game counts against what is thought on the way there. */
const LAMBDA = 0.95;
/** One game in so many begins at random, with up to so many turns a seat. */
const RANDOM_OPENINGS = 3;
const OPENING = 6;
const ODD_TURNS = 40;

/** How much of a network may be believed: the games of a round show how much should be. */
const BELIEFS = [0.3, 0.6, 1];

const nameOf = (round: number, belief: number): string => (round === 0 ? ESTIMATE : `round ${round} × ${belief}`);

export async function* learnNetwork(plan: NetworkPlan): AsyncGenerator<NetworkRound, void> {
  const { box, shelf } = plan;
  const examples = new Examples(box);
  let read = 0;
  for (let round = 1; round <= plan.rounds; round++) {
    let network = shelf.networkOf(round);
    if (network === undefined) {
      await playFor(plan, round);
      for (; read < shelf.games.length; read++) examples.add(shelf.games[read]);
      network = studied(plan, round, examples);
      shelf.keep(round, network);
    }
    const tried: Strength[] = [];
    for (const belief of BELIEFS) tried.push(await trialOf(plan, round, belief, 0));
    const best = tried.reduce((most, one) => (one.success > most.success ? one : most));
    network = { ...network, belief: best.belief };
    shelf.keep(round, network);
    const strengths = round === 1 ? tried : [...tried, await trialOf(plan, round, best.belief, round - 1)];
    yield { round, network, strengths };
  }
}

/** Games to learn from, by the networks of the rounds before. */
async function playFor(plan: NetworkPlan, round: number): Promise<void> {
  const newest = round - 1;
  const settings = settingsOf(plan.box);
  const jobs = Array.from({ length: plan.games }, (_, number): Job => {
    const seed = `${plan.seed}/${round}/${number}`;
    const random = randomFrom(`${seed} job`);
    const setup = settings[random(settings.length)];
    // the newest meets itself, the one before, the estimate alone
    const other = [newest, newest - 1, 0][number % 3];
    const place = random(setup.players);
    // believed too much, it shows where it errs
    const names = Array.from({ length: setup.players }, (_, seat) => nameOf(seat === place ? newest : Math.max(0, other), BELIEFS[random(BELIEFS.length)]));
    const widths = names.map(() => Math.max(1, Math.round(plan.width * [0.5, 1, 1, 2][random(4)])));
    const opening = random(RANDOM_OPENINGS) === 0 ? 1 + random(OPENING * setup.players) : 0;
    return { setup, seed, names, widths, variety: { opening, oneIn: ODD_TURNS } };
  });
  await fulfil(plan, round, 'study', jobs, [newest, newest - 1]);
}

/** Every seed is played from each seat; the games of a trial teach as well. */
async function trialOf(plan: NetworkPlan, round: number, belief: number, against: number): Promise<Strength> {
  const settings = twoPlayerSettings(plan.box);
  const names = [nameOf(round, belief), nameOf(against, plan.shelf.networkOf(against)?.belief ?? 1)];
  const jobs = Array.from({ length: plan.trial }, (_, number): Job => {
    const pair = Math.floor(number / 2);
    const seed = `${plan.seed}/trial ${round} ${against}/${pair}`;
    const seated = number % 2 === 0 ? names : [...names].reverse();
    return { setup: settings[pair % settings.length], seed, names: seated, widths: [plan.width, plan.width], variety: { opening: 0, oneIn: 0 } };
  });
  const games = await fulfil(plan, round, 'trial', jobs, [round, against]);
  const scale = plan.shelf.networkOf(round)!.scale;
  let won = 0;
  let margin = 0;
  let success = 0;
  for (const game of games) {
    const own = game.names.indexOf(names[0]);
    won += game.wins[own];
    const ahead = game.scores[own] - game.scores[1 - own];
    margin += ahead;
    success += game.wins[own] + Math.tanh(ahead / (2 * scale));
  }
  const winShare = won / games.length;
  return {
    ...{ against: names[1], belief, games: games.length, winShare, ci95: wilson(winShare, games.length) },
    ...{ margin: margin / games.length, success: success / games.length },
  };
}

/** Plays those of the jobs that are not on the shelf yet, and gives back the games of all. */
async function fulfil(plan: NetworkPlan, round: number, purpose: Purpose, jobs: readonly Job[], rounds: readonly number[]): Promise<ShelvedGame[]> {
  const { shelf, crew } = plan;
  const keyOf = ({ seed, names }: Pick<Job, 'seed' | 'names'>): string => `${seed} ${names}`;
  const shelved = new Map(shelf.games.map((game) => [keyOf(game), game]));
  const missing = jobs.filter((job) => !shelved.has(keyOf(job)));
  const networks: Networks = Object.fromEntries(
    rounds.filter((one) => one > 0).flatMap((one) => BELIEFS.map((belief) => [nameOf(one, belief), { ...shelf.networkOf(one)!, belief }])),
  );
  let played = jobs.length - missing.length;
  if (missing.length > 0) {
    await crew.play(missing, networks, (record) => {
      const game = { ...record, round, purpose };
      shelf.add(game);
      shelved.set(keyOf(game), game);
      plan.progress?.(++played, jobs.length, `games of the ${purpose} of round ${round}`);
    });
  }
  return jobs.map((job) => shelved.get(keyOf(job))!);
}

function studied({ box, shelf, seed, tell }: NetworkPlan, round: number, examples: Examples): PackedNetwork {
  const before = shelf.networkOf(round - 1);
  const random = randomFrom(`${seed} study ${round}`);
  const network = before === undefined ? newNetwork([inputsOf(box.encoding!), ...HIDDEN, ANSWERS], random) : unpack(before);
  const scale = before?.scale ?? usualError(examples);
  examples.aim(before === undefined ? undefined : network, scale, LAMBDA);
  const started = performance.now();
  const {
    network: best,
    error,
    examples: count,
  } = study(network, examples, STUDY, random, (epoch, left) => {
    tell?.(`round ${round}, epoch ${epoch}: ${(100 * left).toFixed(1)} % of the error is left, ${((performance.now() - started) / 1000).toFixed(0)} s`);
  });
  return pack(new Network(best.shape, best.parts), scale, { round, games: shelf.games.length, examples: count, errorLeft: Number(error.toFixed(4)), seed });
}

/** By how many points the estimate is off. */
function usualError(examples: Examples): number {
  examples.aim(undefined, 1, 1);
  let squares = 0;
  let count = 0;
  for (const { from, to, seats } of examples.lines) {
    for (let at = from; at < to; at++) {
      for (let after = 0; after < seats; after++) squares += examples.targets[at * 4 + after] ** 2;
      count += seats;
    }
  }
  return Number(Math.sqrt(squares / Math.max(1, count)).toPrecision(3)) || 1;
}

const usual = ({ game }: GameBox): Setup[] => game.proof.settings.filter(({ players, edition }) => players > 1 && edition === undefined);

/** Each once, in the house's edition: those in which networks are tried. */
export const twoPlayerSettings = (box: GameBox): Setup[] => usual(box).filter(({ players }) => players === 2);

/** Tables of two as often as larger ones together: most games are theirs. */
function settingsOf(box: GameBox): Setup[] {
  const two = twoPlayerSettings(box);
  const larger = usual(box).filter(({ players }) => players > 2);
  const copies = Math.max(1, Math.round(larger.length / Math.max(1, two.length)));
  return [...Array.from({ length: copies }, () => two).flat(), ...larger];
}
