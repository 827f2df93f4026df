/** What an expert of La Stanza asks about a finished game. */
import { count, type Fact, type GameRecord, ratio, Tally } from '@bottega/kernel';
import { DISCIPLINES, type DisciplineName } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import type { State } from '../rules/state.ts';
import { standingStrength } from '../rules/strength.ts';

export function facts(record: GameRecord): readonly Fact[] {
  const end = record.end as State;
  const tally = new Tally(record, end.players.length);
  const turns = tally.of(['turn', 'last-turn']);
  const activations = tally.of('activated');
  const hires = tally.of('hired');
  return [
    ratio('activations', 'share', activations, turns),
    ratio('strength', 'mean', strengths(record, end.players.length), activations),
    count('hires', hires),
    ratio(
      'hire-price',
      'mean',
      tally.of('hired', ({ price }) => Number(price)),
      hires,
    ),
    ratio(
      'florins',
      'mean',
      tally.of(['income', 'florins'], ({ florins }) => Number(florins)),
      turns,
    ),
    count('masterpieces', tally.of('masterpiece')),
    count('artworks', tally.of('created')),
    count('books', tally.of('wrote')),
    count('tiles', tally.of('acquired')),
    count('passed', tally.of(['passed', 'no-reward'])),
  ];
}

/** The Strength of all activations of a seat: workers and tiles when the turn was over, and what was spent on it. */
function strengths({ played, end }: GameRecord, seats: number): number[] {
  const sums = Array.from({ length: seats }, () => 0);
  for (const [at, { events, before }] of played.entries()) {
    const activated = events.find(({ code }) => code === 'activated');
    if (activated === undefined) continue;
    const seat = Number(activated['seat']);
    const next = played.findIndex((later, number) => number > at && later.before.turn !== before.turn);
    const turn = played.slice(at, next < 0 ? played.length : next).flatMap(({ events: told }) => told);
    const spent = turn.filter((event) => event['seat'] === seat && (event.code === 'spent-disc' || event.code === 'paid-strength')).length;
    const after = (next < 0 ? end : played[next].before) as State;
    const discipline = DISCIPLINES.indexOf(activated['discipline'] as DisciplineName);
    sums[seat] += standingStrength(editionOf(after), after.players[seat], discipline) + spent;
  }
  return sums;
}
