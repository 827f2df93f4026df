/** Scores: violins, apprentices with the best use of what can be spent, and the tokens in the help zone. */
import type { Result, ScorePart, Seat, SeatScore } from '@bottega/kernel';
import type { Line } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import { apprenticeCard, cardOf, isBot, musicianCard, type State, violinsMade } from './state.ts';

export const SCORES = ['heritage', 'violins', 'wood', 'study', 'craft', 'relation', 'restoration', 'rest', 'help'] as const;
export type ScoreCode = (typeof SCORES)[number];

/** Points of the active violins, and own Lutherie tokens on active violins, anybody's (ruling P35). */
function onStage(state: State, seat: Seat): { points: number; tokens: number } {
  let points = 0;
  let tokens = 0;
  for (const { card, slots } of state.stage) {
    for (const violin of slots) {
      if (violin === null) continue;
      if (violin.owner === seat) points += musicianCard(state, card).prestige;
      for (const owner of violin.tokens) if (owner === seat) tokens++;
    }
  }
  return { points, tokens };
}

interface Spender {
  readonly max: number;
  readonly points: number;
  readonly of: readonly Line[] | null;
}

/** Everything of one kind goes to whoever pays best for it. */
function spendPlain(spenders: Spender[], stock: number): { points: number; spent: number } {
  let points = 0;
  let left = stock;
  for (const { max, points: each } of spenders.sort((a, b) => b.points - a.points)) {
    const spent = Math.min(max, left);
    left -= spent;
    points += spent * each;
  }
  return { points, spent: stock - left };
}

/**
 * The most points for cards: whoever pays best takes as many as he can, and each of the others what can be taken
 * besides.
 */
function spendCards(spenders: readonly Spender[], counts: Readonly<Record<Line, number>>): number {
  const sorted = [...spenders].sort((a, b) => b.points - a.points);
  let points = 0;
  let taken = 0;
  sorted.forEach(({ points: each }, at) => {
    const more = mostCards(sorted.slice(0, at + 1), counts);
    points += (more - taken) * each;
    taken = more;
  });
  return points;
}

/**
 * The most cards the apprentices can take, each card once: by the theorem of cuts, the least over all groups of
 * apprentices of what the others can take plus the cards that fit the group.
 */
function mostCards(spenders: readonly Spender[], counts: Readonly<Record<Line, number>>): number {
  let most = Number.POSITIVE_INFINITY;
  for (let group = 0; group < 1 << spenders.length; group++) {
    let taken = 0;
    const lines = new Set<Line>();
    spenders.forEach(({ max, of }, at) => {
      if ((group >> at) & 1) for (const line of of ?? []) lines.add(line);
      else taken += max;
    });
    for (const line of lines) taken += counts[line];
    most = Math.min(most, taken);
  }
  return most;
}

function countCards(state: State, cards: readonly (number | null)[]): Record<Line, number> {
  const counts = { wood: 0, study: 0, craft: 0, relation: 0, restoration: 0 };
  for (const card of cards) if (card !== null) counts[cardOf(state, card).affiliation]++;
  return counts;
}

/** The points of one side, part by part. */
export function pointsOf(state: State, seat: Seat): Record<ScoreCode, number> {
  const side = state.sides[seat];
  const { endgame, stradivarius } = editionOf(state);
  const bot = isBot(state, seat);
  const stage = onStage(state, seat);
  const parts: Record<ScoreCode, number> = { heritage: 0, violins: stage.points, wood: 0, study: 0, craft: 0, relation: 0, restoration: 0, rest: 0, help: 0 };
  side.heritage.forEach((count, at) => {
    parts.heritage += count * (at + 1);
  });
  parts.help = side.help === 0 ? 0 : side.help * endgame.help;
  const contacts = bot ? side.contacts.length : 0;
  let resources = side.ducats + side.studies;
  let cards = contacts;
  if (side.apprentices.length > 0) {
    const types = new Set(side.apprentices.map((card) => cardOf(state, card).affiliation));
    const spenders: Record<'lutherie' | 'resources' | 'cards', Spender[]> = { lutherie: [], resources: [], cards: [] };
    const made = String(violinsMade(state, side));
    for (const number of side.apprentices) {
      const { endgame: scoring, affiliation } = apprenticeCard(state, number);
      if ('spend' in scoring) spenders[scoring.spend].push({ max: scoring.max, points: scoring.points, of: scoring.spend === 'cards' ? scoring.of : null });
      else if ('perOtherType' in scoring) parts[affiliation] += scoring.perOtherType * (types.size - (types.has(affiliation) ? 1 : 0));
      else parts[affiliation] += scoring.violins[made] ?? 0;
    }
    parts.wood += spendPlain(
      spenders.lutherie,
      side.wood.reduce((tokens, quality) => tokens + quality - 1, stage.tokens),
    ).points;
    const resourced = spendPlain(spenders.resources, resources);
    parts.restoration += resourced.points;
    resources -= resourced.spent;
    // Stradivarius' Relation apprentices take any of his contacts (ruling P45)
    if (bot) {
      const taken = spendPlain(spenders.cards, contacts);
      parts.relation += taken.points;
      cards -= taken.spent;
    } else if (spenders.cards.length > 0) parts.relation += spendCards(spenders.cards, countCards(state, side.hand));
  }
  if (bot) parts.rest = Math.floor((resources + cards) / stradivarius.share);
  return parts;
}

/** What apprentices, and Stradivarius' rest, would bring if the game ended now. */
const PROJECTED: readonly ScoreCode[] = ['wood', 'study', 'craft', 'relation', 'restoration', 'rest'];

function scoreOf(state: State, seat: Seat): SeatScore {
  const points = pointsOf(state, seat);
  const playing = state.agenda.length > 0;
  const parts = SCORES.filter((code) => points[code] !== 0).map(
    (code): ScorePart => (playing && PROJECTED.includes(code) ? { code, points: points[code], projected: true } : { code, points: points[code] }),
  );
  return { seat, total: parts.reduce((sum, part) => sum + part.points, 0), parts };
}

/**
 * What decides between these two: points, violins made or apprentices; null where the victory is shared (ruling P36).
 */
export function decidedBy(state: State, one: SeatScore, other: SeatScore): 'points' | 'violins' | 'apprentices' | null {
  const [a, b] = [state.sides[one.seat], state.sides[other.seat]];
  if (one.total !== other.total) return 'points';
  if (violinsMade(state, a) !== violinsMade(state, b)) return 'violins';
  return a.apprentices.length === b.apprentices.length ? null : 'apprentices';
}

/** Most points, then most violins made, then most apprentices; then the victory is shared (ruling P36). */
export function result(state: State): Result {
  const over = state.agenda.length === 0;
  const all = state.sides.map((_, seat) => scoreOf(state, seat));
  const scores = all.slice(0, state.players);
  const key = ({ seat, total }: SeatScore): number => {
    const side = state.sides[seat];
    return total * 10_000 + violinsMade(state, side) * 100 + side.apprentices.length;
  };
  const groups = new Map<number, Seat[]>();
  for (const score of [...scores].sort((a, b) => key(b) - key(a))) groups.set(key(score), [...(groups.get(key(score)) ?? []), score.seat]);
  const standing = { over, scores, ranking: [...groups.values()] };
  if (state.level === null) return standing;
  // alone it is scored as a game of two (P-N1)
  const rival = all[state.players];
  const lead = key(scores[0]) - key(rival);
  return { ...standing, rival, beaten: lead > 0, shared: lead === 0 };
}
