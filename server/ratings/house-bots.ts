/** The bots of the house have ratings that never change, so that one can be rated against them: a file a game. */
import type { Skill } from '../storage/rating-store.ts';
import carrara from './bots/carrara.json' with { type: 'json' };
import laStanza from './bots/la-stanza.json' with { type: 'json' };
import paneveggio from './bots/paneveggio.json' with { type: 'json' };
import { skillOf } from './scale.ts';

interface Ladder {
  readonly spread: number;
  readonly levels: Readonly<Record<string, { readonly rating: number; readonly from: string }>>;
}

const LADDERS: Readonly<Record<string, Ladder>> = { carrara, 'la-stanza': laStanza, paneveggio };

/** Undefined where a bot, or the game, was never measured against others. */
export function botSkill(game: string, level: string): Skill | undefined {
  const ladder = Object.hasOwn(LADDERS, game) ? LADDERS[game] : undefined;
  const known = ladder !== undefined && Object.hasOwn(ladder.levels, level) ? ladder.levels[level] : undefined;
  return known === undefined ? undefined : skillOf(known.rating, ladder!.spread);
}

/** The levels of a game with their ratings, the weakest first. */
export const botLevels = (game: string): readonly { level: string; rating: number }[] =>
  Object.entries(LADDERS[game]?.levels ?? {}).map(([level, { rating }]) => ({ level, rating }));
