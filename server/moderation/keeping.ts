/** What those who keep the house do: each act is noted, with who did it and why. */
import { refuse } from '@bottega/kernel';
import { statusOf } from '@bottega/table/sitting';
import type { Act, House, KeepOverview, KeptPerson, KeptTable, Player, Sanction } from '@bottega/table/wire';
import type { Editions } from '../editions/editions.ts';
import { newId } from '../people/secrets.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { listLines } from '../rooms/rows.ts';
import type { Gone } from '../storage/database.ts';
import type { ModerationStore, PersonRow } from '../storage/moderation-store.ts';
import { nameOf } from './reports.ts';
import { readWords } from './words.ts';

const DAY = 86_400_000;
const LONGEST = 1000;
const LONGEST_MESSAGE = 500;
const MOST = 100;
const MOST_ACTS = 200;

export interface KeepingOptions {
  readonly store: ModerationStore;
  readonly rooms: Rooms;
  readonly editions: Editions;
  /** Closes whatever somebody has opened: what they may do is looked at anew when they come again. */
  readonly end: (who: Gone) => void;
  /** Ends a tournament before its time. */
  readonly callOff: (tournament: string) => Promise<void>;
  /** Facts about this process. */
  readonly process: () => Promise<Omit<KeepOverview['health'], 'answer'> & { connected: number }>;
}

interface Noted {
  readonly act: Act['act'];
  readonly about: string | null;
  readonly why: string;
  readonly days?: number;
  /** What it was about, where that may be gone by the time somebody reads it. */
  readonly name?: string;
}

export class Keeping {
  private readonly options: KeepingOptions;

  constructor(options: KeepingOptions) {
    this.options = options;
  }

  async overview(): Promise<KeepOverview> {
    const { store, rooms, process } = this.options;
    const asked = performance.now();
    await rooms.tables.answers();
    const answer = Math.ceil(performance.now() - asked);
    const { connected, ...health } = await process();
    const counts = new Map((await rooms.tables.count()).map(({ status, tables }) => [status, Number(tables)]));
    const of = (status: string): number => counts.get(status) ?? 0;
    const figures = await store.figures(rooms.now() - DAY);
    return { health: { ...health, answer }, figures: { ...figures, open: of('open'), playing: of('playing'), over: of('over'), connected } };
  }

  async people(part: string): Promise<KeptPerson[]> {
    return (await this.options.store.people(part, MOST)).map(personOf);
  }

  async tables(part: string): Promise<KeptTable[]> {
    const { store, rooms } = this.options;
    const rows = await store.tables(part, MOST);
    const lines = await listLines(
      rooms.people,
      rows.map(({ line }) => line),
      null,
    );
    return lines.map((line, index) => ({ line, listed: rows[index].listed === 1 }));
  }

  async answer(keeper: Player, report: string, given: string): Promise<void> {
    const { store, rooms } = this.options;
    const answer = readWords(given, LONGEST, 1);
    if (!(await store.answerReport(report, keeper.id, answer, rooms.now()))) refuse({ code: 'not-found' });
    await this.note(keeper, { act: 'answer', about: report, why: answer });
  }

  async sanction(keeper: Player, id: string, { what, days, why: given }: Sanction): Promise<KeptPerson> {
    const { store, rooms, end } = this.options;
    const person = await store.person(id);
    if (person === null) refuse({ code: 'unknown-player' });
    if (person.role === 'keeper') refuse({ code: 'is-keeper' });
    const why = readWords(given, LONGEST, days === 0 ? 0 : 1);
    await store.sanction(id, what === 'suspend' ? 'suspended' : 'silenced', days === 0 ? null : rooms.now() + days * DAY);
    await this.note(keeper, { act: days === 0 ? 'pardon' : what, about: id, why, days });
    if (what === 'suspend') end({ by: 'player', id });
    return personOf((await store.person(id))!);
  }

  /** A table that waits is removed; a game that is being played ends without anybody having lost. */
  async close(keeper: Player, table: string, given: string): Promise<void> {
    const { rooms } = this.options;
    const why = readWords(given, LONGEST, 1);
    const room = rooms.get(table);
    const status = await room.know(({ sitting }) => statusOf(sitting));
    if (status === 'over') refuse({ code: 'table-over' });
    if (status === 'open') await room.remove();
    else await room.ask({ do: 'close' }, null);
    await this.note(keeper, { act: 'close', about: table, why });
  }

  /** What new tables of that game have; null: the house's own. */
  async setDefaultEdition(keeper: Player, game: string, edition: string | null, given: string): Promise<void> {
    const why = readWords(given, LONGEST);
    const name = await this.options.editions.setDefault(game, edition);
    await this.note(keeper, edition === null ? { act: 'house-edition', about: game, why, name: game } : { act: 'default-edition', about: edition, why, name });
  }

  /** Tables go on with it, as when its author withdraws it. */
  async removeEdition(keeper: Player, edition: string, given: string): Promise<void> {
    const why = readWords(given, LONGEST, 1);
    const name = await this.options.editions.remove(edition);
    await this.note(keeper, { act: 'remove-edition', about: edition, why, name });
  }

  async cancelTournament(keeper: Player, id: string, given: string): Promise<void> {
    const why = readWords(given, LONGEST, 1);
    await this.options.callOff(id);
    await this.note(keeper, { act: 'cancel-tournament', about: id, why });
  }

  async house(): Promise<House> {
    const text = await this.options.store.message();
    return { message: text === null ? null : (JSON.parse(text) as House['message']) };
  }

  async say(keeper: Player, message: House['message']): Promise<void> {
    const read = message === null ? null : Object.fromEntries(Object.entries(message).map(([language, text]) => [language, readWords(text, LONGEST_MESSAGE)]));
    const none = read === null || Object.values(read).every((text) => text === '');
    await this.options.store.setMessage(none ? null : JSON.stringify(read));
    await this.note(keeper, { act: 'message', about: null, why: none ? '' : Object.values(read!).find((text) => text !== '')! });
  }

  async acts(): Promise<Act[]> {
    const { store, rooms } = this.options;
    const rows = await store.acts(MOST_ACTS);
    const persons = await rooms.people.persons([...new Set(rows.flatMap(({ keeper, about }) => [keeper ?? [], about ?? []].flat()))]);
    return rows.map(({ id, at, keeper, act, about, details }) => {
      const { why, days, name } = JSON.parse(details) as Pick<Act, 'why' | 'days'> & { name?: string };
      return {
        ...{ id, at, act: act as Act['act'], why, days },
        keeper: keeper === null ? null : nameOf(persons, keeper),
        about: about === null ? null : name === undefined ? nameOf(persons, about) : { id: about, name },
      };
    });
  }

  private async note({ id: keeper }: Player, { act, about, why, days, name }: Noted): Promise<void> {
    const details = JSON.stringify({ why, days: days ?? null, ...(name !== undefined && { name }) });
    await this.options.store.note({ id: newId(), at: this.options.rooms.now(), keeper, act, about, details });
  }
}

const personOf = ({ id, name, login, made, seen, suspended, silenced, role }: PersonRow): KeptPerson => ({
  ...{ id, name: name ?? '', login, made, seen, suspended, silenced },
  keeper: role === 'keeper',
});
