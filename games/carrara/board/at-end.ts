/** What the end would bring a seat besides its points; florins may be hidden. */
import type { GameBoard, Seat } from '@bottega/kernel';
import { decorationPoints, florinPoints, statueMajorities } from '../rules/result.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export function atEnd(shown: unknown, seat: Seat): ReturnType<NonNullable<GameBoard['atEnd']>> {
  const view = shown as View;
  const state = view as State;
  if (view.agenda.length === 0) return [];
  const florins = { code: 'florins', points: view.players[seat].florins === null ? null : florinPoints(state, seat) };
  if (view.variant === 'normal') return [florins];
  return [florins, { code: 'decorations', points: decorationPoints(state, seat) }, { code: 'statues', points: statueMajorities(state)[seat] }];
}
