/** What kind of act each move is, the fullest use of a question, and presses that stand for several moves in a row. */
import type { BaseMove, Line, Seat } from '@bottega/kernel';
import { game } from '../rules/game.ts';
import type { Move, MoveOf } from '../rules/moves.ts';
import { MASTER, musicianCard, musicianOf, type State } from '../rules/state.ts';
import { asked } from './agenda.ts';
import { addsTime } from './cards/adds.ts';
import { targetOf } from './targets.ts';

const KINDS: Partial<Record<Move['do'], string>> = {
  craft: 'craft',
  draw: 'draw',
  meet: 'draw',
  exchange: 'draw',
  relate: 'relate',
  place: 'place',
  'take-back': 'take-back',
};

export function kindOf(given: BaseMove, view: unknown): string | null {
  const move = given as Move;
  if (addsTime(move, view as State)) return 'beat';
  return KINDS[move.do] ?? null;
}

/** Whatever gives up an action, an effect, or the rest of a question. */
export const isQuiet = ({ do: kind }: BaseMove): boolean => ['ignore', 'done', 'forgo'].includes(kind);

/** How good a violin for a musician is: its points, less what the Master's help costs, the own partners first. */
function worthOf(view: State, move: MoveOf<'craft'>): number {
  const home = musicianOf(view, move.card)?.home;
  return musicianCard(view, move.card).prestige - move.help - (home === MASTER ? 0.2 : home === asked(view) ? 0 : 0.1);
}

/** The own violins first, and among them the one with the most prestige. */
function worthOfRestoring(view: State, { card, slot }: MoveOf<'restore'>): number {
  const own = musicianOf(view, card)?.slots[slot]?.owner === asked(view);
  return musicianCard(view, card).prestige + (own ? 10 : 0);
}

/** The fullest use: as much as the action allows, and nothing that needs the Master where it goes without him. */
export function mainMove(given: readonly BaseMove[], shown: unknown): BaseMove | null {
  const view = shown as State;
  const moves = given as readonly Move[];
  const best = <Do extends Move['do']>(kind: Do, worth: (move: MoveOf<Do>) => number): Move | null =>
    moves.filter((move): move is MoveOf<Do> => move.do === kind).sort((a, b) => worth(b) - worth(a))[0] ?? null;
  switch (view.agenda.at(-1)?.step) {
    case 'sequence':
      return best('atelier', () => 0);
    case 'action':
    case 'relation-action':
    case 'buy-wood':
    case 'craft':
    case 'draw':
    case 'restore':
      return (
        best('study', ({ count }) => count) ??
        best('buy', ({ quality }) => quality) ??
        best('craft', (move) => worthOf(view, move)) ??
        best('draw', () => 0) ??
        best('restore', (move) => worthOfRestoring(view, move))
      );
    case 'quality':
      return best('improve', () => 0);
    default:
      return null;
  }
}

/** A violin is made of one wood or another: where there are several, every slot says which. */
export function lines(shown: unknown, seat: Seat): readonly Line[] {
  const view = shown as State;
  const woods = [...new Set(view.sides[seat]?.wood)];
  if (woods.length < 2 || asked(view) !== seat) return [];
  return game
    .legal(view, seat)
    .filter((move) => move.do === 'craft')
    .flatMap((move) => woods.map((quality) => ({ target: targetOf(move, view) ?? '', moves: [move, { do: 'use', quality }] })));
}

/** “Take 2 studies” need not be followed by “+2 studies”. */
export const saysAll = ({ do: kind }: BaseMove): boolean => ['study', 'take', 'improve'].includes(kind);
