/** Trees of tried lines that come from elsewhere: checked by the rules before they are kept. */
import type { ShownGame } from '@bottega/kernel';
import { openWhatIf, readWhatIfFile, type WhatIf } from '@bottega/kernel/what-if';
import { isGame, loadBox } from '../games.ts';
import { newId } from '../storage.ts';
import { type KeptWhatIf, keepWhatIf } from './kept.ts';

/** Refused where it is not whole, or of no game of this house. */
export async function readWhatIf(json: unknown): Promise<{ box: ShownGame; whatIf: WhatIf; names: readonly string[] }> {
  const file = readWhatIfFile(json);
  if (!isGame(file.game)) throw new Error('unknown');
  const box = await loadBox(file.game);
  return { box, whatIf: openWhatIf(box.game, file), names: file.seats };
}

/** Keeps it under a new id. */
export async function importWhatIf(json: unknown): Promise<string> {
  await readWhatIf(json);
  const kept: KeptWhatIf = { id: newId(), updated: Date.now(), file: readWhatIfFile(json), from: null };
  await keepWhatIf(kept);
  return kept.id;
}
