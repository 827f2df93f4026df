/** The colours, the board and the players' boards, and what differs by number of players. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { MEEPLES } from './meeples.ts';

export const setup = (f: Facts): RulesSection[] => [disciplines(f), board(f), playerBoard(f), byPlayers(f)];

function disciplines(f: Facts): RulesSection {
  const [discoveries, literature, religion, arts, politics] = f.colours;
  return {
    id: 'disciplines',
    title: 'Five disciplines, five colours',
    blocks: [
      'Every discipline has a room, a colour and a sign. Characters, meeples, books and bonus tiles carry them too.',
      { figure: 'disciplines', caption: 'The signs of the disciplines, and the meeples in their colours.' },
      {
        table: 'What goes with each discipline',
        head: ['Discipline', 'Colour', 'Reward of an activation, by Strength'],
        rows: [
          [discoveries.discipline, discoveries.colour, 'Your sailboat moves that many spaces'],
          [literature.discipline, literature.colour, 'You write that many books, each a different colour'],
          [religion.discipline, religion.colour, 'You put that many discs into different boxes'],
          [arts.discipline, arts.colour, 'You create a sculpture, a script or a painting'],
          [politics.discipline, politics.colour, 'You take that many meeples, each a different colour, none white'],
        ],
      },
      `Politics is ${politics.colour}. So the white meeple is the meeple of Politics, and it is wild as well: it stands for **any** discipline. There are no books about Literature and no bonus tiles of Politics.`,
      {
        figure: 'characters',
        caption: `Characters. There are ${f.counts.characters} of them, ${f.counts.each} per discipline; besides, every player has a starting character of each discipline. Their names have no effect.`,
        labels: ['A character. Colour and sign show the discipline.', 'A starting character has a plain rim. Once displaced, it is out of the game.'],
      },
    ],
  };
}

function board(f: Facts): RulesSection {
  const { bookSupply, moneyTrack, discs, artworks, meeples, bonusTiles, masterpieces } = f.edition;
  return {
    id: 'setup',
    title: 'Setting up',
    blocks: [
      'Here the table is laid for you. With the box you would do this:',
      {
        steps: [
          `Put ${bookSupply} books of each of the four colours into the Literature room.`,
          `Put everyone’s sailboat on the first space of the money track (${f.florins(moneyTrack.florins[0])}) and everyone’s figurine on the Bonus Tiles space.`,
          `Put ${f.count(discs.start, { one: '# disc', other: '# discs' })} of each player into the Religion box of the Religion room.`,
          `Shuffle the ${f.counts.characters} character tiles and lay one face up on each of the ${f.counts.spaces} spaces in the five discipline rooms. The other ${f.counts.pile} are the draw pile, face down.`,
          `Put ${f.count(artworks.each, { one: '# sculpture, # script and # painting', other: '# sculptures, # scripts and # paintings' })} per player into the Arts room.`,
          `Sort the meeples, ${meeples.each} of each of the five colours, onto their chairs in the Politics room.`,
          `Draw ${bonusTiles.drawn} of the five bonus tiles of Discoveries, Literature, Religion and Arts at random, and lay them out on the grid in any order. Politics has no bonus tiles.`,
          `With two or three players, draw five of the six cover tiles and give one to each room. It closes the Masterpiece space it shows for the whole game. Cover that space with a pillar of an unused colour. The six tiles are for spaces worth ${f.and(masterpieces.covers)} PP; the space worth ${masterpieces.points.at(-1)} PP is never covered.`,
          'Put the round marker on the first space of the round track.',
        ],
      },
      {
        figure: 'house',
        caption: 'The board at the start of a game for two. The way round is clockwise, through the doors with the arrows.',
        labels: [
          'The **Bonus Tiles space**. All figurines start here.',
          'A **space of the movement track** with a character. Each of the five discipline rooms has three.',
          'The **name of the room**, and so of the discipline.',
          '**Masterpiece spaces**: the Strength each one takes, and its PP. A cross marks a covered space.',
          'Discoveries: the **money track** with the sailboats.',
          'Literature: the **books** that are left.',
          'Religion: the **boxes** for discs, one per discipline.',
          'Arts: the **artworks** that are left.',
          'Politics: the **meeples** on their chairs.',
          'The **grid** of bonus tiles.',
          `The **round track**, then the last turns ${f.and(f.lastTurns)}.`,
          'The **spots for passing** at the end of the game.',
        ],
      },
    ],
  };
}

function playerBoard(f: Facts): RulesSection {
  const { discs, meeples, startingFlorins } = f.edition;
  return {
    id: 'setup-player',
    title: 'What each player gets',
    part: true,
    blocks: [
      {
        list: [
          'A **financier**, on the first (leftmost) of the six worker spaces.',
          'Five **starting characters**, one per discipline, in random order on the other five worker spaces.',
          f.count(discs.start, {
            one: `**${discs.each} discs.** # of them goes into the Religion box at once.`,
            other: `**${discs.each} discs.** # of them go into the Religion box at once.`,
          }),
          '**Five pillars**, one for each possible Masterpiece.',
          `**Meeples**: ${f.meeples(meeples.start, MEEPLES) || 'none'}.`,
          '**Florins**, by turn order:',
        ],
      },
      {
        table: 'Money by turn order',
        head: ['By turn order', 'Start player', 'Second', 'Third', 'Fourth'],
        rows: [['Florins', ...startingFlorins.map(String)]],
      },
      'In the rulebook, whoever has visited the most countries is the start player. Here it is the player in the first seat. The others follow clockwise, in the order of the seats.',
      {
        figure: 'player',
        caption: `${f.people[0]}’s board at the start. Bonus tiles you take appear below the meeples; pillars are not shown.`,
        labels: [
          'The **recruitment track**: characters you have met wait here until you hire them.',
          'The **worker track**, six spaces: whoever is here works for you.',
          'The **hiring cost** of each worker space, in florins.',
          'Your **financier**.',
          'Your **meeples**, one field per colour.',
          'Your **supply of discs**.',
          'Your **museum** and its value.',
          'Your **bookshelf**, four books per colour. Empty places show what the next book brings.',
          'Your **Strength** in each discipline, counted for you.',
          'Your **florins**.',
          'Your **PP** as they would be counted now.',
        ],
      },
    ],
  };
}

function byPlayers(f: Facts): RulesSection {
  const { recruitmentSpaces, roundsBeyondPlayers, artworks, meeples, museum, bonusMajority, passing } = f.edition;
  return {
    id: 'setup-numbers',
    title: 'What differs by number of players',
    part: true,
    blocks: [
      {
        table: 'From two to four players',
        head: ['What', '2 players', '3 players', '4 players'],
        rows: [
          ['Spaces on the recruitment track', ...f.byPlayers((count) => recruitmentSpaces[count])],
          ['Rounds', ...f.byPlayers((_, players) => players + roundsBeyondPlayers)],
          ['Refills, the one that ends the last round included', ...f.byPlayers((_, players) => players + roundsBeyondPlayers)],
          ['Covered Masterpiece spaces', '5, one per room', '5, one per room', 'none'],
          ['Sculptures, scripts, paintings in the Arts room', ...f.byPlayers((_, players) => `${players * artworks.each} of each`)],
          [
            'Meeples left in the Politics room',
            ...f.byPlayers((_, players) =>
              f.meeples(
                meeples.start.map((each) => meeples.each - each * players),
                MEEPLES,
              ),
            ),
          ],
          ['PP for the most valuable museums', ...f.byPlayers((count) => f.and(museum[count]))],
          ['PP for the most discs among the bonus tiles', ...f.byPlayers((count) => f.and(bonusMajority[count]))],
          ['PP for passing at the end, best spot first', ...f.byPlayers((count) => f.and(passing[count]))],
        ],
      },
    ],
  };
}
