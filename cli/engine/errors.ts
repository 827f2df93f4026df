/** The engine's own errors; those of the kernel and of the games come with their own codes. */
import type { Reason } from '@bottega/kernel';

const MESSAGES = {
  'bad-json': 'This line is not a JSON object.',
  'line-too-long': 'This line is longer than {most} characters.',
  'too-deep': 'This line is nested deeper than {most} levels.',
  'bad-request': 'The field "{field}" must be {wanted}.',
  'unknown-op': 'There is no op "{op}"; choose from {known}.',
  'unknown-table': 'There is no table {table}.',
  'unknown-level': 'There is no level "{level}"; choose from {known}.',
  'too-many-tables': 'At most {most} tables can be open at once.',
  'nothing-to-undo': 'There is no move to undo at this table.',
  internal: 'Internal error: {fault}',
} as const;

export type EngineCode = keyof typeof MESSAGES;

export class EngineError extends Error {
  readonly reason: Reason;
  constructor(code: EngineCode, figures: Record<string, unknown> = {}) {
    super(MESSAGES[code].replace(/\{(\w+)\}/g, (_, name: string) => asText(figures[name])));
    this.reason = { ...figures, code };
  }
}

const asText = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : JSON.stringify(value));
