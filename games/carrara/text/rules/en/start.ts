/** In two minutes, the first turn, and the set-up. */
import type { RulesSection } from '@bottega/kernel';
import { CITIES, COLOURS, TYPES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { blockList, florins, points, price } from './words.ts';

export const start = (facts: Facts): RulesSection[] => [about(facts), firstTurn(facts), setup(facts), playerBoard(facts), secrets(facts)];

const about = ({ edition, city, pays, edition: { cities } }: Facts): RulesSection => ({
  id: 'about',
  title: 'In two minutes',
  blocks: [
    'You lead a noble family that is to fill six cities with marble. You buy blocks of marble, build with them, and decide when your buildings are evaluated. Evaluations pay victory points, **points** for short, and **florins**, the money for more marble. Whoever has the most points at the end wins.',
    '**Your turn** is one action, then the next player’s turn begins:',
    {
      list: [
        '[buy blocks](#buying) from the wheel,',
        '[build](#building) a building or a monument in one of your cities,',
        '[evaluate](#evaluating) with one of your markers,',
        `[pass](#passing) and take ${florins(edition.florins.pass)}.`,
      ],
    },
    'What makes it a game:',
    {
      list: [
        '**Marble gets cheaper** as the wheel turns, until it comes round to the most expensive sector again. Buy now, or wait and perhaps lose it?',
        `**Choosy cities pay better.** ${city('livorno')} accepts nothing but white marble and pays ${pays(cities.livorno.pays, cities.livorno.reward)} times the value of a building. ${city('lerici')} accepts every colour and pays ${pays(cities.lerici.pays, cities.lerici.reward)} times the value.`,
        `**You can evaluate only ${edition.court.normal.length} times**, and each place only once. Too early, and it pays little. Too late, and somebody else has taken the city, because each city is evaluated by one player only.`,
      ],
    },
    `**The end** comes when the pile of building tiles is empty and somebody has used their last marker. Whoever triggers it scores ${points(edition.end.points)}; everyone else has one more turn. Then every ${florins(edition.florins.rate)} are worth a point.`,
    'Play the normal game first. The [advanced game](#advanced) adds decorations, statues and more to evaluate.',
  ],
});

function firstTurn(facts: Facts): RulesSection {
  const { examples, edition, playedWith, colour, city, type, sector, pays } = facts;
  const { onWheel, wanted, drawn, before, spent, florins: left, hers, value, paid, pays: massa } = examples.firstTurn;
  const sum = wanted.map((each) => `${colour(each.colour)} ${price(each.price)}`);
  return {
    id: 'first-turn',
    title: 'Your first turn, step by step',
    blocks: [
      ...(facts.playedWith === edition ? [] : ['The examples on this page use Bottega’s own values, not those of the edition you play with.']),
      'You begin a game for two, against Beatrice.',
      `You have ${florins(playedWith.start.florins)} and these blocks: ${blockList(facts, playedWith.start.blocks[0])}. In sector ${sector(0)} of the wheel lie ${blockList(facts, onWheel)}.`,
      {
        figure: 'wheel-start',
        caption: 'The wheel at the start of the game',
        labels: [
          'The blocks on the wheel. They move with it.',
          `The prices of sector ${sector(0)}. The ring of prices stands still, from white to purple in every sector.`,
          'The hub, around which the wheel turns. Beside the wheel you turn it one sector clockwise.',
        ],
      },
      `**You choose to buy, and turn the wheel first.** Everything moves on by one sector, from ${sector(0)} to ${sector(1)}. Then sector ${sector(0)} is filled from the bag until ${playedWith.wheel.capacity} blocks lie on the wheel. The new ones are ${blockList(facts, drawn)}.`,
      {
        figure: 'wheel-turned',
        caption: 'The wheel after the turn',
        labels: [`The blocks from the start, now in sector ${sector(1)}`, `The new blocks in sector ${sector(0)}`],
      },
      `**You buy from one sector.** In sector ${sector(1)} you take four blocks, for these florins: ${facts.and(sum)}. Together that is ${florins(spent)} instead of ${before} in sector ${sector(0)}. You keep ${florins(left)}, and your turn is over.`,
      `Beatrice turns the wheel as well and pays ${florins(hers)} for the yellow block, now in sector ${sector(2)}.`,
      `**On your second turn you build.** You take the ${type('villa')} of value ${value} from the display and build it in ${city('massa')}. A building costs as many blocks as its value. ${city('massa')} accepts blue and everything finer, so you pay ${blockList(facts, paid)}: two purple blocks stand for one blue. You keep the red one for a choosier city.`,
      {
        figure: 'first-built',
        caption: `Your cities after two turns. Whenever you have the ${type('villa')} evaluated by its type or its city, ${city('massa')} pays ${pays(massa.pays, massa.reward)} times its value.`,
      },
    ],
  };
}

function setup(facts: Facts): RulesSection {
  const { edition, byPlayers, colour, sector } = facts;
  const { start: begin, buildings, court, blocks } = edition;
  return {
    id: 'setup',
    title: 'Set-up',
    blocks: [
      'Bottega sets the table for you. This is what lies on it in the normal game; the [advanced game](#advanced-setup) adds to it.',
      {
        steps: [
          `Shuffle the building tiles that are in play and lay ${buildings.display} of them out face up: the **display**. The others are the **pile**, face down.`,
          `Lay out the ${TYPES.length} **monuments**, one of each type, value ${buildings.monument}, and the ${facts.upgradeTiles} **upgrade tiles**.`,
          `There are ${facts.blocksInAll} **blocks**, ${blocks.perColour} of each of six colours. Into sector ${sector(0)} of the wheel go ${blockList(facts, facts.startBlocks)}. Everyone takes their starting blocks. All the others go into the bag.`,
          `Everyone has a player board, a screen, **${florins(begin.florins)}** and **${court.normal.length} evaluation markers**, one in each bonus section of the Royal Court. Everyone starts at 0 points.`,
          'The first player is drawn at random. Turns go round clockwise. Florins never run out; of everything else there is only what is in the box.',
        ],
      },
      {
        table: 'Building tiles by number of players',
        head: ['Players', 'Values of each type', 'Tiles in all', 'On display', 'In the pile'],
        rows: byPlayers.map(({ players, values, tiles, pile }) => [String(players), values.join(', '), String(tiles), String(tiles - pile), String(pile)]),
      },
      {
        table: 'Starting blocks by turn order',
        head: ['Turn order', 'Blocks'],
        rows: begin.blocks.map((own, index) => [`Player ${index + 1}`, facts.and(own.map(colour))]),
      },
      {
        figure: 'blocks',
        caption: `The six colours, the finest first: ${facts.and(COLOURS.map(colour))}. Each has its mark, so that you can tell them apart without seeing the colour.`,
      },
      {
        figure: 'market',
        caption: 'What everyone can build',
        labels: ['The display', 'The number of tiles left in the pile', 'The monuments', 'The upgrade tiles; a number says how many, if more than one'],
      },
    ],
  };
}

const playerBoard = ({ edition }: Facts): RulesSection => ({
  id: 'player-board',
  title: 'Your player board',
  part: true,
  blocks: [
    {
      figure: 'player-board',
      caption: 'A player board in the normal game',
      labels: [
        'A column of buildings. A new building goes on top of the column of its city; a column may grow as high as you like.',
        'A city: the marks of the colours it accepts, and its rate in florins (a coin) or points (a shield), to be multiplied by the value of your buildings.',
        'Your florins and blocks, behind your screen.',
        `Your ${TYPES.length} type places, one for each type of building.`,
        'Your two landscape places, urban and rural.',
        `The ${CITIES.length} city places. They lie on the main board and are for everyone. A small figure says how many buildings you need in that city; once somebody has evaluated it, their marker lies there.`,
      ],
    },
    `You also start with one marker in each of the ${edition.court.normal.length} bonus sections of the [Royal Court](#court).`,
  ],
});

const secrets = (_facts: Facts): RulesSection => ({
  id: 'secrets',
  title: 'What is secret',
  part: true,
  blocks: [
    'Your florins and blocks are hidden behind your screen. Nobody knows what is in the bag or in which order the tiles of the pile will come. Everything else is open: buildings, markers, points, the number of tiles in the pile, and whether the bag is empty. Bottega can also play [without screens](#options).',
  ],
});
