/**
 * Numbers the parts of a drawing that its labels explain, in their order. Points of a drawing are numbered by the
 * drawing itself.
 */
import type { Attachment } from 'svelte/attachments';
import type { Callout } from './figures.ts';

export const numbered =
  (callouts: readonly Callout[]): Attachment =>
  (drawing) => {
    callouts.forEach((callout, index) => {
      if (typeof callout === 'string') drawing.querySelector(callout)?.setAttribute('data-callout', String(index + 1));
    });
  };
