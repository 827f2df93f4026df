/** Something could not be sent. */

/** `again`: it may pass; `drop`: never this message; `gone`: nothing will ever arrive there. */
type Fate = 'again' | 'drop' | 'gone';

/** What the owner of the channel is told: a code with its figures. */
export interface Fault {
  readonly code: 'answered' | 'redirected' | 'private' | 'unknown-host' | 'unreachable' | 'too-slow' | 'refused' | 'gone' | 'no-mail' | 'too-long';
  readonly status?: number;
}

export class Undelivered extends Error {
  readonly fault: Fault;
  readonly fate: Fate;
  /** Milliseconds that the receiver asks us to wait. */
  readonly wait: number;

  constructor(fault: Fault, fate: Fate = 'again', wait = 0) {
    super(fault.code);
    this.name = 'Undelivered';
    this.fault = fault;
    this.fate = fate;
    this.wait = wait;
  }
}
