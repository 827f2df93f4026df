/** What the parts of the board share: the view and how to speak of it. */
import { tableOf } from '@bottega/board-kit';
import { editionOf } from '../edition/schema.ts';

export const { shareTable, useTable } = tableOf('sides', editionOf);
