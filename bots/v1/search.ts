/**
 * Information-set Monte-Carlo tree search over the contract alone. Every iteration takes a world that fits the seat's
 * view, goes down one tree shared by all worlds, plays on a little, and has the position judged for every seat.
 */
import { type BaseMove, type BaseState, type Random, type Seat, sameJson } from '@bottega/kernel';
import { HabitPlayer } from '../search/habit-player.ts';
import type { Player } from '../search/habits.ts';
import { type Edge, edgesOf, type Node, newNode, nextNode } from './node.ts';
import { ownMoves, type Plan } from './plan.ts';
import { bestTurn, type Made, type PlayedTurn } from './play-out.ts';
import { Judge } from './reward.ts';
import { selectEdge, worth } from './select.ts';
import { Spread } from './spread.ts';

export interface SearchSettings {
  /** How many more turns of everybody are played after the present one before the position is judged. */
  readonly rounds: number;
  /** How many turns the searcher thinks of in a play-out, taking the best; and how many the others do. */
  readonly ideas: number;
  readonly others: number;
  /** How eagerly moves that seem worse are tried, in spreads of the reward. */
  readonly explore: number;
  /** Iterations that share one guessed world; its chance is new each time. */
  readonly perWorld: number;
  /** A node grows moves of its own once it was visited so often. */
  readonly ripe: number;
  /** How many moves a node looks into: so many, and so many times the root of its visits more. */
  readonly wide: number;
  readonly growth: number;
}

export const SETTINGS: SearchSettings = { rounds: 1, ideas: 4, others: 1, explore: 0.3, perWorld: 4, ripe: 6, wide: 6, growth: 1 };

/** A move's worth is that of about so many last visits: what follows is found better and better. */
const MEMORY = 24;

/** What was thought earlier in the same turn. */
export interface Before {
  readonly search: Search;
  readonly root: Node | undefined;
  readonly plan: Plan | undefined;
}

export class Search {
  readonly root: Node;
  private readonly box: Player;
  private readonly view: unknown;
  private readonly random: Random;
  private readonly settings: SearchSettings;
  private readonly player: HabitPlayer;
  private readonly judge: Judge;
  private readonly last: number;
  private world: BaseState;
  private worldUses = 0;
  private noted = false;
  private readonly rewards: Spread;
  private path: { node: Node; edge: Edge; turn: number }[] = [];
  /** The best turn seen so far, from the root on. */
  plan: Plan | undefined;

  /**
   * Searches for a seat that must decide in this view; goes on where `before` came to, if that was in the same turn.
   */
  constructor(box: Player, view: unknown, seat: Seat, random: Random, settings: SearchSettings = SETTINGS, before?: Before) {
    this.box = box;
    this.view = view;
    this.random = random;
    this.settings = settings;
    this.root = before?.root ?? newNode(seat);
    this.plan = before?.plan;
    this.world = box.game.guess(view, seat, random);
    this.player = before?.search.player ?? new HabitPlayer(box, this.world);
    this.judge = before?.search.judge ?? new Judge(box, this.world);
    this.judge.beginWorld(this.world);
    this.rewards = before?.search.rewards ?? new Spread();
    this.last = this.world.turn + settings.rounds * this.judge.seats;
  }

  iterate(): void {
    const state = this.nextWorld();
    this.path = [];
    this.noted = false;
    this.descend(state);
    const end = this.playOut(state);
    this.judge.judge(end, this.noted ? this.root.seat : null);
    this.learn();
  }

  /** Plays on to the horizon. */
  private playOut(from: BaseState): BaseState {
    const { game } = this.box;
    const { ideas, others, rounds } = this.settings;
    let state = from;
    while (state.turn <= this.last && state.agenda.length > 0) {
      const seat = game.toAct(state)[0];
      const first = rounds === 0 && state.turn === this.world.turn;
      const turn = bestTurn(this.player, state, seat, seat === this.root.seat ? ideas : others, this.random, first);
      if (first) this.remember(this.tried(), turn);
      state = turn.state;
      this.noteTurn(state);
    }
    return state;
  }

  /** Where everybody stands is noted when the searcher's turn ends; a game played to its end needs no notes. */
  private noteTurn(state: BaseState): void {
    if (this.noted || state.turn === this.world.turn || state.agenda.length === 0) return;
    this.judge.note(state);
    this.noted = true;
  }

  private nextWorld(): BaseState {
    if (this.worldUses++ >= this.settings.perWorld) {
      this.world = this.box.game.guess(this.view, this.root.seat, this.random);
      this.worldUses = 1;
      this.judge.beginWorld(this.world);
    }
    const state: BaseState = this.box.game.clone(this.world);
    const word = (): number => this.random(0x100000000) | 0;
    state.random = [word(), word(), word(), word()];
    return state;
  }

  /** Down the tree to a node that is not ripe yet, or past the horizon. */
  private descend(state: BaseState): void {
    const { game } = this.box;
    const explore = this.settings.explore * this.rewards.deviation;
    let node = this.root;
    for (;;) {
      node.visits++;
      if (node.visits <= this.settings.ripe && node !== this.root) return;
      const { seat } = node;
      const edges = edgesOf(game, node, game.legal(state, seat), (move) => this.firstSight(state, seat, move));
      const edge = selectEdge(node, edges, explore, this.settings);
      for (const open of edges) open.open++;
      this.path.push({ node, edge, turn: state.turn });
      game.play(state, seat, edge.move);
      this.noteTurn(state);
      const next = state.turn > this.last ? undefined : this.settleTogether(state);
      if (next === undefined) return;
      node = nextNode(edge, next);
    }
  }

  /** What a move promises: the best end of the turn that comes to mind after it. */
  private firstSight(from: BaseState, seat: Seat, move: BaseMove): number {
    const state: BaseState = this.box.game.clone(from);
    const { turn } = state;
    this.box.game.play(state, seat, move);
    const own = this.settings.rounds === 0 && turn === this.world.turn;
    const end = state.turn === turn ? bestTurn(this.player, state, seat, this.settings.ideas, this.random, own) : { state, moves: [] };
    if (own) this.remember([...this.tried(), { seat, move }], end);
    this.judge.judge(end.state, null);
    return this.judge.rewards[seat];
  }

  /** The moves of the tree on the way of this iteration. */
  private tried(): Made[] {
    return this.path.map(({ node, edge }) => ({ seat: node.seat, move: edge.move }));
  }

  /** Keeps a turn that ends better than all before it. */
  private remember(first: readonly Made[], { state, moves }: PlayedTurn): void {
    const { seat } = this.root;
    this.judge.judge(state, null);
    const value = this.judge.rewards[seat];
    if (this.plan === undefined || value > this.plan.value) this.plan = { value, moves: ownMoves(seat, first, moves) };
  }

  /**
   * Who decides next in the tree. While several decide at once, nobody may answer to what another has just chosen in
   * secret: only the searcher's choice grows the tree, the others' are played as they come.
   */
  private settleTogether(state: BaseState): Seat | undefined {
    const { game } = this.box;
    for (;;) {
      const seats = game.toAct(state);
      if (seats.length === 1) return seats[0];
      if (seats.length === 0) return undefined;
      if (seats.includes(this.root.seat)) return this.root.seat;
      this.player.play(state, seats[0], this.random);
    }
  }

  private learn(): void {
    const { rewards } = this.judge;
    for (let step = this.path.length - 1; step >= 0; step--) {
      const { node, edge, turn } = this.path[step];
      const reward = rewards[node.seat];
      // within one's own turn one will do the best that is known in the world at hand, not the average of what was
      // tried
      const after = this.path[step + 1];
      const own = after !== undefined && after.turn === turn && after.node.seat === node.seat;
      edge.visits++;
      edge.value += ((own ? bestOf(after.node) : reward) - edge.value) / Math.min(edge.visits, MEMORY);
      node.surprise += reward - edge.prior;
      node.tries++;
    }
    this.rewards.add(rewards[this.root.seat]);
  }

  /** The moves of the root and what they are worth, the best first. */
  get ranking(): { edge: Edge; worth: number }[] {
    const { root, plan } = this;
    const worthOf = (edge: Edge): number => {
      const found = worth(root, edge);
      return plan !== undefined && sameJson(plan.moves[0], edge.move) ? Math.max(found, plan.value) : found;
    };
    return [...root.byText.values()].map((edge) => ({ edge, worth: worthOf(edge) })).sort((a, b) => b.worth - a.worth);
  }
}

function bestOf(node: Node): number {
  let best = 0;
  for (const edge of node.edges) if (edge.visits > 0) best = Math.max(best, worth(node, edge));
  return best;
}
