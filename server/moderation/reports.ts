/** Reports: what somebody says of somebody else, with the lines of the chat that are meant, as the table's log has them. */
import { refuse } from '@bottega/kernel';
import type { Person } from '@bottega/table/sitting';
import type { KeptReport, NewReport, Player, Report } from '@bottega/table/wire';
import { newId } from '../people/secrets.ts';
import { mayHear } from '../rooms/live-table.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { ModerationStore, ReportedLine, ReportRow } from '../storage/moderation-store.ts';
import { readWords } from './words.ts';

const LONGEST = 1000;
const MOST_OWN = 50;
const MOST = 200;

export class Reports {
  private readonly store: ModerationStore;
  private readonly rooms: Rooms;

  constructor(store: ModerationStore, rooms: Rooms) {
    this.store = store;
    this.rooms = rooms;
  }

  async make({ id: reporter }: Player, { player, table, reason, text, lines = [] }: NewReport): Promise<Report> {
    const person = await this.rooms.people.byId(player);
    if (person === null || person.id === reporter) refuse({ code: 'unknown-player' });
    const said = table === undefined ? [] : await this.linesOf(table, reporter, person.id, lines);
    const row = { id: newId(), made: this.rooms.now(), reporter, player: person.id, tab: table ?? null, reason, text: readWords(text, LONGEST), lines: said };
    await this.store.addReport(row);
    return this.shown([{ ...row, answer: null, keeper: null, answered: null }]).then(([report]) => report);
  }

  async own(reporter: string): Promise<Report[]> {
    return this.shown(await this.store.reportsOf(reporter, MOST_OWN));
  }

  async list(answered: boolean): Promise<KeptReport[]> {
    return this.worded(await this.store.reports(answered, MOST));
  }

  /** Nobody's words are taken for somebody else's: only what the table itself heard that person say counts. */
  private linesOf(table: string, reporter: string, player: string, meant: NonNullable<NewReport['lines']>): Promise<ReportedLine[]> {
    return this.rooms.get(table).see(reporter, (live) => {
      if (!mayHear(live, reporter)) refuse({ code: 'unknown-table' });
      const isMeant = (seat: number, at: number): boolean => meant.some((line) => line.from === seat && line.at === at);
      const said = live.sitting.chat.filter((line) => isMeant(line.seat, line.at) && live.people(line.player).id === player);
      return said.map(({ at, text }) => ({ at, text }));
    });
  }

  /** For whoever made them. */
  private async shown(rows: readonly ReportRow[]): Promise<Report[]> {
    return (await this.worded(rows)).map(({ reporter: _, ...report }) => report);
  }

  private async worded(rows: readonly ReportRow[]): Promise<KeptReport[]> {
    const persons = await this.rooms.people.persons([...new Set(rows.flatMap(({ reporter, player }) => [reporter, player]))]);
    const named = (id: string): { id: string; name: string } => nameOf(persons, id);
    return rows.map(({ id, made, reporter, player, tab, reason, text, lines, answer, answered }) => ({
      ...{ id, made, reporter: named(reporter), player: named(player), table: tab, text, lines, answer, answered },
      reason: reason as Report['reason'],
    }));
  }
}

export const nameOf = (persons: ReadonlyMap<string, Person>, id: string): { id: string; name: string } => {
  const person = persons.get(id);
  return { id: person?.id ?? id, name: person?.name ?? '' };
};
