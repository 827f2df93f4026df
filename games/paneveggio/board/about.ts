/**
 * What no count of what one has can tell of a move: what an Atelier holds in store, the bonus of a slot, how good a
 * violin becomes and whether one breaks, what comes next.
 */
import { type BaseMove, type GameEvent, randomFrom, type Seat, type Words } from '@bottega/kernel';
import { game } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { bearsViolinOf, musicianCard, type State } from '../rules/state.ts';
import { asked } from './agenda.ts';
import { runsOf } from './zones/staff.ts';

export function about(given: BaseMove, shown: unknown, words: Words): string | null {
  const move = given as Move;
  const view = shown as State;
  const seat = asked(view);
  const say = (key: string, parameters?: Record<string, unknown>): string => words.say(`board.about.${key}`, parameters);
  switch (move.do) {
    case 'craft': {
      const bonus = musicianCard(view, move.card).slots[move.slot];
      return bonus === 'ducat' || bonus === 'study' ? null : words.say(`bonus.${bonus}`);
    }
    case 'atelier':
      return say('atelier', { count: runsOf(view.sides[seat].score).length, violins: ownViolins(view, seat) });
    case 'conserve':
      // else what happens to them is told
      return ownViolins(view, seat) > 0 ? null : say('conserve');
    case 'done':
    case 'forgo':
    case 'ignore':
    case 'restore': {
      const events = followed(view, seat, move);
      const restored = events.find(({ code }) => code === 'restored' || code === 'restored-own') as { quality: number } | undefined;
      const broken = events.filter((event) => event.code === 'broken' && (event as { seat?: Seat }).seat === seat).length;
      const told = [
        restored === undefined ? null : say('quality', { quality: restored.quality }),
        move.do === 'restore' ? null : comesNext(view, seat, words),
        broken === 0 ? null : say('broken', { count: broken }),
      ].filter((part) => part !== null);
      return told.length === 0 ? null : told.join(', ');
    }
    default:
      return null;
  }
}

function ownViolins(view: State, seat: Seat): number {
  return view.stage.filter((musician) => bearsViolinOf(musician, seat)).flatMap(({ slots }) => slots.filter((violin) => violin?.owner === seat)).length;
}

/** What happens with a move, up to the next question. Cards nobody knows are guessed: nothing told here hangs on them. */
function followed(view: State, seat: Seat, move: Move): GameEvent[] {
  const events: GameEvent[] = [];
  try {
    game.play(game.guess(view, seat, randomFrom('about')), seat, move, (event) => events.push(event));
  } catch {
    // what was told until then is certain
  }
  return events;
}

/** After the action of the score that is being carried out: the next one, or the end of the turn. */
function comesNext(view: State, seat: Seat, words: Words): string | null {
  const atelier = view.agenda.at(view.agenda.at(-2)?.step === 'unmark' ? -3 : -2);
  if (view.agenda.at(-1)?.step !== 'action' || atelier?.step !== 'atelier') return null;
  const line = view.sides[seat].score[atelier.beat];
  return line === undefined ? words.say('board.about.end') : words.say('board.about.next', { line });
}
