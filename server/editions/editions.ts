/** Editions that people publish for everybody: each by its values that differ from the house's. */
import { type AnyGame, type Changes, changed, changesOf, refuse, sameJson } from '@bottega/kernel';
import type { EditionLine, EditionPage, EditionVersion, EditionVote, NewEdition, OpenTable, OwnEdition, Player } from '@bottega/table/wire';
import { readWords } from '../moderation/words.ts';
import { readTitle } from '../people/names.ts';
import { newId } from '../people/secrets.ts';
import { type EditionRow, type EditionStore, type ListedEdition, WHOLE } from '../storage/edition-store.ts';

/** Of one person, of all games. */
const MOST_OWN = 30;
/** In the list of a game. */
const MOST = 200;
const LONGEST_NOTE = 500;

export interface EditionsOptions {
  readonly store: EditionStore;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly now: () => number;
}

type Written = Pick<EditionRow, 'name' | 'note' | 'changes' | 'differs'>;

export class Editions {
  private readonly options: EditionsOptions;

  constructor(options: EditionsOptions) {
    this.options = options;
  }

  async list(game: string, player: Player | null): Promise<EditionLine[]> {
    return (await this.options.store.list(this.game(game).id, player?.id ?? null, MOST)).map(lineOf);
  }

  async show(id: string, player: Player | null): Promise<EditionPage> {
    const { store } = this.options;
    const [line, row, votes] = [await this.line(id, player), await this.row(id), await store.votes(id, player?.id ?? null)];
    const values = Object.fromEntries(votes.map((value) => [value.path, { votes: value.votes, voted: value.voted > 0 }]));
    return { ...line, changes: JSON.parse(row.changes) as EditionPage['changes'], values };
  }

  async publish(player: Player, id: string, given: NewEdition): Promise<EditionLine> {
    const { store, now } = this.options;
    this.needVoice(player);
    const game = this.game(id);
    const written = read(game, given);
    if ((await store.countOf(player.id)) >= MOST_OWN) refuse({ code: 'too-many-editions', most: MOST_OWN });
    const row: EditionRow = { id: newId(), game: game.id, author: player.id, ...written, version: 1, made: now(), changed: now() };
    if (!(await store.add(row))) refuse({ code: 'edition-named', name: row.name });
    return this.line(row.id, player);
  }

  /** Tables that were opened with it keep the values they have. */
  async revise(player: Player, id: string, given: EditionVersion): Promise<EditionLine> {
    const { store, now } = this.options;
    this.needVoice(player);
    const before = await this.own(player, id);
    if (given.version !== before.version) refuse({ code: 'edition-changed', version: before.version });
    const written = read(this.game(before.game), given);
    const other = othersIn(JSON.parse(before.changes) as Changes, JSON.parse(written.changes) as Changes);
    const row: EditionRow = { ...before, ...written, version: before.version + (other.length > 0 ? 1 : 0), changed: now() };
    const replaced = await store.replace(row, before.version, other.length > 0 ? [WHOLE, ...other] : []);
    if (replaced) return this.line(id, player);
    const { version } = await this.row(id);
    return refuse(version === before.version ? { code: 'edition-named', name: row.name } : { code: 'edition-changed', version });
  }

  async withdraw(player: Player, id: string): Promise<void> {
    await this.own(player, id);
    await this.options.store.remove(id);
  }

  /** One voice for each account, of the whole and of each value. */
  async vote(player: Player, id: string, { version, same, value }: EditionVote): Promise<EditionPage> {
    const { store, now } = this.options;
    needAccount(player);
    const row = await this.row(id);
    if (row.author === player.id) refuse({ code: 'own-edition' });
    if (row.version !== version) refuse({ code: 'edition-changed', version: row.version });
    if (value !== undefined && !Object.hasOwn(JSON.parse(row.changes) as Changes, value)) refuse({ code: 'bad-message', path: '/value' });
    if (same) await store.vote(row, value ?? WHOLE, player.id, now());
    else await store.unvote(id, value ?? WHOLE, player.id);
    return this.show(id, player);
  }

  /** What a table is opened with that wishes for one of them. */
  async forTable(game: string, { id, version }: NonNullable<OpenTable['published']>): Promise<OwnEdition> {
    const row = await this.row(id);
    if (row.game !== game) refuse({ code: 'edition-of-another-game', game: row.game, wanted: game });
    if (row.version !== version) refuse({ code: 'edition-changed', version: row.version });
    return { name: row.name, changes: JSON.parse(row.changes) as OwnEdition['changes'] };
  }

  /** For whoever keeps the house: what new tables of that game have. Resolves to its name. */
  async setDefault(game: string, id: string | null): Promise<string> {
    const { store } = this.options;
    const wanted = this.game(game).id;
    const row = id === null ? null : await this.row(id);
    if (row !== null && row.game !== wanted) refuse({ code: 'edition-of-another-game', game: row.game, wanted });
    await store.setDefault(wanted, id);
    return row?.name ?? '';
  }

  /** The same: takes it away, and resolves to its name. */
  async remove(id: string): Promise<string> {
    const { name } = await this.row(id);
    await this.options.store.remove(id);
    return name;
  }

  /** What somebody has published, and what they have said of others' editions. */
  async of(player: string): Promise<{ published: object[]; votes: object[] }> {
    const { store } = this.options;
    const published = (await store.of(player)).map(({ author: _, changes, ...row }) => ({ ...row, changes: JSON.parse(changes) as Changes }));
    const votes = (await store.votesOf(player)).map(({ edition, path, at }) => ({ edition, value: path === WHOLE ? null : path, at }));
    return { published, votes };
  }

  private game(id: string): AnyGame {
    return this.options.games.get(id) ?? refuse({ code: 'unknown-game', game: id });
  }

  private async row(id: string): Promise<EditionRow> {
    return (await this.options.store.get(id)) ?? refuse({ code: 'unknown-edition' });
  }

  private async line(id: string, player: Player | null): Promise<EditionLine> {
    return lineOf((await this.options.store.listed(id, player?.id ?? null)) ?? refuse({ code: 'unknown-edition' }));
  }

  /** Whose it is not, for them there is nothing to change. */
  private async own(player: Player, id: string): Promise<EditionRow> {
    const row = await this.row(id);
    return row.author === player.id ? row : refuse({ code: 'unknown-edition' });
  }

  /** Its name and note are read by everybody. */
  private needVoice(player: Player): void {
    needAccount(player);
    const { silenced: until = 0 } = player;
    if (until > this.options.now()) refuse({ code: 'silenced', until });
  }
}

function needAccount({ account }: Player): void {
  if (account === null) refuse({ code: 'account-needed', for: 'edition' });
}

/** Refuses what nobody could play with, with the path of the fault. */
function read({ edition: kit }: AnyGame, { name, note, changes: given }: NewEdition): Written {
  const whole = changed(kit, given as Changes);
  kit.read(whole);
  const changes = changesOf(kit, whole);
  const differs = Object.keys(changes).length;
  if (differs === 0) refuse({ code: 'no-difference' });
  return { name: readTitle(name), note: readWords(note, LONGEST_NOTE), changes: JSON.stringify(changes), differs };
}

/** The values of which one says something else than the other. */
const othersIn = (before: Changes, now: Changes): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((path) => !sameJson(before[path]?.value, now[path]?.value));

function lineOf({ author, authorName, ...line }: ListedEdition): EditionLine {
  return { ...line, author: { id: author, name: authorName ?? '' } };
}
