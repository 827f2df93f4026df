/** The third action: evaluating, the Royal Court and the Royal Visit. */
import type { RulesSection } from '@bottega/kernel';
import { type Bonus, CITIES, TYPES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { florins, points } from './words.ts';

export const evaluating = (facts: Facts): RulesSection[] => [action(facts), court(facts), visit(facts)];

const action = ({ edition, places }: Facts): RulesSection => ({
  id: 'evaluating',
  title: 'Action: evaluate',
  blocks: [
    `Evaluating turns buildings into points and florins. You have ${edition.court.normal.length} markers for the whole game, and there are ${places.normal} places to put them.`,
    {
      steps: [
        '**Take one of your markers from the Royal Court.** If it comes from a bonus section, take that section’s bonus now and, unless you are following somebody else’s [Visit](#visit), the Royal Visit marker. If it comes from the open area, there is no bonus and no Visit.',
        '**Put the marker on an evaluation place** that is open to you. It stays there for the rest of the game.',
        '**Take what the place pays.** Your buildings stay where they are and can be paid again by other places.',
      ],
    },
    {
      table: 'The evaluation places',
      head: ['Place', 'How many', 'Whose', 'What you need', 'What it pays'],
      rows: [
        [
          '[City](#city-places)',
          String(CITIES.length),
          'shared: one player each',
          'enough [buildings](#cities) there',
          'all your buildings in that city, at its rate',
        ],
        [
          '[Type](#type-places)',
          String(TYPES.length),
          'your own',
          'one building of that type',
          'all your buildings of that type, each at the rate of its city',
        ],
        ['[Landscape](#landscape-places)', '2', 'your own', 'one building of that landscape', 'all your buildings of that landscape, at the landscape’s rate'],
      ],
    },
    'You can evaluate only if a place is open to you once you have the bonus. Each place is used once: by one player in the case of a city, by each player in the case of their own places.',
  ],
});

const BONUS: Readonly<Record<Bonus, (facts: Facts) => string>> = {
  florins: ({ edition }) => florins(edition.court.florins),
  points: ({ edition }) => points(edition.court.points),
  gold: () => 'a gold statue',
  decoration: () => 'a decoration of your choice',
};

function court(facts: Facts): RulesSection {
  const { normal, advanced } = facts.edition.court;
  const sections = Array.from({ length: Math.max(normal.length, advanced.length) }, (_, section) => section);
  const bonus = (of: Bonus | undefined): string => (of === undefined ? '–' : BONUS[of](facts));
  return {
    id: 'court',
    title: 'The Royal Court',
    part: true,
    blocks: [
      'At the start everyone has one marker in every bonus section. Which section you take a marker from decides your bonus.',
      {
        table: 'The bonus of each section of the court',
        head: ['Section', 'Normal game', 'Advanced game'],
        rows: sections.map((section) => [String(section + 1), bonus(normal[section]), bonus(advanced[section])]),
      },
      'The bonus comes first, then the place.',
    ],
  };
}

function visit({ examples, city, type }: Facts): RulesSection {
  const { bonus, yours, hers } = examples.visit;
  return {
    id: 'visit',
    title: 'The Royal Visit',
    part: true,
    blocks: [
      'Whoever evaluates with a marker from a bonus section while nobody else holds the Royal Visit marker starts a Visit: they take the Royal Visit marker and hold it until their own next turn begins. Then it goes back to the court, and they may evaluate again at once.',
      'Until then **every other player must answer the Visit on their turn, before any action**, with their own marker in the same section:',
      {
        list: [
          '**Follow:** evaluate with that marker. You get the same bonus and may use any place that is open to you. This is your action.',
          '**Decline:** move that marker to the **open area**. You lose its bonus, but not the marker. Then you take a normal turn: buy, build or pass. You can’t evaluate in that turn, not even with a marker from the open area.',
        ],
      },
      'If no place would be open to you, you can only decline. So each section opens exactly once for everyone: after a Visit no marker is left in it.',
      'Markers in the open area can be used on any later turn, as long as nobody else holds the Royal Visit: without a bonus and without a new Visit.',
      {
        example: 'Three players and one Visit',
        blocks: [
          {
            steps: [
              `You take your marker from section 1: ${florins(bonus)}. You hold the Visit. You put the marker on ${city('lucca')} and score ${points(yours)}.`,
              `Beatrice follows. She gets ${florins(bonus)} too and evaluates her ${type('biblioteca')}: ${florins(hers)} more.`,
              'Cosimo declines. His marker goes to the open area, and he builds.',
              'Your next turn begins: you return the Visit. Section 1 is empty.',
            ],
          },
          {
            figure: 'court',
            caption: 'The court just after Cosimo has declined (you are the circle, Beatrice is the square, Cosimo is the triangle)',
            labels: [
              'The section that was opened. Nobody has a marker left in it.',
              'A section with its bonus and everyone’s markers',
              'The open area with Cosimo’s marker',
            ],
          },
        ],
      },
    ],
  };
}
