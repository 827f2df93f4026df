/** The table in plain text, for terminals: everything the viewer may see, in 80 columns. */
import type { Viewer, Words } from '@bottega/kernel';
import type { Line } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import { pointsOf } from '../rules/result.ts';
import { cardOf, type Hidden, isBot, MASTER, type Musician, musicianCard, type Side, type State } from '../rules/state.ts';
import { describe, join } from './effect.ts';

/** The words this drawing needs, as `draw.…`. */
export const DRAWN: readonly string[] =
  'round last deck master points score ducats studies reserve reserved help wood heritage apprentices partners contacts hand discards aside packet open activity hidden none requires sequence'.split(
    ' ',
  );

const WIDTH = 80;
const INDENT = 16;

export function draw(given: unknown, viewer: Viewer, words: Words): string {
  const state = given as State;
  const lines = [
    `${words.say('draw.round', { round: state.rounds + 1, seat: state.active })}${state.ending ? `  ${words.say('draw.last')}` : ''}`,
    words.say('draw.deck', { count: state.deck.length }),
  ];
  if (state.open.length > 0) lines.push(...row(words.say('draw.open'), state.open.map((card) => shortCard(state, card, words)).join(', ')));
  lines.push('', words.say('draw.master'), ...musicians(state, MASTER, words));
  state.sides.forEach((side, seat) => {
    lines.push('', ...board(state, side, seat, seat === viewer, words));
  });
  return lines.join('\n');
}

/** A title and its text, wrapped under itself. */
function row(title: string, text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > WIDTH - INDENT) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.map((part, at) => `${(at === 0 ? `  ${title}` : '').padEnd(INDENT)}${part}`.trimEnd());
}

const letter = (line: Line, words: Words): string => words.say(`line.${line}`).slice(0, 3);

/** Number, name, affiliation and prestige. */
function shortCard(state: State, number: number, words: Words): string {
  const card = cardOf(state, number);
  const rank = card.kind === 'musician' ? `P${card.prestige}` : '▲';
  return `${number} ${words.say(`card.${number}`)} [${letter(card.affiliation, words)} ${rank}]`;
}

function musicians(state: State, home: number, words: Words): string[] {
  return state.stage
    .filter((musician) => musician.home === home)
    .flatMap((musician) => [
      `  ${shortCard(state, musician.card, words)}`,
      ...row('', describe(cardOf(state, musician.card), words)),
      ...row('', slots(state, musician, words)),
    ]);
}

/** Each slot with its violin, its owner and the owners of the tokens on it, or its bonus. */
function slots(state: State, { card, slots: places }: Musician, words: Words): string {
  return places
    .map((violin, at) => {
      if (violin === null) return `${at + 1}: (${words.say(`bonus.${musicianCard(state, card).slots[at]}`)})`;
      const tokens = violin.tokens.map((owner) => words.name(owner).slice(0, 1)).join('');
      return `${at + 1}: ${words.name(violin.owner)} ♪${tokens === '' ? '' : `+${tokens}`}`;
    })
    .join('  ');
}

function board(state: State, side: Side, seat: number, own: boolean, words: Words): string[] {
  const total = Object.values(pointsOf(state, seat)).reduce((sum, points) => sum + points, 0);
  const label = (key: string): string => words.say(`draw.${key}`);
  const lines = [`${own ? '▶' : ' '} ${words.name(seat)}: ${total} ${label('points')}`];
  if (isBot(state, seat)) lines.push(...row(label('activity'), String(state.activity)));
  else lines.push(...row(label('score'), score(side, words)));
  lines.push(
    ...row(label('ducats'), `${side.ducats}   ${label('studies')} ${side.studies}   ${label('help')} ${side.help}`),
    ...row(label('reserve'), words.say('draw.reserved', { violins: side.violins, lutherie: side.lutherie })),
    ...row(label('wood'), side.wood.map((quality) => '●'.repeat(quality)).join('  ') || label('none')),
    ...row(label('heritage'), side.heritage.map((count, at) => `${at + 1}P: ${count}`).join('   ')),
  );
  if (side.apprentices.length > 0) {
    lines.push(`  ${label('apprentices')} ${side.formed}/${editionOf(state).apprentices}`);
    for (const card of side.apprentices) lines.push(`  ${shortCard(state, card, words)}`, ...row('', describe(cardOf(state, card), words)));
  }
  lines.push(...musicians(state, seat, words));
  if (side.contacts.length > 0) {
    const tops = side.contacts.map((pile) =>
      pile.length === 0 ? '—' : `${shortCard(state, pile[pile.length - 1], words)}${pile.length > 1 ? ` (${pile.length})` : ''}`,
    );
    lines.push(...row(label('contacts'), tops.join(', ')));
  }
  if (side.discards.length > 0) lines.push(...row(label('discards'), side.discards.map((card) => shortCard(state, card, words)).join(', ')));
  lines.push(...secret(state, label('packet'), side.packet, words), ...secret(state, label('aside'), side.aside, words));
  if (!isBot(state, seat)) lines.push(...secret(state, label('hand'), side.hand, words));
  return lines;
}

const score = (side: Side, words: Words): string =>
  side.score.map((line, beat) => `${letter(line, words)}${side.boost?.beat === beat ? '*' : ''}`).join(' · ') || words.say('draw.none');

/** Cards the viewer may know are shown with what they ask for and do; of the others only the number. */
function secret(state: State, title: string, cards: readonly Hidden[], words: Words): string[] {
  if (cards.length === 0) return [];
  const known = cards.filter((card): card is number => card !== null);
  if (known.length < cards.length) return row(title, words.say('draw.hidden', { count: cards.length }));
  return [
    `  ${title}`,
    ...known.flatMap((card) => [`  ${shortCard(state, card, words)}`, ...row('', join(wish(state, card, words), describe(cardOf(state, card), words), words))]),
  ];
}

function wish(state: State, number: number, words: Words): string {
  const card = cardOf(state, number);
  return card.kind === 'musician' ? words.say('draw.requires', { violins: card.requires.join('-') }) : words.say('draw.sequence', { line: card.sequence });
}
