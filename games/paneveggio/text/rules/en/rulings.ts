/** How open places of the rulebook are played here. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { type Ruling, rulingBlocks } from '../rulings.ts';

const TITLES = {
  score: 'The score',
  beats: 'More beats, apprentices, ignoring',
  actions: 'Actions and effects',
  tokens: 'Tokens and the Master’s help',
  turn: 'The end of a turn, Conservation',
  setUp: 'Set-up',
  end: 'The end and the points',
  solo: 'Stradivarius (one player)',
};

const answersOf = ({ edition, boost, list, line, card, deck, recommended, level, stories }: Facts): Record<Ruling, readonly [string, string]> => ({
  P1: ['Can two notes stand on one beat?', `No. There are ${edition.beats} notes and ${edition.beats} beats: exactly one note on each.`],
  P2: [
    'In which order do the five lines stand?',
    `From top to bottom: ${list(edition.lines.map(line))}. They form a ring: the top and the bottom line are neighbours.`,
  ],
  P3: [
    'Which notes join to one action?',
    'Notes on the same line on neighbouring beats. The last and the first beat are neighbours when you swap notes, but they never join to one action.',
  ],
  P4: [
    'When may I change my score, and how often?',
    'At the beginning of your turn, before an Atelier or a Conservation, as often as you can pay for it. Later in the turn only an effect can change it.',
  ],
  P5: [`What are the free changes of ${card(22)}?`, 'The same three changes as at the beginning of a turn, without paying studies.'],
  P10: [
    `What does the token on a note do (${card(23)})?`,
    `At your next Atelier the whole action that holds this note is worth ${boost} beats; an action that is longer anyway keeps its own length. The token moves with the note. After the action it goes back to your reserve; if your next turn is a Conservation, it comes back as a study. Only one note can carry a token.`,
  ],
  P6: [
    'How does splitting an action work?',
    'Only an apprentice who can do it lets you split, into any parts. Each part is an action of its own: you may make it longer or ignore it. Whatever was done before the split counts for the first part; apprentices who acted on it may act again on each later part. Only the apprentice who split the action doesn’t act on the parts. Restoration, Study and drawing need no splitting: you share out their beats anyway.',
  ],
  P7: [
    'May I always ignore an action?',
    'Yes, or resolve it for less; its neighbours don’t join. But an action you ignore sets no apprentice to work: once an apprentice has given you something for it or has been paid, you must resolve it if you can do so without the Master’s help. Apprentices who ignore an action give their reward instead of it.',
  ],
  'P-N4': ['May I ignore an action after I have discarded cards for it?', 'Yes, and you may also resolve it for less. The cards stay discarded.'],
  P8: [
    'Which cards add beats?',
    'Cards from your hand with the affiliation of the action, any number of them, as long as the action can then be carried out. Actions that an effect grants can’t be made longer.',
  ],
  'P-N5': [
    'Until when may I discard cards for beats?',
    'Until the action takes effect. Cards you draw by a Relation action can’t make that same action longer. Only apprentices may act at any moment of an action.',
  ],
  P9: ['How often does an apprentice act?', 'Once per action of their affiliation, at any moment of it, and again on a later action.'],
  P11: [
    'What do I need to buy wood?',
    `${stories.prices.wood} ducat and a violin token in your reserve. The quality is the number of beats, up to ${edition.quality}; you may take less.`,
  ],
  P12: [
    'Which slot, and what do the Master’s musicians cost?',
    'Any free slot of a musician you have beats for. You pay the studies for the Master’s musicians every time. They are never taken away or replaced.',
  ],
  P13: [
    'When do I get a placement bonus?',
    'At once, whosever musician it is. If it lets you place a card, the violin you have just made counts for what that card asks.',
  ],
  'P-N2': [
    'Must I take the quality bonus?',
    'No bonus and no effect must be taken. You are asked before a token is laid on your new violin, because you can’t free it again; if your reserve is empty, you are asked where to take it from. A ducat or a study costs nothing and is gained without asking.',
  ],
  P14: [
    'May I draw and use an effect with one Relation action?',
    'No, it is one or the other, and one effect only. Using a musician on the Master’s board costs no studies.',
  ],
  P15: [
    'Which contacts can be taken?',
    'Only the top card of each pile. The card under it is open at once. Empty piles are filled at the end of your Atelier.',
  ],
  P16: ['What if the deck is empty?', 'Then nobody can draw from it and no contact piles are filled. There is no common discard pile to shuffle.'],
  P17: [
    'Which violins can be restored?',
    `Any violin on a musician, on anybody’s side or the Master’s, up to quality ${edition.quality}; never wood in stock, never violins in a heritage.`,
  ],
  P30: [
    'Who gains from the effect of an opponent’s musician?',
    'Only you, who use it. Within one chain, in which one effect calls another, no musician’s effect runs twice.',
  ],
  P52: [
    'What if I use a partner on whom I have no violin?',
    `With ${card(54)}, nothing is then given for the violins there, whoever’s they are; everything else the musician does is done. With ${card(58)}, the violins that lie there count.`,
  ],
  P53: [
    `May the two effects of ${card(55)} be of the same musician?`,
    'Yes, if that musician is of prestige 2 or less. They follow each other and neither calls the other, so they are no chain.',
  ],
  P54: [
    'What if a card asks for Lutherie tokens?',
    'You take your own tokens off violins, whoever’s, or off your wood in stock, one at a time, and put them back into your reserve. None of the cards here asks for it; one in an edition of your own may.',
  ],
  P55: [
    'What if notes are moved while the score is being played?',
    'Each note is played once: you go on with the leftmost one that has not been played, and played ones do not merge with it. No Relation effect here moves notes; one in an edition of your own may.',
  ],
  P18: ['In which order do tokens leave a violin?', 'The top one first. Every token keeps its place and its owner.'],
  P19: [
    'What if my reserve is empty?',
    'You may take less than you would gain, or first free tokens from your ducats, your studies or your wood in stock, never from violins. You are asked only if your reserve is too small. A piece of wood gives no token for its own ageing, nor for another’s once it has aged.',
  ],
  P20: [
    'What becomes of my tokens on other players’ violins?',
    'When the violin wears, is put away or its musician is taken back, each of your tokens there becomes a ducat or a study, as you choose, even if it isn’t your turn. Those of Stradivarius become studies when they wear off your violins, and ducats by a Conservation, his or yours; in Fortissimo studies.',
  ],
  P21: [
    'When may I ask the Master for help?',
    'Whenever you must pay a ducat or a study and have none left, as often as you like. For a price of “a ducat or a study” he only helps if you have neither. You can’t ask him for ducats or studies that apprentices spend at the end.',
  ],
  P22: ['What becomes of a broken violin?', 'Its token goes back to your reserve. It no longer counts as made, and you may make it again.'],
  P23: [
    'What is the order at the end of an Atelier?',
    'One end-of-turn effect, contact piles filled, limit of the hand, discards onto the contact piles, wear, ageing. The place of the hand limit is our choice.',
  ],
  'P-N3': [
    'Can I decline ageing?',
    'No. It is no effect: as long as you have a token in your reserve and wood that can age, it ages. You only choose which pieces, if tokens are short.',
  ],
  P24: [
    'What happens at the end of a Conservation?',
    'Nothing of that kind, but cards above the limit of your hand go onto your contact piles. You may choose a Conservation without having a violin on a musician.',
  ],
  P25: [
    'May I place a card and take it back in the same Conservation?',
    'Yes, in either order, but no card is placed twice or taken back twice in one Conservation; so the turn comes to an end. Opponents’ violins on a musician you take back go to their heritage.',
  ],
  P26: [
    'Must I have exactly the violins a musician asks for?',
    'At least these, in your heritage or on musicians. Finer violins may stand in for plainer ones.',
  ],
  P27: [
    'What exactly must my score hold for an apprentice?',
    'The three actions one after the other, of any length, without running on from the last beat to the first; and only at the moment you place the card.',
  ],
  P28: [
    'How are the trained apprentices counted?',
    `${edition.apprentices} times in a game you may train an apprentice. One whom you take back and place again counts twice.`,
  ],
  P29: ['How many partners may I have?', 'Any number.'],
  P31: [
    'How are the starting musicians dealt with?',
    'Without starter decks, the five starting musicians leave the deck before cards are dealt. One that nobody chose goes to the Master, the others into the deck. The Master’s musicians lie open before contacts and notes are chosen.',
  ],
  P32: [
    'Which notes do I begin with?',
    `The affiliations of your ${edition.start.mulligan.kept} cards, in any order. Your starting musician doesn’t count. Whoever goes later gets nothing for it.`,
  ],
  P33: [
    'Who is on the Master’s board with starter decks?',
    `The starting musician of a deck nobody chose, and ${list(edition.start.firstMaster.map(card))}. The other cards of unused decks go into the deck.`,
  ],
  'P-N7': [
    'Which starter deck should I choose first?',
    `The rulebook recommends none. We recommend the ${deck(recommended)}, because its actions come in their natural order and it did best in our trial games.`,
  ],
  P51: [
    'What is hidden?',
    'The deck and the hands of the others; during set-up also the cards you keep, pass, put back or choose as contacts, until everybody has chosen. Contact piles are open down to the bottom, since everybody saw their cards being laid.',
  ],
  P34: [
    'When is the last round called?',
    `When somebody has ${edition.endgame.violins} violins at the end of a turn, after wear and ageing. All players then have the same number of turns. In the last occasion you change your score first, any number of times, and place apprentices afterwards; nothing is taken back.`,
  ],
  P35: [
    'How are tokens and cards spent for apprentices?',
    'Each token, card, ducat or study once, shared out for the most points. Your tokens on other players’ violins count for Wood apprentices; other players’ tokens on your violins don’t. Relation apprentices count cards in your hand only.',
  ],
  P36: ['Who wins a tie?', 'Whoever has made more violins, then whoever has more apprentices in play; then the victory is shared.'],
  P48: [
    'What if nobody makes violins any more?',
    `The rulebook would let the game go on for ever. Here ${edition.endgame.quietRounds} rounds in a row without a violin made by anybody, or ${edition.endgame.rounds} rounds in all, end it as usual. This holds for any number of players.`,
  ],
  P37: [
    'How does Stradivarius begin?',
    `With ${edition.stradivarius.partners} partners of different affiliations, one of them of prestige 1; without contacts, and without the ducat you get, because the rulebook’s list of what he begins with has none. In ${level('fortissimo')} one partner is of prestige 2 and one contact is an apprentice.`,
  ],
  'P-N6': [
    'What is the option for a first solo game?',
    `The rulebook advises musicians of ${list((['wood', 'restoration', 'study'] as const).map(line))} for Stradivarius in a first game. With this option his first partners have these affiliations; his starting musician is chosen before the Master’s. In ${level('fortissimo')}, where only some starting musicians are laid out, one of the three may be of another affiliation.`,
  ],
  P50: [
    `How do ${level('fortissimo')} and starter decks go together?`,
    `The ${edition.stradivarius.choices} starting musicians laid out say which decks you may choose. The solo game has no draft.`,
  ],
  P38: [
    'When does Stradivarius conserve?',
    'If he has the violins for a partner or contact of prestige activity + 1; or if a violin of his has no token; or if none of his partners up to his activity has a free slot. One reason is enough.',
  ],
  P39: ['Where does he make violins?', 'On his partner of the highest prestige up to his activity, the leftmost of equals, on the lowest free slot.'],
  P40: [
    'What is the order of his Conservation?',
    `Crafting cards, violins away, pairs (with the old activity), activity up and the lowest partner away, a musician of the new level, ${edition.stradivarius.partners} partners again, apprentice. At activity ${edition.stradivarius.activity} his partners stay. His Crafting cards are those among his partners and apprentices; contacts don’t count. Whenever he takes a musician of the new level from the deck, he pays with a token in the help zone.`,
  ],
  P41: [
    'What if he has a partner of the new level, but not the violins for it?',
    'Then that partner doesn’t count as found: he looks among his contacts, then in the deck.',
  ],
  P42: [
    'Which pairs does he discard?',
    'From left to right, as long as a violin in his heritage can rise. Apprentices have no prestige and may be paired. Nothing is kept back for the apprentice he might train.',
  ],
  P43: [
    'Which apprentice does he train?',
    `The leftmost among his contacts, for ${edition.stradivarius.apprentice} studies, one per Conservation and ${edition.apprentices} in all. The apprentice counts as a card of their affiliation.`,
  ],
  P44: [
    'Which violin does he restore?',
    `After his own wear: a violin of his without a token; otherwise yours of the best quality below ${edition.quality}, among equals on the musician of the lowest prestige, wherever it lies. Without a token in his reserve he restores nothing.`,
  ],
  P45: [
    'In which order are his points counted?',
    'Violins, then apprentices, who spend first; then half of the ducats, studies and contacts that are left, rounded down; then the help zone. His Relation apprentices count contacts of any affiliation.',
  ],
  P46: [
    'Who begins, and who has the last turn?',
    `He begins, in ${level('fortissimo')} you do. If whoever plays second calls the last round, the game is over at once; otherwise the second player has one more turn.`,
  ],
  P47: [
    'Whose violin makes him raise his heritage in Fortissimo?',
    'Anybody’s, on a partner of his of prestige 4, at the end of each of his Ateliers: the rulebook doesn’t say whose. His musicians and contacts are an opponent’s to you in every respect.',
  ],
  P49: [
    'What if he has no tokens left?',
    'What his new violin lacks comes from his ducats, then from his studies, because a bare violin would break the same turn. So does the token for the Master.',
  ],
  'P-N1': [
    'What if I have as many points as Stradivarius?',
    'As between people: whoever has made more violins wins, then whoever has more apprentices. If all is equal, you share the victory.',
  ],
});

export const rulings = (facts: Facts): RulesSection => ({
  id: 'rulings',
  title: 'Rulings',
  folded: true,
  blocks: [
    'Where the rulebook leaves something open, this is how it is played here. Unless something else is said, an answer holds for any number of players.',
    ...rulingBlocks(TITLES, answersOf(facts)),
  ],
});
