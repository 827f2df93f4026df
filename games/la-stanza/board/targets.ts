/** Where moves and log lines find their places on the board. */
import type { BaseMove, GameEvent, Seat } from '@bottega/kernel';
import { DISCIPLINES, roomOf, SPACES, TILES } from '../edition/names.ts';
import type { Frame } from '../rules/frames.ts';
import type { Move, MoveOf } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';

/** The discipline being activated, by the frame that asks. */
function activated(frame: Frame | undefined): string {
  return frame !== undefined && 'discipline' in frame ? DISCIPLINES[frame.discipline] : '';
}

/** A meeple spent where none is needed: nobody should be asked for one each time the own room is pressed. */
const wastesMeeple = ({ discipline, by }: MoveOf<'activate'>, at: number): boolean => by !== 'room' && DISCIPLINES[roomOf(at)] === discipline;

export function targetOf(given: BaseMove, shown: unknown): string | null {
  const view = shown as View;
  const move = given as Move;
  const frame = view.agenda.at(-1);
  const seat = frame?.seat ?? 0;
  switch (move.do) {
    case 'move':
    case 'take-character':
      return `space.${move.space}`;
    case 'activate':
      return wastesMeeple(move, view.players[seat].at) ? `own-meeple.${seat}.${move.by}` : `room.${move.discipline}`;
    case 'arrange':
      return `worker.${seat}.${view.players[seat].workers.indexOf(TILES.indexOf(move.character)) + 1}`;
    case 'hire':
    case 'fire':
      return `worker.${seat}.${move.worker}`;
    case 'place-recruit':
      return `recruit.${seat}.${move.slot}`;
    case 'spend-disc':
      return `box.${activated(frame)}`;
    case 'pay-strength':
      return `tile.${seat}.paid-strength`;
    case 'masterpiece':
      return `masterpiece.${activated(frame)}.${move.rank}`;
    case 'sail':
      return `track.${view.players[seat].boat + move.steps}`;
    case 'write':
      return `book.${move.book}`;
    case 'place-disc':
    case 'give-disc':
      return `box.${move.box}`;
    case 'create':
      return `artwork.${move.artwork}`;
    case 'take-meeple':
      return `meeple.${move.meeple}`;
    case 'return-meeple':
      return `own-meeple.${seat}.${move.meeple}`;
    case 'acquire':
      return `grid.${view.grid.indexOf(move.tile)}`;
    default:
      return null;
  }
}

/** The moves somebody may have in mind who presses a place that offers none. */
export function intended(target: string, shown: unknown, seat: Seat): readonly BaseMove[] {
  const view = shown as View;
  const step = view.agenda.at(-1)?.step;
  const [kind, first, second] = target.split('.');
  const moves: Move[] = [];
  if (kind === 'space' && step === 'move') moves.push({ do: 'move', space: first });
  if (kind === 'room' && step === 'act') moves.push({ do: 'activate', discipline: first as 'arts', by: 'room' });
  if (kind === 'financier' && step === 'act') moves.push({ do: 'money' });
  if (kind === 'passing' && (step === 'move' || step === 'act' || step === 'acquire')) moves.push({ do: 'pass-out' });
  if (kind === 'artwork' && step === 'create') moves.push({ do: 'create', artwork: first as 'script' });
  if (kind === 'book' && step === 'write') moves.push({ do: 'write', book: first as 'arts' });
  if (kind === 'box' && step === 'place-discs') moves.push({ do: 'place-disc', box: first as 'arts' });
  if (kind === 'meeple' && step === 'take-meeples') moves.push({ do: 'take-meeple', meeple: first as 'white' });
  if (kind === 'masterpiece' && step === 'carry-out') moves.push({ do: 'masterpiece', rank: second as '4' });
  if (kind === 'track' && step === 'sail') moves.push({ do: 'sail', steps: Number(first) - view.players[seat].boat });
  const tile = kind === 'grid' ? view.grid[Number(first)] : null;
  if (tile && step === 'acquire') moves.push({ do: 'acquire', tile, meeple: 'white' });
  return moves;
}

const tracks = (seat: unknown, kind: 'worker' | 'recruit', count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${kind}.${seat}.${index + 1}`);

/** The places a log line speaks of. */
export function targetsOf(event: GameEvent): string[] {
  const { code, seat } = event;
  switch (code) {
    case 'moved':
    case 'took-character':
      return [`space.${event['space']}`];
    case 'moved-to-bonus':
      return [`space.${SPACES[0]}`];
    case 'passed-out':
      return ['passing'];
    case 'left-recruitment':
      return tracks(seat, 'recruit', 5);
    case 'refilled':
      return SPACES.slice(1).map((space) => `space.${space}`);
    case 'activated':
      return [`room.${event['discipline']}`];
    case 'hired':
    case 'arranged':
    case 'financier-moved':
      return [`worker.${seat}.${event['worker']}`, `financier.${seat}`].slice(0, code === 'financier-moved' ? 2 : 1);
    case 'financier-flipped':
      return [`financier.${seat}`];
    case 'spent-disc':
    case 'placed-disc':
    case 'gave-disc':
      return [`box.${event['box']}`];
    case 'masterpiece':
      return [`masterpiece.${event['discipline']}.${event['rank']}`];
    case 'wrote':
      return [`book.${event['book']}`, `shelf.${seat}.${event['book']}`];
    case 'created':
      return [`artwork.${event['artwork']}`, `museum.${seat}`];
    case 'got-meeple':
    case 'returned-meeple':
      return [`meeple.${event['meeple']}`, `own-meeple.${seat}.${event['meeple']}`];
    case 'acquired':
      return [`tile.${seat}.${event['tile']}`];
    case 'income':
    case 'florins':
    case 'paid-strength':
      return [`purse.${seat}`];
    default:
      return [];
  }
}
