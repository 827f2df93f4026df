/**
 * Which move a node tries next: the best by upper confidence bound, among as many of the most promising ones as its
 * visits deserve.
 */
import type { Edge, Node } from './node.ts';

export interface Widening {
  readonly wide: number;
  readonly growth: number;
}

/** A first sight counts as so many visits. */
const FIRST_SIGHT = 2;

export function selectEdge(node: Node, edges: readonly Edge[], explore: number, { wide, growth }: Widening): Edge {
  const allowed = Math.floor(wide + growth * Math.sqrt(node.visits));
  const least = allowed < edges.length ? nthPrior(edges, allowed) : Number.NEGATIVE_INFINITY;
  let best = edges[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const edge of edges) {
    if (edge.prior < least) continue;
    const bound = worth(node, edge) + explore * Math.sqrt(logarithm(edge.open + 2) / (edge.visits + FIRST_SIGHT));
    if (bound > most) {
      most = bound;
      best = edge;
    }
  }
  return best;
}

/**
 * What a move is worth: what was found, and the less of that, the more the first sight, set right by how others turned
 * out.
 */
export function worth(node: Node, edge: Edge): number {
  const shift = node.tries === 0 ? 0 : node.surprise / node.tries;
  return (edge.value * edge.visits + (edge.prior + shift) * FIRST_SIGHT) / (edge.visits + FIRST_SIGHT);
}

const priors: number[] = [];

/** The prior that so many moves reach. */
function nthPrior(edges: readonly Edge[], count: number): number {
  let kept = 0;
  for (const edge of edges) {
    let at = kept < count ? kept++ : count;
    while (at > 0 && priors[at - 1] < edge.prior) {
      if (at < count) priors[at] = priors[at - 1];
      at--;
    }
    if (at < count) priors[at] = edge.prior;
  }
  return priors[count - 1];
}

const logarithms: number[] = [];

/** Asked for every open move, over and over for the same few numbers. */
function logarithm(of: number): number {
  while (logarithms.length <= of) logarithms.push(Math.log(logarithms.length));
  return logarithms[of];
}
