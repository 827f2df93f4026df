/**
 * A message of a dictionary as a reader meets it: parameters by their names, every plural and choice in each of its
 * forms.
 */
import { IntlMessageFormat } from 'intl-messageformat';

/** A node of a parsed message, as far as words are concerned. */
export interface MessageNode {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly MessageNode[] }>>;
  readonly children?: readonly MessageNode[];
}

export const LITERAL = 0;
export const PLURAL = 6;
const POUND = 7;

export const parseMessage = (message: string): readonly MessageNode[] => new IntlMessageFormat(message, 'en').getAst() as readonly MessageNode[];

/** As many readings as it takes to see every form once; a parameter reads as `{name}`, a counted number as `#`. */
export function readings(message: string): string[] {
  return ofSequence(parseMessage(message));
}

/** Side by side: the first form of each part, then the second, as long as one has another. */
function ofSequence(nodes: readonly MessageNode[]): string[] {
  const parts = nodes.map(ofNode);
  const ways = Math.max(1, ...parts.map((part) => part.length));
  return Array.from({ length: ways }, (_, way) => parts.map((part) => part[way % part.length]).join(''));
}

function ofNode({ type, value = '', options, children }: MessageNode): string[] {
  if (options !== undefined) return Object.values(options).flatMap((option) => ofSequence(option.value));
  if (children !== undefined) return ofSequence(children);
  if (type === LITERAL) return [value];
  return [type === POUND ? '#' : `{${value}}`];
}
