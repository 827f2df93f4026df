/** The server while it is being built: started anew when asked, and when it has crashed, kept waiting for that. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { phase } from './phase.mjs';

const READY = 'Bottega is open';

export class DevServer {
  #child;
  #command;
  #say;
  #queue = Promise.resolve();

  /** `command`: program, arguments and options of `spawn`. */
  constructor(command, say = console.log) {
    this.#command = command;
    this.#say = say;
  }

  /** Resolves when it serves, or could not. */
  start() {
    const [program, args, options] = this.#command;
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    return new Promise((resolve) => {
      // its own address is not the one to open
      createInterface(child.stdout).on('line', (line) => (line.startsWith(READY) ? resolve(true) : this.#say(line)));
      child.once('exit', (code, signal) => {
        resolve(false);
        if (child.isAsked) return;
        this.#say(`The server has crashed (${signal ?? `code ${code}`}): see above. It starts again with the next change.`);
      });
    });
  }

  /** One after the other: two servers must not share the data. */
  restart() {
    this.#queue = this.#queue.then(async () => {
      await this.stop();
      const starting = phase('Starting the server anew', this.#say);
      // not waited for: the next change may come before it serves
      void this.start().then((serves) => serves && starting.done('Started the server anew'));
    });
    return this.#queue;
  }

  async stop(signal = 'SIGTERM') {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.isAsked = true;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }
}
