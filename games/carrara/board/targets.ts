/** The one place where a move, a log line and a pressed place find each other. */
import type { BaseMove, GameEvent, Seat } from '@bottega/kernel';
import { CITIES, COLOURS } from '../edition/names.ts';
import { HOUSE_EDITION } from '../edition/schema.ts';
import type { Move } from '../rules/moves.ts';
import { buildsOf } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';

const ownerOf = (view: View): Seat => view.agenda.at(-1)?.seat ?? 0;
const slotOf = (view: View): number => {
  const frame = view.agenda.at(-1);
  return frame?.step === 'take-blocks' ? frame.slot + 1 : 1;
};

export const building = (seat: Seat, city: string, floor: number): string => `building:${seat}:${city}:${floor}`;
export const cityOf = (seat: Seat, city: string): string => `city:${seat}:${city}`;

export function targetOf(given: BaseMove, shown: unknown): string | null {
  const move = given as Move;
  const view = shown as View;
  switch (move.do) {
    case 'turn':
      return `turn:${move.wheels}`;
    case 'sector':
      return `sector:${move.slot}`;
    case 'take':
      return `block:${slotOf(view)}:${move.colour}`;
    case 'build':
      return `tile:${view.display.findIndex((tile) => tile !== null && tile.type === move.type && tile.value === move.value)}`;
    case 'monument':
    case 'upgrade':
      return `monument:${move.type}`;
    case 'purchase':
      return `supply:${move.piece}`;
    case 'place':
      // a piece just taken looks for its building; a stored one is picked up first
      return view.agenda.at(-1)?.step === 'place-piece' ? building(ownerOf(view), move.city, move.floor) : `stored:${move.piece}`;
    case 'pay':
    case 'exchange':
      return `own:${move.colour}`;
    case 'improve':
      return `upgrade:${move.city}`;
    case 'evaluate':
      return `court:${move.section}`;
    case 'evaluate-open':
      return 'court:open';
    case 'mark-city':
      return `place:city:${move.city}`;
    case 'mark-type':
      return `place:type:${move.type}`;
    case 'mark-landscape':
      return `place:landscape:${move.landscape}`;
    case 'mark-florins':
      return `place:florins:${move.needs}`;
    case 'mark-statues':
      return `place:statues:${move.cities.join('+')}`;
    case 'store':
    case 'swap':
      return 'warehouse';
    default:
      return null;
  }
}

/** Where something that was picked up can go: a city for a new building, else a building of one's own. */
export function goalOf(given: BaseMove, seat: Seat): string | null {
  const move = given as Move;
  switch (move.do) {
    case 'build':
    case 'monument':
      return cityOf(seat, move.city);
    case 'upgrade':
    case 'place':
    case 'purchase':
      return building(seat, move.city, move.floor);
    default:
      return null;
  }
}

export function targetsOf(event: GameEvent): string[] {
  const { seat, city, type, section, slot, landscape, needs, wheels, cities } = event as unknown as Record<string, never>;
  switch (event.code) {
    case 'turned':
      return [`turn:${wheels}`];
    case 'drew-blocks':
      return ['sector:1'];
    case 'bought':
      return [`sector:${slot}`];
    case 'built':
    case 'built-monument':
    case 'upgraded':
    case 'placed':
    case 'purchased':
    case 'improved':
      return [cityOf(seat, city)];
    case 'evaluates':
    case 'follows':
    case 'declined':
      return [`court:${section}`];
    case 'evaluates-open':
      return ['court:open'];
    case 'marked-city':
      return [`place:city:${city}`];
    case 'marked-type':
      return [own(seat, `type:${type}`)];
    case 'marked-landscape':
      return [own(seat, `landscape:${landscape}`)];
    case 'marked-statues':
      return [own(seat, `statues:${(cities as readonly string[]).join('+')}`)];
    case 'marked-florins':
      return [`place:florins:${needs}`];
    default:
      return [];
  }
}

/** A place of which everybody has one, on the board of that seat. */
export const own = (seat: Seat, place: string): string => `used:${seat}:${place}`;

const florinPlaces = ({ edition }: View) => (edition ?? HOUSE_EDITION).florins.places.map((place) => ({ do: 'mark-florins', ...place }));

/** What somebody has in mind who presses a quiet place; the cheapest wish comes first. */
export function intended(target: string, shown: unknown): readonly BaseMove[] {
  const view = shown as View;
  const [kind, first, second] = target.split(':');
  switch (kind) {
    case 'turn':
      return [{ do: 'turn', wheels: first } as BaseMove];
    case 'sector':
    case 'all':
      return [{ do: 'sector', slot: Number(first) } as BaseMove];
    case 'block':
      return [{ do: 'take', colour: second } as BaseMove];
    case 'tile': {
      const tile = view.display[Number(first)];
      return tile ? buildsOf(tile).toReversed() : [];
    }
    case 'monument':
      return [...CITIES].reverse().map((city) => ({ do: 'monument', type: first, city }) as BaseMove);
    case 'own':
      return COLOURS.filter((colour) => colour === first).map((colour) => ({ do: 'pay', colour }) as BaseMove);
    case 'upgrade':
      return [{ do: 'improve', city: first } as BaseMove];
    case 'court':
      return first === 'open' ? [{ do: 'evaluate-open' }] : [{ do: 'evaluate', section: Number(first) } as BaseMove];
    case 'place':
      if (first === 'city') return [{ do: 'mark-city', city: second } as BaseMove];
      if (first === 'type') return [{ do: 'mark-type', type: second } as BaseMove];
      if (first === 'florins') return florinPlaces(view).flatMap((move) => (move.needs === Number(second) ? [move] : []));
      if (first === 'statues') return [{ do: 'mark-statues', cities: second.split('+') } as BaseMove];
      return [{ do: 'mark-landscape', landscape: second } as BaseMove];
    default:
      return [];
  }
}
