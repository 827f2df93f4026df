/** House rules of whoever is logged in are kept with their account, so that they are there in any browser. */
import type { HouseRules as Kept } from '@bottega/table/wire';
import { metServer } from '../online/known-server.ts';
import { BROWSER, type HouseRules, type RulesShelf } from './house-rules.ts';

/** The account's where somebody is logged in, else the browser's. */
export async function openShelf(): Promise<RulesShelf> {
  if (!metServer()) return BROWSER;
  const [{ me }, { call }] = await Promise.all([import('../online/me.svelte.ts'), import('../online/api.ts')]);
  await me.meet();
  if (me.player?.account == null) return BROWSER;

  const put = ({ game, name, options, edition }: Omit<HouseRules, 'id'>): Promise<HouseRules> =>
    call<Kept>('POST', `games/${game}/house-rules`, { name, options, edition: edition && { name: edition.name, changes: edition.changes } }).then(rulesOf);
  return {
    where: 'account',
    put,
    async list(game) {
      const there = await call<Kept[]>('GET', `games/${game}/house-rules`);
      // who has an account by now takes along what they kept in the browser, and loses nothing where that fails
      const here = await BROWSER.list(game).catch(() => []);
      const taken = await Promise.allSettled(
        here.map(async (rules) => {
          const known = there.some(({ name }) => name === rules.name);
          const kept = known ? null : await put(rules);
          if (kept !== null) await BROWSER.remove(rules.id);
          return kept;
        }),
      );
      const added = taken.flatMap((one) => (one.status === 'fulfilled' && one.value !== null ? [one.value] : []));
      return [...there.map(rulesOf), ...added].sort((a, b) => a.name.localeCompare(b.name));
    },
    remove: (id) => call('DELETE', `me/house-rules/${id}`),
  };
}

const rulesOf = ({ id, game, name, options, edition }: Kept): HouseRules => ({
  ...{ id, game, name, options },
  edition: edition && { game, name: edition.name, changes: edition.changes as NonNullable<HouseRules['edition']>['changes'] },
});
