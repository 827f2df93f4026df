/** The table's side: keeps the game, asks the bots, and tells the page every new scene. */
import type { BaseMove, Match } from '@bottega/kernel';
import { LocalTable, reopen, type Scene, type TableSettings } from '@bottega/table';
import { diff, type Patch } from '@bottega/table/patch';
import { putGame, type StoredGame } from '../storage.ts';
import { askBots } from './ask-bots.ts';
import { loadCore } from './cores.ts';
import { answerer, type End } from './wire.ts';

/** What a new scene changes in the one told before. */
export interface SceneNews {
  readonly change: Patch;
}

export function serveTable(page: End): void {
  let table: LocalTable | undefined;
  answerer(page, {
    async open(stored: StoredGame, settings: TableSettings) {
      const { game } = await loadCore(stored.saved.game);
      const { match, record } = reopen(game, stored.saved);
      table = new LocalTable({ box: { game }, match, record, sitters: stored.sitters, settings, choose: askBots(game), keep: keeper(stored) });
      table.watch(teller(page));
    },
    play: (move: BaseMove) => table?.play(move),
    undo: () => table?.undo(),
    restart: () => table?.restart(),
    confirm: () => table?.confirm(),
    takeOver: () => table?.takeOver(),
    at: (number: number) => table?.at(number),
    course: () => table?.course(),
    set: (settings: TableSettings) => table?.set(settings),
    skip: () => table?.skip(),
    hint: () => table?.hint(),
    close: () => table?.close(),
  });
}

/** Writes the newest game; while one is being written, later ones wait and only the last of them is written. */
function keeper(stored: StoredGame): (match: Match) => void {
  let writing = false;
  let next: StoredGame | undefined;
  const write = async (): Promise<void> => {
    writing = true;
    while (next !== undefined) {
      const game = next;
      next = undefined;
      await putGame(game).catch(() => {});
    }
    writing = false;
  };
  return (match) => {
    const { over, scores } = match.game.result(match.game.view(match.state, null));
    next = { ...stored, updated: Date.now(), saved: match.save(), over, scores: scores.map((score) => score.total) };
    if (!writing) void write();
  };
}

function teller(page: End): (scene: Scene) => void {
  let told: unknown = null;
  return ({ log, ...rest }) => {
    // a view may hold parts of the state, which changes in place; log lines never change
    const scene = { ...structuredClone(rest), log };
    const change = diff(told, scene);
    told = scene;
    if (change !== undefined) page.postMessage({ change } satisfies SceneNews);
  };
}
