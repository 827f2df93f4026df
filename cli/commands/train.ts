/** `bottega train`: bots learn a game from games against themselves; kept only if it makes them better. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Contestant, type Outcome, pairing, playGame, standings, wholeRounds } from '@bottega/bots/arena';
import { learnHabits, learnOpenings, learnWeights, playerWith, trainedPlayer } from '@bottega/bots/training';
import type { GameBox, Lessons } from '@bottega/kernel';
import { type Command, InvalidArgumentError } from 'commander';
import { type Desk, note, print } from '../desk.ts';
import { Failure } from '../failure.ts';
import { readJson, wholeNumber, writeFile } from '../input.ts';
import { progress } from '../progress.ts';
import { trainChances, trainForecasts } from '../train-chances.ts';
import { trainNetwork } from '../train-network.ts';

const TEACHERS = { weights: learnWeights, habits: learnHabits, openings: learnOpenings };
type Taught = keyof typeof TEACHERS;
type Subject = Taught | 'network' | 'chances' | 'forecasts';
const SUBJECTS: readonly Subject[] = ['weights', 'habits', 'openings', 'network', 'chances', 'forecasts'];

interface Flags {
  lesson?: string;
  learn: Subject;
  rounds: number;
  games: number;
  iterations: number;
  trial: number;
  seed: string;
  workers: number;
  folder?: string;
  write?: true;
  json?: true;
}

function readSubject(given: string): Subject {
  if (!SUBJECTS.includes(given as Subject)) throw new InvalidArgumentError(`It must be one of ${SUBJECTS.join(', ')}.`);
  return given as Subject;
}

export function addTrain(program: Command, desk: Desk): void {
  program
    .command('train <game>')
    .description('let bots learn a game by playing against themselves, and test what they learnt against what they knew')
    .option('--lesson <name>', 'only this kind of game (default: every kind that the game distinguishes)')
    .option(
      '--learn <what>',
      'weights (of the estimate), habits (of the play-outs), openings (before the first turn), network (that corrects the estimate), chances (what margins are worth) or forecasts (how many points to tell); the others stay as they are',
      readSubject,
      'habits',
    )
    .option('--rounds <n>', 'rounds of learning from new games', wholeNumber(1), 4)
    .option('--games <n>', 'games per round', wholeNumber(1), 120)
    .option('--iterations <n>', 'search iterations per decision; for weights and a network, positions followed at a time within a turn', wholeNumber(1), 24)
    .option('--trial <n>', 'games of the new against the old', wholeNumber(1), 100)
    .option('--seed <text>', 'random seed', '1')
    .option('--workers <n>', 'threads that play games for a network; 0 for none', wholeNumber(0), Math.max(1, availableParallelism() - 1))
    .option('--folder <folder>', 'where the games and rounds of a network are kept; to continue, repeat the command (default: .bottega/training)')
    .option('--write', "save what is learnt in the game's bot folder if it wins the trial")
    .option('--json', 'print a single JSON object')
    .action(async (id: string, flags: Flags) => {
      const box = await desk.catalogue.open(id);
      if (flags.learn === 'network') return trainNetwork(desk, box, flags);
      if (box.learning === undefined) throw new Failure(`${id} has nothing to learn.`);
      const lessons = Object.keys(box.learning.lessons);
      if (flags.lesson !== undefined && !lessons.includes(flags.lesson))
        throw new Failure(`${id} has no lesson ${flags.lesson}; choose from ${lessons.join(', ')}.`);
      if (flags.learn === 'chances') return trainChances(desk, box, flags);
      if (flags.learn === 'forecasts') return trainForecasts(desk, box, flags);
      const learnable = lessons.filter((lesson) => flags.learn !== 'openings' || box.learning?.beginnings?.[lesson] !== undefined);
      const reports = [];
      if (learnable.length === 0) throw new Failure(`${id} has no openings to learn.`);
      for (const lesson of flags.lesson === undefined ? learnable : [flags.lesson])
        reports.push(await learn(desk, box, lesson, { ...flags, learn: flags.learn }));
      if (flags.json) print(desk, JSON.stringify({ game: id, lessons: reports }));
    });
}

async function learn(desk: Desk, box: GameBox, lesson: string, flags: Flags & { learn: Taught }) {
  const { learn: what, rounds, games, iterations, seed } = flags;
  if (what === 'openings' && box.learning!.beginnings?.[lesson] === undefined) throw new Failure(`${box.game.id} has no openings to learn for ${lesson}.`);
  const bar = progress(desk, rounds * games, `games of ${lesson}`);
  const training = TEACHERS[what]({ box, lesson, rounds, games, iterations, seed, progress: bar.at });
  let step = await training.next();
  for (; !step.done; step = await training.next()) {
    bar.end();
    note(desk, `${lesson}, round ${step.value.round} of ${rounds}: ${step.value.points.toFixed(1)} points`);
  }
  bar.end();
  const trial = await trialOf(desk, box, lesson, step.value, flags);
  const command = `bottega train ${box.game.id} --lesson ${lesson} --learn ${what} --rounds ${rounds} --games ${games} --iterations ${iterations} --seed ${seed}`;
  if (flags.write && trial.better) keep(box.game.id, lesson, what, command, step.value, trial);
  const kept = flags.write && trial.better ? '; kept' : '';
  if (!flags.json) print(desk, `${lesson}: wins ${(100 * trial.winShare).toFixed(1)} % of ${trial.games} games, margin ${trial.margin}${kept}.`);
  return { lesson, kept: kept !== '', command, trial, ...step.value };
}

interface Trial {
  readonly games: number;
  readonly winShare: number;
  readonly margin: number;
  readonly better: boolean;
}

/** The new against the old, in paired games for as few as can play; alone, both against the rules. */
async function trialOf(desk: Desk, box: GameBox, lesson: string, lessons: Lessons, flags: Flags): Promise<Trial> {
  const { settings, beginnings, lessons: known } = box.learning!;
  const [setup] = flags.learn === 'openings' ? beginnings![lesson].settings : settings[lesson];
  const boxes = [lessons, known[lesson]].map((learnt) => playerWith(box, lesson, learnt));
  const games = wholeRounds(flags.trial, setup.players);
  const bar = progress(desk, games, 'games of the trial');
  const series: Outcome[][] = [[], []];
  for (let game = 0; game < games; game++) {
    const alone = setup.players === 1;
    for (const first of alone ? [0, 1] : [0]) {
      const paired = pairing(
        game,
        Array.from({ length: setup.players }, (_, seat) => (seat === 0 ? first : 1)),
        `${flags.seed} trial`,
      );
      const contestants = paired.entrants.map((entrant, seat): Contestant => trainedPlayer(boxes[entrant], flags, `${game} ${seat}`));
      series[first].push(await playGame(box, setup, paired, contestants));
    }
    bar.at(game + 1);
  }
  bar.end();
  const [latest, before] = standings(['new', 'old'], series[0].concat(series[1]));
  const { winShare, margin } = latest;
  return { games, winShare, margin, better: setup.players > 1 ? winShare > 0.5 : margin > before.margin };
}

/** Each of those that are learnt says how it was made. */
function keep(id: string, lesson: string, what: Taught, command: string, learnt: Lessons, trial: Trial): void {
  const file = fileURLToPath(new URL(`../../games/${id}/bot/lessons.json`, import.meta.url));
  const all = readJson(file) as Record<string, { made?: object }>;
  all[lesson] = { ...learnt, made: { ...all[lesson].made, [what]: { command, trial } } };
  writeFile(file, `${JSON.stringify(all, null, 1)}\n`);
}
