/** The game that is looked over, played through again: every position, what was decided in it, and what came of it. */
import { type Decision, decisionsOf } from '@bottega/bots/review';
import { type GameBoard, type GameCore, type GameRecord, Refusal, type ShownGame } from '@bottega/kernel';
import { type SavedTable, TableLog } from '@bottega/table';
import { loadBoard } from '../boards.ts';
import { isGame, loadBox } from '../games.ts';
import { loadCore } from '../local/cores.ts';
import { getGame } from '../storage.ts';
import { type Stamp, stampOf } from './keep.ts';

export interface Subject {
  /** Under which its review is kept. */
  readonly key: string;
  /** Of its table. */
  readonly address: string;
  readonly stamp: Stamp;
  readonly box: ShownGame;
  /** Its bots' judgement, by which decisions are weighed. */
  readonly core: GameCore;
  readonly board: GameBoard | null;
  readonly log: TableLog;
  readonly record: GameRecord;
  readonly decisions: readonly Decision[];
}

export class NotKept extends Error {}

export async function openSubject(id: string, online: boolean): Promise<Subject> {
  const table: SavedTable | undefined = online ? await (await import('../online/finished.ts')).fetchFinished(id) : await getGame(id);
  if (table === undefined) throw new NotKept();
  const { game: name } = table.saved;
  if (!isGame(name)) throw new Refusal({ code: 'unknown-game', game: name, known: [] });
  const [box, core, board] = await Promise.all([loadBox(name), loadCore(name), loadBoard(name)]);
  const { holding: _, ...whole } = table;
  const log = TableLog.resume(box.game, whole);
  const record = recordOf(log);
  return {
    ...{ box, core, board, log, record },
    key: online ? `online ${id}` : id,
    address: online ? `#/online/${id}` : `#/game/${id}`,
    stamp: stampOf(box.game.version, log.length, table.saved.seed),
    decisions: decisionsOf(core, record.played),
  };
}

function recordOf(log: TableLog): GameRecord {
  const played = log.sitting.moves.map(({ seat, text }, at) => ({
    ...{ seat, before: log.at(at), move: log.game.notation.read(text) },
    events: log.sitting.log.filter(({ number }) => number === at + 1).map(({ event }) => event),
  }));
  return { played, end: log.at(log.length) };
}
