/**
 * Notes of a score are dragged to another line, or onto a neighbour to swap with it: the same changes that ghosts and
 * keys offer. `{@attach dragNotes(boardContext())}` on the score.
 */
import type { BoardContext } from '@bottega/board-kit';

/** Pixels that a press may slip without becoming a drag. */
const SLIP = 6;

interface Drag {
  readonly note: SVGGElement;
  readonly seat: string;
  readonly beat: number;
  readonly x: number;
  readonly y: number;
  moved: boolean;
  goal: SVGGElement | null;
}

export function dragNotes(board: BoardContext): (score: SVGSVGElement) => () => void {
  return (score) => {
    let drag: Drag | null = null;
    const offered = (target: string): SVGGElement | null => score.querySelector<SVGGElement>(`.spot.legal[data-target="${target}"]`);

    /** The change that ends where the pointer is. */
    function goalAt({ clientX, clientY }: PointerEvent, { seat, beat }: Drag): SVGGElement | null {
      for (const element of document.elementsFromPoint(clientX, clientY)) {
        const [zone, whose, at] = element.closest<SVGGElement>('.spot[data-target]')?.dataset['target']?.split(':') ?? [];
        if (whose !== seat || !['note', 'raise', 'lower'].includes(zone)) continue;
        if (Number(at) === beat && zone !== 'note') return offered(`${zone}:${seat}:${at}`);
        if (Math.abs(Number(at) - beat) === 1) return offered(`swap:${seat}:${Math.min(Number(at), beat)}`);
      }
      return null;
    }
    function aim(goal: SVGGElement | null): void {
      if (drag === null || drag.goal === goal) return;
      drag.goal?.removeAttribute('data-aimed');
      goal?.setAttribute('data-aimed', '');
      drag.goal = goal;
    }
    function begin(event: PointerEvent): void {
      const spot = event.target instanceof Element ? event.target.closest<SVGGElement>('.spot[data-target^="note:"]') : null;
      const note = spot?.closest<SVGGElement>('.note');
      if (!spot || !note || event.button !== 0) return;
      const [, seat, beat] = spot.dataset['target']!.split(':');
      if (score.querySelector(`.spot.legal:is([data-target^="raise:${seat}:"], [data-target^="lower:${seat}:"], [data-target^="swap:${seat}:"])`) === null)
        return;
      drag = { note, seat, beat: Number(beat), x: event.clientX, y: event.clientY, moved: false, goal: null };
    }
    function move(event: PointerEvent): void {
      if (drag === null) return;
      const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.moved && Math.hypot(x, y) < SLIP) return;
      // what is pressed is the score from now on, so that letting go chooses nothing else
      if (!drag.moved) score.setPointerCapture(event.pointerId);
      drag.moved = true;
      const scale = score.getScreenCTM()?.a ?? 1;
      drag.note.style.translate = `${x / scale}px ${y / scale}px`;
      drag.note.classList.add('dragged');
      aim(goalAt(event, drag));
    }
    function end(): void {
      if (drag === null) return;
      const { note, goal } = drag;
      goal?.removeAttribute('data-aimed');
      drag = null;
      note.classList.remove('dragged');
      note.style.translate = '';
      if (goal !== null) board.press(goal.dataset['target']!, goal);
    }
    function cancel(): void {
      aim(null);
      end();
    }
    score.addEventListener('pointerdown', begin);
    score.addEventListener('pointermove', move);
    score.addEventListener('pointerup', end);
    score.addEventListener('pointercancel', cancel);
    return () => {
      score.removeEventListener('pointerdown', begin);
      score.removeEventListener('pointermove', move);
      score.removeEventListener('pointerup', end);
      score.removeEventListener('pointercancel', cancel);
    };
  };
}
