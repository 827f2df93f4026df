import type { RulesText } from './types.ts';

export const rules: RulesText = {
  sections: {
    about: {
      title: 'What it is about',
      text: [
        'The king wants to see palaces of marble. You buy blocks when they are cheap enough, pile up buildings in six Tuscan cities, and decide when each of your achievements is looked at. Every evaluation happens once: too early and it brings little, too late and somebody else has had the place.',
        'Points come from evaluations, from the court and from the end of the game. Whoever has most wins.',
      ],
    },
    setup: {
      title: 'Set-up',
      text: [
        'One block of each colour lies in sector I of the wheel; the rest are in the bag. Nine building tiles are on display, the others form a face-down pile; the number of tiles depends on the number of players. Six monuments, one of each type, and the upgrade tiles lie beside them.',
        'Everyone has 20 florins, two blocks, and one evaluation marker in each section of the court. With screens, florins and blocks are secret.',
      ],
    },
    turn: {
      title: 'A turn',
      text: [
        'Do one thing, then the next player is on:',
        ['buy blocks,', 'build: a tile of the display, or a monument,', 'evaluate with one of your markers,', 'pass and take 2 florins.'],
        'When a Royal Visit is on, answer it first: see the court.',
      ],
    },
    buying: {
      title: 'Buying blocks',
      text: [
        'First turn the wheel one sector clockwise, or leave it where it is. After a turn the wheel is filled up to eleven blocks: the new ones, drawn blindly, go to sector I.',
        'Then choose one sector and take as many of its blocks as you like, at least one. What a block costs depends on its colour and on the sector it lies in: white is dearest, purple cheapest, and every sector further round takes a florin off until a block is free. What comes round from VI to I is dear again.',
        'If nothing is affordable after a turn of the wheel, you show your florins, take 2, and your turn is over.',
      ],
    },
    building: {
      title: 'Building',
      text: [
        'Take a tile of the display and put it on top of your column in a city of your choice. A tile of value 4 costs four blocks, in colours its city accepts: Livorno takes white only, Pisa also yellow, and so on to Lerici, which takes everything.',
        'Two blocks of the colour just below those a city accepts stand for one. No change is given, and the blocks go back to the bag. A new tile then comes to the display.',
        'The value of the building does not depend on the city, but what it brings in an evaluation does: the choosier the city, the more it pays. Three cities pay in points, three in florins.',
        'If all your markers are used, a building brings its value in points at once.',
      ],
    },
    monuments: {
      title: 'Monuments',
      text: [
        'There is one monument of each type, worth 8. Build it from the ground for eight blocks, or turn a building of that type on your board into it for the difference; it stays on its floor and keeps what stands on it.',
      ],
    },
    upgrades: {
      title: 'Upgrade tiles',
      text: [
        'Whoever builds a monument takes one upgrade tile, if there is one to take, and puts it on a city of their own choice. From then on that city pays them one more for each point of value. One tile a city.',
      ],
    },
    court: {
      title: 'The Royal Court and the Royal Visit',
      text: [
        'To evaluate you take a marker out of the court. If it comes from a bonus section you receive the section’s bonus first, 5 florins or 3 points, and take the Royal Visit.',
        'Until your next turn begins the others are visited too: on their turn each must either evaluate with their own marker of the same section, for the same bonus, or give the bonus up and move that marker to the open area. So every section opens once for all.',
        'Markers in the open area can be used later, when there is no Visit: without bonus and without a Visit for the others.',
      ],
    },
    evaluating: {
      title: 'Evaluating',
      text: [
        'Put the marker on a free place and receive what it brings:',
        [
          'A city: all your buildings there, times what the city pays. It takes two or three buildings, and only one player can have each city.',
          'A type: all your buildings of that type, each paid by its own city.',
          'A landscape: all your urban buildings for 1 florin, or your rural ones for 1 point, for each point of value.',
        ],
        'Types and landscapes are your own places, each once a game. You may only evaluate if a place is open to you after the bonus.',
      ],
    },
    pieces: {
      title: 'The advanced game: decorations and statues',
      text: [
        'Two wheels lie on each other. Turn both, or the small one alone without new blocks. Whoever empties a sector by buying may take the decoration or the statue that lies there.',
        'A decoration fits on its type of building and adds 1 to its value; a statue stands in a city that accepts its colour; gold statues come from the court and stand anywhere. A building holds one of each. What can’t be placed goes to one of two warehouses and comes out on a later turn.',
        'Once a turn a piece may be bought for 10 florins. It is placed at once; a statue only in the city of its own colour.',
        'There are more places to evaluate: the statues of two cities together, and two florin places, which need 36 or 50 florins in hand and promise a better exchange at the end.',
        'At the end sets of different decorations and majorities of statues in each city bring points.',
      ],
    },
    end: {
      title: 'The end',
      text: [
        'The end comes when the pile is empty and somebody has used the last marker. Whoever brings it about scores 5 points; every other player has one more turn.',
        'Every 5 florins left are a point. A tie goes to who has more blocks left; then the victory is shared.',
      ],
    },
    rulings: {
      title: 'Rulings',
      text: [
        'Where the rulebook leaves something open, it is played like this:',
        [
          'The end is looked at once an action is resolved. There is no second trigger, and monuments never touch the pile.',
          'A Royal Visit binds in the last turns too.',
          'Three full rounds of nothing but passes end the game, without the 5 points.',
          'Leaving the wheel alone needs a block you can pay; a free one counts. With wheel and bag empty there is no buying.',
          'Exchanges are not chained, and payment is exact.',
          'An upgrade tile must be taken if one can be.',
          'Building scores only if the markers were gone before.',
          'A refused gold statue, or one that nobody follows for, goes to the box.',
          'Players tied for a rank in statues all get the points of the next lower rank, and that rank is used up too.',
          'With screens you are asked even when only one answer is left, so that the pace of the game tells nobody what you could not pay.',
        ],
      ],
    },
    values: {
      title: 'Printed values and their origin',
      text: ['Some values are printed only as pictures and had to be reconstructed. These are not stated by the rulebook:'],
    },
  },
  marks: { RB: 'stated by the rulebook', PUB: 'from a public source', DER: 'follows from counts and examples', OUR: 'our own choice' },
  groups: { wheel: 'Wheel', start: 'Start', cities: 'Cities', buildings: 'Buildings', court: 'Court', landscapes: 'Landscapes', end: 'End' },
  values: {
    'wheel.prices': 'Florins for a block, by sector',
    'wheel.start': 'Blocks in sector I at the start',
    'wheel.decorations': 'Decorations on the large wheel, clockwise',
    'wheel.statues': 'Statues on the small wheel, clockwise from sector I',
    'start.blocks': 'Starting blocks, in turn order',
    'cities.pays': 'What the city pays in',
    'cities.reward': 'What it pays for each point of building value',
    'cities.improved': 'The same with an upgrade tile',
    'cities.improvements': 'Upgrade tiles to be had',
    'cities.statues': 'Points for most statues, second most and third most',
    'buildings.types.landscape': 'Landscape of each type',
    'buildings.types.decoration': 'Decoration of each type',
    'buildings.values': 'Values of the tiles of each type',
    'buildings.display': 'Tiles on display',
    'court.normal': 'Bonuses of the sections in the normal game',
    'landscapes.reward': 'What it brings for each point of building value',
    'end.stalledRounds': 'Rounds of nothing but passes that end the game',
  },
  notes: {
    'wheel.statues': 'That purple starts in sector I is in the rulebook.',
    'start.blocks': 'That everyone has two blocks of different colours is public.',
    'cities.livorno.statues': 'First place from the rulebook, second worked out, third ours.',
    'cities.pisa.statues': 'First and second place worked out, third ours.',
    'cities.lucca.statues': 'First and second place worked out, third ours.',
    'cities.viareggio.statues': '9 and 2 are in the rulebook.',
    'cities.massa.statues': 'First place worked out, second from the rulebook, third ours.',
    'cities.lerici.statues': 'First and second place from the rulebook, third ours.',
    'buildings.values': 'The full set is in the rulebook.',
  },
  players: 'players',
};
