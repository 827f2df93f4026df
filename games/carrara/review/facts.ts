/** What an expert of The Palaces of Carrara asks about a finished game. */
import { count, type Fact, type GameRecord, ratio, Tally } from '@bottega/kernel';
import { markersLeft, type State } from '../rules/state.ts';

export function facts(record: GameRecord): readonly Fact[] {
  const end = record.end as State;
  const tally = new Tally(record, end.players.length);
  const turns = tally.of('turn');
  // several blocks of a sector are one purchase
  const blocks = tally.of('bought', ({ colour }) => (colour as readonly unknown[]).length);
  const paid = tally.of('bought', ({ florins }) => Number(florins));
  const buildings = tally.of(['built', 'built-monument']);
  // at the end, as monuments made them
  const standing = end.players.map(({ columns }) => columns.flat());
  const earned = tally.of(['court-florins', 'marked-city', 'marked-type', 'marked-landscape', 'marked-statues', 'passed'], ({ florins }) =>
    Number(florins ?? 0),
  );
  return [
    ratio('florins', 'mean', earned, turns),
    count('blocks', blocks),
    ratio('block-price', 'mean', paid, blocks),
    count('buildings', buildings),
    ratio(
      'building-value',
      'mean',
      standing.map((built) => built.reduce((sum, { value }) => sum + value, 0)),
      standing.map(({ length }) => length),
    ),
    count('monuments', tally.of(['built-monument', 'upgraded'])),
    count('evaluations', tally.of(['evaluates', 'evaluates-open', 'follows'])),
    count('visits', tally.of('follows')),
    count('idle-markers', end.players.map(markersLeft)),
    count(
      'florins-left',
      end.players.map(({ florins }) => florins),
    ),
    count('passes', tally.of('passed')),
  ];
}
