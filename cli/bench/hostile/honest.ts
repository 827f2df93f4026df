/** People who do nothing but play and talk, at a human pace, each from an address of their own. */
import type { Seat } from '@bottega/kernel';
import { begins, Line, messageOf } from '../server/line.ts';
import type { Prepared } from '../server/prepared.ts';
import type { RecordedGame } from '../server/recorded.ts';
import { Stopwatch } from './stopwatch.ts';

/** Milliseconds between two moves at a table. */
const MOVE = 100;

const STEP = Buffer.from('{"is":"step"');
const ERROR = Buffer.from('"error"');
/** Chat is asked for under this id, moves under their numbers. */
const CHAT_ID = 999_999;
const CHAT_ANSWER = Buffer.from(`{"id":${CHAT_ID},"ok":true`);

export class HonestPeople {
  readonly stopwatch = new Stopwatch(() => this.wrongs.push('no answer came'));
  /** Lines that the server has cut, and refusals: nobody here has done anything. */
  readonly wrongs: string[] = [];
  private readonly port: number;
  private readonly prepared: Prepared;
  private readonly games: readonly RecordedGame[];
  private readonly chatEvery: number;
  private readonly lines = new Set<Line>();
  private running = true;

  /** `chatEvery`: milliseconds between two lines of chat at a table. */
  constructor(port: number, prepared: Prepared, games: readonly RecordedGame[], chatEvery: number) {
    this.port = port;
    this.prepared = prepared;
    this.games = games;
    this.chatEvery = chatEvery;
  }

  /** Resolves when every pair sits at its first table and can move; they play one game after the other. */
  async begin(): Promise<void> {
    const first = this.stopwatch.begin();
    await Promise.all(this.prepared.cookies.map((_, pair) => this.sitDown(pair, 0)));
    this.stopwatch.end();
    await this.stopwatch.timesOf([first]);
    if (this.wrongs.length > 0) throw new Error(`honest people can't play, without any attack: ${this.wrongs[0]}`);
  }

  stop(): void {
    this.running = false;
    this.stopwatch.stop();
    for (const line of this.lines) line.close();
  }

  /** Tables and games go round, pair by pair, as they were prepared. */
  private async sitDown(pair: number, round: number): Promise<void> {
    const { cookies } = this.prepared;
    const number = round * cookies.length + pair;
    const table = String(number).padStart(16, '0');
    const Origin = `http://127.0.0.1:${this.port}`;
    const lines = await Promise.all(
      cookies[pair].map((Cookie, seat) => Line.open(this.port, `/api/tables/${table}/live`, { Cookie, Origin }, `127.0.1.${2 * pair + seat + 1}`)),
    );
    for (const line of lines) {
      this.lines.add(line);
      line.ended = () => {
        // whoever leaves by themselves is struck off before
        if (this.lines.delete(line) && this.running) this.wrongs.push('the line was cut');
      };
    }
    this.play(this.games[number % this.games.length], lines, () => {
      for (const line of lines) {
        this.lines.delete(line);
        line.close();
      }
      if (this.running) this.sitDown(pair, round + 1).catch((error) => this.wrongs.push(String(error)));
    });
  }

  private play({ moves }: RecordedGame, lines: readonly Line[], over: () => void): void {
    const known = [0, 0];
    let number = 0;
    let arrived = (): void => {};
    const said: (() => void)[] = [];
    const send = (seat: Seat, message: object): void => lines[seat].sendMessage(messageOf(JSON.stringify(message)));
    let talker: Seat = 0;
    let talking: NodeJS.Timeout;
    const talk = (): void => {
      if (!this.running) return;
      said.push(this.stopwatch.start('chats'));
      send(talker, { id: CHAT_ID, do: 'chat', text: 'Your move, I think.' });
      talker = 1 - talker;
      talking = setTimeout(talk, this.chatEvery);
    };
    // not all at the same moment
    talking = setTimeout(talk, Math.random() * this.chatEvery);
    const move = (): void => {
      if (!this.running) return;
      arrived = this.stopwatch.start('moves');
      send(moves[number].seat, { id: number, do: 'play', number, move: moves[number].move });
    };
    const hear = (seat: Seat): void => {
      known[seat]++;
      if (seat !== moves[number].seat) arrived();
      if (known[0] <= number || known[1] <= number) return;
      number++;
      if (number < moves.length) setTimeout(move, MOVE).unref();
      else {
        clearTimeout(talking);
        // whatever was on its way goes unanswered
        for (const forget of said) forget();
        over();
      }
    };
    for (const [seat, line] of lines.entries()) {
      line.heard = (bytes, start, end) => {
        if (begins(bytes, start, STEP)) hear(seat);
        else if (begins(bytes, start, CHAT_ANSWER)) said.shift()?.();
        else if (bytes.subarray(start, Math.min(end, start + 100)).includes(ERROR)) this.wrongs.push(bytes.toString('utf8', start, end));
      };
    }
    move();
  }
}
