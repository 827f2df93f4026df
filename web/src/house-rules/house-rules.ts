/** House rules: a game's options and an edition under one name, kept in this browser, with an account, or carried by a link. */
import { type AnyGame, type EditionSheet, isSheet, type Options, type OptionValue, refuse } from '@bottega/kernel';
import { packed, unpacked } from '@bottega/kernel/what-if';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { randomText } from '../chance.ts';
import { isSound } from '../editions/offer.ts';

export interface HouseRules {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly options: Options;
  /** Null: the house's. */
  readonly edition: EditionSheet | null;
}

/** A link that mail programs and chats leave whole. */
const LONGEST_LINK = 1800;
const LONGEST_NAME = 40;

/** Where they are kept. */
export interface RulesShelf {
  readonly where: 'browser' | 'account';
  list(game: string): Promise<HouseRules[]>;
  /** What has the same name takes its place. */
  put(rules: Omit<HouseRules, 'id'>): Promise<HouseRules>;
  remove(id: string): Promise<void>;
}

interface Shelf extends DBSchema {
  rules: { key: string; value: HouseRules };
}
let opened: Promise<IDBPDatabase<Shelf>> | undefined;
function shelf(): Promise<IDBPDatabase<Shelf>> {
  opened ??= openDB<Shelf>('bottega-house-rules', 1, { upgrade: (database) => void database.createObjectStore('rules', { keyPath: 'id' }) });
  return opened;
}

async function list(game: string): Promise<HouseRules[]> {
  const all = await (await shelf()).getAll('rules');
  return all.filter((rules) => rules.game === game).sort((a, b) => a.name.localeCompare(b.name));
}
async function put(rules: Omit<HouseRules, 'id'>): Promise<HouseRules> {
  const known = (await list(rules.game)).find(({ name }) => name === rules.name);
  const kept: HouseRules = { ...rules, id: known?.id ?? randomText(4) };
  await (await shelf()).put('rules', kept);
  return kept;
}
const remove = async (id: string): Promise<void> => (await shelf()).delete('rules', id);
export const BROWSER: RulesShelf = { where: 'browser', list, put, remove };

/** Null when they hold too much for a link. */
export async function linkTo({ game, name, options, edition }: HouseRules, page: 'new' | 'open'): Promise<string | null> {
  const link = new URL(`#/${page}/${game}?rules=${await packed({ game, name, options, edition })}`, document.baseURI).href;
  return link.length > LONGEST_LINK ? null : link;
}

/** Those in a link; refuses what nobody could play by. */
export async function rulesOf(game: AnyGame, text: string): Promise<HouseRules> {
  const given = (await unpacked(text)) as Partial<HouseRules> | null;
  const bad = (): never => refuse({ code: 'bad-saved-game', path: '', fault: 'the link is not whole' });
  if (given?.game !== game.id || typeof given.name !== 'string' || given.name.trim() === '') return bad();
  const edition = given.edition ?? null;
  if (edition !== null && (!isSheet(edition) || edition.game !== game.id || typeof edition.name !== 'string' || !isSound(game, edition))) return bad();
  const name = given.name.trim().slice(0, LONGEST_NAME);
  return { id: '', game: game.id, name, options: fittingOptions(game, given.options), edition };
}

/** What the game does not offer, or no longer, has its default. */
export function fittingOptions(game: AnyGame, given: unknown): Record<string, OptionValue> {
  const asked: Record<string, unknown> = given !== null && typeof given === 'object' ? { ...given } : {};
  return Object.fromEntries(
    game.options.map(({ id, values, default: usual }) => [
      id,
      Object.hasOwn(asked, id) && values.includes(asked[id] as OptionValue) ? (asked[id] as OptionValue) : usual,
    ]),
  );
}
