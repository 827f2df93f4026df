/** What every place on the board is, in words, with the section of the rules page that says more. */
import type { Explanation, Words } from '@bottega/kernel';
import { type Card, editionOf } from '../edition/schema.ts';
import { cardOf, musicianCard, musicianOf, qualityOf, type State } from '../rules/state.ts';
import { recommendedDeck } from '../rules/steps/choose-start.ts';
import { describe, phrase } from '../text/effect.ts';
import { choiceOf } from './agenda.ts';

type Say = (key: string, parameters?: Record<string, unknown>) => string;

export function explain(target: string, view: unknown, words: Words): Explanation | null {
  const state = view as State;
  const say: Say = (key, parameters) => words.say(`board.${key}`, parameters);
  const [zone, first, second] = target.split(':');
  switch (zone) {
    case 'card':
      return explainCard(state, Number(first), words);
    case 'slot':
      return explainSlot(state, Number(first), Number(second), words, say);
    case 'note':
      return explainNote(state, Number(first), Number(second), say);
    case 'line':
      return { title: words.say(`line.${second}`), text: say(`x.${second}`), rule: `action-${second}` };
    case 'lay':
      return { title: words.say(`line.${first}`), text: say(`x.${first}`), rule: `action-${first}` };
    case 'raise':
    case 'lower':
    case 'swap':
      return { title: words.move({ do: zone, beat: Number(second) } as never), text: say('x.change'), rule: 'score' };
    case 'shift':
      return { title: words.move({ do: 'shift', to: second } as never), text: say('x.change'), rule: 'score' };
    case 'deck':
      if (first !== undefined) {
        const advice = recommendedDeck(state) === first ? ` ${sentence(say('recommended'))}` : '';
        return { title: words.say(`deck.${first}`), text: `${say('x.starter')}${advice}`, rule: 'set-up' };
      }
      return { title: words.say('draw.deck', { count: state.deck.length }), text: say('x.deck'), rule: 'drawing' };
    case 'pile':
      return { title: say('on-pile', { pile: Number(second) }), text: say('x.pile'), rule: 'end-of-turn' };
    case 'ducats':
      return { title: say('ducats', { count: state.sides[Number(first)].ducats }), text: say('x.ducats'), rule: 'tokens' };
    case 'studies':
      return { title: say('studies', { count: state.sides[Number(first)].studies }), text: say('x.studies'), rule: 'tokens' };
    case 'help':
      return {
        title: first === undefined ? words.say('draw.help') : say('help', { count: state.sides[Number(first)].help }),
        text: say('x.help'),
        rule: 'tokens',
      };
    case 'reserve':
      return { title: words.say('draw.reserve'), text: say('x.reserve'), rule: 'tokens' };
    case 'wood':
    case 'buy':
      return { title: words.say('line.wood'), text: say('x.stock', { quality: Number(second) }), rule: 'action-wood' };
    case 'heritage':
      return { title: words.say('draw.heritage'), text: say('x.heritage', { prestige: Number(second) }), rule: 'conservation' };
    case 'activity':
      return { title: say('activity', { activity: state.activity }), text: say('x.activity'), rule: 'solo' };
    case 'choose':
      return explainChoice(state, Number(first), words);
    default:
      return null;
  }
}

function explainCard(state: State, number: number, words: Words): Explanation {
  return { title: words.say(`card.${number}`), text: cardText(cardOf(state, number), words).join('\n'), rule: `card-${number}` };
}

/** All a card is, does and asks for, a sentence or two each. */
export function cardText(card: Card, words: Words): string[] {
  const say: Say = (key, parameters) => words.say(`board.x.${key}`, parameters);
  const lines =
    card.kind === 'musician'
      ? [
          say('musician', { prestige: card.prestige, line: card.affiliation }),
          describe(card, words),
          card.requires.some((count) => count > 0) ? say('asks', { asked: askedFor(card.requires, say) }) : say('asks-nothing'),
          say('slots', { bonus: card.slots }),
        ]
      : [say('apprentice', { line: card.affiliation }), describe(card, words), say('sequence', { line: card.sequence })];
  return lines.map(sentence);
}

/** How many violins of each prestige. */
const askedFor = (requires: readonly number[], say: Say): string[] =>
  requires.flatMap((count, index) => (count > 0 ? [say('asked', { count, prestige: index + 1 })] : []));

function sentence(text: string): string {
  const begun = text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return begun.endsWith('.') ? begun : `${begun}.`;
}

function explainSlot(state: State, number: number, slot: number, words: Words, say: Say): Explanation | null {
  const violin = musicianOf(state, number)?.slots[slot];
  if (violin === undefined) return null;
  const { prestige, slots } = musicianCard(state, number);
  if (violin === null) {
    return { title: words.say(`bonus.${slots[slot]}`), text: say('x.slot', { prestige, bonus: slots[slot] }), rule: 'action-craft' };
  }
  const tokens = violin.tokens.length === 0 ? '' : ` ${say('x.tokens', { seats: violin.tokens })}`;
  return {
    title: say('violin', { card: number, slot, seat: violin.owner, quality: qualityOf(violin) }),
    text: `${say('x.violin', { seat: violin.owner, prestige })}${tokens}`,
    rule: 'wear',
  };
}

function explainNote(state: State, seat: number, beat: number, say: Say): Explanation | null {
  const { score, boost } = state.sides[seat];
  const line = score[beat];
  if (line === undefined || !editionOf(state).lines.includes(line)) return null;
  const marked = boost?.beat === beat ? ` ${say('x.boost', { time: boost.time })}` : '';
  return { title: say('note', { beat, line }), text: `${say(`x.${line}`)} ${say('x.note')}${marked}`, rule: 'score' };
}

function explainChoice(state: State, nth: number, words: Words): Explanation | null {
  const frame = choiceOf(state);
  if (frame === null) return null;
  return { title: words.say(`card.${frame.card}`), text: phrase(frame.effect.from[nth], words), rule: `card-${frame.card}` };
}
