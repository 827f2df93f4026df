/** What a card does, in words made from the very data the rules run on. */
import type { Words } from '@bottega/kernel';
import type { Cost, Effect } from '../edition/effect.ts';
import type { Card, Endgame } from '../edition/schema.ts';

/** The words this file needs, as `effect.…`. */
export const EFFECT_WORDS: readonly string[] = [
  'gain.ducat',
  'gain.study',
  'gain.either',
  'draw',
  'ageWood',
  'buyWood',
  'craft',
  'craftHere',
  'restore',
  'takeBackHelp',
  'valorise',
  'moveNotes',
  'boostNote',
  'placeCard',
  'placeFree',
  'recall',
  'returnToHand',
  'useRelation.partner',
  'useRelation.violin',
  'useRelation.opponent',
  'useRelation.opponentViolin',
  'useRelation.discarded',
  'relationAction',
  'affiliatedAction',
  'addTime',
  'split',
  'withoutViolin',
  'ignore',
  'per.violinsHere',
  'per.violinsOnOpponents',
  'per.endOfTurnMusicians',
  'spend',
  'cost.ducat',
  'cost.study',
  'cost.either',
  'cost.any',
  'cost.musician',
  'cost.line',
  'cost.wood',
  'cost.lutherie',
  'seq',
  'join',
  'choose',
  'relation',
  'endOfTurn',
  'action',
  'end.lutherie',
  'end.resources',
  'end.cards',
  'end.perOtherType',
  'end.violins',
  'end.step',
];

/** An effect as a phrase. */
export function phrase(effect: Effect, words: Words): string {
  const say = (key: string, parameters: Record<string, unknown> = {}): string => words.say(`effect.${key}`, parameters);
  switch (effect.op) {
    case 'gain':
      return say(`gain.${effect.what}`, { count: effect.count });
    case 'craft':
      return say(effect.here ? 'craftHere' : 'craft', { time: effect.time });
    case 'placeCard':
      return say(effect.free ? 'placeFree' : 'placeCard', { count: effect.count, kind: effect.kind });
    case 'useRelation':
      return say(`useRelation.${relationKey(effect)}`, { prestige: effect.prestige });
    case 'ignore':
      return say('ignore', { gives: phrase(effect.gives, words) });
    case 'per':
      return say(`per.${effect.count}`, { gives: phrase(effect.gives, words) });
    case 'spend':
      return say('spend', { max: effect.max, cost: costPhrase(effect.cost, words), gives: phrase(effect.gives, words) });
    case 'seq':
      return effect.of.map((part) => phrase(part, words)).reduce((first, next) => (first === '' ? next : say('seq', { first, next })), '');
    case 'choose':
      return say('choose', { count: effect.count, options: effect.from.map((part) => phrase(part, words)).join(' / ') });
    default:
      return say(effect.op, effect as unknown as Record<string, unknown>);
  }
}

/** Whose effect, and whether a violin of one's own must be there. */
function relationKey({ target, violin }: Extract<Effect, { op: 'useRelation' }>): string {
  if (!violin || target === 'discarded') return target;
  return target === 'opponent' ? 'opponentViolin' : 'violin';
}

function costPhrase(cost: Cost, words: Words): string {
  if ('card' in cost)
    return ['any', 'musician'].includes(cost.card) ? words.say(`effect.cost.${cost.card}`) : words.say('effect.cost.line', { line: cost.card });
  const [[what, count]] = Object.entries(cost);
  return words.say(`effect.cost.${what}`, { count });
}

export function endPhrase(endgame: Endgame, words: Words): string {
  if ('perOtherType' in endgame) return words.say('effect.end.perOtherType', { points: endgame.perOtherType });
  if ('violins' in endgame) {
    const table = Object.entries(endgame.violins)
      .sort(([a], [b]) => Number(b) - Number(a))
      .map(([violins, points]) => words.say('effect.end.step', { violins, points }));
    return words.say('effect.end.violins', { table: table.join(', ') });
  }
  if (endgame.spend === 'cards') return words.say('effect.end.cards', { max: endgame.max, points: endgame.points, line: endgame.of });
  return words.say(`effect.end.${endgame.spend}`, { max: endgame.max, points: endgame.points });
}

/** Two phrases side by side. */
export const join = (first: string, next: string, words: Words): string => words.say('effect.join', { first, next });

/** All a card does: its effect, and how an apprentice scores. */
export function describe(card: Card, words: Words): string {
  if (card.kind === 'apprentice') {
    return join(words.say('effect.action', { line: card.affiliation, effect: phrase(card.action, words) }), endPhrase(card.endgame, words), words);
  }
  const parts: string[] = [];
  if (card.relation) parts.push(words.say('effect.relation', { prestige: card.prestige, effect: phrase(card.relation, words) }));
  if (card.endOfTurn) parts.push(words.say('effect.endOfTurn', { effect: phrase(card.endOfTurn, words) }));
  return parts.length > 1 ? join(parts[0], parts[1], words) : (parts[0] ?? '');
}
