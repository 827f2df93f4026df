/** What a command works with: the games, and where it reads and writes. Tests hand in their own. */
import type { Readable, Writable } from 'node:stream';
import type { Catalogue } from './catalogue.ts';

export interface Desk {
  readonly catalogue: Catalogue;
  readonly input: Readable & { isTTY?: boolean };
  readonly output: Writable & { isTTY?: boolean };
  /** For notices, progress and refusals: standard error. */
  readonly notices: Writable & { isTTY?: boolean };
}

/** Whether a person sits before it and can be asked. */
export const isAttended = (desk: Desk): boolean => desk.input.isTTY === true && desk.output.isTTY === true;

export const print = (desk: Desk, text = ''): void => void desk.output.write(`${text}\n`);
export const note = (desk: Desk, text: string): void => void desk.notices.write(`${text}\n`);
