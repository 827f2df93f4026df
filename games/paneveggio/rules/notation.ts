/** Moves as short text: the verb, then its parameters in a fixed order; `help 2` at the end where the Master helps. */
import { type Notation, refuse } from '@bottega/kernel';
import { LINES } from '../edition/names.ts';
import { BEAT_MOVES, CARD_MOVES, type Move, PLAIN_MOVES, QUALITY_MOVES } from './moves.ts';

type Kind = 'number' | readonly string[];
/** The parameters of each verb; beats, slots, piles and options are written from one. */
const SHAPES: Record<string, readonly (readonly [name: string, kind: Kind, from: 0 | 1])[]> = {
  ...Object.fromEntries(PLAIN_MOVES.map((verb) => [verb, []])),
  ...Object.fromEntries(CARD_MOVES.map((verb) => [verb, [['card', 'number', 0]]])),
  ...Object.fromEntries(QUALITY_MOVES.map((verb) => [verb, [['quality', 'number', 0]]])),
  ...Object.fromEntries(BEAT_MOVES.map((verb) => [verb, [['beat', 'number', 1]]])),
  shift: [['to', ['left', 'right'], 0]],
  'choose-deck': [['deck', LINES, 0]],
  note: [['line', LINES, 0]],
  apprentice: [['card', 'number', 0]],
  buy: [['quality', 'number', 0]],
  study: [['count', 'number', 0]],
  craft: [
    ['card', 'number', 0],
    ['slot', 'number', 1],
  ],
  restore: [
    ['card', 'number', 0],
    ['slot', 'number', 1],
  ],
  lift: [
    ['card', 'number', 0],
    ['slot', 'number', 1],
  ],
  take: [
    ['ducats', 'number', 0],
    ['studies', 'number', 0],
  ],
  valorise: [
    ['from', 'number', 0],
    ['to', 'number', 0],
  ],
  mark: [['beat', 'number', 1]],
  lay: [
    ['card', 'number', 0],
    ['pile', 'number', 1],
  ],
  spend: [['what', ['ducat', 'study'], 0]],
  choose: [['nth', 'number', 1]],
  part: [['time', 'number', 0]],
  free: [['from', ['ducat', 'study', 'wood'], 0]],
};

/** Moves whose price the Master may help with. */
const HELPED: readonly string[] = ['apprentice', 'buy', 'craft', 'spend'];

function write(move: Move): string {
  const fields = move as unknown as Record<string, string | number>;
  let text: string = move.do;
  for (const [name, kind, from] of SHAPES[move.do]) text += ` ${kind === 'number' ? (fields[name] as number) + from : fields[name]}`;
  if (move.do === 'free' && move.quality !== undefined) text += ` ${move.quality}`;
  return 'help' in move && move.help > 0 ? `${text} help ${move.help}` : text;
}

function read(text: string): Move {
  const wrong = (): never => refuse({ code: 'not-a-move', text });
  const [, main, help] = /^(.*?)(?: help (\d{1,2}))?$/.exec(text) ?? wrong();
  const [verb, ...words] = main.split(' ');
  if (!Object.hasOwn(SHAPES, verb)) return wrong();
  const move: Record<string, unknown> = { do: verb };
  for (const [name, kind, from] of SHAPES[verb]) {
    const word = words.shift() ?? wrong();
    if (kind === 'number') move[name] = (/^\d{1,3}$/.test(word) ? Number(word) : wrong()) - from;
    else move[name] = kind.includes(word) ? word : wrong();
  }
  if (verb === 'free' && move.from === 'wood') move.quality = Number(words.shift() ?? wrong());
  if (words.length > 0) wrong();
  if (HELPED.includes(verb)) move.help = Number(help ?? 0);
  else if (help !== undefined) wrong();
  return move as unknown as Move;
}

export const notation: Notation<Move> = { write, read };
