/** Whether the database answers: it is asked at most once a second, however many want to know. */
const FRESH = 1000;

export class Health {
  private readonly askDatabase: () => Promise<void>;
  private readonly now: () => number;
  private answered = Number.NEGATIVE_INFINITY;
  private asking: Promise<boolean> | undefined;

  constructor(askDatabase: () => Promise<void>, now: () => number = () => performance.now()) {
    this.askDatabase = askDatabase;
    this.now = now;
  }

  /** Bad news is never taken from memory: it may be over. */
  isWell(): Promise<boolean> {
    if (this.now() - this.answered < FRESH) return Promise.resolve(true);
    this.asking ??= this.ask();
    return this.asking;
  }

  private async ask(): Promise<boolean> {
    try {
      await this.askDatabase();
      this.answered = this.now();
      return true;
    } catch {
      return false;
    } finally {
      this.asking = undefined;
    }
  }
}
