import { IntlMessageFormat } from 'intl-messageformat';

/** The names of a message's parameters; a language may leave plural forms out, never a parameter. */
export function parameters(message: string): string {
  const names = new Set<string>();
  const visit = (nodes: readonly unknown[]): void => {
    for (const node of nodes as { type: number; value?: string; options?: Record<string, { value: unknown[] }>; children?: unknown[] }[]) {
      if (node.type >= 1 && node.type <= 6 && node.value !== undefined) names.add(node.value);
      for (const option of Object.values(node.options ?? {})) visit(option.value);
      if (node.children) visit(node.children);
    }
  };
  visit(new IntlMessageFormat(message, 'en').getAst());
  return [...names].sort().join(', ');
}
