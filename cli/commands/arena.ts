/** `bottega arena`: bots against each other, in games with the same seeds and swapped seats. */
import { type Contestant, HOUSE, houseContestant, pairing, playGame, type Standing, seatsFor, standings, wholeRounds } from '@bottega/bots/arena';
import type { GameBox, Setup } from '@bottega/kernel';
import { type Command, InvalidArgumentError } from 'commander';
import { Kept } from '../arena/kept.ts';
import { NOT_STARTED, Program } from '../arena/program.ts';
import { type Desk, note, print } from '../desk.ts';
import { Failure, withWords } from '../failure.ts';
import { setupFrom, wholeNumber } from '../input.ts';
import { progress } from '../progress.ts';
import { counted, figure, textTable } from '../table.ts';
import { areUntrained, UNTRAINED } from '../untrained.ts';

interface Flags {
  bots: string[];
  players?: number;
  games: number;
  seed: string;
  options?: string;
  edition?: string;
  file?: string;
  ms: number;
  json?: true;
}

const EXEC = 'exec:';

function readBots(given: string): string[] {
  return given.split(',').map((name) => {
    const bot = name.trim();
    if (!HOUSE.includes(bot) && !(bot.startsWith(EXEC) && bot.length > EXEC.length))
      throw new InvalidArgumentError(`There is no bot "${bot}"; choose from ${HOUSE.join(', ')} and exec:PROGRAM.`);
    return bot;
  });
}

export function addArena(program: Command, desk: Desk): void {
  program
    .command('arena <game>')
    .description('let bots play each other: same seeds with seats swapped, win rates with confidence intervals, Elo')
    .requiredOption('--bots <list>', `who plays, one per seat; the last one takes all remaining seats: ${HOUSE.join(', ')}, exec:PROGRAM`, readBots)
    .option('--players <n>', 'players at the table (default: one per bot)', wholeNumber(1))
    .option('--games <n>', 'games to play, rounded up so that every bot plays every seat equally often', wholeNumber(1), 200)
    .option('--seed <text>', 'random seed; the same seed gives the same games', '1')
    .option('--options <json>', "the game's options as JSON")
    .option('--edition <file>', 'play with the values from this edition file')
    .option('--file <file>', 'save every game in this file; to continue an interrupted arena, repeat the command')
    .option('--ms <n>', 'milliseconds a program may take per answer', wholeNumber(1), 10_000)
    .option('--json', 'print a single JSON object')
    .action(async (id: string, flags: Flags) => {
      const box = await desk.catalogue.open(id);
      await withWords(box, () => contest(desk, box, flags));
    });
}

async function contest(desk: Desk, box: GameBox, flags: Flags): Promise<void> {
  const setup = setupFrom(box.game, flags, Math.max(flags.bots.length, box.game.players.min));
  if (flags.bots.length > setup.players) throw new Failure(`--bots lists ${counted(flags.bots.length, 'bot')} for ${counted(setup.players, 'player')}.`);
  box.game.setup(setup, flags.seed);
  const names = [...new Set(flags.bots)];
  const entrants = seatsFor(flags.bots, setup.players).map((bot) => names.indexOf(bot));
  const games = wholeRounds(flags.games, setup.players);
  const { seed, ms } = flags;
  const kept = new Kept(flags.file, { game: box.game.id, rules: box.game.version, setup, bots: flags.bots, seed });
  const programs = new Map<string, Program>();
  const untrained = areUntrained(setup, names);
  if (untrained) note(desk, UNTRAINED);
  const bar = progress(desk, games, 'games');
  try {
    while (kept.outcomes.length < games) {
      const game = kept.outcomes.length;
      const paired = pairing(game, entrants, seed);
      const contestants = paired.entrants.map((entrant, seat): Contestant => {
        const report = (fault: string): void => note(desk, `Game ${game + 1}, seat ${seat}: ${fault}.`);
        return (
          houseContestant(box, names[entrant], `${seed} ${game} ${seat}`, report) ??
          programAt(programs, `${entrant} ${seat}`, names[entrant], { box, setup, milliseconds: ms })
        );
      });
      const outcome = await playGame(box, setup, paired, contestants);
      if (outcome.forfeit?.reason.startsWith(NOT_STARTED)) throw new Failure(`${names[paired.entrants[outcome.forfeit.seat]]} ${outcome.forfeit.reason}.`);
      if (outcome.forfeit) note(desk, `Game ${game + 1}: ${names[paired.entrants[outcome.forfeit.seat]]} loses: it ${outcome.forfeit.reason}.`);
      kept.add(outcome);
      bar.at(kept.outcomes.length);
      // lets a person interrupt, and the bar be drawn
      await new Promise((resolve) => setImmediate(resolve));
    }
  } finally {
    bar.end();
    for (const program of programs.values()) program.close();
  }
  const bots = standings(names, kept.outcomes.slice(0, games));
  print(desk, flags.json ? JSON.stringify({ ...figures(box, setup, seed, games, bots), ...(untrained && { untrained }) }) : report(box, setup, games, bots));
}

/** A program plays one seat for the whole arena; at a table with several of its kind, each is a process of its own. */
function programAt(programs: Map<string, Program>, key: string, name: string, table: ConstructorParameters<typeof Program>[1]): Program {
  const program = programs.get(key) ?? new Program(name.slice(EXEC.length), table);
  programs.set(key, program);
  return program;
}

const figures = (box: GameBox, setup: Setup, seed: string, games: number, bots: readonly Standing[]) => ({
  game: box.game.id,
  players: setup.players,
  options: setup.options ?? {},
  seed,
  games,
  bots,
  /** Of the first bot's win share. */
  ci95: bots[0].ci95,
});

function report(box: GameBox, setup: Setup, games: number, bots: readonly Standing[]): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const rows = bots.map((bot) => [
    bot.seats === 1 ? bot.name : `${bot.name} × ${bot.seats}`,
    percent(bot.winShare),
    bot.ci95.map(percent).join(' – '),
    figure(bot.meanScore),
    figure(bot.margin),
    bot.elo,
    figure(bot.msPerMove),
    figure(bot.msPerTurn),
    bot.forfeits,
  ]);
  return [
    `${counted(games, 'game')} of ${box.game.id} with ${counted(setup.players, 'player')}:`,
    textTable([['bot', 'games won', '95 %', 'points', 'margin', 'Elo', 'ms per move', 'ms per turn', 'forfeits'], ...rows]),
  ].join('\n\n');
}
