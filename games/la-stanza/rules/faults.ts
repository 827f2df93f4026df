/** What the shape of a state can't tell: whether the game could ever have come to it. */
import { BONUS_SPACE, COVERED, DISCIPLINES, isStarter, NONE, RANKS } from '../edition/names.ts';
import { type Edition, editionOf } from '../edition/schema.ts';
import type { Frame, FrameOf } from './frames.ts';
import { finalRound } from './refill.ts';
import type { Player, State } from './state.ts';
import { STEPS } from './steps.ts';

export type Fault = readonly [path: string, fault: string];

export function* faults(state: State): Iterable<Fault> {
  const edition = editionOf(state);
  const seats = [...state.agenda.map((frame) => frame.seat), ...state.passed, ...state.gridDiscs, ...state.masterpieces];
  if (Math.max(...seats, 0) >= state.players.length) yield ['players', 'a seat that is not at the table'];
  yield* boardFaults(state);
  for (const seat of state.players.keys()) for (const [path, fault] of playerFaults(state, edition, seat)) yield [`players.${seat}.${path}`, fault];
  yield* masterpieceFaults(state, edition);
  yield* clockFaults(state, edition);
  yield* agendaFaults(state);
}

function* boardFaults({ spaces, pile, discard, ending, players }: State): Iterable<Fault> {
  if (spaces[BONUS_SPACE] !== NONE) yield [`spaces.${BONUS_SPACE}`, 'a character on the Bonus space'];
  if (!ending && spaces.every((tile) => tile === NONE)) yield ['spaces', 'nobody on the board before the last refill'];
  if (pile.some(isStarter)) yield ['pile', 'a starter in the draw pile'];
  if (discard.some(isStarter)) yield ['discard', 'a starter on the discard pile'];
  const rooms = players.flatMap((player) => (player.at === BONUS_SPACE ? [] : [player.at]));
  if (new Set(rooms).size < rooms.length) yield ['players', 'two figurines on one space'];
}

function* playerFaults(state: State, edition: Edition, seat: number): Iterable<Fault> {
  const player = state.players[seat];
  const due = (step: Frame['step']): number => state.agenda.filter((frame) => frame.step === step && frame.seat === seat).length;
  if (player.boat >= edition.moneyTrack.florins.length) yield ['boat', 'beyond the money track'];
  if (player.workers[player.financier] !== NONE) yield ['workers', 'a character on the financier’s space'];
  if (player.recruits.length !== edition.recruitmentSpaces[String(state.players.length) as '2']) yield ['recruits', 'a wrong number of spaces'];
  if (player.books.some((books) => books > edition.shelfLength)) yield ['books', 'more books than the shelf holds'];
  const above = Math.max(0, player.meeples.reduce((sum, count) => sum + count, 0) - edition.meeples.limit);
  if (above !== due('return-meeple')) yield ['meeples', `${above} above the limit, ${due('return-meeple')} to be returned`];
  const discs = state.gridDiscs.filter((owner) => owner === seat).length + due('give-disc');
  if (discs !== player.tiles.length) yield ['tiles', `${player.tiles.length} for ${discs} discs on the grid`];
}

/** With two or three players one space a room is covered, by the cover tiles there are. */
function* masterpieceFaults({ masterpieces, players }: State, { masterpieces: { covers, points } }: Edition): Iterable<Fault> {
  const rooms = DISCIPLINES.map((_, room) => masterpieces.slice(room * RANKS.length, (room + 1) * RANKS.length));
  for (const [room, spaces] of rooms.entries()) {
    const pillars = spaces.filter((holder) => holder >= 0);
    if (new Set(pillars).size < pillars.length) yield [`masterpieces.${room * RANKS.length}`, 'two of one player in a discipline'];
    const covered = spaces.filter((holder) => holder === COVERED).length;
    if (covered !== (players.length === 4 ? 0 : 1)) yield [`masterpieces.${room * RANKS.length}`, `${covered} covered spaces in a room`];
  }
  for (const rank of RANKS.keys()) {
    const there = covers.filter((cover) => points.indexOf(cover) === rank).length;
    if (rooms.filter((spaces) => spaces[rank] === COVERED).length > there) yield ['masterpieces', `more than ${there} spaces ${RANKS[rank]} covered`];
  }
}

/** Rounds, the last turns and who passed out in them. */
function* clockFaults(state: State, { lastTurns }: Edition): Iterable<Fault> {
  const { agenda, ending, last, passed, players, round } = state;
  if (round < 1 || round > finalRound(state)) yield ['round', 'no such round'];
  if (ending !== (round === finalRound(state))) yield ['ending', 'not what the round marker says'];
  if (last > (ending ? lastTurns : 0)) yield ['last', 'no such last turn'];
  if (new Set(passed).size < passed.length) yield ['passed', 'somebody passed out twice'];
  if (passed.length > 0 && last === 0) yield ['passed', 'somebody passed out before the last turns'];
  if (passed.some((seat) => players[seat].at !== BONUS_SPACE)) yield ['passed', 'somebody passed out and still stands in a room'];
  if (passed.some((seat) => agenda.some((frame) => frame.seat === seat))) yield ['agenda', 'a turn of somebody who passed out'];
  if (agenda.length === 0 && last < lastTurns && passed.length < players.length) yield ['agenda', 'nothing to do before the end'];
}

/**
 * The turn's end lies at the bottom, what its player must decide above it; before the first turn, everyone's arranging.
 */
function* agendaFaults(state: State): Iterable<Fault> {
  const [bottom, ...frames] = state.agenda;
  if (bottom === undefined) return;
  if (bottom.step !== 'next-turn') yield ['agenda.0', 'the end of the turn is missing'];
  for (const [index, frame] of frames.entries()) {
    const path = `agenda.${index + 1}`;
    if (frame.step === 'next-turn') yield [path, 'the turn ends twice'];
    if (frame.step !== 'arrange' && frame.seat !== bottom.seat) yield [path, 'a decision in somebody else’s turn'];
    const fault = frameFault(state, frame);
    if (fault !== undefined) yield [path, fault];
  }
  const top = state.agenda[frames.length];
  const step = STEPS[top.step];
  if (!('legal' in step) || step.legal(state, top as never, top.seat, 1).length === 0) yield [`agenda.${frames.length}`, 'nothing to decide'];
}

const IN_A_ROOM: readonly string[] = ['act', 'hire', 'strengthen', 'carry-out', 'sail', 'create'];
const ON_BONUS: readonly string[] = ['acquire', 'give-disc', 'effect', 'take-character', 'place-recruit'];

function frameFault(state: State, frame: Frame): string | undefined {
  const player = state.players[frame.seat];
  if (IN_A_ROOM.includes(frame.step) && player.at === BONUS_SPACE) return 'an action on the Bonus space';
  if (ON_BONUS.includes(frame.step) && player.at !== BONUS_SPACE) return 'a bonus tile away from the Bonus space';
  if (frame.step === 'hire' && frame.fired && !(frame.matched && state.options.expert)) return 'a firing that can’t have been';
  if (frame.step === 'arrange') return arrangeFault(state, player);
  if (frame.step === 'give-disc') return giveDiscFault(state, frame);
  if (frame.step === 'effect' && !player.tiles.includes(frame.tile)) return 'the effect of a tile not taken';
  if (frame.step === 'place-recruit' && state.spaces[frame.space] === NONE) return 'nobody to recruit on that space';
  return undefined;
}

function arrangeFault({ options, turn }: State, { workers, financier }: Player): string | undefined {
  if (options.arrangement !== 'chosen' || turn > 0) return 'arranging is over';
  return financier === 0 && workers.slice(1).every(isStarter) ? undefined : 'no starters to arrange';
}

function giveDiscFault({ grid, gridDiscs }: State, { space }: FrameOf<'give-disc'>): string | undefined {
  return grid[space] === null && gridDiscs[space] === NONE ? undefined : 'a disc for a space that needs none';
}
