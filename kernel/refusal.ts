/** Refusals explain themselves: a code and its figures, as data; `text/` words them. */
export interface Reason {
  readonly code: string;
  readonly [figure: string]: unknown;
}

export class Refusal extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(JSON.stringify(reason));
    this.name = 'Refusal';
    this.reason = reason;
  }
}

/** The refusals of the kernel itself; games add their own codes. */
export const KERNEL_REFUSALS = [
  'bad-edition',
  'edition-of-another-game',
  'bad-option',
  'bad-players',
  'bad-saved-game',
  'bad-state',
  'game-over',
  'not-a-move',
  'not-asked',
  'not-now',
  'not-offered',
  'other-rules',
  'newer-rules',
  'unknown-game',
  'unknown-option',
  'unknown-seat',
] as const;

export function refuse(reason: Reason): never {
  throw new Refusal(reason);
}
