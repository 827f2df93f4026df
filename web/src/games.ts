/**
 * The games of the house, each loaded when it is needed: its rules and its words in one language. Bots, and what they
 * have learnt, are loaded by the worker in which they think.
 */
import type { AnyGame, GameBox, GameCore, PrintedWords, ShownGame } from '@bottega/kernel';
import { GameText } from './game-text.svelte.ts';
import { settings } from './settings.svelte.ts';

const rules = import.meta.glob<AnyGame>('../../games/*/rules/game.ts', { import: 'game' });
const holdings = import.meta.glob<NonNullable<GameCore['holdings']>>('../../games/*/rules/holdings.ts', { import: 'holdings' });
const drawings = import.meta.glob<GameBox['draw']>('../../games/*/text/draw.ts', { import: 'draw' });
const printed = import.meta.glob<PrintedWords>('../../games/*/text/edition.ts', { import: 'PRINTED' });

export const GAMES: readonly string[] = Object.keys(rules)
  .map((path) => path.split('/')[3])
  .sort();
export const isGame = (id: string): boolean => GAMES.includes(id);

export async function loadBox(id: string): Promise<ShownGame> {
  const folder = `../../games/${id}`;
  const [game, held, worded, text] = await Promise.all([
    rules[`${folder}/rules/game.ts`](),
    holdings[`${folder}/rules/holdings.ts`]?.(),
    printed[`${folder}/text/edition.ts`]?.(),
    GameText.open(id, settings.language),
  ]);
  return { game, text, ...(held && { holdings: held }), ...(worded && { printed: worded }) };
}

/** The table in plain text, for a game without a board. */
export const loadDrawing = (id: string): Promise<GameBox['draw']> => drawings[`../../games/${id}/text/draw.ts`]();
