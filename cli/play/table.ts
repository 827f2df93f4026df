/** The game at the terminal: shows each person the table as that person may see it, asks, and plays on. */
import { type BaseMove, type GameEvent, type Language, Refusal, type Seat, type Words } from '@bottega/kernel';
import { installation } from '#installation';
import { type Desk, print } from '../desk.ts';
import { Failure, refusalText } from '../failure.ts';
import { resultText } from '../result.ts';
import { writeSavedTable } from '../saved.ts';
import { namesOf, tableWords } from '../text/index.ts';
import { Lines } from './lines.ts';
import type { Session } from './session.ts';

const CLEAR_SCREEN = '\x1b[2J\x1b[3J\x1b[H';
const RULE = '─'.repeat(80);

export class TerminalTable {
  private readonly desk: Desk;
  private readonly session: Session;
  private readonly file: string;
  private readonly language: Language;
  private readonly names: readonly string[];
  private readonly words: Words;
  private readonly lines: Lines;
  /** The person the table was last shown to. */
  private before: Seat | undefined;

  constructor(desk: Desk, session: Session, file: string, language: Language) {
    this.desk = desk;
    this.session = session;
    this.file = file;
    this.language = language;
    this.names = namesOf(session.log.sitters, language);
    this.words = tableWords(session.box, language, this.names, session.log.state);
    this.lines = new Lines(desk);
  }

  /** Plays until the game is over or somebody leaves. */
  async run(): Promise<void> {
    try {
      for (let seat = this.session.next; seat !== undefined; seat = this.session.next) {
        if (!this.session.isPerson(seat)) this.playBot(seat);
        else if (this.session.playForced(seat)) continue;
        else if (!(await this.askPerson(seat))) return this.say('cli.leave', { command: installation.command, file: this.file });
        this.save();
      }
      this.showEnd();
    } finally {
      this.lines.close();
    }
  }

  private playBot(seat: Seat): void {
    const { length } = this.session.log;
    this.session.playBot(seat);
    if (this.session.people.length === 0) this.tell(this.session.heardSince(length));
  }

  /** One move of a person, or as many tries as it takes; false when the person leaves. */
  private async askPerson(seat: Seat): Promise<boolean> {
    if (!(await this.handOver(seat))) return false;
    const moves = this.show(seat);
    for (;;) {
      const line = await this.lines.ask(this.words.say('cli.ask', { seat }));
      if (line === null || line === 'quit') return false;
      if (line === '') continue;
      if (line === 'help') this.say('cli.help');
      else if (line === 'save' || line.startsWith('save ')) this.save(line.slice(5).trim() || this.file, true);
      else if (line === 'undo') {
        if (this.undo(seat)) return true;
      } else if (this.tryMove(seat, line, moves)) return true;
    }
  }

  /** Between two people the table is hidden until the next one says so. */
  private async handOver(seat: Seat): Promise<boolean> {
    const last = this.before;
    this.before = seat;
    if (last === seat || this.session.people.length < 2) return true;
    if (this.desk.output.isTTY) this.desk.output.write(CLEAR_SCREEN);
    else print(this.desk, '\n'.repeat(3));
    const line = await this.lines.ask(this.words.say('cli.hand-over', { seat }));
    return line !== null && line !== 'quit';
  }

  private show(seat: Seat): readonly BaseMove[] {
    const { box, log } = this.session;
    const view = box.game.view(log.state, seat);
    print(this.desk, `\n${RULE}\n${box.draw(view, seat, this.words)}`);
    this.tellSince(seat);
    const moves: readonly BaseMove[] = box.game.legal(view, seat);
    print(this.desk, `\n${this.words.prompt(box.game.prompt(view, seat))}`);
    const width = String(moves.length).length;
    moves.forEach((move, index) => {
      print(this.desk, `  ${String(index + 1).padStart(width)}  ${this.words.move(move)}  [${box.game.notation.write(move)}]`);
    });
    return moves;
  }

  private tryMove(seat: Seat, line: string, moves: readonly BaseMove[]): boolean {
    const { game } = this.session.box;
    try {
      if (/^\d+$/.test(line)) {
        const move = moves[Number(line) - 1];
        if (move === undefined) {
          this.say('cli.no-such-number', { number: line, count: moves.length });
          return false;
        }
        this.session.play(seat, move);
      } else {
        const text = line.replace(/\s+/g, ' ').toLowerCase();
        const offered = moves.find((move) => game.notation.write(move).toLowerCase() === text);
        this.session.play(seat, offered ?? game.notation.read(line));
      }
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      print(this.desk, refusalText(error.reason, this.session.box, this.names, this.language));
      return false;
    }
  }

  private undo(seat: Seat): boolean {
    const outcome = this.session.undo(seat);
    if (typeof outcome === 'number') this.say('cli.undone', { count: outcome });
    else this.say(`cli.undo.${outcome}`);
    return typeof outcome === 'number';
  }

  private save(file = this.file, aloud = false): void {
    try {
      writeSavedTable(file, this.session.log.save());
    } catch (error) {
      // a mistyped name is no reason to leave the table
      if (!aloud || !(error instanceof Failure)) throw error;
      print(this.desk, error.message);
      return;
    }
    if (aloud) this.say('cli.saved', { file });
  }

  private showEnd(): void {
    const { box, log, people } = this.session;
    print(this.desk, `\n${RULE}\n${box.draw(box.game.view(log.state, null), null, this.words)}`);
    if (people.length > 0) this.tellSince(this.before ?? people[0]);
    print(this.desk, `\n${this.words.say('cli.over')}\n\n${resultText(box.game.result(log.state), this.words)}`);
  }

  private tellSince(seat: Seat): void {
    const since = this.session.since(seat);
    if (since.length === 0) return;
    print(this.desk, `\n${this.words.say(this.session.hasMoved(seat) ? 'cli.since' : 'cli.so-far')}`);
    this.tell(since);
  }

  private tell(events: readonly GameEvent[]): void {
    for (const event of events) print(this.desk, `  ${this.words.event(event)}`);
  }

  private say(key: string, parameters: Record<string, unknown> = {}): void {
    print(this.desk, this.words.say(key, parameters));
  }
}
