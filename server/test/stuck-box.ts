/** Carrara with an estimate that never ends: whoever asks it is lost. */
import { box as carrara } from '@bottega/carrara';
import type { GameBox } from '@bottega/kernel';

function never(): number {
  for (;;);
}

export const box: GameBox = { ...carrara, estimate: never };
