/** Whether an encoding keeps its promises: of one size, finite, each section in its room, and blind to what is hidden. */
import type { SectionedEncoding } from '../encoding.ts';
import type { AnyGame, BaseState, Seat } from '../game.ts';
import { type Random, randomFrom } from '../random.ts';
import { anyMove } from './walk.ts';

/** Plays random games in every setting and looks at some positions of each, for every seat. */
export function encodingFault(game: AnyGame, encoding: SectionedEncoding<BaseState>, { games = 2, every = 7, seed = 'encoding' } = {}): string | undefined {
  for (const setup of game.proof.settings) {
    for (let number = 0; number < games; number++) {
      const random = randomFrom(`${seed} ${number}`);
      const state = game.setup(setup, `${seed} ${number}`);
      for (let count = 0; ; count++) {
        const next = anyMove(game, state, random);
        if (count % every === 0 || next === undefined) {
          for (let seat = 0; seat < setup.players; seat++) {
            const fault = faultAt(game, encoding, state, seat, random);
            if (fault !== undefined) return `${fault} (${JSON.stringify(setup)}, game ${number}, move ${count}, seat ${seat})`;
          }
        }
        if (next === undefined) break;
        game.play(state, next.seat, next.move);
      }
    }
  }
  return undefined;
}

function faultAt(game: AnyGame, encoding: SectionedEncoding<BaseState>, state: BaseState, seat: Seat, random: Random): string | undefined {
  const seen = encoded(encoding, state, seat);
  if (seen.some((value) => !Number.isFinite(value)))
    return `${sectionOf(
      encoding,
      seen.findIndex((value) => !Number.isFinite(value)),
    )} is not finite`;
  const view = game.view(state, seat);
  const same: Readonly<Record<string, BaseState>> = {
    'the own view': view,
    'a guess': game.guess(view, seat, random),
    'another world': game.proof.scramble(state, seat, random),
  };
  for (const [name, other] of Object.entries(same)) {
    const values = encoded(encoding, other, seat);
    const at = values.findIndex((value, index) => value !== seen[index]);
    if (at >= 0) return `${name} differs in ${sectionOf(encoding, at)}`;
  }
  return outOfRoom(encoding, state, seat);
}

function encoded(encoding: SectionedEncoding<BaseState>, state: BaseState, seat: Seat): Float32Array {
  // what was there before must not matter
  const into = new Float32Array(encoding.size).fill(7);
  encoding.encode(state, seat, into);
  return into;
}

/** A section that writes into its neighbours' numbers. */
function outOfRoom({ sections, size }: SectionedEncoding<BaseState>, state: BaseState, seat: Seat): string | undefined {
  for (const section of sections) {
    const into = new Float32Array(size + section.size + size);
    section.write(state, seat, into, size);
    if (into.some((value, index) => value !== 0 && (index < size || index >= size + section.size))) return `“${section.name}” writes beyond its room`;
  }
  return undefined;
}

function sectionOf({ sections }: SectionedEncoding<BaseState>, at: number): string {
  let left = at;
  for (const { name, size } of sections) {
    if (left < size) return `“${name}”, number ${left}`;
    left -= size;
  }
  return `number ${at}`;
}
