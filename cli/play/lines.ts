/** Lines from whoever plays, a person or a pipe. */
import { createInterface, type Interface } from 'node:readline';
import type { Desk } from '../desk.ts';

export class Lines {
  private readonly desk: Desk;
  private readonly reader: Interface;
  private readonly waiting: string[] = [];
  private ended = false;
  private wake: (() => void) | undefined;

  constructor(desk: Desk) {
    this.desk = desk;
    const terminal = desk.input.isTTY === true && desk.output.isTTY === true;
    this.reader = createInterface({ input: desk.input, ...(terminal && { output: desk.output }), terminal });
    this.reader.on('line', (line) => {
      this.waiting.push(line);
      this.wake?.();
    });
    this.reader.on('close', () => {
      this.ended = true;
      this.wake?.();
    });
    this.reader.on('SIGINT', () => this.reader.close());
  }

  /** The next line, or null when there is none any more. */
  async ask(question: string): Promise<string | null> {
    if (this.reader.terminal) {
      if (!this.ended) {
        this.reader.setPrompt(question);
        this.reader.prompt();
      }
    } else this.desk.output.write(question);
    while (this.waiting.length === 0 && !this.ended) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    const line = this.waiting.shift();
    if (!this.reader.terminal) this.desk.output.write('\n');
    return line === undefined ? null : line.trim();
  }

  close(): void {
    this.reader.close();
  }
}
