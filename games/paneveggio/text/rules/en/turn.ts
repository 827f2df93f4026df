/** A turn as a whole, and the score. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, told } from './counted.ts';

const turn = (facts: Facts): RulesSection => {
  const { studies } = counted(facts);
  return {
    id: 'turn',
    title: 'Your turn',
    blocks: [
      'Players take their turns clockwise. Your turn has two parts:',
      {
        steps: [
          `**You may change your score**, as often as you can pay for: ${studies(facts.stories.prices.change)} per change. For the rest of the turn only an effect can still change it.`,
          '**You choose one of two sequences**: an [Atelier](#atelier) or a [Conservation](#conservation). You never do both in one turn.',
        ],
      },
      {
        table: 'Atelier or Conservation?',
        head: ['What', 'Atelier', 'Conservation'],
        rows: [
          ['What you do', 'You carry out the actions of your score.', 'You put your violins away, place cards and take cards back.'],
          ['Your violins on musicians', 'Each loses a token at the end; bare ones break.', 'All go to your heritage, and nothing wears.'],
          ['Tokens on those violins', 'Wear takes one from each.', 'All come back, as ducats or studies.'],
          ['Wood in your stock', 'Gains 1 quality at the end.', 'Doesn’t age.'],
          ['End-of-turn effects', 'You may use one.', 'None.'],
          ['Your empty contact piles', 'Are filled up.', 'Stay empty.'],
          ['Cards from your hand', 'Only a bonus or an effect lets you place one.', 'You may place as many as you like.'],
        ],
      },
      'You may choose a Conservation even if you have no violin on a musician.',
    ],
  };
};

const score = (facts: Facts): RulesSection => {
  const { edition, stories, list, line, actions } = facts;
  return {
    id: 'score',
    title: 'Your score',
    blocks: [
      `The score has five lines and ${edition.beats} beats. From top to bottom the lines are ${list(edition.lines.map(line))}. On every beat stands exactly one note.`,
      '**Equal neighbours are one action.** Notes on the same line that follow each other without a gap make a single action, with as many beats as there are notes. You can’t cut a long action into shorter ones. The last beat and the first beat never join to one action.',
      {
        figure: 'score',
        caption: `A score: ${actions(stories.firstTurn.score)}.`,
        labels: [
          'A line: every note on it means this action.',
          'A note on its beat.',
          'Two notes on the same line: one action of 2 beats. The number says how many beats an action has.',
        ],
      },
    ],
  };
};

const changing = (facts: Facts): RulesSection => {
  const { edition, stories, examples, line, actions } = facts;
  const { studies } = counted(facts);
  const { changes, prices } = stories;
  const price = studies(prices.change);
  const top = line(edition.lines[0]);
  const bottom = line(edition.lines[edition.lines.length - 1]);
  return {
    id: 'changing-score',
    part: true,
    title: 'Changing your score',
    blocks: [
      {
        table: 'The three ways to change your score',
        head: ['Change', 'What happens', 'Price'],
        rows: [
          ['Move a note', `One note goes one line up or down. ${top} and ${bottom}, the top and the bottom line, count as neighbours.`, price],
          ['Swap two notes', 'The notes of two neighbouring beats change places. The first and the last beat count as neighbours.', price],
          ['Shift the score', 'All notes move one beat to the left or to the right. The note that falls off at one end comes in at the other.', price],
        ],
      },
      'You may make any number of changes, in any order, but only at the beginning of your turn, before an Atelier or a Conservation. If you have no study left, you may [ask the Master](#tokens).',
      {
        example: `Four changes for ${studies(changes.studies)}`,
        blocks: told(examples.changes, [
          { figure: 'score-before', caption: `Before: ${actions(changes.before)}.` },
          {
            steps: [
              'The Relation note moves one line up, to Crafting. It now stands beside the Crafting note: an action of 2 beats.',
              'The notes of beats 3 and 4 change places, so that the two Study notes stand side by side.',
              `The last Restoration note moves one line down: past the bottom line, round to ${top}.`,
              'All notes shift to the left. The first note, Restoration, comes in at the end.',
            ],
          },
          { figure: 'score-changed', caption: `After: ${actions(changes.after)}.` },
        ]),
      },
    ],
  };
};

export const turnSections = (facts: Facts): RulesSection[] => [turn(facts), score(facts), changing(facts)];
