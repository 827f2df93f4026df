/** What an expert of Paneveggio asks about a finished game. */
import { count, type Fact, type GameRecord, ratio, Tally } from '@bottega/kernel';
import { cardOf, type State } from '../rules/state.ts';

const QUALITIES = [1, 2, 3, 4];

export function facts(record: GameRecord): readonly Fact[] {
  const end = record.end as State;
  const { players } = end;
  const tally = new Tally(record, players);
  const turns = tally.of('turn');
  const violins = tally.of('crafted');
  const ateliers = tally.of('atelier');
  const placed = (kind: string): number[] => tally.of('placed', ({ card }) => (cardOf(end, Number(card)).kind === kind ? 1 : 0));
  return [
    ratio('ateliers', 'share', ateliers, turns),
    ratio('ignored', 'mean', tally.of('action-ignored'), ateliers),
    count('violins', violins),
    ...QUALITIES.map((quality) =>
      count(
        `quality-${quality}`,
        tally.of('crafted', (event) => (event['quality'] === quality ? 1 : 0)),
      ),
    ),
    ratio(
      'prestige',
      'mean',
      tally.of('crafted', ({ prestige }) => Number(prestige)),
      violins,
    ),
    count('broken', tally.of('broken')),
    count('musicians', placed('musician')),
    count('apprentices', placed('apprentice')),
    count('restored', tally.of(['restored', 'restored-own'])),
    count(
      'help',
      tally.of('helped', (event) => Number(event['count'])),
    ),
  ];
}
