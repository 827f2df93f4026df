/** `bottega train --learn chances`: what margins are worth in chances to win, for each kind of game and size of table. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { learnSureness } from '@bottega/bots/training';
import type { BaseState, GameBox, Setup } from '@bottega/kernel';
import { type Desk, print } from './desk.ts';
import { Failure } from './failure.ts';
import { readJson, writeFile } from './input.ts';
import { progress } from './progress.ts';
import { textTable } from './table.ts';

export interface ChancesFlags {
  lesson?: string;
  games: number;
  seed: string;
  write?: true;
  json?: true;
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

export function trainChances(desk: Desk, box: GameBox, { lesson, games, seed, write, json }: ChancesFlags): void {
  const { id } = box.game;
  if (box.learning === undefined) throw new Failure(`${id} has nothing to learn.`);
  const reports = [];
  for (const name of lesson === undefined ? Object.keys(box.learning.lessons) : [lesson]) {
    for (const [players, setups] of tablesOf(box, name)) {
      const bar = progress(desk, games, `games of ${name} for ${players}`);
      const learnt = learnSureness({ core: box, setups, games, seed, progress: bar.at });
      bar.end();
      const command = `bottega train ${id} --lesson ${name} --learn chances --games ${games} --seed ${seed}`;
      if (write)
        keep(id, name, players, { ...learnt.sureness, made: { command, loss: learnt.loss, blindLoss: learnt.blindLoss, calibration: learnt.calibration } });
      reports.push({ lesson: name, players, ...learnt });
      if (json) continue;
      print(desk, `${name}, ${players} players: ${JSON.stringify(learnt.sureness)}, surprise ${learnt.loss.toFixed(3)} (of ${learnt.blindLoss.toFixed(3)})`);
      const rows = learnt.calibration.map(({ told, won, positions }) => [percent(told), percent(won), String(positions)]);
      print(desk, textTable([['told', 'won', 'positions'], ...rows]));
    }
  }
  if (json) print(desk, JSON.stringify({ game: id, chances: reports }));
}

/** The settings of a lesson by number of players; what it lists none for is played as the first one. */
function tablesOf({ game, learning }: GameBox, lesson: string): Map<number, readonly Setup[]> {
  const listed = learning!.settings[lesson];
  const tables = new Map<number, readonly Setup[]>();
  for (let players = game.players.min; players <= game.players.max; players++) {
    const own = listed.filter((setup) => setup.players === players);
    const setups = own.length > 0 ? own : [{ ...listed[0], players }];
    if (learning!.lessonOf(game.setup(setups[0], 'kind') as BaseState) === lesson) tables.set(players, setups);
  }
  return tables;
}

function keep(id: string, lesson: string, players: number, learnt: object): void {
  const file = fileURLToPath(new URL(`../games/${id}/bot/sureness.json`, import.meta.url));
  const all = (existsSync(file) ? readJson(file) : {}) as Record<string, Record<string, object>>;
  all[lesson] = { ...all[lesson], [players]: learnt };
  writeFile(file, `${JSON.stringify(all, null, 1)}\n`);
}
