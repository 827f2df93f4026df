import type { RulesText } from './shape.ts';

const rules: RulesText = {
  sections: [
    {
      id: 'about',
      title: 'What it is about',
      text: [
        'It is the year 1700. Spruces that sing grow in the forest of Paneveggio, and one to four young luthiers have just left their master to open workshops of their own. They buy wood and let it age, make violins for the musicians of their time, keep them in good repair, and lay the best of them away in their heritage.',
        'Everything a luthier does in a turn is written on a score of seven notes. Only violins and apprentices give points; whoever has most of them in the end wins.',
      ],
    },
    {
      id: 'tokens',
      title: 'Violins, tokens and where they lie',
      figure: 'tokens',
      text: [
        'Each luthier has 12 violins and 14 Lutherie tokens, and never more. A Lutherie token is a ducat when it lies among the ducats, a study among the studies, a layer of quality on wood or on a violin. What is not in use waits in the reserve.',
        'When a token is needed and the reserve is empty, one may be taken from the own ducats, studies or stocked wood, never from a violin; or one does with less.',
        'Who must pay a ducat or a study and has none may ask the Master: a token of the reserve is blocked in his help zone and pays. It stays there and costs 1 point at the end, unless an effect brings it back.',
      ],
    },
    {
      id: 'set-up',
      title: 'Set-up',
      text: [
        'With starter decks, each player in turn takes one of the five: it gives a ready score, a musician of prestige 1, three cards in hand and four contacts.',
        'Otherwise everybody gets ten cards, may replace any of them once and keeps seven; or drafts seven out of eight. Then each in turn takes one of the musicians of prestige 1. Four of the seven cards become contacts, three stay in hand, and the affiliations of all seven are the notes of the score, laid in any order.',
        'The Master’s board shows one musician of each prestige from 1 to 4. Everybody begins with 1 ducat; who goes first is drawn by lot.',
      ],
    },
    {
      id: 'turn',
      title: 'A turn',
      text: [
        'First the score may be changed, for 1 study a change. Then comes either an Atelier, in which the actions of the score are carried out, or a Conservation, in which violins go to the heritage and cards come into play.',
        'Every effect and bonus is optional, and may be taken in part. Where an effect contradicts the rules, the effect is right.',
      ],
    },
    {
      id: 'score',
      title: 'The score',
      figure: 'score',
      text: [
        'The staff has five lines, one for each action, and seven beats with one note each. Neighbouring notes on the same line are one action, and their number is its time.',
        'A change costs 1 study: one note goes a line up or down; or two neighbouring notes change places; or all notes move by one beat, the one that falls off coming in at the other end. The top and bottom lines count as neighbours for the first, the first and last beats for the second.',
        'Example: for 4 studies, a Relation goes up to Crafting, the third and fourth notes change places, the last Restoration goes round to Wood, and all notes shift left. The second score shows the outcome: Study 2, Wood 1, Crafting 2, Wood 1, Restoration 1.',
      ],
    },
    {
      id: 'atelier',
      title: 'The Atelier',
      figure: 'lines',
      text: ['The actions are carried out from left to right. Each may be ignored, or resolved for less time than it has.'],
    },
    {
      id: 'action-wood',
      part: true,
      title: 'Wood',
      figure: 'wood',
      text: [
        'Pay 1 ducat and put a wood into the stock: a violin of the reserve with tokens on it. Its quality, violin included, is the time of the action, 4 at most. One action buys one wood.',
      ],
    },
    { id: 'action-study', part: true, title: 'Study', text: ['Take as many studies as the action has time.'] },
    {
      id: 'action-craft',
      part: true,
      title: 'Crafting',
      figure: 'bonuses',
      text: [
        'Put a stocked wood of any quality, tokens and all, onto a free slot of a musician whose prestige is not above the time of the action. It is a violin now and worth the musician’s prestige in points. The slot’s bonus comes at once: place a card, draw a card, 1 study, 1 quality for this violin, or 1 ducat.',
        'Three kinds of musicians take violins: the own partners; an opponent’s partner on which a token of one’s own lies, be it a violin or a Lutherie token; and the Master’s musicians, for as many studies as their prestige. One action makes one violin.',
      ],
    },
    {
      id: 'action-relation',
      part: true,
      title: 'Relation',
      text: [
        'Either draw as many cards as the action has time, or use the Relation effect of one musician who bears a violin of one’s own, wherever he is. That needs as much time as he has prestige; time left over is lost.',
      ],
    },
    {
      id: 'drawing',
      part: true,
      title: 'Drawing',
      text: [
        'A draw is one of three things: the top card of an own contact pile; a card of the hand exchanged for a visible contact of an opponent; or the top of the deck. At the end of a turn ten cards may be held.',
      ],
    },
    {
      id: 'action-restoration',
      part: true,
      title: 'Restoration',
      figure: 'violins',
      text: [
        'Lay as many own tokens as the action has time on violins with musicians, shared out freely, up to quality 4 each. They may be anybody’s: a token on an opponent’s violin opens that musician for the own violins, and comes back as a ducat or a study.',
      ],
    },
    {
      id: 'time',
      title: 'More time',
      figure: 'apprentice',
      text: [
        'Before an action takes effect, cards of the hand affiliated to it may be discarded; each adds 1 time. They can’t add an action or change one.',
        'Each apprentice in play may act once on each action of his affiliation, at any moment of it. Several may act on the same action.',
        'Actions that a musician’s effect grants can’t be made longer, neither by cards nor by apprentices.',
      ],
    },
    {
      id: 'end-of-turn',
      title: 'The end of an Atelier',
      text: [
        'After the score: one end-of-turn effect of a musician who bears an own violin; empty contact piles are filled from the deck; cards above ten are discarded; the turn’s discards are laid on the contact piles at will; then wear, then ageing: every stocked wood gains 1 quality, up to 4.',
      ],
    },
    {
      id: 'wear',
      part: true,
      title: 'Wear',
      text: [
        'Each own violin with a musician loses its top token. An own token goes to the reserve; an opponent’s goes back to its owner as a ducat or a study. A violin without any token breaks: it goes back to the reserve, and its points are gone.',
      ],
    },
    {
      id: 'conservation',
      title: 'The Conservation',
      text: [
        'All own violins go from the musicians to the heritage, each to the prestige of its musician. There they wear no more. All tokens on them go back to their owners as ducats or studies, at each owner’s choice.',
        'Then cards of the hand may be placed, and partners taken back in hand, in any order. Who takes a musician back sends all violins on it to their owners’ heritage. There is no wear, no ageing and no end-of-turn effect.',
      ],
    },
    {
      id: 'partners',
      part: true,
      title: 'What musicians and apprentices ask for',
      figure: 'musician',
      text: [
        'A musician asks for violins already made, in the heritage or with musicians: 1-2-1-0 means one of prestige 1, two of prestige 2 and one of prestige 3. More of them, or finer ones instead, will do as well.',
        'An apprentice asks for three actions in a row on the score, in this order, of any length. Six apprentices can be trained in a game. One who is trained stays, whatever becomes of the score.',
      ],
    },
    {
      id: 'end',
      title: 'The end of the game',
      text: [
        'When somebody has made all 12 violins at the end of a turn, the round is played out. Violins stay where they are. Then each in turn may change the score once more, for studies, and place apprentices.',
      ],
    },
    {
      id: 'scoring',
      part: true,
      title: 'Scoring',
      text: [
        'Violins: the prestige of each, in the heritage and with musicians.',
        'Wood apprentices: spend up to 4 Lutherie tokens from violins with musicians or from stocked wood, 1 point each. Study: 1 point for each other kind of apprentice. Crafting: 3 points for 12 violins, 2 for 11, 1 for 10. Relation: spend up to 4 cards of the hand of the affiliations shown, 1 point each. Restoration: spend up to 4 ducats or studies, 1 point each. Everything is spent once.',
        'Each token in the help zone costs 1 point. Ties are broken by violins made, then by apprentices; then the victory is shared.',
      ],
    },
    {
      id: 'solo',
      title: 'Alone against Stradivarius',
      text: [
        'Stradivarius has three musicians, a row of contacts and no score. His activity, from 1 to 4, is the highest prestige he works for. He begins.',
        'On his turn he looks for a reason to conserve: he has the violins for a musician of the next prestige; or one of his violins has no token left; or he has no free slot. The log says which. Without a reason he works.',
        'In his Atelier he makes a violin of quality 2 for nothing, on the finest musician he may, without the bonus. Each card of his adds its own: Wood 1 quality, Study 1 study, Relation 1 contact, Restoration 1 token after wear, on a bare violin of his or else on the best of yours.',
        'In his Conservation his Crafting cards give a violin of that prestige; his violins go to the heritage, their tokens to his ducats; his activity rises, his least musician leaves and a finer one is found among partners, contacts or, with the Master’s help, in the deck.',
        'At the end half of his ducats, studies and contacts are points as well.',
      ],
    },
    {
      id: 'levels',
      part: true,
      title: 'The four levels',
      text: [
        'Pianissimo is the game above. Piano: in his Conservation, pairs of contacts of one affiliation, none of them of the prestige he looks for, each raise his finest violin below 4 by 1. Forte: he trains an apprentice among his contacts for 2 studies, which counts for his actions and scores. Fortissimo: you begin and choose among three musicians; his tokens become studies; and each Atelier with a violin on a prestige 4 raises one of his heritage.',
      ],
    },
  ],
  signs: { title: 'The signs', text: 'Every effect is drawn from the same data the rules run on. What is framed is the price of what follows the arrow.' },
  cards: {
    title: 'All 75 cards',
    text: 'Fifteen for each action: ten musicians and five apprentices. Violins asked for and bonuses are read from the lowest.',
  },
  rulings: { title: 'Rulings', text: 'Where the rulebook leaves something open, this is how it is played here.' },
  answers: [
    ['How many notes on a beat?', 'One: seven notes, seven beats.'],
    ['In which order are the lines?', 'Wood, Study, Crafting, Relation, Restoration, in a ring.'],
    ['Which notes are one action?', 'Equal neighbours. The last and first beats are neighbours for swaps and shifts, but do not merge.'],
    ['When is the score changed?', 'Before the Atelier or the Conservation, as often as can be paid.'],
    ['The Chapel Master’s free movements?', 'The same changes, without studies.'],
    [
      'Splitting an action?',
      'Only with an apprentice who does it, into any parts. Each part is an action of its own; whoever acted on the whole does not act on the parts again.',
    ],
    [
      'Ignoring an action?',
      'Always possible. Its neighbours do not merge, and no apprentice is triggered: once one has given something, the action must be resolved if it can be.',
    ],
    ['Which cards add time?', 'Cards of the hand with the affiliation of the action, any number, before it takes effect.'],
    ['How often does an apprentice act?', 'Once in an action, at any moment of it; again in a later one.'],
    [
      'The token on a note?',
      'The run with that note is worth 3 time, or its own length if that is more. The token follows the note; it comes back to the reserve after the action, or as a study if the next turn is a Conservation.',
    ],
    ['Buying wood?', '1 ducat, a violin of the reserve, quality up to the time and 4, or less at choice.'],
    ['Where may a violin be made?', 'On any free slot of a musician within the time; the studies for the Master’s musicians are paid each time.'],
    ['The placement bonus?', 'At once, whoever’s musician it is; the new violin counts for the card placed by it.'],
    ['Relation?', 'Either draw or use one effect; at the Master’s no studies are needed.'],
    ['Drawing?', 'The card under one taken from a contact pile is visible at once; empty piles wait for the end of the turn.'],
    ['An empty deck?', 'No more drawing from it and no more filling up.'],
    ['Restoration?', 'On any violins with musicians, anybody’s, never on stocked wood or in the heritage.'],
    ['The order of tokens?', 'Stacks keep order and owner; wear takes the top one.'],
    ['No token left?', 'A gain is partial, or tokens are freed first from ducats, studies or stocked wood. This is asked only when the reserve is too small.'],
    ['Tokens that come back?', 'Their owner makes each a ducat or a study, also out of turn.'],
    [
      'The Master’s help?',
      'Whenever a ducat or study is to be paid and there is none, any number of times. For a price of a ducat or a study only who has neither is helped.',
    ],
    ['A broken violin?', 'Back to the reserve; it may be made again.'],
    ['The order at the end of an Atelier?', 'One end-of-turn effect, contacts filled up, hand limit, discards onto the contacts, wear, ageing.'],
    ['The end of a Conservation?', 'None of that, but cards over ten go onto the contacts. It may be chosen without a violin.'],
    ['In Conservation?', 'First all own violins go to the heritage, then cards are placed and taken back in any order, each card once.'],
    ['Violins a musician asks for?', 'With musicians or in the heritage; higher prestige may stand in for lower.'],
    ['Actions an apprentice asks for?', 'Three in a row, of any length, without wrap-around; only when placed.'],
    ['Six apprentices?', 'Six trainings in a game; one taken back and placed again counts twice.'],
    ['How many partners?', 'Any number.'],
    ['Effects of opponents’ musicians?', 'For the acting player; the owner gets nothing. No musician is used twice in one chain of effects.'],
    ['Set-up?', 'The five starting musicians leave the deck first; one nobody took goes to the Master, then one each of prestige 2, 3 and 4 from the deck.'],
    ['The first score?', 'The affiliations of the seven cards, in any order; the starting musician is not counted.'],
    ['Starter decks?', 'Chosen in player order; the Master has 62, 7, 69 and the prestige 1 of an unused deck.'],
    ['When does the game end?', 'Twelve violins made are looked for after wear and ageing; then the round is played out.'],
    ['What do apprentices spend?', 'Each token, card, ducat or study once, shared out for the most points. Own tokens on others’ violins count for Wood.'],
    ['Ties?', 'Violins made, then apprentices in play, then shared.'],
    [
      'Stradivarius’ start?',
      'Three partners of different affiliations, one of prestige 1. Fortissimo: one of prestige 2, and an apprentice among his contacts.',
    ],
    [
      'When does he conserve?',
      'If he has the violins for a partner or contact of the next prestige; or a violin of his has no token; or no slot up to his activity is free.',
    ],
    ['Where does he make violins?', 'On the highest prestige up to his activity, the leftmost of equals, the lowest slot.'],
    [
      'The order of his Conservation?',
      'Gift, violins to the heritage, pairs with the old activity, activity up and the least partner away, a musician of the new level, three partners again, an apprentice. At activity 4 the partners stay.',
    ],
    ['A partner of the new level without its violins?', 'Not found: contacts, then the deck.'],
    ['Pairs?', 'Left to right, as long as a violin can rise; apprentices have no prestige and may pair.'],
    ['His apprentices?', 'The leftmost of his contacts for 2 studies, one each Conservation; he counts as a card of his affiliation.'],
    ['His restoration?', 'After his wear: an own violin without a token, else the player’s best below quality 4 on the lowest prestige.'],
    ['His score?', 'Violins, apprentices (spending first), half of the ducats, studies and contacts that are left, less help.'],
    ['Who begins?', 'He does; in Fortissimo the player.'],
    ['His things?', 'His musicians and contacts are an opponent’s.'],
    ['What if nobody makes violins any more?', 'Twelve rounds in a row without a violin made by anybody, or sixty rounds in all, end the game as usual.'],
    ['Stradivarius without tokens?', 'What his new violin lacks comes from his ducats, then his studies.'],
    ['Fortissimo with starter decks?', 'The three starting musicians laid out say which three decks may be chosen. The solo game knows no draft.'],
    [
      'What is hidden?',
      'The deck, other hands, and in the set-up the cards kept, passed, put back or chosen as contacts until all have chosen. Contact piles are open down to the bottom.',
    ],
    ['A partner without an own violin?', 'Used by Mascitti, it gives nothing for violins. Used through apprentice 58, the violins that lie there count.'],
    ['Torelli’s two effects?', 'They may be of the same musician, if it is of prestige 2 at most.'],
  ],
  origin: {
    title: 'What is reconstructed',
    text: [
      'The rulebook shows the cards only as pictures, so most of the 75 cards here are our reconstruction, not the published ones. The order of the five lines, the starter decks and the two limits of ruling P48 are ours as well.',
      'Of these cards the rulebook states something; whatever is not named is ours:',
    ],
    stated: 'Stated by the rulebook',
    others: 'All other cards are reconstructed entirely, except for the way each kind of apprentice scores.',
    fields: {
      kind: 'that it is a musician or an apprentice',
      affiliation: 'affiliation',
      prestige: 'prestige',
      requires: 'the violins asked for',
      slots: 'slots',
      relation: 'the Relation',
      endOfTurn: 'the end-of-turn effect',
      sequence: 'the actions asked for',
      action: 'the effect',
      endgame: 'the scoring',
    },
  },
};
export default rules;
