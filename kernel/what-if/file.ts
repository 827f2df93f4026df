/**
 * A tree of tried lines as JSON, readable by a person: what it stands on, then the moves in the order in which they were
 * tried, each with the number of the one it follows (0 for the beginning, 1 for the first in the list).
 */
import * as v from 'valibot';
import { parse } from '../edition.ts';
import type { AnyGame, Viewer } from '../game.ts';
import { refuse } from '../refusal.ts';
import { type Branch, LONGEST_NAME, MOST_TRIES, WhatIf } from './what-if.ts';

const NAME = v.pipe(v.string(), v.maxLength(LONGEST_NAME));
const MOST_SEATS = 8;

const FILE = v.strictObject({
  whatIf: v.literal(1),
  game: v.string(),
  rules: v.pipe(v.number(), v.integer()),
  name: NAME,
  /** Who sits where. */
  seats: v.pipe(v.array(NAME), v.minLength(1), v.maxLength(MOST_SEATS)),
  viewer: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  guess: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_NAME))),
  start: v.unknown(),
  /** The move that was looked at last. */
  here: v.pipe(v.number(), v.integer(), v.minValue(0)),
  tries: v.pipe(
    v.array(v.strictObject({ after: v.pipe(v.number(), v.integer(), v.minValue(0)), move: v.string(), name: v.optional(NAME) })),
    v.maxLength(MOST_TRIES),
  ),
});

export type WhatIfFile = v.InferOutput<typeof FILE>;

/** The game a file is about, before that game is there to read the rest. */
export function readWhatIfFile(json: unknown): WhatIfFile {
  return parse(FILE, json, 'bad-saved-game');
}

/** Refuses what no game could be in, newer rules, and moves that nobody could make; what a guess does not allow may stand. */
export function openWhatIf(game: AnyGame, file: WhatIfFile): WhatIf {
  if (file.game !== game.id) refuse({ code: 'unknown-game', game: file.game, known: [game.id] });
  if (file.rules > game.version) refuse({ code: 'newer-rules', saved: file.rules, present: game.version });
  const { viewer, guess } = file;
  const start = guess === null ? file.start : parse(game.viewSchema, file.start, 'bad-state');
  const whatIf = new WhatIf({ game, start, viewer: seatIn(file, viewer), guess });
  const players = game.result(whatIf.present.state).scores.length;
  if (players !== file.seats.length) refuse({ code: 'bad-saved-game', path: 'seats', fault: `one for each of the ${players} players is wanted` });
  const branches: Branch[] = [whatIf.root];
  for (const [index, { after, move, name = '' }] of file.tries.entries()) {
    const parent = branches[after] ?? refuse({ code: 'bad-saved-game', path: `tries.${index}.after`, fault: 'a move further up is wanted' });
    const [, seat, text] = /^(\d) (.+)$/.exec(move) ?? refuse({ code: 'not-a-move', text: move });
    const branch = whatIf.grow(parent, seatIn(file, Number(seat)) as number, game.notation.read(text));
    branch.name = name;
    branches.push(branch);
  }
  whatIf.name = file.name;
  whatIf.goTo(branches[file.here] ?? whatIf.root);
  return whatIf;
}

function seatIn({ seats }: WhatIfFile, seat: Viewer): Viewer {
  return seat === null || seat < seats.length ? seat : refuse({ code: 'unknown-seat', given: seat });
}

export function writeWhatIf(whatIf: WhatIf, seats: readonly string[]): WhatIfFile {
  const { game, viewer, guess, start, name } = whatIf;
  const numbers = new Map<Branch, number>([[whatIf.root, 0]]);
  const tries: WhatIfFile['tries'] = [];
  const write = (parent: Branch): void => {
    for (const branch of parent.next) {
      const named = branch.name === '' ? {} : { name: branch.name };
      tries.push({ after: numbers.get(parent)!, move: `${branch.seat} ${game.notation.write(branch.move!)}`, ...named });
      numbers.set(branch, tries.length);
      write(branch);
    }
  };
  write(whatIf.root);
  const short = seats.map((seat) => seat.slice(0, LONGEST_NAME));
  return { whatIf: 1, game: game.id, rules: game.version, name, seats: short, viewer, guess, start, here: numbers.get(whatIf.here) ?? 0, tries };
}
