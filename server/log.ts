/**
 * What is logged: by default only what goes wrong, in words for whoever sits at the terminal; JSON lines for programs
 * when `LOG` asks for them.
 */

/** What `LOG` may say: what goes wrong in words; as JSON, requests too, or everything from a level on. */
export const LOGS = ['words', 'requests', 'fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const ERROR = 50;
const MINUTE = 60_000;
const MOST_KEPT = 100;

type Stream = { write(text: string): unknown };

export function loggerOf(log: string, to?: Stream): { level: string; stream?: Stream } {
  if (log === 'words') return { level: 'warn', stream: sparingly(to ?? process.stderr) };
  return { level: log === 'requests' ? 'info' : log, ...(to && { stream: to }) };
}

/** What says the same as a line of the last minute is left out: a database that is down is told by every request. */
function sparingly(to: Stream): Stream {
  const said = new Map<string, number>();
  return {
    write(line: string) {
      const text = inWords(line);
      if (Date.now() - (said.get(text) ?? 0) < MINUTE) return;
      if (said.size >= MOST_KEPT) said.clear();
      said.set(text, Date.now());
      to.write(`${new Date().toLocaleTimeString('en-GB')} ${text}\n`);
    },
  };
}

interface Logged {
  readonly level: number;
  readonly msg?: string;
  readonly error?: string | { readonly message: string; readonly stack?: string };
  readonly err?: { readonly message: string; readonly stack?: string };
  readonly route?: string;
}

/** A line of JSON as a person reads it; where a fault of ours came from is told below it. */
function inWords(line: string): string {
  const { level, msg = '', error, err, route } = JSON.parse(line) as Logged;
  const fault = error ?? err;
  const { message, stack = '' } = typeof fault === 'object' ? fault : { message: fault ?? '' };
  const parts = [msg === 'noted' ? '' : msg, message].filter((part) => part !== '');
  const where = route === undefined ? '' : ` (${route})`;
  const trace = msg === 'storage-down' ? [] : stack.split('\n').filter((one) => /^\s+at /.test(one));
  return [`${level >= ERROR ? 'Error' : 'Warning'}: ${parts.join(': ')}${where}`, ...trace].join('\n');
}
