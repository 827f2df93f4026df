/** What a page knows of a table on a server, and how it learns more, message by message. */
import type { AnyGame, GameEvent, Seat, Viewer } from '@bottega/kernel';
import { patch } from '../patch.ts';
import type { LogLine } from '../table.ts';
import type { ChatLine, Clocks, Hello, Moment, Reaction, ServerMessage, Summary } from '../wire.ts';
import { wayBackAfter } from './way-back.ts';

export interface Known {
  readonly table: Summary;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly number: number;
  readonly holding: Seat | null;
  /** To how many moves the viewer may freely go back. */
  readonly undo: number | null;
  readonly clocks: Clocks | null;
  readonly log: readonly LogLine[];
  readonly chat: readonly ChatLine[];
  readonly reactions: readonly Reaction[];
  readonly muted: readonly Seat[];
  readonly here: readonly Seat[];
  readonly thinking: Seat | null;
  readonly busy: boolean;
}

export type News = Exclude<ServerMessage, Hello | { is: 'closing' }>;

export function meet({ is: _, ...hello }: Hello): Known {
  return { ...hello, ...moment(hello), undo: hello.undo ?? null, clocks: hello.clocks ?? null, busy: hello.busy ?? false };
}

/** Clocks are told at once: time runs on while a move waits to be shown. */
export const setClocks = (known: Known, news: News): Known => ('clocks' in news && news.clocks !== undefined ? { ...known, clocks: news.clocks } : known);

/** Everything but the clocks. */
export function learn(game: AnyGame, known: Known, news: News): Known {
  switch (news.is) {
    case 'step': {
      const view = patch(known.view, news.patch);
      return {
        ...known,
        ...moment(news),
        undo: wayBackAfter(game, known, news, view),
        view,
        log: [...known.log, ...lines(news.number, news.mover, news.log)],
        thinking: null,
        busy: false,
      };
    }
    case 'back':
      return {
        ...known,
        ...moment(news),
        undo: news.undo ?? null,
        view: patch(known.view, news.patch),
        log: known.log.filter((line) => line.number <= news.number),
        reactions: known.reactions.filter((reaction) => reaction.number <= news.number),
      };
    case 'table': {
      const { number } = news;
      // with a number the moment is told whole, without one it is as it was
      return { ...known, ...(number !== undefined && moment({ ...news, number } as Moment)), table: { ...known.table, ...news.change } };
    }
    case 'chat': {
      const { is: _, ...line } = news;
      return { ...known, chat: [...known.chat, line] };
    }
    case 'reaction': {
      const { is: _, sign, ...about } = news;
      const others = known.reactions.filter(({ number, from, name }) => number !== about.number || from !== about.from || name !== about.name);
      return { ...known, reactions: sign === null ? others : [...others, { ...about, sign }] };
    }
    case 'thinking':
      return { ...known, thinking: news.seat, busy: news.busy ?? false };
    case 'here':
      return { ...known, here: news.seats };
  }
}

const moment = ({ number, holding }: Moment): Pick<Known, 'number' | 'holding'> => ({ number, holding: holding ?? null });

const lines = (number: number, mover: Seat, events: readonly GameEvent[] = []): LogLine[] => events.map((event) => ({ number, mover, event }));
