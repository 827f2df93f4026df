/** The shape of a game's views as JSON Schema, for programs in any language: made of what the game itself checks. */
import type { AnyGame } from '@bottega/kernel';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';

type Entries = Readonly<Record<string, { readonly type: string; readonly default?: unknown }>>;

const made = new WeakMap<AnyGame, object>();

export function viewSchemaOf(game: AnyGame): object {
  let schema = made.get(game);
  if (schema === undefined) {
    schema = convert(game);
    made.set(game, schema);
  }
  return schema;
}

function convert({ id, version, viewSchema }: AnyGame): object {
  const { $schema, ...shape } = toJsonSchema(viewSchema, {
    target: 'draft-2020-12',
    // what values must be together can't be said in JSON Schema, and holds in every view
    ignoreActions: ['check', 'raw_check'],
    overrideSchema: ({ valibotSchema, jsonSchema }) => ('entries' in valibotSchema ? withDefaults(valibotSchema.entries as Entries, jsonSchema) : undefined),
  });
  const description = `What a seat or a spectator sees of a game of ${id} under version ${version} of its rules; null stands for what is hidden from them`;
  return { $schema, title: `View of ${id}`, description, ...shape };
}

/** What states of earlier rules lack has a default in the schema: in a view it is always there. */
function withDefaults(entries: Entries, schema: JsonSchema): JsonSchema {
  const filled = Object.keys(entries).filter((name) => entries[name].type === 'optional' && entries[name].default !== undefined);
  return { ...schema, required: [...(schema.required ?? []), ...filled] };
}
