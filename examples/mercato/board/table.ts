/** What the parts of the board share: the view and how to speak of it. */
import { tableOf } from '@bottega/board-kit';
import { editionOf } from '../edition/schema.ts';
import type { View } from '../rules/view.ts';

export const { shareTable, useTable } = tableOf('traders', (view: View) => editionOf(view));
