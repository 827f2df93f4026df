/** How open questions are played, as questions and answers. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { florins, rounds } from './words.ts';

/** Each kind of question by itself, so that nobody has to open them all. */
export const rulings = (facts: Facts): RulesSection[] => [
  {
    id: 'rulings',
    title: 'Rulings: turns and the end',
    folded: true,
    blocks: [
      'The rulebook leaves some questions open. Here and in the next sections is how Bottega plays them, for any number of players.',
      { answers: theEnd(facts) },
    ],
  },
  { id: 'rulings-building', title: 'Rulings: buying and building', folded: true, blocks: [{ answers: building(facts) }] },
  { id: 'rulings-evaluating', title: 'Rulings: evaluating', folded: true, blocks: [{ answers: evaluating(facts) }] },
  { id: 'rulings-advanced', title: 'Rulings: the advanced game', folded: true, blocks: [{ answers: advanced(facts) }] },
];

type Answers = readonly (readonly [question: string, answer: string])[];

const theEnd = ({ edition }: Facts): Answers => [
  ['Who goes first?', 'Somebody at random. The rulebook doesn’t say.'],
  [
    'When exactly is the end checked?',
    'Once, when an action is done. In the advanced game the player who triggered the end may still place stored pieces and make a purchase in that same turn.',
  ],
  ['Can the end be triggered twice?', 'No. Only the first player who does it scores for it, and everyone else has exactly one more turn.'],
  ['Does a Royal Visit count in the last turns?', 'Yes. It must be answered, and new ones can begin.'],
  [
    'What if everyone just passes?',
    `After ${rounds(edition.end.stalledRounds)} of nothing but passes the game ends, and nobody scores for the end. That is long enough to save up by passing. A turn in which you also bought or placed a piece is not just a pass.`,
  ],
  ['What if there is a tie for the victory?', 'Whoever has more blocks left wins, whatever their colours. If that is a tie too, the victory is shared.'],
  [
    'What may I know about the others?',
    'Everything but their florins and blocks. You see florins when somebody can’t pay for any block after turning the wheel, and, in the advanced game, the minimum when somebody reserves a florin place. You may know that the bag is empty, but not what is in it.',
  ],
];

const building = ({ edition, city }: Facts): Answers => [
  [
    'May I buy without turning the wheel?',
    'In the normal game yes, if there is a block you can pay for; a free block counts. In the advanced game at least one wheel turns.',
  ],
  ['May I turn the wheel with an empty bag?', 'Yes, as long as blocks lie on the wheel. If wheel and bag are both empty, nobody can buy.'],
  [
    'Which exchanges are possible when paying?',
    `Pairs of the colour just below the city’s own, each for one block; none in ${city('lerici')}. The rulebook would also let you exchange two accepted blocks for a finer one. That only wastes a block, so it isn’t offered.`,
  ],
  ['Can I pay too much?', 'No. The payment is exact, and there is no change.'],
  ['Must I take an upgrade tile?', 'Yes, if there is one for a city that has none of yours yet. Which one is up to you.'],
  [
    'When does building score?',
    `Only if your markers were all used before you built. You score the value printed on the tile, or the difference between ${edition.buildings.monument} and the value of the building that you turned into a monument.`,
  ],
];

const evaluating = (_facts: Facts): Answers => [
  [
    'Can I evaluate when no place is open to me?',
    'Only if the bonus opens one. For example, the florins of the court may bring you up to what a florin place needs, a gold statue may open a statue place, or the florins may let you buy the statue that opens one. Then you must use them so that a place is open in the end.',
  ],
  [
    'Which marker may I use?',
    'During somebody else’s Visit only the one in the section of the Visit. Otherwise any of yours in the court, also one from the open area while there are still bonus sections to open.',
  ],
  ['May I evaluate again right after my own Visit?', 'Yes. You return the Visit marker at the start of your turn and may take it again at once.'],
  [
    'I have declined. May I evaluate with another marker in that turn?',
    'No. You can buy, build or pass; you can evaluate again once the Visit has been returned.',
  ],
  [
    'In the advanced game, what may I do before I answer a Visit?',
    'Place stored pieces and make your purchase. All actions, and passing, come after your answer.',
  ],
  ['Whose are the places?', 'City places and florin places are shared; whoever comes first has them. Types, landscapes and statue places are everyone’s own.'],
];

const advanced = ({ edition }: Facts): Answers => [
  ['May I turn the statue wheel alone just to change the statues?', 'Only if there is a block you can pay for, and then you must buy.'],
  ['May I take both pieces of an emptied sector?', 'No, one of them, and only if the supply has it.'],
  [
    'How many stored pieces may I place in a turn?',
    'As many as you like, but not in the turn in which you stored them. The rulebook can be read as one decoration and one statue per turn; we read it freely. You may also place one just when a new piece is offered, to make room.',
  ],
  [
    'Exactly when may I place stored pieces and buy a piece?',
    'Before your action, between the bonus and the place, and after your action; stored pieces also when a new piece is offered to you. The rulebook says at any time of your turn, which would include the moment between turning the wheel and paying. It makes a difference only in far-fetched positions, so it isn’t offered.',
  ],
  [
    `May I buy a piece for ${florins(edition.pieces.price)} in the middle of an evaluation?`,
    'Yes, between bonus and place, as long as a place is still open to you afterwards.',
  ],
  [
    'Where do discarded pieces go?',
    'Decorations and coloured statues back to the supply. Gold statues go into the box, also when somebody refuses one or declines the Visit of a section with gold.',
  ],
  ['Does a decoration change what a monument costs?', 'No. You pay the difference to the printed value. Decoration and statue move up onto the monument.'],
  ['How much must I show to reserve a florin place?', 'Just that you have the minimum. How many more you have stays secret.'],
  ['Do stored pieces score at the end?', 'No.'],
];
