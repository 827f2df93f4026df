/** Games as files: out of the browser and into it. */
import { KERNEL_TEXT, type Language, type Reason, Refusal, readSavedGame, type SavedGame, Words } from '@bottega/kernel';
import { reopen, type Sitter } from '@bottega/table';
import { isGame, loadBox } from './games.ts';
import { newId, putGame, type StoredGame } from './storage.ts';
import { say } from './words.svelte.ts';

export function exportGame(stored: StoredGame): void {
  const text = JSON.stringify({ sitters: stored.sitters, saved: stored.saved }, null, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${stored.saved.game}-${stored.id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Reads a file that we wrote, or a saved game of the command line; the game is played through before it is kept. */
export async function importGame(text: string, language: Language): Promise<{ id: string } | { fault: string }> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { fault: say('import.no-json') };
  }
  try {
    const wrapped = json as { saved?: unknown; sitters?: unknown } | null;
    const named = ((wrapped?.saved ?? json) as { game?: unknown } | null)?.game;
    if (typeof named === 'string' && !isGame(named)) return { fault: say('import.unknown-game', { name: named.slice(0, 40) }) };
    const saved = readSavedGame(wrapped?.saved ?? json);
    const { game } = await loadBox(saved.game);
    const { match } = reopen(game, saved);
    const { over, scores } = game.result(match.state);
    const now = Date.now();
    const stored: StoredGame = {
      id: newId(),
      created: now,
      updated: now,
      sitters: readSitters(wrapped?.sitters, saved),
      saved: match.save(),
      over,
      scores: scores.map((score: { total: number }) => score.total),
    };
    await putGame(stored);
    return { id: stored.id };
  } catch (error) {
    return { fault: await worded(error, json, language) };
  }
}

function readSitters(given: unknown, saved: SavedGame): Sitter[] {
  const list = Array.isArray(given) ? given : [];
  return Array.from({ length: saved.players }, (_, seat) => {
    const { name, level } = (list[seat] ?? {}) as Partial<Sitter>;
    return {
      name: typeof name === 'string' && name !== '' ? name.slice(0, 40) : say('player', { number: seat + 1 }),
      level: typeof level === 'string' ? level : null,
    };
  });
}

async function worded(error: unknown, json: unknown, language: Language): Promise<string> {
  if (!(error instanceof Refusal)) return say('import.broken');
  const { reason } = error;
  // what is wrong with its form is said in the words of a programmer
  if (reason.code === 'bad-saved-game') return say('import.broken');
  const id = (json as { saved?: { game?: string }; game?: string } | null)?.saved?.game ?? (json as { game?: string } | null)?.game;
  const text = await whyRefused(reason, id, language);
  return reason.move === undefined ? `${say('import.broken')} ${text}` : say('import.bad-move', { number: reason.move, text: String(reason.text), why: text });
}

/** A refusal may come from the game, whose words are then needed. */
export async function whyRefused(reason: Reason, game: string | undefined, language: Language): Promise<string> {
  const own = typeof game === 'string' && isGame(game) ? (await loadBox(game)).text[language] : {};
  return new Words(language, { ...KERNEL_TEXT[language], ...own }, []).refusal(reason);
}
