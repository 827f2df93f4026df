/** Plays many whole games between bots and keeps the figures. */
import { chooseMove, type Level } from '@bottega/bots';
import { type BaseState, type GameBox, type GameEvent, type Log, type Random, randomFrom, type Setup } from '@bottega/kernel';
import { anyMove } from '@bottega/kernel/proof';
import { Spread } from './spread.ts';
import { Tally } from './tally.ts';

/** A game longer than this is given up and counted as unfinished. */
const LONGEST = 100_000;

export interface SimulationPlan {
  readonly box: GameBox;
  readonly setup: Setup;
  readonly games: number;
  readonly seed: string;
  /** The bots, one a seat and over again; they move on by one seat from game to game. */
  readonly bots: readonly Level[];
  readonly events?: boolean;
  /** The event parameter whose values are counted. */
  readonly count?: string;
  readonly progress?: (games: number) => void;
}

export class Simulation {
  readonly plan: SimulationPlan;
  finished = 0;
  moves = 0;
  seconds = 0;
  readonly turns = new Spread();
  readonly lengths = new Spread();
  readonly scores: Spread[];
  readonly bots = new Map<Level, { points: Spread; wins: number }>();
  /** In a game against the rules themselves: how that opponent fared. */
  readonly rival = { points: new Spread(), beaten: 0 };
  readonly events = new Map<string, number>();
  readonly tally: Tally;

  constructor(plan: SimulationPlan) {
    this.plan = plan;
    this.scores = Array.from({ length: plan.setup.players }, () => new Spread());
    for (const level of plan.bots) this.bots.set(level, { points: new Spread(), wins: 0 });
    this.tally = new Tally(plan.count);
  }

  run(): this {
    const started = performance.now();
    for (let game = 0; game < this.plan.games; game++) {
      this.playGame(game);
      this.plan.progress?.(game + 1);
    }
    this.seconds = (performance.now() - started) / 1000;
    return this;
  }

  private playGame(number: number): void {
    const { box, setup, seed, bots, events, count } = this.plan;
    const { game } = box;
    const state: BaseState = game.setup(setup, `${seed}/${number}`);
    const random = randomFrom(`${seed}/${number} bots`);
    const levels = Array.from({ length: setup.players }, (_, seat) => bots[(seat + number) % bots.length]);
    const log: Log | undefined = events || count !== undefined ? (event) => this.hear(event) : undefined;
    this.tally.begin();
    let moves = 0;
    while (moves < LONGEST && this.step(state, levels, random, log)) moves++;
    this.moves += moves;
    this.lengths.add(moves);
    this.turns.add(state.turn);
    if (game.toAct(state).length > 0) return;
    this.finished++;
    const result = game.result(state);
    const shared = result.ranking[0].length;
    for (const { seat, total } of result.scores) {
      this.scores[seat].add(total);
      const bot = this.bots.get(levels[seat]);
      bot?.points.add(total);
      if (bot && result.ranking[0].includes(seat)) bot.wins += 1 / shared;
    }
    const totals = result.scores.map((score) => score.total);
    if (result.rival !== undefined) {
      this.rival.points.add(result.rival.total);
      if (result.beaten) this.rival.beaten++;
      // it sits after the last seat
      totals.push(result.rival.total);
    }
    this.tally.settle(totals);
  }

  private step(state: BaseState, levels: readonly Level[], random: Random, log: Log | undefined): boolean {
    const { game } = this.plan.box;
    // a random player's choice from its view is its choice from the state: the proofs hold every game to that
    const next = anyMove(game, state, random);
    if (next === undefined) return false;
    const level = levels[next.seat];
    const move = level === 'random' ? next.move : chooseMove(this.plan.box, game.view(state, next.seat), next.seat, level, random);
    game.play(state, next.seat, move, log);
    return true;
  }

  private hear(event: GameEvent): void {
    this.events.set(event.code, (this.events.get(event.code) ?? 0) + 1);
    this.tally.hear(event);
  }
}
