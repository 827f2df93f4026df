/** Something that brings a long game to its end: from so many moves on it is pressed wherever it is offered. */
export interface Haste {
  readonly press: string;
  readonly from: number;
}

/**
 * Players of Paneveggio who do anything would need up to a thousand moves; those who conserve come to its end sooner.
 */
export const HASTE: Readonly<Record<string, Haste | undefined>> = { paneveggio: { press: 'Conservation', from: 30 } };
