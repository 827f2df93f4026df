/** What the worked examples come to: every figure and name their texts tell. */
import type { GameEvent } from '@bottega/kernel';
import { DISCIPLINES, NONE, spaceOf, TILES } from '../../edition/names.ts';
import { museumValue } from '../../rules/bonus.ts';
import { game } from '../../rules/game.ts';
import { standingStrength } from '../../rules/strength.ts';
import type { AllPlayed, Played } from './played.ts';

/** The parameters of the n-th event of that code. */
function told({ events }: Played, code: string, number = 0): Record<string, string & number> {
  const event: GameEvent | undefined = events.filter((each) => each.code === code)[number];
  if (event === undefined) throw new Error(`the example does not tell ${code}`);
  return event as unknown as Record<string, string & number>;
}

const first = ({ positions: [state], seat }: Played) => state.players[seat];
const last = ({ positions, seat }: Played) => positions[positions.length - 1].players[seat];
const strength = (played: Played, discipline: (typeof DISCIPLINES)[number]): number =>
  standingStrength(played.edition, last(played), DISCIPLINES.indexOf(discipline));

/** The characters the figurine can stop at. */
function reach({ positions: [state], seat, edition }: Played): { character: string; discipline: string }[] {
  return game.legal(state, seat).flatMap((move) => {
    const tile = move.do === 'move' ? state.spaces[spaceOf(move.space)] : NONE;
    return tile === NONE ? [] : [{ character: TILES[tile], discipline: DISCIPLINES[edition.disciplineOf[tile]] }];
  });
}

export type Tales = ReturnType<typeof talesOf>;

export function talesOf(played: AllPlayed) {
  const { firstTurn, moving, hiring, favour, strength: arts, money, flip, writing, discs, favours, masterpiece, tile, refill, firing, end } = played;
  const track = (example: Played): readonly number[] => example.edition.moneyTrack.florins;
  const [finished] = end.positions;
  return {
    firstTurn: {
      reach: reach(firstTurn),
      recruited: told(firstTurn, 'moved').character,
      price: told(firstTurn, 'hired').price,
      space: told(firstTurn, 'hired').worker,
      displaced: told(firstTurn, 'displaced').character,
      before: first(firstTurn).florins,
      left: last(firstTurn).florins,
      strength: strength(firstTurn, 'discoveries'),
      from: track(firstTurn)[first(firstTurn).boat],
      to: track(firstTurn)[last(firstTurn).boat],
      steps: told(firstTurn, 'sailed').steps,
      cheapest: Math.min(...firstTurn.edition.hiringCosts),
    },
    moving: { reach: reach(moving) },
    hiring: {
      hired: [told(hiring, 'hired').character, told(hiring, 'hired', 1).character],
      prices: [told(hiring, 'hired').price, told(hiring, 'hired', 1).price],
      displaced: [told(hiring, 'displaced').character, told(hiring, 'displaced', 1).character],
      before: first(hiring).florins,
      left: last(hiring).florins,
      strength: strength(hiring, 'discoveries'),
    },
    favour: {
      recruited: told(favour, 'moved').character,
      hired: told(favour, 'hired').character,
      price: told(favour, 'hired').price,
      strength: strength(favour, 'arts'),
    },
    strength: {
      hired: told(arts, 'hired').character,
      price: told(arts, 'hired').price,
      workers: strength(arts, 'arts'),
      total: told(arts, 'spent-disc').strength,
    },
    money: {
      before: first(money).florins,
      boat: track(money)[first(money).boat],
      income: told(money, 'income').florins,
      displaced: told(money, 'displaced').character,
    },
    flip: { before: first(flip).florins, boat: track(flip)[first(flip).boat], income: told(flip, 'income').florins },
    writing: {
      hired: [told(writing, 'hired').character, told(writing, 'hired', 1).character],
      strength: strength(writing, 'literature'),
      second: writing.edition.bookRewards[DISCIPLINES.indexOf('arts')][0],
      meeple: told(writing, 'got-meeple').meeple,
    },
    discs: {
      hired: told(discs, 'hired').character,
      workers: strength(discs, 'religion'),
      total: told(discs, 'spent-disc').strength,
      supply: [first(discs).discs, last(discs).discs],
    },
    favours: {
      hired: told(favours, 'hired').character,
      strength: strength(favours, 'politics'),
      before: sum(first(favours).meeples),
      limit: favours.edition.meeples.limit,
      left: favours.positions[favours.positions.length - 1].meeples,
    },
    masterpiece: {
      hired: told(masterpiece, 'hired').character,
      displaced: told(masterpiece, 'displaced').character,
      workers: strength(masterpiece, 'arts'),
      total: told(masterpiece, 'spent-disc').strength,
      points: told(masterpiece, 'masterpiece').points,
    },
    tile: { museum: museumValue(tile.positions[0], first(tile)), tile: told(tile, 'acquired').tile, meeples: sum(last(tile).meeples) },
    refill: { recruited: told(refill, 'moved').character, count: told(refill, 'refilled').count },
    firing: { fired: told(firing, 'fired').character, workers: strength(firing, 'arts'), total: told(firing, 'spent-disc').strength },
    end: {
      scores: game.result(finished).scores,
      museums: finished.players.map((player) => museumValue(finished, player)),
      extra: end.edition.bonusTiles.artwork,
      left: sum(finished.artworks.map((count, kind) => count * end.edition.artworks.values[kind])),
      discs: finished.players.map((_, seat) => finished.gridDiscs.filter((owner) => owner === seat).length),
    },
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
