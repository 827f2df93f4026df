/** The server's editions, as pages offer them. */
import type { Changes } from '@bottega/kernel';
import type { EditionLine, EditionPage } from '@bottega/table/wire';
import type { Offer } from '../../editions/offer.ts';
import { call } from '../api.ts';
import { tell } from '../words.svelte.ts';

export const publishedIn = (game: string): Promise<EditionLine[]> => call('GET', `games/${encodeURIComponent(game)}/editions`);

/** None where the server can't tell: a table can be opened all the same. */
export const publishedOf = (game: string): Promise<EditionLine[]> => publishedIn(game).catch(() => []);

export const pageOf = (id: string): Promise<EditionPage> => call('GET', `editions/${encodeURIComponent(id)}`);

export const offerOn = ({ id, game, name, version, author, default: chosen }: EditionLine): Offer => ({
  key: id,
  name: tell(chosen ? 'editions.offer.default' : 'editions.offer', { name, author: author.name || tell('somebody') }),
  published: { id, version },
  sheet: async () => ({ game, name, changes: (await pageOf(id)).changes as Changes }),
});
