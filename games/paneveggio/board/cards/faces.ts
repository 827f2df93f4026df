/**
 * Faces of cards, drawn once and copied from then on. A card comes and goes with every other move, and to copy what was
 * drawn takes a tenth of the time that drawing it takes.
 */
import type { Language, Words } from '@bottega/kernel';
import { flushSync, mount, unmount, untrack } from 'svelte';
import type { Card } from '../../edition/schema.ts';
import CardFace from './CardFace.svelte';

const drawn = new WeakMap<Card, Map<Language, Node>>();

function draw(card: Card, words: Words): Node {
  const target = document.createElement('div');
  const face = untrack(() => mount(CardFace, { target, props: { card, words } }));
  flushSync();
  const copy = document.createDocumentFragment();
  copy.append(...[...target.childNodes].map((node) => node.cloneNode(true)));
  void unmount(face);
  return copy;
}

/** Draws a card's face that may be needed soon. */
export function prepareFace(card: Card, words: Words): Node {
  const faces = drawn.get(card) ?? new Map<Language, Node>();
  drawn.set(card, faces);
  const face = faces.get(words.language) ?? draw(card, words);
  faces.set(words.language, face);
  return face;
}

/** A copy of the card's face, as it lies in a hand or on a pile. */
export function copyFace(card: Card, words: Words): Node {
  const copy = prepareFace(card, words).cloneNode(true) as DocumentFragment;
  // the page's policy holds for copied styles too, but not for styles that are set
  for (const part of copy.querySelectorAll<HTMLElement>('[style]')) part.style.cssText = part.getAttribute('style') ?? '';
  return copy;
}
