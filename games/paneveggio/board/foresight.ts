/** What a move costs, what it is refused for, and what Stradivarius will do: all told by the rules, played on the own view. */
import type { BaseMove, Seat } from '@bottega/kernel';
import { game } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { isBot, type Musician, type State } from '../rules/state.ts';
import { reasonToConserve } from '../rules/steps/bot-turn.ts';
import { asked } from './agenda.ts';

/** What is paid with a move, by oneself and by the Master. */
export interface Price {
  readonly what: 'ducat' | 'study';
  readonly count: number;
  readonly helped: number;
}

export function priceOf(view: State, move: BaseMove): Price | null {
  let price: Price | null = null;
  try {
    game.play(game.clone(view), asked(view), move as Move, (event) => {
      const { code, what, count } = event as { code: string; what?: Price['what']; count?: number };
      if (code === 'paid') price = { what: what!, count: count!, helped: price?.helped ?? 0 };
      if (code === 'helped') price = { what: what!, count: price?.count ?? 0, helped: count! };
    });
  } catch {
    // what is hidden can't be played on; what was paid before is told
  }
  return price;
}

/** Why nothing can be done with a musician now, in a few words: `board.why.<id>`. */
export interface Reason {
  readonly id: 'beats' | 'token' | 'studies' | 'violin' | 'full' | 'evening';
  readonly count: number;
}

export function reasonFor(view: State, seat: Seat, musician: Musician): Reason | null {
  const frame = view.agenda.at(-1);
  if (frame === undefined || frame.seat !== seat) return null;
  const line =
    frame.step === 'action' && frame.mode === 'open' ? frame.line : frame.step === 'craft' ? 'craft' : frame.step === 'relation-action' ? 'relation' : null;
  if (line !== 'craft' && line !== 'relation') return null;
  const slot = musician.slots.indexOf(null);
  if (line === 'craft' && slot < 0) return { id: 'full', count: 0 };
  const move: Move = line === 'craft' ? { do: 'craft', card: musician.card, slot, help: 0 } : { do: 'relate', card: musician.card };
  const why = game.why(view, seat, move) as { code: string; prestige?: number; time?: number; price?: number; studies?: number };
  switch (why.code) {
    case 'prestige-too-high':
      return { id: 'beats', count: why.prestige! - why.time! };
    case 'no-relation':
      return { id: 'evening', count: 0 };
    case 'no-token-there':
      return { id: 'token', count: 0 };
    case 'no-violin-there':
      return { id: 'violin', count: 0 };
    case 'no-study':
      return { id: 'studies', count: why.price! - why.studies! };
    default:
      return null;
  }
}

/** What Stradivarius would do if it were his turn, as the event that tells of it. */
export function forecast(view: State): { code: string; activity: number; card?: number } | null {
  const bot = view.players;
  if (!isBot(view, bot) || view.level === null || view.sides[bot] === undefined || !view.stage.some(({ home }) => home === bot)) return null;
  const reason = reasonToConserve(view, bot);
  return { code: 'bot-works', ...reason, activity: view.activity };
}

export const musiciansOf = (view: State, home: Seat): Musician[] => view.stage.filter((musician) => musician.home === home);
