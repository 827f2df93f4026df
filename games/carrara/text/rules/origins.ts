/** Where the values on the rules page come from. */
import { type Mark, marksOf, sameJson } from '@bottega/kernel';
import { EDITION_KIT, type Edition, HOUSE_EDITION } from '../../edition/schema.ts';

/** The mark of the house's own value, or `given` where the edition in play has another one. */
export type Origin = Mark | 'given';

const MARKED = marksOf(EDITION_KIT.house);

/** A value may be marked as a whole or part by part: the path of a part finds the mark of the whole as well. */
export function originOf(path: string, edition: Edition): Origin {
  const found = MARKED.find((each) => path === each.path || path.startsWith(`${each.path}.`));
  if (found === undefined) throw new Error(`the edition marks nothing at ${path}`);
  return sameJson(valueAt(edition, path), valueAt(HOUSE_EDITION, path)) ? found.mark : 'given';
}

const valueAt = (edition: Edition, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], edition);
