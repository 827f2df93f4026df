/**
 * A few quiet cues, made on the spot: a knock for every move, a bell when it is one's turn, a chord at the end. A page is
 * silent until its reader has pressed something: browsers want it so, and nobody is startled.
 */
import type { Scene } from '@bottega/table';
import { settings } from './settings.svelte.ts';

let context: AudioContext | undefined;

function tone(frequency: number, seconds: number, loudness: number, delay = 0): void {
  context ??= new AudioContext();
  const start = context.currentTime + delay;
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = 'triangle';
  source.frequency.value = frequency;
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + seconds);
}

/** Longer than one turn takes to be known in two places. */
const ONE_BELL = 2000;
let rung = Number.NEGATIVE_INFINITY;

/** It is the reader's turn, here or at another table. */
export function bell(): void {
  if (!settings.sound || !navigator.userActivation.hasBeenActive || performance.now() - rung < ONE_BELL) return;
  rung = performance.now();
  tone(660, 0.5, 0.03);
}

export function cue(before: Scene, now: Scene): void {
  if (!navigator.userActivation.hasBeenActive) return;
  if (now.result.over && !before.result.over) for (const [index, frequency] of [392, 494, 587].entries()) tone(frequency, 1.4, 0.03, index * 0.12);
  else if (now.moves.length > 0 && before.moves.length === 0) bell();
  else if (now.number !== before.number) tone(180, 0.09, 0.02);
}
