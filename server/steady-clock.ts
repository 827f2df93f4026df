/**
 * The time that players' clocks go by. A machine's clock may be set hours forward or back while games are played; this
 * one passes as time does, and only comes nearer to what it was told, little by little.
 */

/** How much faster or slower than time it may pass. */
const HASTE = 1 / 20;

export class SteadyClock {
  private readonly passed: () => number;
  private time: number;
  private at: number;
  /** How far it still has to come. */
  private away = 0;

  /** `passed`: milliseconds by a clock that nobody can set. */
  constructor(time: number, passed: () => number = () => performance.now()) {
    this.passed = passed;
    this.time = time;
    this.at = passed();
  }

  readonly now = (): number => {
    const at = this.passed();
    const elapsed = at - this.at;
    const most = elapsed * HASTE;
    const nearer = Math.max(-most, Math.min(most, this.away));
    this.at = at;
    this.away -= nearer;
    this.time += elapsed + nearer;
    return Math.round(this.time);
  };

  /** The right time, to be reached in the end. */
  aim(time: number): void {
    this.away = time - this.now();
  }

  /** The right time, before anybody has asked for it. */
  set(time: number): void {
    this.now();
    this.time = time;
    this.away = 0;
  }
}
