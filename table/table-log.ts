/**
 * A table that is kept in one place, the browser or a terminal: its log, what the log comes to, and every position on
 * the way. What may be asked of it and what follows is worked out as at a table on a server (`sitting/`).
 */
import { type AnyGame, atMove, type BaseState, needRules, refuse, type SavedGame, type Seat, type Setup, type Viewer } from '@bottega/kernel';
import type { SavedTable } from './saved-table.ts';
import { apply } from './sitting/apply.ts';
import { stateAfter } from './sitting/back.ts';
import { decide } from './sitting/decide.ts';
import type { Entry, OpenEntry } from './sitting/entry.ts';
import { checkOpening, openSitting } from './sitting/open.ts';
import { type Sitting, savedOf } from './sitting/sitting.ts';
import type { Request } from './sitting/verb.ts';
import type { Course, LogLine, Sitter } from './table.ts';
import { totalsOf } from './totals.ts';
import type { Terms } from './wire.ts';

const TERMS: Terms = { listed: false, spectators: false, chat: false, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'apprentice' };
/** Who keeps the table; everybody sits at the same screen. */
const HOST = 'here';
const personAt = (seat: Seat): string => `person ${seat}`;

export class TableLog {
  readonly game: AnyGame;
  readonly sitters: readonly Sitter[];
  readonly sitting: Sitting;
  readonly casual: boolean;
  private readonly states: BaseState[] = [];

  private constructor(game: AnyGame, { saved, sitters, casual = false }: { saved: SavedGame; sitters: readonly Sitter[]; casual?: boolean | undefined }) {
    this.game = game;
    this.sitters = sitters;
    this.casual = casual;
    this.sitting = openSitting(game, checkOpening(game, openingOf(game, saved, sitters)), 0);
    for (const [seat, { level }] of sitters.entries()) if (level === null) this.write({ kind: 'sit', seat, player: personAt(seat) });
  }

  /** A new game. */
  static begin(game: AnyGame, setup: Setup, seed: string, sitters: readonly Sitter[], casual = false): TableLog {
    return new TableLog(game, { saved: { game: game.id, rules: game.version, ...setup, seed, moves: [] }, sitters, casual });
  }

  /** A saved game that goes on; refuses one that can't be played again, with the move. */
  static resume(game: AnyGame, table: SavedTable): TableLog {
    const { saved, holding } = table;
    needRules(game, saved);
    const log = new TableLog(game, table);
    saved.moves.forEach((text, index) => {
      try {
        const [, seat, move] = /^(\d+) (.+)$/.exec(text) ?? refuse({ code: 'not-a-move', text });
        log.write({ kind: 'move', seat: Number(seat), move });
      } catch (error) {
        throw atMove(game, saved, index, error);
      }
    });
    if (saved.rules !== game.version) log.write({ kind: 'rules', version: game.version });
    if (holding !== undefined && log.sitting.ended === null) log.sitting.holding = holding;
    return log;
  }

  /** Whether the only person at the table may take anything back: there is nobody whom that could wrong. */
  get anythingBack(): boolean {
    return this.casual && this.sitters.filter(({ level }) => level === null).length === 1;
  }

  /** The number of moves made. */
  get length(): number {
    return this.sitting.moves.length;
  }
  get state(): BaseState {
    return this.sitting.state!;
  }

  /** Carries out what a person at the table asks, or what a bot plays there (`bot-move`); refuses what may not be. */
  ask(request: Request, seat: Seat | null = null): void {
    const player = seat === null ? HOST : personAt(seat);
    this.write(decide(this.game, this.sitting, request, { player, seat, host: true, here: () => [], hostSeen: () => 0, at: 0 }));
  }

  private write(entry: Exclude<Entry, OpenEntry>): void {
    apply(this.game, this.sitting, entry, 0);
    // what was taken back is forgotten, and the state itself changes in place
    this.states.length = Math.min(this.states.length, this.length);
    if (this.sitting.state !== null) this.states[this.length] = this.game.clone(this.state);
  }

  /** The position after so many moves; not to be changed. */
  at(number: number): BaseState {
    this.states[number] ??= stateAfter(this.game, this.sitting, number);
    return this.states[number];
  }

  /** What that viewer may know to have happened up to a move. */
  lines(viewer: Viewer, number = this.length): LogLine[] {
    return this.sitting.log.filter((line) => line.number <= number && (line.event.only === undefined || line.event.only === viewer));
  }

  /** Scores are those the viewer may know of. */
  course(viewer: Viewer): Course {
    const states = Array.from({ length: this.length + 1 }, (_, number) => this.at(number));
    const scores = states.map((state) => totalsOf(this.game.result(this.game.view(state, viewer))));
    const turns = states.flatMap((state, number) => (number === 0 || state.turn !== states[number - 1].turn ? [number] : []));
    return { scores, turns };
  }

  save(): SavedTable {
    const { holding } = this.sitting;
    return { saved: savedOf(this.sitting), sitters: this.sitters, ...(holding !== null && { holding }), ...(this.casual && { casual: true }) };
  }
}

function openingOf(game: AnyGame, saved: SavedGame, sitters: readonly Sitter[]): OpenEntry {
  const { rules, players, options = {}, edition, start, seed, seedHash = '' } = saved;
  return {
    kind: 'open',
    table: HOST,
    game: game.id,
    rules,
    name: null,
    players,
    options,
    ...(edition !== undefined && { edition }),
    ...(start !== undefined && { start }),
    settings: TERMS,
    seats: sitters.map(({ level }) => (level === null ? { kind: 'open' } : { kind: 'bot', level })),
    host: HOST,
    seat: null,
    seed,
    seedHash,
  };
}
