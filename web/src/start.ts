/** A new game, from what was chosen. */
import type { Level } from '@bottega/bots';
import { changed, type EditionSheet, keyedSeed, type Options, type SavedGame, type ShownGame } from '@bottega/kernel';
import type { Sitter } from '@bottega/table';
import { dailySetup, OPPONENTS, OWN_SEAT } from '@bottega/table/daily';
import { randomText } from './chance.ts';
import { go } from './route.svelte.ts';
import { settings } from './settings.svelte.ts';
import { newId, putGame, type StoredGame } from './storage.ts';
import { say } from './words.svelte.ts';

const BOTS = ['Lorenzo', 'Beatrice', 'Cosimo', 'Isabella', 'Ludovico'];
export const botName = (seat: number): string => BOTS[seat % BOTS.length];
/** Never “you”: the log and the board speak of everybody by name. */
export const ownName = (seat: number): string => settings.name.trim() || say('player', { number: seat + 1 });

const DEFAULT_LEVEL: Level = 'apprentice';

/** The reader against bots that are no pushovers and no masters. */
export function defaultSitters(name: string): { name: string; level: string | null }[] {
  return BOTS.map((bot, seat) => (seat === 0 ? { name, level: null } : { name: bot, level: DEFAULT_LEVEL }));
}

/** The same once more: seats, levels, options, edition. `turned`: everybody one seat further, so that another begins. */
export function playAgain({ saved, sitters, casual }: StoredGame, turned: boolean): Promise<void> {
  const seated = turned ? [sitters.at(-1)!, ...sitters.slice(0, -1)] : sitters;
  const { game, rules, players, options = {}, edition } = saved;
  return begin({ game, rules, players, options, ...(edition !== undefined && { edition }) }, seated, casual === true);
}

/** Keeps the game and goes to its table; the options that do not apply to so many players are left out. The game keeps its whole edition, whatever becomes of the sheet. */
export async function createGame(
  box: ShownGame,
  players: number,
  options: Options,
  sitters: readonly Sitter[],
  casual: boolean,
  { first = false, edition = null }: { first?: boolean; edition?: EditionSheet | null } = {},
): Promise<void> {
  const applying = box.game.options.filter((option) => option.players === undefined || option.players.includes(players));
  const chosen = Object.fromEntries(applying.map((option) => [option.id, options[option.id]]));
  const named = sitters.map(({ name, level }, seat) => ({ name: name.trim() || say('player', { number: seat + 1 }), level }));
  const own = edition === null ? {} : { edition: changed(box.game.edition, edition.changes) };
  await begin({ game: box.game.id, rules: box.game.version, players, options: chosen, ...own }, named, casual, { first });
}

/** The table of the day, with everybody's seed; one's own name at the first seat. */
export async function beginDaily({ game }: ShownGame, day: string, name: string): Promise<void> {
  const { players, options, seed } = dailySetup(game, day);
  const sitters = Array.from({ length: players }, (_, seat) =>
    seat === OWN_SEAT ? { name: name.trim() || say('player', { number: 1 }), level: null } : { name: botName(seat), level: OPPONENTS },
  );
  await begin({ game: game.id, rules: game.version, players, options }, sitters, false, { seed, daily: day });
}

async function begin(
  setup: Omit<SavedGame, 'seed' | 'moves'>,
  sitters: readonly Sitter[],
  casual: boolean,
  { seed = keyedSeed(randomText(32)), daily, first = false }: { seed?: string; daily?: string; first?: boolean } = {},
): Promise<void> {
  const now = Date.now();
  const id = newId();
  await putGame({
    id,
    created: now,
    updated: now,
    sitters,
    saved: { ...setup, seed, moves: [] },
    ...(casual && { casual }),
    ...(daily !== undefined && { daily }),
    ...(first && { first }),
    over: false,
    scores: sitters.map(() => 0),
  });
  go(`#/game/${id}`);
}
