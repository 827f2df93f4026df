/** The options of this house, and advice for a first game. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { florins, points } from './words.ts';

export const house = (facts: Facts): RulesSection[] => [options(facts), advice(facts)];

const options = (_facts: Facts): RulesSection => ({
  id: 'options',
  title: 'Options in Bottega',
  blocks: [
    {
      table: 'What you can choose when you start a game',
      head: ['Option', 'Choices'],
      rows: [
        ['Players', '2, 3 or 4; people and bots as you like. The game has no solo rules: alone, you play against bots.'],
        ['Version', 'The normal game or the advanced game.'],
        [
          'Screens',
          'With screens, florins and blocks are secret, as in the rulebook. Without screens everyone sees them, which makes the game easier to learn and to talk through.',
        ],
      ],
    },
    'With screens Bottega asks you even when there is only one thing you can do, so that nobody can tell from the pace of the game what you could not pay for.',
  ],
});

const advice = ({ edition, examples, city, sector }: Facts): RulesSection => ({
  id: 'advice',
  title: 'Advice for your first game',
  blocks: [
    {
      list: [
        `**Let the wheel work.** In sector ${sector(0)} you pay for the others, who will find the rest cheaper. Sectors ${sector(2)} to ${sector(4)} are usually the better bargain.`,
        `**Few, big, together.** A couple of large buildings in a city that pays points, such as ${city('lucca')} or ${city('massa')}, beat small ones everywhere.`,
        '**Have a building paid two or three times.** City, type and landscape all count the same building. Rural buildings in a city that pays points score each time.',
        '**Take what others can take.** Your own places can wait. A city you share with everyone can’t.',
        `**Build the monument before the payday.** In the [example above](#monuments) it raised ${city('massa')} from ${points(examples.monument.before.points)} to ${examples.monument.after.points}.`,
        `**Florins early, points late.** At the end ${florins(edition.florins.rate)} are a single point.`,
        '**Watch the pile and the markers.** Not only yours: markers that are unused at the end are worth nothing.',
      ],
    },
  ],
});
