/** The engine: a line in, a line out. Whatever comes in, an answer goes out. */
import { DEEPEST_JSON, type GameBox, isTooDeep, Refusal } from '@bottega/kernel';
import type { Catalogue } from '../catalogue.ts';
import { refusalText } from '../failure.ts';
import { EngineError } from './errors.ts';
import { MOST_CHARACTERS } from './lines.ts';
import { type Answer, engineOps, type Request } from './ops.ts';

export class Engine {
  private readonly catalogue: Catalogue;
  private readonly ops: ReturnType<typeof engineOps>;
  /** True once a program has said `close` without a table. */
  closed = false;

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
    this.ops = engineOps(catalogue);
  }

  /** The answer to one line, itself without the line's end; null for a line that was too long to keep. */
  async answer(line: string | null): Promise<string> {
    let id: unknown = null;
    let game: unknown;
    try {
      const request = readRequest(line);
      id = readId(request.id);
      game = request.game;
      const given = request.op;
      if (typeof given !== 'string') throw new EngineError('bad-request', { field: 'op', wanted: 'a string' });
      if (!Object.hasOwn(this.ops, given)) throw new EngineError('unknown-op', { op: given, known: Object.keys(this.ops) });
      const answer = await this.ops[given](request);
      if (given === 'close' && request.table === undefined) this.closed = true;
      return JSON.stringify({ id, ok: true, ...answer });
    } catch (error) {
      return JSON.stringify({ id, ok: false, error: await this.explain(error, game) });
    }
  }

  private async explain(error: unknown, game: unknown): Promise<Answer> {
    if (error instanceof EngineError) return { ...error.reason, message: error.message };
    if (error instanceof Refusal) return { ...error.reason, message: await this.word(error, game) };
    const inside = new EngineError('internal', { fault: error instanceof Error ? error.message : String(error) });
    return { ...inside.reason, message: inside.message };
  }

  /** A game's own refusals are worded by the game that knows the code, faults of its edition by the game it is of. */
  private async word({ reason }: Refusal, game: unknown): Promise<string> {
    const boxes = await Promise.all(this.catalogue.ids.map((game) => this.catalogue.open(game)));
    const knows = (box: GameBox): boolean => Object.hasOwn(box.text.en, `refusal.${reason.code}`) || (reason.code === 'bad-edition' && box.game.id === game);
    return refusalText(reason, boxes.find(knows));
  }
}

function readRequest(line: string | null): Request {
  if (line === null) throw new EngineError('line-too-long', { most: MOST_CHARACTERS });
  if (isTooDeep(line)) throw new EngineError('too-deep', { most: DEEPEST_JSON });
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    throw new EngineError('bad-json');
  }
  if (request === null || typeof request !== 'object' || Array.isArray(request)) throw new EngineError('bad-json');
  return request as Request;
}

function readId(id: unknown): string | number | null {
  if (id === undefined || id === null) return null;
  if (typeof id === 'string' || typeof id === 'number') return id;
  throw new EngineError('bad-request', { field: 'id', wanted: 'a string or a number' });
}
