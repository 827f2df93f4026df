import type { WriteRules } from './text.ts';

export const write: WriteRules = (edition, list) => ({
  sections: {
    about: {
      title: 'What it is about',
      text: [
        'A house of the Renaissance, six rooms, and everybody who is anybody walking through them. You stroll from guest to guest, win some of them over, put them to work, and let their talents sail ships, write books, move the Church, create art and bring you the favour of the mighty.',
        'Whoever has the most prestige points (PP) at the end wins. Two to four play.',
      ],
    },
    setup: {
      title: 'Set-up',
      text: [
        `• Everybody starts with a financier on the leftmost of the six worker spaces and five starting characters, one of each discipline, in random order on the others.`,
        `• In hand: one meeple each of blue, red, green and yellow, ${edition.discs.each} discs, five pillars. One disc goes into the Religion box at once.`,
        `• Money by turn order: ${list(edition.startingFlorins)} florins.`,
        `• All sailboats begin at ${edition.moneyTrack.florins[0]} florins, all figurines on the Bonus space.`,
        '• The fifteen spaces of the five discipline rooms get a character each. The other 25 form the draw pile.',
        `• ${edition.bonusTiles.drawn} bonus tiles of each of four disciplines are drawn and laid out; Politics has none.`,
        `• With two or three players five of the six cover tiles are drawn: in every room one Masterpiece space is closed for the whole game.`,
        '• The Arts room holds one sculpture, one script and one painting for each player.',
        `• The recruitment track has ${list([edition.recruitmentSpaces['2'], edition.recruitmentSpaces['3'], edition.recruitmentSpaces['4']])} spaces with two, three and four players.`,
      ],
    },
    turn: {
      title: 'A turn',
      text: [
        'First move your figurine and take the character you stop at. Then do one of three things:',
        '• activate a discipline, that is, hire people for it and collect what it gives;',
        '• receive money;',
        '• pass, and do nothing more.',
        'Only the Bonus space is different: who stops there takes a bonus tile instead.',
      ],
    },
    moving: {
      title: 'Moving',
      text: [
        `The figurine goes 1 to ${edition.movement} spaces clockwise. Only spaces with a character and without another figurine are counted; all others are skipped as if they weren’t there. The Bonus space is always counted, whoever stands on it.`,
        'The character you stop at goes onto the first space of your recruitment track. If that is occupied, everybody there moves one space to the right, and who falls off the end is discarded.',
        'If you can’t move at all, you stay and your turn is over.',
      ],
    },
    activate: {
      title: 'Activating a discipline',
      text: [
        'Two things are needed.',
        '• You are in the discipline’s room, or you give back a meeple of its colour. A white meeple is good for any discipline.',
        '• You hire at least one character of that discipline. A meeple never replaces the hire.',
        'Then your strength in the discipline is counted, and you take the reward of the room or, if you are strong enough, create a Masterpiece instead.',
      ],
    },
    hiring: {
      title: 'Hiring',
      text: [
        `A hire takes a character from the recruitment track to any worker space but the financier’s and costs what is printed there: ${list(edition.hiringCosts)} florins from left to right. Who worked there has to go: ordinary characters to the discards, starters out of the game.`,
        'In one activation you may hire as many people as you can pay, of any discipline, as long as one of them is of the discipline you activate.',
      ],
    },
    strength: {
      title: 'Strength',
      text: [
        'Every character of the discipline on your worker track counts 1, the permanent bonus tile of the discipline 1 more. For this one activation you may also spend your discs from the discipline’s box in the Religion room, each for +1; they come back to your supply.',
        `Without a Masterpiece no more than strength ${edition.topReward} is rewarded. You may always carry an activation out lower than you could.`,
      ],
    },
    money: {
      title: 'Receiving money',
      text: [
        'Your financier goes one space to the right and pushes the characters there up to the first gap; without a gap the last one falls off. Then you fill your purse up to the amount at your sailboat. If you have more already, you get nothing.',
        `From the last space the financier can still bring money once: it is turned over, which costs ${edition.flippedFinancier} PP at the end, and begins again on the left. Turned over and on the last space again, it is spent.`,
      ],
    },
    'room-discoveries': {
      title: 'Discoveries',
      text: [
        'Strength 1, 2 or 3 moves your sailboat that many spaces along the money track. Boats share spaces.',
        `The track goes from ${edition.moneyTrack.florins[0]} florins to ${Math.max(...edition.moneyTrack.florins)}, then on through spaces worth up to ${Math.max(...edition.moneyTrack.points)} PP at the end; on those you still receive up to ${Math.max(...edition.moneyTrack.florins)} florins. Whoever reaches or passes one of the three marked spaces gets a white meeple.`,
      ],
    },
    'room-literature': {
      title: 'Literature',
      text: [
        `Strength 1, 2 or 3 lets you write that many books, each of another colour. There are books about Discoveries, Religion, Arts and Politics, at most ${edition.shelfLength} of a colour on your shelf. The first of a colour brings nothing by itself; what the others bring is shown above.`,
        'A column of the shelf is complete when all four colours reach it. Complete columns open the Literature bonus tiles.',
      ],
    },
    'room-religion': {
      title: 'Religion',
      text: [
        'Strength 1, 2 or 3 lets you put that many discs into different boxes, never into the Religion box. Whenever you activate a box’s discipline, wherever you are, you may spend discs from it for +1 strength each.',
        'The Religion box works the same way, but discs come there only through books and bonus tiles.',
      ],
    },
    'room-arts': {
      title: 'Arts',
      text: [
        `Strength 1 creates a sculpture (value ${edition.artworks.values[0]}), strength 2 a script (${edition.artworks.values[1]}), strength 3 a painting (${edition.artworks.values[2]}). You may take a lesser work, and have to when the better ones are gone.`,
        'These values are not points: at the end the museums are compared.',
      ],
    },
    'room-politics': {
      title: 'Politics',
      text: [
        'Strength 1, 2 or 3 brings that many meeples, each of another colour, none white. A meeple activates the discipline of its colour from any room, or pays for one of its bonus tiles. White ones do this for every discipline.',
        `Nobody keeps more than ${edition.meeples.limit}: what is too much goes back at once, of your choice.`,
      ],
    },
    'bonus-tiles': {
      title: 'Bonus tiles',
      text: [
        'On the Bonus space you take exactly one tile and have no other action. You may stop there only if you can take one. Any number of figurines may share the space.',
        'For the first, second and third tile of a discipline you need:',
        '• Discoveries: your sailboat at the first, second, third white meeple.',
        '• Literature: one, two, three complete columns of books.',
        `• Religion: ${edition.bonusTiles.discsInBox} of your discs in each of one, two, three boxes, the Religion box included.`,
        `• Arts: works of art worth ${list(edition.bonusTiles.artworkValue)}.`,
        'You pay a meeple of the tile’s colour or a white one and put a disc in the tile’s place. With no disc in your supply you take one out of a box. Then the tile does what it does at once.',
      ],
    },
    masterpieces: {
      title: 'Masterpieces',
      text: [
        `With strength ${list(edition.masterpieces.strengths.slice(0, 3))} you may put a pillar on a Masterpiece space of the room instead of taking the reward, for ${list(edition.masterpieces.points.slice(0, 3))} PP at the end. The dearest one, worth ${edition.masterpieces.points[3]} PP, takes strength ${edition.masterpieces.strengths[3]} and also strength 1 in the discipline shown beside it; for that one only characters and permanent tiles count.`,
        'A stronger activation may also take a lesser space. Every space holds one pillar, and you create one Masterpiece a discipline at most.',
      ],
    },
    refill: {
      title: 'Refill',
      text: [
        'As soon as two rooms have no characters left, every empty space gets a new one, clockwise from the first space of Discoveries, also under figurines. The round marker moves on.',
        'If the pile runs out, the discards are shuffled; if that is not enough, one removed starter of each discipline comes back.',
      ],
    },
    end: {
      title: 'The end',
      text: [
        `There are as many rounds as players and ${edition.roundsBeyondPlayers} more. After the refill that ends the last one the board is not refilled again. Play goes on until the start player is to move; from then on everybody has ${edition.lastTurns} turns: A, B and C.`,
        `In those turns you may retire from the game instead of moving. You take the best free spot, worth ${list(edition.passing['4'])} PP with four players (${list(edition.passing['3'])} with three, ${list(edition.passing['2'])} with two), and play no more.`,
      ],
    },
    scoring: {
      title: 'Scoring',
      text: [
        '• Masterpieces, the sailboat’s space, books, retiring, and the bonus tiles that count at the end.',
        `• A financier turned over: −${edition.flippedFinancier} PP.`,
        `• Most discs on the grid of bonus tiles: ${list(edition.bonusMajority['4'])} PP with four players, ${list(edition.bonusMajority['3'])} with three, ${list(edition.bonusMajority['2'])} with two.`,
        `• Most valuable museum: ${list(edition.museum['4'])} PP with four players, ${list(edition.museum['3'])} with three, ${list(edition.museum['2'])} with two. What is left in the Arts room plays as one more museum and may take a place from somebody.`,
        'Tied players share the sum of their places, rounded down. Without a single disc or work of art there is nothing to share.',
        'A tie for victory goes to an unturned financier, then to the one farther left, then to whoever retired earlier.',
      ],
    },
    variants: {
      title: 'Variants',
      text: [
        '• Expert variant: instead of hiring you may fire a character of the discipline from your worker track. The strength may then be 0; discs and tiles can still raise it.',
        '• Chosen start: everybody arranges the five starters as they like.',
        '• Short game: one refill fewer, as the German rules have it.',
      ],
    },
    rulings: { title: 'Rulings', text: ['Where the rulebook leaves something open, this is how it is played here.'] },
    values: {
      title: 'Reconstructed values',
      text: ['Some values are printed only on the board, not in the rulebook. These were worked out or chosen by us:'],
    },
  },
  rulings: [
    ['Does a meeple replace the hire?', 'No, only being in the room. In its own room a discipline takes no meeple.'],
    ['How many rounds and refills?', 'One round more than players; the refill that ends the last of them is still done.'],
    ['When do the last turns begin?', 'After the last refill, when the start player is next to move.'],
    [
      'What is retiring?',
      'Something for the last three turns only, instead of the whole turn. Who never does it gets nothing there. Moving and then doing nothing is always allowed.',
    ],
    ['Where does a recruit go?', 'On the first space. If it is occupied all move one to the right, gaps included; who leaves the last space is discarded.'],
    ['How far does the financier push?', 'Up to the first gap; without one the rightmost character falls off. The space it leaves stays empty.'],
    [
      'Money from the last space?',
      'The financier is turned over and comes first; the others slide into the space it left. Turned over and last again, it brings no more money.',
    ],
    ['The Arts tile that calls the financier home?', 'Characters slide to the right; the financier keeps its side.'],
    [
      'How many hires?',
      'Any number, in any order, on any space but the financier’s, even one filled a moment ago. A hire that would make the needed one impossible is not offered.',
    ],
    ['Which Masterpiece?', 'Any free, uncovered space up to the strength of the activation; one a discipline.'],
    ['What counts for the +1 of 6+1?', 'Characters at work and the permanent tile; neither discs nor florins.'],
    ['What is a complete column?', 'Column k is complete when all four colours have at least k books.'],
    ['The condition of Religion tiles?', 'The Religion box counts like the others. It is checked before a disc is taken for the grid.'],
    ['White meeples on the money track?', 'For reaching or passing the icon, once for each.'],
    ['When exactly is the refill?', 'At once, before the action; also after the tile that takes a character from the board.'],
    ['Too few characters?', 'Pile, discards, then one removed starter of each discipline; spaces still without one stay empty. The marker moves all the same.'],
    ['Are spaces under figurines refilled?', 'Yes. Others skip them.'],
    ['What counts when moving?', 'Spaces with a character and no other figurine, and always the Bonus space. To stop there a tile must be within reach.'],
    ['No legal move?', 'The figurine stays and the turn is over; in the last turns one may retire instead.'],
    ['What can a white meeple do?', 'Activate any discipline and pay for any bonus tile.'],
    [
      'When a supply is empty?',
      'Meeples come only while the Politics room has them, books while the Literature room has them, discs only from the own supply, and there is no fifth book of a colour. Only the disc for the grid may come out of a box, when the supply is empty.',
    ],
    ['More than seven meeples?', 'The player chooses at once what goes back.'],
    ['What does money bring?', 'What is missing up to the amount at the sailboat, never less than nothing. The sailboat stops at the last space.'],
    [
      'Museum and majorities?',
      'The rest of the Arts room takes its place and its share of ties; with nothing left it isn’t there. The tile of value 4 counts for the majority only.',
    ],
    ['Who wins a tie?', 'Unturned financier, then farther left, then retired earlier, then the victory is shared.'],
    [
      'Where does the character taken by a tile go?',
      'On any recruitment space; who is there and right of it moves one to the right. Characters under figurines can be taken too.',
    ],
    ['Expert variant and chosen start?', 'Both are options, off unless chosen.'],
    ['In which order is a tile taken?', 'Condition, meeple, disc on the grid, then the effect.'],
    [
      'Firing and hiring in one activation?',
      'No. A firing takes the place of all hires, and one character is fired, no more. A fired starter leaves the game.',
    ],
  ],
  values: {
    hiringCosts: 'Hiring costs, from the left',
    recruitmentSpaces: 'Recruitment spaces',
    moneyTrack: 'Single steps of the money track',
    masterpieces: 'Cover tiles, by the space they close',
    museum: 'Museum with fewer than four players',
    bonusMajority: 'Majority of bonus tiles',
    passing: 'Retiring',
    characters: 'Who belongs to which room',
    starters: 'Starting characters',
    bank: 'The bank never runs out of florins',
  },
  marks: { RB: 'rulebook', PUB: 'published pictures', DER: 'worked out', OUR: 'our choice' },
});
