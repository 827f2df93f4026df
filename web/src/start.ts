/** A new game, from what was chosen. */
import type { GameBox, Options } from '@bottega/kernel';
import type { Sitter } from '@bottega/table';
import { randomText } from './chance.ts';
import { go } from './route.svelte.ts';
import { newId, putGame } from './storage.ts';
import { say } from './words.svelte.ts';

const BOTS = ['Lorenzo', 'Beatrice', 'Cosimo', 'Isabella', 'Ludovico'];
export const botName = (seat: number): string => BOTS[seat % BOTS.length];

/** The reader against bots of a middling level. */
export function defaultSitters(name: string, levels: readonly string[]): { name: string; level: string | null }[] {
  const middle = levels[Math.floor(levels.length / 2)];
  return BOTS.map((bot, seat) => (seat === 0 ? { name, level: null } : { name: bot, level: middle }));
}

/** Keeps the game and goes to its table; the options that do not apply to so many players are left out. */
export async function createGame(box: GameBox, players: number, options: Options, sitters: readonly Sitter[]): Promise<void> {
  const applying = box.game.options.filter((option) => option.players === undefined || option.players.includes(players));
  const chosen = Object.fromEntries(applying.map((option) => [option.id, options[option.id]]));
  const now = Date.now();
  const id = newId();
  await putGame({
    id,
    created: now,
    updated: now,
    sitters: sitters.map(({ name, level }, seat) => ({ name: name.trim() || say('player', { number: seat + 1 }), level })),
    saved: { game: box.game.id, rules: box.game.version, players, options: chosen, seed: randomText(), moves: [] },
    over: false,
    scores: sitters.map(() => 0),
  });
  go(`#/game/${id}`);
}
