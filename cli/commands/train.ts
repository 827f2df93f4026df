/** `bottega train`: bots learn a game from games against themselves; kept only if it makes them better. */
import { fileURLToPath } from 'node:url';
import { type Contestant, pairing, playGame, standings, wholeRounds } from '@bottega/bots/arena';
import { playerWith, type Round, train, trainedPlayer } from '@bottega/bots/training';
import type { GameBox, Lessons } from '@bottega/kernel';
import { type Command, InvalidArgumentError } from 'commander';
import { type Desk, note, print } from '../desk.ts';
import { Failure } from '../failure.ts';
import { readJson, wholeNumber, writeFile } from '../input.ts';
import { progress } from '../progress.ts';

interface Flags {
  lesson?: string;
  learn: 'weights' | 'habits';
  foresight: number;
  rounds: number;
  games: number;
  iterations: number;
  trial: number;
  seed: string;
  write?: true;
  json?: true;
}

function readWhat(given: string): 'weights' | 'habits' {
  if (given !== 'weights' && given !== 'habits') throw new InvalidArgumentError('It must be weights or habits.');
  return given;
}

export function addTrain(program: Command, desk: Desk): void {
  program
    .command('train <game>')
    .description('let bots learn a game from games against themselves, and try what they learnt against what they knew')
    .option('--lesson <name>', 'only this kind of game (default: each that the game tells apart)')
    .option('--learn <what>', 'weights (of the estimate) or habits (of the play-outs); the other stays as it is', readWhat, 'habits')
    .option('--foresight <n>', 'rounds the search looks ahead', wholeNumber(0), 0)
    .option('--rounds <n>', 'how often they learn from new games', wholeNumber(1), 4)
    .option('--games <n>', 'games a round', wholeNumber(1), 120)
    .option('--iterations <n>', 'iterations of the search a decision', wholeNumber(1), 24)
    .option('--trial <n>', 'games between the new and the old', wholeNumber(1), 100)
    .option('--seed <text>', 'where chance begins', '1')
    .option('--write', "keep what wins at least half of the trial in the game's bot/lessons.json")
    .option('--json', 'print one JSON object')
    .action(async (id: string, flags: Flags) => {
      const box = await desk.catalogue.open(id);
      if (box.learning === undefined) throw new Failure(`${id} has nothing to learn.`);
      const lessons = Object.keys(box.learning.lessons);
      if (flags.lesson !== undefined && !lessons.includes(flags.lesson))
        throw new Failure(`${id} has no lesson ${flags.lesson}; there is ${lessons.join(', ')}.`);
      const reports = [];
      for (const lesson of flags.lesson === undefined ? lessons : [flags.lesson]) reports.push(await learn(desk, box, lesson, flags));
      if (flags.json) print(desk, JSON.stringify({ game: id, lessons: reports }));
    });
}

async function learn(desk: Desk, box: GameBox, lesson: string, flags: Flags) {
  const { learn: what, rounds, games, iterations, foresight, seed } = flags;
  const bar = progress(desk, rounds * games, `games of ${lesson}`);
  const training = train({ box, lesson, learn: what, rounds, games, iterations, foresight, seed, progress: bar.at });
  let last: Round | undefined;
  let step = training.next();
  for (; !step.done; step = training.next()) {
    last = step.value;
    bar.end();
    const { round, points, pointsBefore, explained } = last;
    if (!flags.json)
      note(desk, `${lesson}, round ${round}: ${points.toFixed(1)} points, ${pointsBefore.toFixed(1)} as before; ${(100 * explained).toFixed(0)} % explained`);
  }
  bar.end();
  const winShare = await trial(desk, box, lesson, step.value, flags);
  const kept = winShare >= 0.5;
  const command = `bottega train ${box.game.id} --lesson ${lesson} --learn ${what} --rounds ${rounds} --games ${games} --iterations ${iterations} --foresight ${foresight} --seed ${seed}`;
  const made = { command, positions: last?.positions ?? 0, explained: Number((last?.explained ?? 0).toFixed(3)), trial: { games: flags.trial, winShare } };
  if (flags.write && kept) keep(box.game.id, lesson, { made, ...step.value });
  if (!flags.json)
    print(desk, `${lesson}: wins ${(100 * winShare).toFixed(1)} % of ${flags.trial} games for 2 against what there was${flags.write && kept ? '; kept' : ''}.`);
  return { lesson, kept: flags.write === true && kept, made, ...step.value };
}

/** The new against the old, in paired games for as few as can play. */
async function trial(desk: Desk, box: GameBox, lesson: string, lessons: Lessons, flags: Flags): Promise<number> {
  const { learning } = box;
  const [setup] = learning!.settings[lesson];
  if (setup.players === 1) return 1;
  const boxes = [lessons, learning!.lessons[lesson]].map((known) => playerWith(box, learning!, lesson, known));
  const entrants = Array.from({ length: setup.players }, (_, seat) => Math.min(seat, 1));
  const games = wholeRounds(flags.trial, setup.players);
  const bar = progress(desk, games, 'games of the trial');
  const outcomes = [];
  for (let game = 0; game < games; game++) {
    const paired = pairing(game, entrants, `${flags.seed} trial`);
    const contestants = paired.entrants.map((entrant, seat): Contestant => trainedPlayer(boxes[entrant], flags.iterations, flags.foresight, `${game} ${seat}`));
    outcomes.push(await playGame(box, setup, paired, contestants));
    bar.at(game + 1);
  }
  bar.end();
  return standings(['new', 'old'], outcomes)[0].winShare;
}

function keep(id: string, lesson: string, learnt: object): void {
  const file = fileURLToPath(new URL(`../../games/${id}/bot/lessons.json`, import.meta.url));
  writeFile(file, `${JSON.stringify({ ...(readJson(file) as object), [lesson]: learnt }, null, 1)}\n`);
}
