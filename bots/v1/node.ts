/**
 * The tree of the search. A node stands for what its seat knows to have been played since the root: worlds differ in
 * what may be played there, so every edge also counts how often it was open.
 */
import type { AnyGame, BaseMove, Seat } from '@bottega/kernel';

export interface Edge {
  readonly move: BaseMove;
  /** What the move promised at first sight, as a reward of the seat that decides here. */
  prior: number;
  visits: number;
  /** How often the move was open when its node was passed. */
  open: number;
  /** What the move is worth to that seat, by all that is known. */
  value: number;
  /** What follows, by the seat that decides next. */
  readonly next: (Node | undefined)[];
}

export interface Node {
  readonly seat: Seat;
  visits: number;
  /** How much better than at first sight the moves that were tried turned out, added up. */
  surprise: number;
  tries: number;
  /** The moves of the last world that came by, and their edges in the same order. */
  moves: readonly BaseMove[];
  edges: Edge[];
  readonly byText: Map<string, Edge>;
}

export const newNode = (seat: Seat): Node => ({ seat, visits: 0, surprise: 0, tries: 0, moves: [], edges: [], byText: new Map() });

/** The edges of these moves, in their order. Lists mostly repeat from world to world, with the same shared moves. */
export function edgesOf(game: AnyGame, node: Node, moves: readonly BaseMove[], judge: (move: BaseMove) => number): readonly Edge[] {
  if (sameList(node.moves, moves)) return node.edges;
  node.edges = moves.map((move) => edgeOf(game, node, move, judge));
  node.moves = moves;
  return node.edges;
}

function sameList(a: readonly BaseMove[], b: readonly BaseMove[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
  return true;
}

/** Most games share their moves: each is written once. */
const texts = new WeakMap<BaseMove, string>();

function textOf(game: AnyGame, move: BaseMove): string {
  let text = texts.get(move);
  if (text === undefined) {
    text = game.notation.write(move);
    texts.set(move, text);
  }
  return text;
}

function edgeOf(game: AnyGame, node: Node, move: BaseMove, judge: (move: BaseMove) => number): Edge {
  const text = textOf(game, move);
  let edge = node.byText.get(text);
  if (edge === undefined) {
    const prior = judge(move);
    edge = { move, prior, visits: 0, open: 0, value: prior, next: [] };
    node.byText.set(text, edge);
  }
  return edge;
}

export function nextNode(edge: Edge, seat: Seat): Node {
  edge.next[seat] ??= newNode(seat);
  return edge.next[seat];
}
