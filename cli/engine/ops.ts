/** What can be asked of the engine, one function an op; docs/engine-protocol.md tells the same to people. */
import { chooseMove, isLevel, LEVELS } from '@bottega/bots';
import { type BaseMove, type GameBox, type GameEvent, randomFrom, refuse, type Setup, wholeEdition } from '@bottega/kernel';
import type { Catalogue } from '../catalogue.ts';
import { EngineError } from './errors.ts';
import { seatAt, type Table, Tables } from './tables.ts';

export type Request = Readonly<Record<string, unknown>>;
export type Answer = Record<string, unknown>;
type Op = (request: Request) => Answer | Promise<Answer>;

const standing = ({ box, match }: Table): Answer => {
  const toAct = box.game.toAct(match.state);
  return { toAct, over: toAct.length === 0 };
};

/** The bots of the house have learnt with its own values. */
const untrained = ({ match }: Table): Answer => (((match.state as { edition?: unknown }).edition ?? null) === null ? {} : { untrained: true });

const wrong = (field: string, wanted: string): never => {
  throw new EngineError('bad-request', { field, wanted });
};

export function engineOps(catalogue: Catalogue): Readonly<Record<string, Op>> {
  const tables = new Tables();
  const moveText = (box: GameBox, move: BaseMove): Answer => ({ move, text: box.game.notation.write(move) });

  return {
    async games() {
      const boxes = await Promise.all(catalogue.ids.map((id) => catalogue.open(id)));
      const games = boxes.map(({ game, text }) => ({
        id: game.id,
        name: text.en['game.name'] ?? game.id,
        rules: game.version,
        players: game.players,
        options: game.options,
      }));
      return { games, levels: LEVELS };
    },

    async new(request) {
      const { game, players, seed, options, edition } = request;
      if (typeof game !== 'string') wrong('game', 'the name of a game');
      if (typeof players !== 'number') wrong('players', 'a number');
      if (options !== undefined && (options === null || typeof options !== 'object' || Array.isArray(options))) wrong('options', 'an object');
      const box = await catalogue.open(game);
      if (typeof seed !== 'string' && typeof seed !== 'number') wrong('seed', 'a string or a number');
      const setup = { players, ...(options !== undefined && { options }), ...(edition !== undefined && { edition: wholeEdition(box.game, edition) }) } as Setup;
      const table = tables.open(box, setup, String(seed));
      return { table, ...standing(tables.at(table)), ...untrained(tables.at(table)) };
    },

    async load({ game, state }) {
      const table = tables.load(await catalogue.open(game), state);
      return { table, ...standing(tables.at(table)), ...untrained(tables.at(table)) };
    },

    state: ({ table }) => ({ state: tables.at(table).match.state }),

    view({ table: id, seat }) {
      const table = tables.at(id);
      if (seat === undefined) wrong('seat', 'a seat, or null for a spectator');
      const viewer = seat === null ? null : seatAt(table, seat);
      return { view: table.box.game.view(table.match.state, viewer) };
    },

    legal({ table: id, seat }) {
      const table = tables.at(id);
      const moves: readonly BaseMove[] = table.box.game.legal(table.match.state, seatAt(table, seat));
      return { moves: moves.map((move) => moveText(table.box, move)) };
    },

    play({ table: id, seat: given, move, text }) {
      const table = tables.at(id);
      const { box, match } = table;
      const seat = seatAt(table, given);
      if (move === undefined && typeof text !== 'string') wrong('move', 'a move from "legal", unless "text" gives its notation');
      const events: GameEvent[] = [];
      const before = box.game.clone(match.state);
      try {
        match.play(seat, move === undefined ? box.game.notation.read(text as string) : move, (event) => events.push(event));
      } catch (error) {
        match.state = before;
        throw error;
      }
      return { ...standing(table), events };
    },

    result: ({ table }) => ({ result: tables.at(table).box.game.result(tables.at(table).match.state) }),

    undo({ table: id }) {
      const table = tables.at(id);
      if (!table.match.undo()) throw new EngineError('nothing-to-undo');
      return standing(table);
    },

    go({ table: id, seat: given, level = 'greedy', ms }) {
      const table = tables.at(id);
      const { box, match } = table;
      const seat = seatAt(table, given);
      if (!isLevel(level)) throw new EngineError('unknown-level', { level, known: LEVELS });
      if (ms !== undefined && !(typeof ms === 'number' && ms > 0)) wrong('ms', 'a number of milliseconds');
      if (!box.game.toAct(match.state).includes(seat)) refuse(box.game.why(match.state, seat, null));
      const random = randomFrom(`${match.seed}/${seat}/${match.length}`);
      return moveText(box, chooseMove(box, box.game.view(match.state, seat), seat, level, random));
    },

    close({ table }) {
      if (table !== undefined) tables.close(table);
      return {};
    },
  };
}
