/** The OpenAPI document as the page shows it. */
import type { Schema } from './schema-words.ts';

interface Body {
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}
interface RawOperation {
  readonly operationId: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean; readonly schema: Schema }[];
  readonly requestBody?: Body;
  readonly responses?: Readonly<Record<string, Body>>;
}
export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface Operation extends Omit<RawOperation, 'requestBody' | 'responses' | 'security'> {
  readonly method: string;
  readonly path: string;
  /** Who may ask: nobody in particular, a program, somebody in a browser. */
  readonly lets: readonly ('anybody' | 'token' | 'cookie')[];
  readonly body: Schema | null;
  readonly answers: readonly { readonly status: string; readonly description: string; readonly schema: Schema | null }[];
}

const schemaOf = (body: Body | undefined): Schema | null => Object.values(body?.content ?? {})[0]?.schema ?? null;

/** By their tags, in the order of the document. */
export function operationsOf({ paths }: ApiDocument): ReadonlyMap<string, readonly Operation[]> {
  const groups = new Map<string, Operation[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { requestBody, responses = {}, security = [{}], ...rest }] of Object.entries(methods)) {
      const lets = security.map((one) => (Object.keys(one)[0] ?? 'anybody') as Operation['lets'][number]);
      const answers = Object.entries(responses).map(([status, body]) => ({ status, description: body.description ?? '', schema: schemaOf(body) }));
      const tag = rest.tags?.[0] ?? '';
      groups.set(tag, [...(groups.get(tag) ?? []), { ...rest, method, path, lets, body: schemaOf(requestBody), answers }]);
    }
  }
  return groups;
}

/** Whether somebody who looks for these words means this one. */
export const isMeant = ({ method, path, operationId, summary = '' }: Operation, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${method} ${path} ${operationId} ${summary}`.toLowerCase().includes(word));
