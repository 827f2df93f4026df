/** What the parts of the board share: the view and how to speak of it. */
import type { SeatLook, Viewer, Words } from '@bottega/kernel';
import { getContext, setContext } from 'svelte';
import type { Edition } from '../edition/schema.ts';
import type { View } from '../rules/view.ts';

export interface Table {
  readonly view: View;
  readonly edition: Edition;
  readonly words: Words;
  readonly seats: readonly SeatLook[];
  readonly viewer: Viewer;
}

const KEY = Symbol('la-stanza');

/** The getters of `table` are read anew by everything that is drawn from them. */
export const shareTable = (table: Table): Table => setContext(KEY, table);
export const atTable = (): Table => getContext<Table>(KEY);
