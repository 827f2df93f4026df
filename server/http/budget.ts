/**
 * Everybody pays for what they cost: each address and each person has a purse of each kind, which fills by so much a
 * second up to a limit. Whoever can't pay is refused with the seconds to wait; whoever goes on asking all the same gets
 * into debt, and is shut out when it is as large as the purse, until it is paid back.
 */
import { refuse } from '@bottega/kernel';
import type { Kind, Price } from './prices.ts';

/** Who pays: a group of addresses, a person, or both. */
export interface Payer {
  readonly address?: string;
  readonly person?: string | null;
}

interface Rate {
  readonly perSecond: number;
  readonly most: number;
}

interface Purse extends Rate {
  left: number;
  since: number;
  /** Owes so much that nobody talks to them any more, until it is paid back. */
  shutOut: boolean;
}

/** Purses in memory; the one that was used longest ago makes room, and would mostly be full again. */
const MOST_PURSES = 20_000;
/** A purse of work holds what flows in during so many seconds. */
const BURST = 5;
/** To be told no costs something, too: who asks far more than they can pay gets into debt by it. */
const REFUSAL = 0.5;
/** What one person can take of what their address has: there may be others behind it. */
const PERSONS_SHARE = { work: 1 / 4, kept: 1 / 2, logins: 1, codes: 1 } as const;

export class Budget {
  private readonly purses = new Map<string, Purse>();
  private readonly rates: Readonly<Record<Kind, Rate>>;
  private readonly now: () => number;

  /** `perSecond`: units of work for each address. */
  constructor(perSecond: number, now: () => number = () => performance.now()) {
    this.now = now;
    this.rates = {
      work: { perSecond, most: BURST * perSecond },
      kept: { perSecond: perSecond / 200, most: 2 * perSecond },
      // guessing passwords is slow, whatever the budget
      logins: { perSecond: 10 / 60, most: 10 },
      // with the usual budget the same
      codes: { perSecond: perSecond / 1200, most: perSecond / 20 },
    };
  }

  /** Takes the price, or refuses with `too-many`. */
  charge(payer: Payer, price: Price): void {
    const seconds = this.take(payer, price);
    if (seconds > 0) refuse({ code: 'too-many', seconds });
  }

  /** Takes the price; returns 0, or the seconds after which it could be paid. */
  take(payer: Payer, price: Price): number {
    const bills = this.bills(payer, price);
    const short = bills.find(({ purse, due }) => purse.left < due);
    if (short === undefined) {
      for (const { purse, due } of bills) purse.left -= due;
      return 0;
    }
    for (const { purse, kind } of bills) if (kind === 'work') owe(purse);
    const { purse, due } = short;
    return Math.max(1, Math.ceil((due - purse.left) / purse.perSecond));
  }

  /** Whether they were refused so often that it is of no use to answer; who shares an address with such a person is not. */
  isShutOut({ address, person }: Payer): boolean {
    const [bill] = this.bills(person == null ? { address: address! } : { person }, { work: 0 });
    return bill.purse.shutOut;
  }

  get size(): number {
    return this.purses.size;
  }

  private bills({ address, person }: Payer, price: Price): { purse: Purse; due: number; kind: Kind }[] {
    const bills = [];
    for (const [kind, units] of Object.entries(price) as [Kind, number][]) {
      if (person != null) bills.push(this.bill(kind, `person ${person}`, true, units));
      if (address !== undefined) bills.push(this.bill(kind, address, false, units));
    }
    return bills;
  }

  /** What costs more than a purse can hold takes all of it. */
  private bill(kind: Kind, owner: string, isPerson: boolean, units: number) {
    const purse = this.purse(kind, owner, isPerson);
    return { purse, due: Math.min(units, purse.most), kind };
  }

  private purse(kind: Kind, owner: string, isPerson: boolean): Purse {
    const key = `${kind} ${owner}`;
    const purse = this.purses.get(key) ?? this.newPurse(kind, isPerson);
    // the last in the map is the one used last
    this.purses.delete(key);
    this.purses.set(key, purse);
    if (this.purses.size > MOST_PURSES) this.purses.delete(this.purses.keys().next().value!);
    fill(purse, this.now());
    return purse;
  }

  private newPurse(kind: Kind, isPerson: boolean): Purse {
    const share = isPerson ? PERSONS_SHARE[kind] : 1;
    const { perSecond, most } = this.rates[kind];
    return { perSecond: share * perSecond, most: share * most, left: share * most, since: this.now(), shutOut: false };
  }
}

function fill(purse: Purse, now: number): void {
  purse.left = Math.min(purse.most, purse.left + ((now - purse.since) / 1000) * purse.perSecond);
  purse.since = now;
  if (purse.left >= 0) purse.shutOut = false;
}

function owe(purse: Purse): void {
  purse.left = Math.max(-purse.most, purse.left - REFUSAL);
  if (purse.left === -purse.most) purse.shutOut = true;
}
