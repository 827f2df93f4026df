/** The page's end of a table that stands in a worker. */
import type { BaseMove } from '@bottega/kernel';
import type { Course, Scene, Table, TableSettings } from '@bottega/table';
import { patch } from '@bottega/table/patch';
import type { StoredGame } from '../storage.ts';
import type { SceneNews } from './serve-table.ts';
import { startWorker } from './start.ts';
import { asker } from './wire.ts';

const GRACE = 1000;

export class WorkerTable implements Table {
  private readonly worker = startWorker('table');
  private readonly watchers = new Set<(scene: Scene) => void>();
  private readonly ask: ReturnType<typeof asker>;
  private latest: Scene | undefined;

  constructor() {
    this.ask = asker(this.worker, (news) => this.hear(news as SceneNews));
  }

  /** Refuses a game that can't be played again. */
  async open(stored: StoredGame, settings: TableSettings): Promise<void> {
    await this.ask('open', stored, settings);
  }

  watch(see: (scene: Scene) => void): () => void {
    this.watchers.add(see);
    if (this.latest !== undefined) see(this.latest);
    return () => this.watchers.delete(see);
  }

  async play(move: BaseMove): Promise<void> {
    await this.ask('play', move);
  }
  async undo(): Promise<void> {
    await this.ask('undo');
  }
  async restart(): Promise<void> {
    await this.ask('restart');
  }
  async confirm(): Promise<void> {
    await this.ask('confirm');
  }
  async takeOver(): Promise<void> {
    await this.ask('takeOver');
  }
  async at(number: number): Promise<Scene> {
    return (await this.ask('at', number)) as Scene;
  }
  async course(): Promise<Course> {
    return (await this.ask('course')) as Course;
  }
  async set(settings: TableSettings): Promise<void> {
    await this.ask('set', settings);
  }
  async skip(): Promise<void> {
    await this.ask('skip');
  }
  async hint(): Promise<BaseMove | null> {
    return ((await this.ask('hint')) as BaseMove | null | undefined) ?? null;
  }
  close(): void {
    this.watchers.clear();
    void this.ask('close');
    // the last move may still be on its way to the shelf
    setTimeout(() => this.worker.terminate(), GRACE);
  }

  private hear({ change }: SceneNews): void {
    this.latest = patch(this.latest, change) as Scene;
    for (const see of this.watchers) see(this.latest);
  }
}
