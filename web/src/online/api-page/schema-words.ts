/** A JSON schema as a programmer reads it: like a type of TypeScript, its parts by their names. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly description?: string;
}

const STEP = '  ';

export function schemaWords(schema: Schema, indent = ''): string {
  const { $ref, type, anyOf, properties, items } = schema;
  if ($ref !== undefined) return $ref.slice($ref.lastIndexOf('/') + 1);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (anyOf !== undefined) return anyOf.map((each) => schemaWords(each, indent)).join(' | ');
  if (type === 'array') return `${items?.anyOf || items?.enum ? `(${schemaWords(items, indent)})` : schemaWords(items ?? {}, indent)}[]`;
  if (properties !== undefined && Object.keys(properties).length > 0) return membersOf(schema, indent);
  if (type === 'object') return recordOf(schema, indent);
  return type ?? 'unknown';
}

function membersOf({ properties = {}, required = [] }: Schema, indent: string): string {
  const inner = indent + STEP;
  const lines = Object.entries(properties).map(([name, member]) => {
    const told = member.description === undefined ? '' : `  // ${member.description.replaceAll('\n', ' ')}`;
    return `${inner}${name}${required.includes(name) ? '' : '?'}: ${schemaWords(member, inner)}${told}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function recordOf({ additionalProperties, patternProperties }: Schema, indent: string): string {
  const [each] = Object.values(patternProperties ?? {});
  const member = each ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
  return member === undefined ? '{}' : `Record<string, ${schemaWords(member, indent)}>`;
}
