/** Evaluating in the advanced game: the court's new bonuses, statue places and florin places. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { florins, points, reward } from './words.ts';

export const advancedPlaces = (facts: Facts): RulesSection[] => [court(facts), statuePlaces(facts), florinPlaces(facts)];

const court = (_facts: Facts): RulesSection => ({
  id: 'advanced-court',
  title: 'The Royal Court in the advanced game',
  part: true,
  blocks: [
    { figure: 'advanced-court', caption: 'The court of the advanced game. A crown stands for any decoration. All bonuses are in [this table](#court).' },
    {
      list: [
        '**Decoration:** take any decoration of the supply.',
        '**Gold statue:** take one of the gold statues at the court. If you don’t want it, or if you decline the Visit of that section, it goes back into the box. If only the gold statue can [open a place](#rulings-evaluating) for you, you must take it and place it so that it does.',
        'You place or store the piece before you choose the place, so a piece placed now counts in this very evaluation.',
        'Likewise, florins from the court count at once: towards a florin place, and for a purchase that opens a statue place for you.',
      ],
    },
    'Visits work as in the normal game.',
  ],
});

function statuePlaces({ edition, examples, city, and, type, pays }: Facts): RulesSection {
  const { reward: gained, paying } = examples.statues;
  const lines = paying.map(({ type: name, value, decorated, city: where, pays: currency, rate }) =>
    decorated
      ? `${type(name)} ${value} in ${city(where)}, decorated: (${value} + 1) × ${pays(currency, rate)}`
      : `${type(name)} ${value} in ${city(where)}: ${value} × ${pays(currency, rate)}`,
  );
  return {
    id: 'statue-places',
    title: 'Evaluating statues',
    part: true,
    blocks: [
      {
        table: 'Your statue places',
        head: ['Place', 'Cities'],
        rows: edition.pieces.statuePlaces.map((cities, index) => [String(index + 1), and(cities.map(city))]),
      },
      'You need at least one statue on a building in one of the cities of the place. **Only buildings with a statue pay**: the value of each, with its decoration, times the rate of its city. The statue itself adds nothing, and its colour doesn’t matter. Each of your statue places can be used once.',
      {
        example: `The statues of ${city('massa')} and ${city('pisa')} on the [board above](#advanced-board)`,
        blocks: [
          { list: lines },
          `${city('pisa')} has an upgrade tile there, and the buildings without a statue don’t count. Together: **${reward(gained)}**.`,
        ],
      },
    ],
  };
}

function florinPlaces({ edition, examples, playedWith }: Facts): RulesSection {
  const { florins: had, plain, reserved, place } = examples.statues;
  const { rate } = edition.florins;
  return {
    id: 'florin-places',
    title: 'Reserving a florin place',
    part: true,
    blocks: [
      'A florin place pays nothing now. It gives you a better rate for your florins **at the end of the game**.',
      {
        table: 'The florin places',
        head: ['You must have at least', 'Florins for a point at the end'],
        rows: [...edition.florins.places.map(({ needs, rate: better }) => [florins(needs), String(better)]), ['– (without a florin place)', String(rate)]],
      },
      {
        list: [
          'You show the others that you have at least that many florins; how many more stays secret. You keep them all, and you may spend them later.',
          'What counts at the end is the florins you have left then, even if they are fewer. Whatever the rate, the result is rounded down.',
          'Each florin place is for one player, and each player may reserve only one in the game.',
        ],
      },
      {
        example: 'Was it worth a marker?',
        blocks: [
          `You have ${florins(had)} and reserve the place for ${playedWith.florins.places[place].needs}. If you still have them at the end, they score ${points(reserved)} instead of ${plain}.`,
        ],
      },
    ],
  };
}
