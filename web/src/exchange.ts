/** Games as files: out of the browser and into it. */
import { isTooDeep, type Language, type Reason, Refusal, Words } from '@bottega/kernel';
import { readSavedTable, TableLog, writeSavedTable } from '@bottega/table';
import { loadDictionary, loadKernelWords } from './game-text.svelte.ts';
import { isGame, loadBox } from './games.ts';
import { standingOf } from './standing.ts';
import { newId, putGame, type StoredGame } from './storage.ts';
import { say } from './words.svelte.ts';

export function exportGame(stored: StoredGame): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([writeSavedTable(stored)], { type: 'application/json' }));
  link.download = `${stored.saved.game}-${stored.id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** The largest saved game has some 50 KB. */
const MOST_BYTES = 4_000_000;

/** Reads a saved game of any door of the house; the game is played through before it is kept. */
export async function importGame(file: Blob, language: Language): Promise<{ address: string } | { fault: string }> {
  if (file.size > MOST_BYTES) return { fault: say('import.too-large') };
  const text = await file.text();
  if (isTooDeep(text)) return { fault: say('import.broken') };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { fault: say('import.no-json') };
  }
  try {
    const named = gameNamed(json);
    if (typeof named === 'string' && !isGame(named)) return { fault: say('import.unknown-game', { name: named.slice(0, 40) }) };
    // lines that were tried come by the same door
    if (json !== null && typeof json === 'object' && 'whatIf' in json) {
      const { importWhatIf } = await import('./whatif/import.ts');
      return { address: `#/whatif/${await importWhatIf(json)}` };
    }
    const table = readSavedTable(json, (seat) => ({ name: say('player', { number: seat + 1 }), level: null }));
    const { game } = await loadBox(table.saved.game);
    const log = TableLog.resume(game, table);
    const now = Date.now();
    const stored: StoredGame = { id: newId(), created: now, updated: now, ...log.save(), ...standingOf(game.result(log.state)) };
    await putGame(stored);
    return { address: `#/game/${stored.id}` };
  } catch (error) {
    return { fault: await worded(error, json, language) };
  }
}

async function worded(error: unknown, json: unknown, language: Language): Promise<string> {
  if (!(error instanceof Refusal)) return say('import.broken');
  const { reason } = error;
  // what is wrong with its form is said in the words of a programmer
  if (reason.code === 'bad-saved-game') return say('import.broken');
  const text = await whyRefused(reason, gameNamed(json), language);
  // other rules name the move themselves
  if (reason.move === undefined || reason.code === 'other-rules') return say('import.refused', { why: text });
  return say('import.bad-move', { number: reason.move, text: String(reason.text), why: text });
}

/** The game a file says it is of. */
function gameNamed(json: unknown): string | undefined {
  const { game, saved } = (json ?? {}) as { game?: unknown; saved?: { game?: unknown } | null };
  const named = saved?.game ?? game;
  return typeof named === 'string' ? named : undefined;
}

/** A refusal may come from the game, whose words are then needed. */
export async function whyRefused(reason: Reason, game: string | undefined, language: Language): Promise<string> {
  const words = typeof game === 'string' && isGame(game) ? loadDictionary(game, language) : loadKernelWords(language);
  return new Words(language, await words, []).refusal(reason);
}
