/** What a message must be answered with, worked out from its schema and from what is documented. */
import { isTooDeep, KERNEL_REFUSALS } from '@bottega/kernel';
import { Message } from '@bottega/table/schemas';
import { type Answer, type Ask, SERVER_REFUSALS, TABLE_REFUSALS } from '@bottega/table/wire';
import { Compile } from 'typebox/compile';
import { refusalsOf } from '../http/routes/table-answers.ts';
import type { Who } from './messages.ts';

const MOST_BYTES = 16 * 1024;
const OURS: readonly string[] = [...KERNEL_REFUSALS, ...SERVER_REFUSALS, ...TABLE_REFUSALS];
/** What nobody needs a name for, and what nobody needs a seat for. */
const NAMELESS: readonly string[] = ['attend', 'ping', 'look', 'course'];
const SEATLESS: readonly string[] = [...NAMELESS, 'sit', 'start', 'replace'];

const compiled = Compile(Message);

export interface Verdict {
  /** Larger than any message may be: the connection ends. */
  readonly large: boolean;
  readonly id: number;
  /** What is asked; undefined when it is no right message. */
  readonly verb: Ask['do'] | undefined;
}

export function verdictOf(text: string): Verdict {
  const large = Buffer.byteLength(text) > MOST_BYTES;
  const value = isTooDeep(text) ? undefined : parsed(text);
  const { id, do: verb } = (value ?? {}) as { id?: unknown; do?: Ask['do'] };
  return { large, id: Number.isSafeInteger(id) && (id as number) >= 0 ? (id as number) : 0, verb: compiled.Check(value) ? verb : undefined };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is wrong with the answers that somebody got to messages sent at once, which may come in any order. */
export function faultOf(who: Who, sent: readonly Verdict[], answers: readonly Answer[]): string | undefined {
  const ids = (list: readonly { readonly id: number }[]): string => JSON.stringify(list.map(({ id }) => id).sort((a, b) => a - b));
  if (ids(sent) !== ids(answers)) return `answers to ${ids(answers)} instead of ${ids(sent)}`;
  const refused = answers.flatMap((answer) => ('error' in answer ? answer.error.code : []));
  const malformed = sent.filter(({ verb }) => verb === undefined).length;
  if (refused.filter((code) => code === 'bad-message').length !== malformed) return `${malformed} malformed messages, but ${JSON.stringify(answers)}`;
  const verbs = sent.flatMap(({ verb }) => verb ?? []);
  const allowed = new Set<string>(['bad-message', ...verbs.flatMap(refusalsOf)]);
  // the rules of the games have refusals of their own
  const strange = refused.find((code) => !allowed.has(code) && (!verbs.includes('play') || OURS.includes(code)));
  if (strange !== undefined) return `${verbs.join(', ')} refused with ${strange}`;
  const open = who === 'nobody' ? NAMELESS : SEATLESS;
  const may = verbs.filter((verb) => open.includes(verb)).length;
  if ((who === 'nobody' || who === 'cleo') && answers.length - refused.length > may && !verbs.includes('sit')) return `${who} was let do ${verbs.join(', ')}`;
  return undefined;
}
