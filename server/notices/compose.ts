/** Puts notices into words, as things stand when they are sent; what no longer holds is left out. */
import { createHash } from 'node:crypto';
import type { Language, Words } from '@bottega/kernel';
import type { Person } from '@bottega/table/sitting';
import type { NoticeWishes, TableLine } from '@bottega/table/wire';
import type { Catalogue } from '../catalogue.ts';
import { listLines, rankOf } from '../rooms/rows.ts';
import type { ChannelRow } from '../storage/channel-store.ts';
import type { NoticeRow } from '../storage/outbox.ts';
import type { PeopleStore } from '../storage/people-store.ts';
import type { PreparedStore } from '../storage/prepared-store.ts';
import type { TableStore } from '../storage/table-store.ts';
import type { Facts, Kind } from './kinds.ts';
import type { Message, Told } from './message.ts';
import { noticeWords } from './words.ts';

/** Tables that are looked at to count those that wait. */
const MOST_TABLES = 100;

export interface ComposeOptions {
  readonly tables: TableStore;
  readonly people: PeopleStore;
  readonly catalogue: Catalogue;
  readonly prepared: PreparedStore;
  /** Where the pages are; without it, where the channel was made from. */
  readonly url: string | undefined;
}

/** Who is told, by what, and in which language. */
interface Reader {
  readonly channel: ChannelRow;
  readonly wishes: NoticeWishes;
  readonly now: number;
}

export class Composer {
  private readonly options: ComposeOptions;

  constructor(options: ComposeOptions) {
    this.options = options;
  }

  /** Null when nothing of it holds any more. */
  async compose(rows: readonly NoticeRow[], reader: Reader): Promise<Message | null> {
    const { tables, people, prepared } = this.options;
    const { player } = reader.channel;
    const stored = await tables.lines([...new Set(rows.flatMap(({ tab }) => (tab === '' ? [] : tab)))]);
    const lines = new Map(
      (
        await listLines(
          people,
          [...stored.values()].map(({ line }) => line),
          player,
        )
      ).map((line) => [line.id, line]),
    );
    const facts = new Map(rows.map((row) => [row.id, JSON.parse(row.facts) as Facts]));
    for (const { id, kind, tab, player } of rows)
      if (kind === 'turn' && (await prepared.of(tab, player))?.why != null) facts.set(id, { ...facts.get(id), unplayed: true });
    const hosts = [...stored.values()].flatMap(({ host }) => host ?? []);
    const persons = await people.persons([...new Set([...hosts, ...[...facts.values()].flatMap(({ by }) => by ?? [])])]);
    const told = rows.flatMap((row) => {
      const host = stored.get(row.tab)?.host ?? null;
      const known = facts.get(row.id)!;
      return this.tell(row, { ...known, ...(row.kind === 'invited' && !known.anew && { by: host }) }, lines.get(row.tab), persons, reader) ?? [];
    });
    if (told.length === 0) return null;
    return this.messageOf(told, reader.wishes.language, baseOf(this.options, reader.channel), await this.waiting(player));
  }

  private messageOf(told: readonly Told[], language: Language, base: string, waiting: number): Message {
    const key =
      told.length === 1
        ? told[0].key
        : createHash('sha256')
            .update(told.map((one) => one.key).join(' '))
            .digest('base64url')
            .slice(0, 22);
    if (told.length === 1) return { key, language, title: told[0].title, text: told[0].text, url: told[0].url, told, waiting };
    const tables = new Set(told.map(({ table }) => table)).size;
    const text = told.map((one) => `${one.title}\n${one.text}`).join('\n\n');
    return {
      key,
      language,
      title: noticeWords(language).say('several.title', { count: tables }),
      text,
      url: tables === 1 ? told[0].url : `${base}/#/online`,
      told,
      waiting,
    };
  }

  private tell(row: NoticeRow, facts: Facts, line: TableLine | undefined, persons: ReadonlyMap<string, Person>, { channel, wishes, now }: Reader): Told | null {
    const kind = row.kind as Kind;
    const words = noticeWords(wishes.language);
    const base = baseOf(this.options, channel);
    const about = { key: keyOf(row), kind, at: row.at, until: facts.until ?? null };
    if (kind === 'reset') {
      const url = `${base}/#/reset/${facts.secret}`;
      return { ...about, table: null, game: null, name: null, url, title: words.say('reset.title'), text: words.say('reset.text') };
    }
    if (kind === 'proof' || kind === 'trial') {
      const given = facts.code === undefined ? {} : { code: facts.code };
      const url = kind === 'proof' ? `${base}/#/account/${channel.id}.${facts.code}` : `${base}/#/account`;
      return { ...about, table: null, game: null, name: null, url, title: words.say(`${kind}.title`, given), text: words.say(`${kind}.text`, given) };
    }
    const by = facts.by == null ? undefined : persons.get(facts.by);
    if (line === undefined || !holds(kind, line, facts, by, channel.player, now)) return null;
    const place = placeOf(words, line, this.titleOf(line.game, wishes.language));
    return {
      ...about,
      ...{ table: line.id, game: line.game, name: line.name },
      url: `${base}/#/online/${line.id}`,
      title: words.say(facts.anew ? 'invited.title-anew' : `${kind}.title`, { place }),
      text: textOf(words, kind, line, by, facts, wishes),
    };
  }

  private titleOf(game: string, language: Language): string {
    return this.options.catalogue.games.find(({ id }) => id === game)?.titles[language] ?? game;
  }

  private async waiting(player: string): Promise<number> {
    const { tables, people } = this.options;
    return (await listLines(people, await tables.ofPlayer(player, MOST_TABLES), player)).filter(({ myTurn }) => myTurn).length;
  }
}

const baseOf = ({ url }: ComposeOptions, { origin }: ChannelRow): string => url ?? origin;

/** Without the channel: whoever has several can tell that it is the same. */
const keyOf = ({ id, channel }: NoticeRow): string => (id.endsWith(`.${channel}`) ? id.slice(0, -channel.length - 1) : id);

/** The outbox knows what was settled; this is for what changed between the look and the sending. */
function holds(kind: Kind, line: TableLine, { until }: Facts, by: Person | undefined, player: string, now: number): boolean {
  if (kind === 'turn') return line.myTurn;
  if (kind === 'time') return line.myTurn && (until ?? 0) > now;
  if (kind === 'invited') return line.status === 'open' && line.mySeat === null && by?.id !== player;
  return line.mySeat !== null;
}

/** By its name, or by who else sits there. */
function placeOf(words: Words, { name, seats, mySeat }: TableLine, game: string): string {
  if (name !== null) return words.say('table.named', { game, name });
  const people = seats.flatMap((seat, number) => (number !== mySeat && seat.name !== null ? seat.name : []));
  return people.length === 0 ? words.say('table.alone', { game }) : words.say('table.with', { game, people });
}

function textOf(words: Words, kind: Kind, line: TableLine, by: Person | undefined, { until, unplayed, anew }: Facts, { language, zone }: NoticeWishes): string {
  if (kind === 'over') return words.say('over.text', { result: resultOf(words, line) });
  if (kind === 'time') {
    const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
    return words.say('time.text', { until: format.format(until) });
  }
  if (kind === 'turn' && unplayed === true) return words.say('turn.text-unplayed');
  if (kind === 'turn' && by?.name == null) return words.say('turn.text-alone');
  return words.say(anew ? 'invited.text-anew' : `${kind}.text`, { by: by?.name ?? words.say('someone') });
}

function resultOf(words: Words, { seats, outcome }: TableLine): string {
  const lines = seats.map(({ name, kind }, seat) => {
    const person = name ?? words.say(kind === 'bot' ? 'bot' : 'someone');
    const points = outcome?.result.scores.find((score) => score.seat === seat)?.total ?? 0;
    const rank = rankOf(outcome, seat) ?? seats.length;
    return { rank, text: words.say('over.line', { rank, person, points }) };
  });
  return lines
    .sort((a, b) => a.rank - b.rank)
    .map(({ text }) => text)
    .join(', ');
}
