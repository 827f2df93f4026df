/** The games of the house, as programs are told of them. */
import { LEVELS } from '@bottega/bots';
import { LANGUAGES } from '@bottega/kernel';
import { ref } from '@bottega/table/schemas';
import { type Static, type TSchema, Type } from 'typebox';

/** The same in each language. */
const worded = <Schema extends TSchema>(schema: Schema) =>
  Type.Object(Object.fromEntries(LANGUAGES.map((language) => [language, schema])) as Record<(typeof LANGUAGES)[number], Schema>);

const Value = Type.Union([Type.String(), Type.Boolean()]);

export const OptionLine = Type.Object({
  id: Type.String(),
  values: Type.Array(Value),
  default: Value,
  players: Type.Optional(Type.Array(Type.Integer(), { description: 'The numbers of players it is for, where not all of them' })),
  least: Type.Optional(Type.Record(Type.String(), Type.Integer(), { description: 'Values that need so many players at least' })),
  words: worded(Type.Object({ title: Type.String(), values: Type.Array(Type.String(), { description: 'In the order of `values`' }) })),
});

export const GameLine = Type.Object({
  id: Type.String(),
  rules: Type.Integer({ description: 'Version of the rules' }),
  titles: worded(Type.String()),
  players: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  options: Type.Array(ref('OptionLine', OptionLine)),
  viewSchema: Type.String({ description: 'Where the JSON Schema of its views is' }),
});

export const CatalogueBody = Type.Object({
  games: Type.Array(ref('GameLine', GameLine)),
  levels: Type.Array(Type.Enum([...LEVELS]), { description: 'The bots, the weakest first' }),
});

/** A schema is described by nothing but being one. */
export const JsonSchema = Type.Object({ $schema: Type.String(), title: Type.String() }, { additionalProperties: true });

export type OptionLine = Static<typeof OptionLine>;
export type GameLine = Static<typeof GameLine>;
export type CatalogueBody = Static<typeof CatalogueBody>;
