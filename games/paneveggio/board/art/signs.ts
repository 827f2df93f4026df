/** Pictograms made from the very data the rules run on: one sign an operator. */
import type { Cost, Effect } from '../../edition/effect.ts';
import type { Line } from '../../edition/names.ts';
import type { Endgame } from '../../edition/schema.ts';
import type { Badge, IconName } from './icons.ts';

export type Sign =
  | { readonly icon: IconName; readonly badge?: Badge; readonly count?: number | string; readonly cost?: boolean }
  /** An action of a line, for so much time. */
  | { readonly line: Line; readonly count?: number | string }
  | { readonly text: string };

/** Only characters of the page's own fonts: looking for others holds the page up. */
const text = (words: string): Sign => ({ text: words });
const LEADS_TO: Sign = { icon: 'right' };
const upTo = (most: number): number | string => (most === 1 ? 1 : `1–${most}`);
const join = (lists: readonly Sign[][], between: string): Sign[] => lists.flatMap((list, at) => (at === 0 ? list : [text(between), ...list]));

/** What an effect counts: violins here, own violins with opponents, musicians that act at the end of the turn. */
const COUNTED = {
  violinsHere: { icon: 'craft' },
  violinsOnOpponents: { icon: 'craft', badge: 'other' },
  endOfTurnMusicians: { icon: 'moon' },
} as const satisfies Record<string, Sign>;

export function signsOf(effect: Effect): Sign[] {
  switch (effect.op) {
    case 'gain':
      if (effect.what === 'either') return [{ icon: 'ducat', count: effect.count }, text('/'), { icon: 'study' }];
      return [{ icon: effect.what, count: effect.count }];
    case 'draw':
      return [{ icon: 'card', badge: 'plus', count: effect.count }];
    case 'ageWood':
      return [{ icon: 'log', badge: 'up', count: effect.count }];
    case 'buyWood':
      return [{ line: 'wood', count: effect.time }];
    case 'craft':
      return effect.here ? [{ line: 'craft', count: effect.time }, LEADS_TO, { icon: 'card' }] : [{ line: 'craft', count: effect.time }];
    case 'restore':
      return [{ line: 'restoration', count: effect.count }];
    case 'takeBackHelp':
      return [{ icon: 'help', badge: 'out', count: effect.count }];
    case 'valorise':
      return [{ icon: 'heritage', badge: 'up', count: effect.count }];
    case 'moveNotes':
      return [{ icon: 'note', badge: 'up', count: effect.count }];
    case 'boostNote':
      return [{ icon: 'note', badge: 'plus' }, text(`= ${effect.time}`)];
    case 'placeCard':
      return placeSigns(effect);
    case 'recall':
      return [{ icon: 'heritage' }, text('+'), { icon: 'hand', badge: 'back' }];
    case 'returnToHand':
      return [{ icon: 'hand', badge: 'back' }];
    case 'useRelation':
      return [{ icon: 'relation', ...(effect.target === 'opponent' ? { badge: 'other' as const } : {}), count: upTo(effect.prestige) }];
    case 'relationAction':
      return [{ line: 'relation', count: effect.time }];
    case 'affiliatedAction':
      return [{ icon: 'five', count: effect.time }];
    case 'addTime':
      return [{ icon: 'note', badge: 'plus', count: effect.count }];
    case 'split':
      return [{ icon: 'split' }];
    case 'withoutViolin':
      return [{ icon: 'craft', badge: 'no' }];
    case 'per':
      return [...signsOf(effect.gives), text('×'), COUNTED[effect.count]];
    case 'spend':
      return [...(effect.max > 1 ? [text(`${effect.max}×`)] : []), ...costSigns(effect.cost), LEADS_TO, ...signsOf(effect.gives)];
    case 'seq':
      return join(effect.of.map(signsOf), '·');
    case 'choose':
      return [text(`${effect.count}:`), ...join(effect.from.map(signsOf), '|')];
    case 'ignore':
      return [{ icon: 'note', badge: 'no' }, LEADS_TO, ...signsOf(effect.gives)];
  }
}

function placeSigns({ count, kind, free }: Extract<Effect, { op: 'placeCard' }>): Sign[] {
  const icon = kind === 'apprentice' ? 'hand' : 'card';
  return [{ icon, badge: 'down', ...(count > 1 ? { count } : {}) }, ...(free ? [text('!')] : [])];
}

function costSigns(cost: Cost): Sign[] {
  if ('ducat' in cost) return [{ icon: 'ducat', count: cost.ducat, cost: true }];
  if ('study' in cost) return [{ icon: 'study', count: cost.study, cost: true }];
  if ('either' in cost) return [{ icon: 'ducat', count: cost.either, cost: true }, text('/'), { icon: 'study' }];
  if ('card' in cost) {
    const sign: Sign = { icon: 'card', badge: 'out', cost: true, count: 1 };
    return cost.card === 'any' || cost.card === 'musician' ? [sign] : [sign, { line: cost.card }];
  }
  if ('lutherie' in cost) return [{ icon: 'token', badge: 'out', count: cost.lutherie, cost: true }];
  return [{ icon: 'log', badge: 'down', count: cost.wood, cost: true }];
}

/** How an apprentice scores at the end. */
export function endSigns(endgame: Endgame): Sign[] {
  const laurel = (points: number): Sign => ({ icon: 'laurel', count: points });
  if ('perOtherType' in endgame) return [laurel(endgame.perOtherType), text('×'), { icon: 'hand' }, { icon: 'unlike' }];
  if ('violins' in endgame) {
    const counts = Object.keys(endgame.violins).map(Number);
    return [{ icon: 'craft', count: `${Math.min(...counts)}–${Math.max(...counts)}` }, LEADS_TO, laurel(Math.max(...Object.values(endgame.violins)))];
  }
  const each = [LEADS_TO, laurel(endgame.points)];
  if (endgame.spend === 'cards') return [{ icon: 'card', count: upTo(endgame.max) }, ...endgame.of.map((line): Sign => ({ line })), ...each];
  if (endgame.spend === 'lutherie') return [{ icon: 'token', count: upTo(endgame.max) }, ...each];
  return [{ icon: 'ducat', count: upTo(endgame.max) }, text('/'), { icon: 'study' }, ...each];
}
