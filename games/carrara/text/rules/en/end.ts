/** The end of the normal game. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { florins, NAMES, points, rounds } from './words.ts';

export const end = (facts: Facts): RulesSection[] => [trigger(facts), scoring(facts)];

const trigger = ({ edition }: Facts): RulesSection => ({
  id: 'end',
  title: 'The end of the game',
  blocks: [
    'Two things must come together: **the pile of building tiles is empty, and somebody has no evaluation marker left.** You trigger the end in one of two ways:',
    {
      list: [
        'You draw the last tile of the pile to fill the display while any player, perhaps you, has no marker left.',
        'You place your own last marker while the pile is already empty.',
      ],
    },
    `This is checked when your action is done. You score **${points(edition.end.points)}** and have no more turns; in the advanced game you may still place stored pieces and make a purchase in this one. **Every other player has exactly one more turn.** A Royal Visit must be answered in those turns too. Only the first player to trigger the end scores for it.`,
    'Monuments don’t come from the pile, so building one never triggers the end.',
    `So that no game goes on for ever, it also ends, without those points, after ${rounds(edition.end.stalledRounds)} in which nobody did anything but pass.`,
  ],
});

function scoring({ edition, examples }: Facts): RulesSection {
  const { last, bonus, hers, florins: left, scores } = examples.ending;
  const part = (seat: number, code: string): string => String(scores[seat].parts.find((each) => each.code === code)?.points ?? 0);
  const row = (title: string, code: string): string[] => [title, part(0, code), part(1, code)];
  return {
    id: 'final-scoring',
    title: 'Final scoring and ties',
    part: true,
    blocks: [
      `Add **1 point for every ${florins(edition.florins.rate)}** you have left, rounded down, to the points you scored during the game. Whoever has the most points wins. If there is a tie, the tied player with **more blocks left** wins; if that is a tie too, they share the victory.`,
      {
        example: 'Triggering the end',
        blocks: [
          `The pile is empty. You have one marker left, Beatrice has two. You put yours on your rural place: ${points(last)}. It was your last one, so you trigger the end and score ${bonus} more. Beatrice has one more turn. She evaluates a city for ${points(hers)}; her other marker is worth nothing any more. In the end you have ${florins(left[0])}, Beatrice ${left[1]}.`,
          {
            table: 'The final scores of this game',
            head: ['Points for', NAMES[0], NAMES[1]],
            rows: [
              row('Evaluations', 'evaluation'),
              row('Bonuses of the court', 'court'),
              row('Building without markers', 'building'),
              row('Triggering the end', 'end'),
              row('Florins', 'florins'),
              ['**Total**', `**${scores[0].total}**`, `**${scores[1].total}**`],
            ],
          },
        ],
      },
    ],
  };
}
