/** Faults of an edition, for the fields that they are about. */
import { type Fault, placeOf, type Words } from '@bottega/kernel';
import { label } from './words.svelte.ts';

/** As forms count paths: what stands with a mark is the value of its place. */
export const plainPath = (path: string): string => path.replace(/\.value(?=\.|$)/g, '');
/** Of the element that words it, for the field to point to. */
export const faultId = (path: string): string => `fault-${plainPath(path)}`;

/** As it is told at its place; deeper than the value itself, it says where. */
export function faultText(fault: Fault, place: string, words: Words): string {
  const inner = plainPath(fault.path).slice(place.length);
  const what = words.say(`fault.${fault.fault}`, fault);
  if (inner === '') return what;
  const parts = place.split('.');
  // its name, and the numbers that tell it from its like
  const name = parts.slice(parts.findLastIndex((part) => !/^\d+$/.test(part))).join('.');
  return label('fault.at', { place: placeOf(words, name + inner), what });
}
