/** `bottega simulate`: many games between bots, with their figures. */
import { isLevel, LEVELS, type Level } from '@bottega/bots';
import { type Command, InvalidArgumentError } from 'commander';
import { type Desk, note, print } from '../desk.ts';
import { withWords } from '../failure.ts';
import { setupFrom, wholeNumber } from '../input.ts';
import { progress } from '../progress.ts';
import { Simulation } from '../simulation.ts';
import { counted, figure, textTable } from '../table.ts';
import { areUntrained, UNTRAINED } from '../untrained.ts';

interface Flags {
  players?: number;
  games: number;
  seed: string;
  options?: string;
  edition?: string;
  bots: Level[];
  events?: true;
  count?: string;
  json?: true;
}

function readBots(given: string): Level[] {
  return given.split(',').map((name) => {
    const level = name.trim();
    if (!isLevel(level)) throw new InvalidArgumentError(`There is no bot "${level}"; choose from ${LEVELS.join(', ')}.`);
    return level;
  });
}

export function addSimulate(program: Command, desk: Desk): void {
  program
    .command('simulate <game>')
    .description('play many games between bots and show the statistics')
    .option('--players <n>', 'players at the table (default: the most the game takes)', wholeNumber(1))
    .option('--games <n>', 'games to play', wholeNumber(1), 1000)
    .option('--seed <text>', 'random seed; the same seed gives the same games', '1')
    .option('--options <json>', "the game's options as JSON")
    .option('--edition <file>', 'play with the values from this edition file')
    .option('--bots <list>', `who plays, one per seat and then over again (${LEVELS.join(', ')}); they move one seat on after each game`, readBots, ['random'])
    .option('--events', 'count what happened, by event code')
    .option('--count <parameter>', 'count the values of this event parameter, with the share of the points that its seats scored')
    .option('--json', 'print a single JSON object')
    .action(async (id: string, flags: Flags) => {
      const box = await desk.catalogue.open(id);
      await withWords(box, () => {
        const setup = setupFrom(box.game, flags, box.game.players.max);
        const bar = progress(desk, flags.games, 'games');
        const { events, count } = flags;
        const plan = {
          box,
          setup,
          games: flags.games,
          seed: flags.seed,
          bots: flags.bots,
          ...(events && { events }),
          ...(count && { count }),
          progress: bar.at,
        };
        box.game.setup(setup, flags.seed);
        const untrained = areUntrained(setup, flags.bots);
        if (untrained) note(desk, UNTRAINED);
        const simulation = new Simulation(plan).run();
        bar.end();
        print(desk, flags.json ? JSON.stringify({ ...figures(simulation), ...(untrained && { untrained }) }) : report(simulation));
      });
    });
}

function figures(simulation: Simulation): Record<string, unknown> {
  const { plan, finished, moves, seconds, turns, lengths, scores, bots, rival, events, tally } = simulation;
  const turnFigures = turns.figures;
  return {
    game: plan.box.game.id,
    players: plan.setup.players,
    options: plan.setup.options ?? {},
    seed: plan.seed,
    games: plan.games,
    finished,
    moves,
    seconds: Number(seconds.toFixed(3)),
    movesPerSecond: Math.round(moves / seconds),
    scores: scores.map((spread, seat) => ({ seat, ...spread.figures })),
    bots: [...bots].map(([bot, { points, wins }]) => ({ bot, seats: points.count, ...points.figures, wins: Number(wins.toFixed(2)) })),
    ...(rival.points.count > 0 && { rival: { ...rival.points.figures, beaten: Number((rival.beaten / rival.points.count).toFixed(4)) } }),
    turns: Math.round(turnFigures.mean * turns.count),
    length: { turns: turnFigures, moves: lengths.figures },
    ...(plan.events && { events: Object.fromEntries([...events].sort(([a], [b]) => a.localeCompare(b))) }),
    ...(plan.count && { counts: tally.rows }),
  };
}

function report(simulation: Simulation): string {
  const { plan, finished, moves, seconds, turns, lengths, scores, bots, rival, events, tally } = simulation;
  const spread = ({ mean, min, max }: { mean: number; min: number; max: number }): string[] => [figure(mean), String(min), String(max)];
  const parts = [
    `${figure(finished)} of ${counted(plan.games, 'game')} of ${plan.box.game.id} with ${counted(plan.setup.players, 'player')} finished: ${figure(moves)} moves in ${figure(seconds)} s, ${figure(Math.round(moves / seconds))} moves/s.`,
    textTable([
      ['', 'mean', 'least', 'most'],
      ...scores.map((score, seat) => [`points of seat ${seat + 1}`, ...spread(score.figures)]),
      ...(bots.size > 1 ? [...bots].map(([bot, { points }]) => [`points of ${bot}`, ...spread(points.figures)]) : []),
      ...(rival.points.count > 0 ? [['points of the rival', ...spread(rival.points.figures)]] : []),
      ['turns per game', ...spread(turns.figures)],
      ['moves per game', ...spread(lengths.figures)],
    ]),
  ];
  if (rival.points.count > 0) parts.push(`The rival was beaten in ${figure((100 * rival.beaten) / rival.points.count)} % of the games.`);
  if (bots.size > 1) {
    parts.push(
      textTable([
        ['bot', 'seats', 'wins', 'per seat'],
        ...[...bots].map(([bot, { points, wins }]) => [bot, points.count, figure(wins), `${figure((100 * wins) / points.count)} %`]),
      ]),
    );
  }
  if (plan.events) {
    parts.push(
      textTable([
        ['event', 'times', 'per game'],
        ...[...events].sort(([, a], [, b]) => b - a).map(([code, times]) => [code, figure(times), figure(times / plan.games)]),
      ]),
    );
  }
  if (plan.count) {
    const share = (of: number | null): string => (of === null ? '' : `${figure(of * 100)} %`);
    parts.push(
      textTable([
        [`event · ${plan.count}`, 'times', 'share of points'],
        ...tally.rows.map((row) => [`${row.event} · ${row.value}`, figure(row.times), share(row.share)]),
      ]),
    );
  }
  return parts.join('\n\n');
}
