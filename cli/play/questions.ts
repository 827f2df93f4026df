/** Asks a person at a terminal what to play, and with whom. */
import { LEVELS } from '@bottega/bots';
import { type GameBox, type OptionSpec, type Options, type OptionValue, type Setup, valuesFor, type Words } from '@bottega/kernel';
import { isCancel, select } from '@clack/prompts';
import type { Desk } from '../desk.ts';
import { Failure } from '../failure.ts';
import type { Who } from '../saved.ts';

async function ask<Value extends string | number | boolean>(
  message: string,
  choices: readonly { value: Value; label: string }[],
  initial?: Value,
): Promise<Value> {
  const answer = await select<Value>({
    message,
    options: [...choices] as Parameters<typeof select<Value>>[0]['options'],
    ...(initial !== undefined && { initialValue: initial }),
  });
  if (isCancel(answer)) throw new Failure('', 0);
  return answer as Value;
}

export async function askGame(desk: Desk, words: Words): Promise<string> {
  const { ids } = desk.catalogue;
  if (ids.length === 1) return ids[0];
  const choices = await Promise.all(ids.map(async (id) => ({ value: id, label: (await desk.catalogue.open(id)).text[words.language]['game.name'] ?? id })));
  return ask(words.say('cli.which-game'), choices);
}

/** The file of a game to go on with, or null for a new one. */
export async function askGoOn(files: readonly string[], words: Words): Promise<string | null> {
  const choices = [...files.map((file) => ({ value: file, label: file })), { value: '', label: words.say('cli.new-game') }];
  return (await ask(words.say('cli.go-on'), choices)) || null;
}

/** Players, seats and options, where the flags left them open. */
export async function askTable(box: GameBox, words: Words): Promise<{ setup: Setup; seats: Who[] }> {
  const { min, max } = box.game.players;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => ({ value: min + more, label: String(min + more) }));
  const players = await ask(words.say('cli.how-many'), counts);
  const sitters: Who[] = ['human', ...LEVELS];
  const seats: Who[] = [];
  for (let seat = 0; seat < players; seat++) {
    const choices = sitters.map((value) => ({ value, label: words.say(`cli.sitter.${value}`) }));
    seats.push(await ask(words.say('cli.who', { number: seat + 1 }), choices, seat === 0 ? 'human' : 'greedy'));
  }
  return { setup: { players, options: await askOptions(box.game.options, players, words) }, seats };
}

async function askOptions(specs: readonly OptionSpec[], players: number, words: Words): Promise<Options> {
  const options: Record<string, OptionValue> = {};
  for (const spec of specs) {
    const { id, default: initial, players: counts } = spec;
    if (counts !== undefined && !counts.includes(players)) continue;
    options[id] = await ask(
      nameOf(words, `option.${id}`, id),
      valuesFor(spec, players).map((value) => ({ value, label: nameOf(words, `option.${id}.${value}`, plain(value, words)) })),
      initial,
    );
  }
  return options;
}

const nameOf = (words: Words, key: string, otherwise: string): string => (words.has(key) ? words.say(key) : otherwise);
const plain = (value: OptionValue, words: Words): string => (typeof value === 'string' ? value : words.say(value ? 'cli.yes' : 'cli.no'));
