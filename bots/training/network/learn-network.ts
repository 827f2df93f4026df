/**
 * A network learns to correct the estimate, round by round: the newest plays the one before, the estimate alone and
 * itself, then studies all games there are, and shows in paired games what it is worth.
 */
import { type GameBox, type PackedNetwork, randomFrom, type Setup } from '@bottega/kernel';
import { wholeRounds } from '../../arena/pairing.ts';
import { wilson } from '../../arena/statistics.ts';
import { kindOf } from '../../network/corrector.ts';
import { ANSWERS, inputsOf, MOST_SEATS } from '../../network/inputs.ts';
import { pack } from '../../network/pack.ts';
import { newNetwork } from './adam.ts';
import { Examples } from './examples.ts';
import { type Crew, ESTIMATE, type Job, type Networks } from './self-play.ts';
import type { Purpose, Shelf, ShelvedGame } from './shelf.ts';
import { STUDY, type StudyPlan, study } from './study.ts';

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
  readonly study?: StudyPlan;
  readonly progress?: (games: number, of: number, what: string) => void;
  readonly tell?: (line: string) => void;
}

export interface Strength {
  /** The kind of game. */
  readonly kind: string;
  readonly player: string;
  readonly against: string;
  readonly games: number;
  readonly winShare: number;
  readonly ci95: readonly [number, number];
  readonly margin: number;
  /** Who of two was ahead and by how much, together, from 0 to 1; that of an equal is one half at tables of any size. */
  readonly success: number;
}

export interface NetworkRound {
  readonly round: number;
  readonly network: PackedNetwork;
  readonly strengths: readonly Strength[];
}

const HIDDEN = [32, 16] as const;
/** How much the end of a game counts against the estimate of positions on the way there. */
const LAMBDA = 0.95;
/** One game in so many begins at random, with up to so many turns a seat. */
const RANDOM_OPENINGS = 3;
const OPENING = 6;
const ODD_TURNS = 40;

/** How much of a network may be believed: the games of a round show how much should be. */
const BELIEFS = [0.3, 0.6, 1];

/** The success of an equal. */
const EVEN = 0.5;

const nameOf = (round: number, belief: number): string => (round === 0 ? ESTIMATE : `round ${round} × ${belief}`);
const roundOf = (name: string): number => (name === ESTIMATE ? 0 : Number(name.split(' ')[1]));

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
    const strengths: Strength[] = [];
    const before = shelf.networkOf(round - 1);
    for (const [kind, settings] of Object.entries(settingsByKind(box))) {
      const tried: Strength[] = [];
      for (const belief of BELIEFS) tried.push(await trialOf(plan, kind, settings, nameOf(round, belief), ESTIMATE));
      const best = tried.reduce((most, one, index) => (one.success > tried[most].success ? index : most), 0);
      network = { ...network, belief: { ...network.belief, [kind]: tried[best].success > EVEN ? BELIEFS[best] : 0 } };
      strengths.push(...tried);
      if (before === undefined) continue;
      strengths.push(await trialOf(plan, kind, settings, nameOf(round, BELIEFS[best]), nameOf(round - 1, before.belief[kind] || BELIEFS[0])));
    }
    shelf.keep(round, network);
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

/** Every seed is played from each seat, against others of one kind; the games of a trial teach as well. */
async function trialOf(plan: NetworkPlan, kind: string, settings: readonly Setup[], player: string, against: string): Promise<Strength> {
  const { players } = settings[0];
  const jobs = Array.from({ length: wholeRounds(plan.trial, players) }, (_, number): Job => {
    const deal = Math.floor(number / players);
    const names = Array.from({ length: players }, (_, seat) => (seat === number % players ? player : against));
    const seed = `${plan.seed}/trial ${kind} ${player}/${deal}`;
    return { setup: settings[deal % settings.length], seed, names, widths: names.map(() => plan.width), variety: { opening: 0, oneIn: 0 } };
  });
  const round = roundOf(player);
  const games = await fulfil(plan, round, 'trial', jobs, [round, roundOf(against)]);
  const scale = plan.shelf.networkOf(round)!.scale;
  let [won, margin, success] = [0, 0, 0];
  for (const { names, scores, wins } of games) {
    const own = names.indexOf(player);
    const leads = scores.flatMap((score, seat) => (seat === own ? [] : [scores[own] - score]));
    won += wins[own];
    margin += Math.min(...leads);
    for (const lead of leads) success += (0.5 + 0.25 * (Math.sign(lead) + Math.tanh(lead / (2 * scale)))) / leads.length;
  }
  const count = games.length;
  return { kind, player, against, games: count, winShare: won / count, ci95: wilson(won / count, count), margin: margin / count, success: success / count };
}

/** Plays those of the jobs that are not on the shelf yet, and gives back the games of all. */
async function fulfil(plan: NetworkPlan, round: number, purpose: Purpose, jobs: readonly Job[], rounds: readonly number[]): Promise<ShelvedGame[]> {
  const { shelf, crew } = plan;
  const keyOf = ({ seed, names }: Pick<Job, 'seed' | 'names'>): string => `${seed} ${names}`;
  const shelved = new Map(shelf.games.map((game) => [keyOf(game), game]));
  const missing = jobs.filter((job) => !shelved.has(keyOf(job)));
  const networks: Networks = Object.fromEntries(
    rounds
      .filter((one) => one > 0)
      .flatMap((one) => BELIEFS.map((belief) => [nameOf(one, belief), { ...shelf.networkOf(one)!, belief: everywhere(plan.box, belief) }])),
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

/** From the beginning, each round: what was learnt from fewer and worse games is easier learnt anew than mended. */
function studied({ box, shelf, seed, tell, study: how = STUDY }: NetworkPlan, round: number, examples: Examples): PackedNetwork {
  const random = randomFrom(`${seed} study ${round}`);
  const scale = usualError(examples);
  examples.aim(scale, LAMBDA);
  const started = performance.now();
  const fresh = newNetwork([inputsOf(box.encoding!), ...HIDDEN, ANSWERS], random);
  const {
    network,
    error,
    examples: count,
  } = study(fresh, examples, how, random, (epoch, left) => {
    tell?.(`round ${round}, epoch ${epoch}: ${(100 * left).toFixed(1)} % of the error is left, ${((performance.now() - started) / 1000).toFixed(0)} s`);
  });
  return pack(network, scale, { round, games: shelf.games.length, examples: count, errorLeft: Number(error.toFixed(4)), seed });
}

/** By how many points the estimate is off. */
function usualError(examples: Examples): number {
  examples.aim(1, 1);
  let squares = 0;
  let count = 0;
  for (const { from, to, seats } of examples.lines) {
    for (let at = from; at < to; at++) {
      for (let after = 0; after < seats; after++) squares += examples.targets[at * MOST_SEATS + after] ** 2;
      count += seats;
    }
  }
  return Number(Math.sqrt(squares / Math.max(1, count)).toPrecision(3)) || 1;
}

const usual = ({ game }: GameBox): Setup[] => game.proof.settings.filter(({ players, edition }) => players > 1 && edition === undefined);

/** By the kinds of games that a network is believed in. */
function settingsByKind(box: GameBox): Readonly<Record<string, readonly Setup[]>> {
  const byKind: Record<string, Setup[]> = {};
  for (const setup of usual(box)) {
    const kind = kindOf(box, box.game.setup(setup, 'kind'), setup.players);
    byKind[kind] = [...(byKind[kind] ?? []), setup];
  }
  return byKind;
}

const everywhere = (box: GameBox, belief: number): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.keys(settingsByKind(box)).map((kind) => [kind, belief]));

/** Each once, in the house's edition: those in which networks are tried. */
export const twoPlayerSettings = (box: GameBox): Setup[] => usual(box).filter(({ players }) => players === 2);

/** Tables of two as often as larger ones together: most games are theirs. */
function settingsOf(box: GameBox): Setup[] {
  const two = twoPlayerSettings(box);
  const larger = usual(box).filter(({ players }) => players > 2);
  const copies = Math.max(1, Math.round(larger.length / Math.max(1, two.length)));
  return [...Array.from({ length: copies }, () => two).flat(), ...larger];
}
