/** Plays the worked examples of the rules page. */
import { attempt, type GameEvent, Refusal } from '@bottega/kernel';
import { CHARACTERS, NONE, SPACES, TILES } from '../../edition/names.ts';
import { type Edition, editionOf, type PlainEdition } from '../../edition/schema.ts';
import { game } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import { EXAMPLES, type ExampleName } from './examples.ts';
import type { Example } from './position.ts';

export interface Played {
  readonly seat: number;
  /** The first position, then the one after each move. */
  readonly positions: readonly State[];
  readonly events: readonly GameEvent[];
  readonly edition: Edition;
  /** Whether it was played with the values asked for. */
  readonly asAsked: boolean;
}

export type AllPlayed = Readonly<Record<ExampleName, Played>>;

export function playAll(plain: PlainEdition | null): AllPlayed {
  return Object.fromEntries(Object.entries(EXAMPLES).map(([name, example]) => [name, played(example, plain)])) as AllPlayed;
}

/** With another edition's prices a move may cost too much: then the example is told with the house's own values. */
function played(example: Example, plain: PlainEdition | null): Played {
  if (!fits(example, plain)) return playThrough(example, null, false);
  try {
    return playThrough(example, plain, true);
  } catch (error) {
    if (plain === null || !(error instanceof Refusal)) throw error;
    return playThrough(example, null, false);
  }
}

/** Whether the sailboats' spaces are there, and figurines go as far as the text counts. */
function fits({ people = [], movement }: Example, plain: PlainEdition | null): boolean {
  const edition = editionOf({ edition: plain });
  return (movement ?? edition.movement) === edition.movement && people.every(({ boat = 0 }) => boat < edition.moneyTrack.florins.length);
}

function playThrough(example: Example, plain: PlainEdition | null, asAsked: boolean): Played {
  const { seat } = example;
  const state = lay(example, plain);
  const events: GameEvent[] = [];
  const positions = [game.clone(state)];
  for (const move of example.moves) {
    attempt(game, state, seat, game.notation.read(move), (event) => events.push(event));
    positions.push(game.clone(state));
  }
  return { seat, positions, events, edition: editionOf(state), asAsked };
}

function lay({ players, options = {}, seat, step, loop, people = [], rest }: Example, plain: PlainEdition | null): State {
  const state = game.setup({ players, options }, 'rules page');
  state.edition = plain;
  const { startingFlorins, recruitmentSpaces } = editionOf(state);
  if (loop !== undefined) state.spaces = [NONE, ...tiles(loop)];
  state.players.forEach((player, index) => {
    const { workers, recruits = '', at = 'bonus', ...others } = structuredClone(people[index]) ?? {};
    const waiting = tiles(recruits);
    Object.assign(player, { florins: startingFlorins[index], at: (SPACES as readonly string[]).indexOf(at) }, others);
    player.recruits = Array.from({ length: recruitmentSpaces[String(players) as '2'] }, (_, slot) => waiting[slot] ?? NONE);
    if (workers !== undefined) player.workers = tiles(workers);
  });
  const used = new Set([...state.spaces, ...state.players.flatMap((player) => [...player.workers, ...player.recruits])]);
  state.pile = CHARACTERS.map((_, tile) => tile).filter((tile) => !used.has(tile));
  Object.assign(state, structuredClone(rest));
  state.agenda =
    step === null
      ? []
      : [
          { step: 'next-turn', seat },
          { step, seat },
        ];
  return state;
}

/** Characters by name; `-` for nobody. */
function tiles(names: string): number[] {
  return names.split(' ').map((name) => {
    if (name === '-' || name === '') return NONE;
    const tile = TILES.indexOf(name);
    if (tile < 0) throw new Error(`nobody is called ${name}`);
    return tile;
  });
}
