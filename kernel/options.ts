/** Options of a game: each a named choice among a few plain values. */
import { refuse } from './refusal.ts';

export type OptionValue = string | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

export interface OptionSpec {
  readonly id: string;
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
  /** The player counts it applies to, where not all of them. */
  readonly players?: readonly number[];
  /** Values that need so many players at least. */
  readonly least?: Readonly<Record<string, number>>;
}

/** The values that so many players may choose from. */
export const valuesFor = ({ values, least }: OptionSpec, players: number): OptionValue[] => values.filter((value) => players >= (least?.[String(value)] ?? 0));

/** All options with their values, defaults filled in; refuses what the game does not know, or not for so many players. */
export function readOptions(specs: readonly OptionSpec[], given: unknown = {}, players: number = Number.POSITIVE_INFINITY): Record<string, OptionValue> {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) refuse({ code: 'bad-option', option: 'options', given, values: [] });
  const asked = given as Record<string, unknown>;
  for (const id of Object.keys(asked)) {
    if (!specs.some((spec) => spec.id === id)) refuse({ code: 'unknown-option', option: id, known: specs.map((spec) => spec.id) });
  }
  const options: Record<string, OptionValue> = {};
  for (const spec of specs) {
    const value = Object.hasOwn(asked, spec.id) ? asked[spec.id] : spec.default;
    const values = valuesFor(spec, players);
    if (!values.includes(value as OptionValue)) refuse({ code: 'bad-option', option: spec.id, given: value, values });
    options[spec.id] = value as OptionValue;
  }
  return options;
}

export function readPlayers(given: unknown, allowed: { min: number; max: number }): number {
  const fits = typeof given === 'number' && Number.isInteger(given) && given >= allowed.min && given <= allowed.max;
  if (!fits) refuse({ code: 'bad-players', given, ...allowed });
  return given;
}
