/** Where the values of an edition come from: the marks of the house's file, and what another edition changed. */
import { type Mark, sameJson } from '@bottega/kernel';
import type { Line } from '../../edition/names.ts';
import { EDITION_KIT, type Edition } from '../../edition/schema.ts';
import type { Facts } from './facts.ts';

/** `edition`: not the value of the house. */
export type Source = Mark | 'edition';
/** For whom a value matters. */
export type Audience = 'all' | 'several' | 'solo' | 'fortissimo' | 'forte' | 'first';

type Annotated = { readonly value: unknown; readonly mark: Mark };
const at = (record: unknown, path: string): unknown => path.split('.').reduce((inner, key) => (inner as Record<string, unknown>)?.[key], record);

/** The values told one by one: their place in the edition, and for whom they matter. */
export const VALUES = {
  lines: 'all',
  'tokens.violins': 'all',
  'tokens.lutherie': 'all',
  beats: 'all',
  quality: 'all',
  handLimit: 'all',
  apprentices: 'all',
  'start.mulligan.dealt': 'all',
  'start.mulligan.kept': 'all',
  'start.draft.dealt': 'several',
  'start.contacts': 'all',
  'start.ducats': 'all',
  'start.musicians': 'all',
  'start.recommended': 'first',
  'start.firstMaster': 'first',
  'endgame.violins': 'all',
  'endgame.help': 'all',
  'endgame.quietRounds': 'all',
  'endgame.rounds': 'all',
  'stradivarius.wood': 'solo',
  'stradivarius.partners': 'solo',
  'stradivarius.activity': 'solo',
  'stradivarius.apprentice': 'forte',
  'stradivarius.share': 'solo',
  'stradivarius.choices': 'fortissimo',
} as const satisfies Record<string, Audience>;
export type ValuePath = keyof typeof VALUES;

/** The mark of the value at that path in the house's file, or of the record it is part of. */
function markOf(path: string): Mark {
  const found = at(EDITION_KIT.house, path) as Annotated | undefined;
  return found?.mark ?? markOf(path.slice(0, path.lastIndexOf('.')));
}
const sourceOf = (edition: Edition, house: Edition, path: string): Source => (sameJson(at(edition, path), at(house, path)) ? markOf(path) : 'edition');

/** What the rulebook may state of a card: its `effect` without a word about when, of its slots that there is only one. */
type Field = 'name' | 'kind' | 'affiliation' | 'prestige' | 'slots' | 'requires' | 'effect' | 'endOfTurn' | 'action';

/** Musicians whom the rulebook names, the one it gives a single slot, and the one whose effect it puts at the end of a turn. */
const NAMED: readonly number[] = [8, 10, 21, 22, 23, 38, 51, 54, 67, 68];
const SOLOIST = 8;
const AT_END_OF_TURN = 54;

export interface OriginWords {
  readonly values: Readonly<Record<ValuePath, string>>;
  readonly audiences: Readonly<Record<Audience, string>>;
  readonly sources: Readonly<Record<Source, string>>;
  readonly fields: Readonly<Record<Field, string>>;
}

/** Lines, decks and cards by their names, numbers as they are. */
function wordedValue({ list, line, card, deck }: Facts, path: ValuePath, value: unknown): string {
  if (path === 'lines') return list((value as Line[]).map(line));
  if (path === 'start.recommended') return deck(value as Line);
  return Array.isArray(value) ? list((value as number[]).map(card)) : String(value).replace('-', '−');
}

/** Rows of a table: what it is, its value, for whom, where it comes from. */
export function valueRows(facts: Facts, words: OriginWords): string[][] {
  const { edition } = facts;
  const house = EDITION_KIT.read(EDITION_KIT.house);
  return (Object.keys(VALUES) as ValuePath[]).flatMap((path) => {
    const value = at(edition, path);
    if (value === undefined) return [];
    return [[words.values[path], wordedValue(facts, path, value), words.audiences[VALUES[path]], words.sources[sourceOf(edition, house, path)]]];
  });
}

/** Rows of a table: each card of which the rulebook states something besides how its kind scores, and what. */
export function statedRows(facts: Facts, words: OriginWords): string[][] {
  const house = EDITION_KIT.read(EDITION_KIT.house);
  return facts.edition.cards.flatMap((card, index) => {
    const { number } = card;
    const own = (field: string): boolean => field in card && sourceOf(facts.edition, house, `cards.${index}.${field}`) === 'RB';
    const effect = own('relation') || own('endOfTurn');
    const stated: Record<Field, boolean> = {
      name: NAMED.includes(number),
      kind: own('kind'),
      affiliation: own('affiliation'),
      prestige: own('prestige'),
      slots: number === SOLOIST && 'slots' in card && card.slots.length === 1,
      requires: own('requires'),
      effect: effect && number !== AT_END_OF_TURN,
      endOfTurn: effect && number === AT_END_OF_TURN,
      action: own('action'),
    };
    const told = (Object.keys(stated) as Field[]).filter((field) => stated[field]).map((field) => words.fields[field]);
    return told.length === 0 ? [] : [[`${number}. ${facts.card(number)}`, facts.list(told)]];
  });
}
