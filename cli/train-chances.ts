/** `bottega train --learn chances` and `forecasts`: what people are told of a position, for each kind of game and size of table. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { learnForecast, learnSureness, type SurenessPlan } from '@bottega/bots/training';
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

/** What margins are worth in chances to win. */
export function trainChances(desk: Desk, box: GameBox, flags: ChancesFlags): void {
  const reports = learnEach(desk, box, flags, 'chances', 'sureness', (plan) => {
    const { sureness, ...made } = learnSureness(plan);
    return { learnt: sureness, made };
  });
  if (flags.json) print(desk, JSON.stringify({ game: box.game.id, chances: reports }));
  for (const { lesson, players, learnt, made } of flags.json ? [] : reports) {
    print(desk, `${lesson}, ${players} players: ${JSON.stringify(learnt)}, surprise ${made.loss.toFixed(3)} (of ${made.blindLoss.toFixed(3)})`);
    const rows = made.calibration.map(({ told, won, positions }) => [percent(told), percent(won), String(positions)]);
    print(desk, textTable([['told', 'won', 'positions'], ...rows]));
  }
}

/** How many points to tell. */
export function trainForecasts(desk: Desk, box: GameBox, flags: ChancesFlags): void {
  const reports = learnEach(desk, box, flags, 'forecasts', 'forecasts', (plan) => ({ learnt: learnForecast(plan), made: {} }));
  if (flags.json) print(desk, JSON.stringify({ game: box.game.id, forecasts: reports }));
  for (const { lesson, players, learnt } of flags.json ? [] : reports)
    print(desk, `${lesson}, ${players} players: off by ${learnt.off} points, and by ${percent(learnt.promised)} of what is only promised`);
}

interface Learnt<Result, Made> {
  readonly learnt: Result;
  readonly made: Made;
}

function learnEach<Result extends object, Made extends object>(
  desk: Desk,
  box: GameBox,
  { lesson, games, seed, write }: ChancesFlags,
  subject: string,
  file: string,
  learn: (plan: SurenessPlan) => Learnt<Result, Made>,
): readonly (Learnt<Result, Made> & { readonly lesson: string; readonly players: number })[] {
  const { id } = box.game;
  if (box.learning === undefined) throw new Failure(`${id} has nothing to learn.`);
  const reports = [];
  for (const name of lesson === undefined ? Object.keys(box.learning.lessons) : [lesson]) {
    for (const [players, setups] of tablesOf(box, name)) {
      const bar = progress(desk, games, `games of ${name} for ${players}`);
      const { learnt, made } = learn({ core: box, setups, games, seed, progress: bar.at });
      bar.end();
      const command = `bottega train ${id} --lesson ${name} --learn ${subject} --games ${games} --seed ${seed}`;
      if (write) keep(id, file, name, players, { ...learnt, made: { command, ...made } });
      reports.push({ lesson: name, players, learnt, made });
    }
  }
  return reports;
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

function keep(id: string, what: string, lesson: string, players: number, learnt: object): void {
  const file = fileURLToPath(new URL(`../games/${id}/bot/${what}.json`, import.meta.url));
  const all = (existsSync(file) ? readJson(file) : {}) as Record<string, Record<string, object>>;
  all[lesson] = { ...all[lesson], [players]: learnt };
  writeFile(file, `${JSON.stringify(all, null, 1)}\n`);
}
