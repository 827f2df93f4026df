/** Numbers in what a lesson says: read from the position, or from what the engine says a line would bring. */
import type { AnyGame, BaseState, GameEvent } from '../game.ts';
import { sameJson } from '../json.ts';
import type { EventPattern, Figure } from '../lesson.ts';
import { playFitting } from './play-fitting.ts';

/** A position with what happened on the way to it. */
export interface Moment {
  readonly state: BaseState;
  readonly events: readonly GameEvent[];
}

export const isSuch = (event: GameEvent, { code, ...figures }: EventPattern): boolean =>
  event.code === code && Object.entries(figures).every(([name, value]) => sameJson(event[name], value));

export function figureOf(game: AnyGame, figure: Figure, moment: Moment): number {
  const value = (one: Figure): number => figureOf(game, one, moment);
  if ('sum' in figure) return figure.sum.map(value).reduce((sum, one) => sum + one, 0);
  if ('minus' in figure) return value(figure.minus[0]) - value(figure.minus[1]);
  if ('times' in figure) return value(figure.times[0]) * value(figure.times[1]);
  if ('after' in figure) return figureOf(game, figure.figure, afterLine(game, moment, figure.after));
  if ('state' in figure) return numberAt(moment.state, figure.state);
  if ('edition' in figure) return numberAt(editionOf(game, moment.state), figure.edition);
  if ('score' in figure) return numberAt(game.result(moment.state).scores, `${figure.score}.total`);
  const event = moment.events.findLast((one) => isSuch(one, figure.event));
  if (event === undefined) throw new Error(`no event ${JSON.stringify(figure.event)} has happened`);
  return numberAt(event, figure.get);
}

export const figuresOf = (game: AnyGame, figures: Readonly<Record<string, Figure>> | undefined, moment: Moment): Record<string, number> =>
  Object.fromEntries(Object.entries(figures ?? {}).map(([name, figure]) => [name, figureOf(game, figure, moment)]));

/** What would be if these moves were made, by whoever is asked. */
export function afterLine(game: AnyGame, { state, events }: Moment, line: readonly string[]): Moment {
  const end = { state: game.clone(state), events: [...events] };
  for (const pattern of line) playFitting(game, end.state, pattern, (event) => end.events.push(event));
  return end;
}

function editionOf({ edition }: AnyGame, state: BaseState): unknown {
  return (state as { edition?: unknown }).edition ?? edition.read(edition.house);
}

function numberAt(whole: unknown, path: string): number {
  const found = path.split('.').reduce((part, name) => (part as Record<string, unknown> | undefined)?.[name], whole);
  if (typeof found !== 'number') throw new Error(`${path} is no number, but ${JSON.stringify(found)}`);
  return found;
}
