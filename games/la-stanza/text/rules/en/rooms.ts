/** What the five disciplines bring. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { MEEPLES } from './meeples.ts';

export const rooms = (f: Facts): RulesSection[] => [overview(f), discoveries(f), literature(f), religion(f), arts(f), politics(f)];

const overview = (f: Facts): RulesSection => ({
  id: 'rooms',
  title: 'What the disciplines bring',
  blocks: [
    `Each discipline has its own reward for Strength 1 to ${f.edition.topReward}. You get it wherever your figurine is, in the discipline’s room or anywhere else. If something runs out, you go without.`,
  ],
});

function discoveries(f: Facts): RulesSection {
  const { moneyTrack, topReward } = f.edition;
  const whites = moneyTrack.whiteMeeples.map((space) => f.trackSpace(space));
  return {
    id: 'room-discoveries',
    title: 'Discoveries',
    part: true,
    blocks: [
      `Strength 1 to ${topReward} moves your sailboat that many spaces along the money track. Sailboats may share a space. At the last space the sailboat stops.`,
      `The track begins at ${f.florins(moneyTrack.florins[0])} and goes up to ${f.florins(Math.max(...moneyTrack.florins))}. The spaces after that are worth PP at the end of the game. Three spaces show a white meeple: ${f.and(whites)}. The first time your sailboat reaches or passes such a space, you receive a white meeple. They also open the [bonus tiles](#bonus-tiles) of Discoveries.`,
      {
        figure: 'sea',
        caption: 'The money track.',
        labels: ['The first space.', `The first space with a white meeple, ${whites[0]}.`, 'From here on the spaces are worth PP.', 'The last space.'],
      },
      {
        table: 'The money track, space by space',
        head: ['Space', 'Money up to (florins)', 'PP at the end', 'White meeple'],
        rows: f.track.map(({ florins, points, white }, space) => [String(space + 1), String(florins), points > 0 ? String(points) : '–', white ? 'yes' : '–']),
      },
    ],
  };
}

function literature(f: Facts): RulesSection {
  const [, bruno] = f.people;
  const { writing: tale } = f.tales;
  const { shelfLength, topReward, bonusTiles } = f.edition;
  return {
    id: 'room-literature',
    title: 'Literature',
    part: true,
    blocks: [
      `Strength 1 to ${topReward} lets you write that many books, **each a different colour**. Take them from the Literature room and put them on your bookshelf, from left to right. There are books about Discoveries (blue), Religion (green), Arts (yellow) and Politics (white), but none about Literature. Your shelf holds at most ${shelfLength} of each.`,
      'The first book of a colour brings nothing by itself. The second, third and fourth bring something each, at once or at the end of the game:',
      {
        table: 'What your next book of a colour brings',
        head: ['Book about', 'Second', 'Third', 'Fourth'],
        rows: f.books.map(({ discipline, rewards }) => [f.discipline(discipline), ...rewards]),
      },
      'PP from books add up. A column of the shelf is **complete** when all four colours reach it: with at least one book of each colour you have one complete column, with at least two of each you have two, and so on. Complete columns open the [bonus tiles](#bonus-tiles) of Literature.',
      {
        example: `${bruno} writes ${f.count(tale.strength, { one: '# book', other: '# books' })}`,
        blocks: [
          `${bruno} has one book each about Religion, Arts and Politics. He hires ${f.and(tale.hired.map((name) => f.character(name)))} and activates Literature at Strength ${tale.strength}. He writes about Arts, his second: ${f.say(`board.reward.${tale.second.kind}`, { amount: tale.second.amount })}. He writes about Discoveries, his first, which completes his first column. And he writes about Politics, his second, and takes a ${f.say(`meeple.${tale.meeple}`)}.`,
          {
            figure: 'shelf',
            caption: `${bruno}’s bookshelf afterwards. Empty places show what the next book brings.`,
            labels: ['Discoveries: one book.', 'Religion: one book.', 'Arts: two books.', 'Politics: two books.'],
          },
        ],
      },
      `Books that you get from bonus tiles count in the same way. The bonus tile “${f.say('tile.book-florins')}” gives you ${f.florins(bonusTiles.bookFlorins)} for every book you write, however you come by it.`,
    ],
  };
}

function religion(f: Facts): RulesSection {
  const [anna] = f.people;
  const { discs: tale } = f.tales;
  const { discs, topReward } = f.edition;
  return {
    id: 'room-religion',
    title: 'Religion',
    part: true,
    blocks: [
      `Strength 1 to ${topReward} lets you put that many discs from your supply into that many **different** boxes in the Religion room, but **never into the Religion box**.`,
      'Each disc in a box can be spent for +1 Strength when you activate that discipline, wherever your figurine is. You may spend several at once. A spent disc goes back to your supply.',
      `The Religion box works in the same way for activations of Religion. Everyone starts with ${f.count(discs.start, { one: '# disc', other: '# discs' })} there; more come only through books and bonus tiles.`,
      {
        example: `${anna} spreads her influence`,
        blocks: [
          `${anna} activates Religion and hires ${f.character(tale.hired)}: with her starting character, Strength ${tale.workers}. She also spends her disc from the Religion box for Strength ${tale.total}. So she puts ${f.count(tale.total, { one: '# disc', other: '# discs' })} into different boxes: Arts, Literature and Discoveries. She had ${tale.supply[0]} discs in her supply; now she has ${tale.supply[1]}, as the spent one came back.`,
          {
            figure: 'boxes',
            caption: 'The boxes afterwards.',
            labels: ['The Religion box. Hers is spent; the other player’s disc is still there.', 'One of the three discs she has placed.'],
          },
        ],
      },
    ],
  };
}

function arts(f: Facts): RulesSection {
  const { values, each } = f.edition.artworks;
  return {
    id: 'room-arts',
    title: 'Arts',
    part: true,
    blocks: [
      'You create **one** artwork and put it into your museum. Your Strength decides which:',
      {
        table: 'Artworks',
        head: ['Strength', 'Artwork', 'Value'],
        rows: ['Sculpture', 'Script', 'Painting'].map((work, kind) => [String(kind + 1), work, String(values[kind])]),
      },
      { figure: 'museum', caption: 'The Arts room at the start of a game for two: two of each kind, with their values.' },
      'You may create a work of lower value than your Strength allows, and you have to if the better ones are gone.',
      f.count(each, { one: 'The supply is limited: # work of each kind per player.', other: 'The supply is limited: # works of each kind per player.' }),
      'Values are not PP. At the end of the game the [museums are compared](#scoring), and what is left in the Arts room takes part, too. The value of your museum also opens the [bonus tiles](#bonus-tiles) of Arts.',
    ],
  };
}

function politics(f: Facts): RulesSection {
  const [anna] = f.people;
  const { favours: tale } = f.tales;
  const { meeples, topReward } = f.edition;
  return {
    id: 'room-politics',
    title: 'Politics',
    part: true,
    blocks: [
      `Strength 1 to ${topReward} lets you take that many meeples from the Politics room, **each a different colour, and none of them white**. There are ${meeples.each} meeples of each colour; you can only take what is left.`,
      {
        list: [
          'A blue, red, green or yellow meeple activates the discipline of its colour from any room, or pays for one of that discipline’s bonus tiles.',
          'A white meeple does the same for **any** discipline, Politics included. Without a white meeple you can activate Politics only from its own room. White meeples come from the money track and from bonus tiles, never from an activation of Politics.',
        ],
      },
      `You may never hold more than ${meeples.limit} meeples. If you do, choose at once which one goes back to the Politics room; it may be one you have just taken.`,
      {
        example: `${anna} has too many friends`,
        blocks: [
          `${anna} holds ${tale.before} meeples. She hires ${f.character(tale.hired)} and activates Politics at Strength ${tale.strength}: she takes a blue meeple, then a green one. That makes one more than ${tale.limit}, so she returns a yellow one.`,
          { figure: 'chairs', caption: `The Politics room afterwards, with ${f.meeples(tale.left, MEEPLES)} left.` },
        ],
      },
    ],
  };
}
