/** `bottega train --learn network`: rounds of self-play and study, and a trial of what came of them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HousePlayer, type Outcome, pairing, playGame, standings, wholeRounds } from '@bottega/bots/arena';
import { type Crew, learnNetwork, lonely, type NetworkRound, Shelf, type Strength, threads, twoPlayerSettings } from '@bottega/bots/training';
import type { GameBox, PackedNetwork } from '@bottega/kernel';
import { gameModules } from '@bottega/server/games';
import { type Desk, note, print } from './desk.ts';
import { Failure } from './failure.ts';
import { writeFile } from './input.ts';
import { type Progress, progress } from './progress.ts';

export interface NetworkFlags {
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

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
type Trial = Omit<Strength, 'kind' | 'player' | 'success'>;
const words = ({ against, games, winShare, ci95, margin }: Trial): string =>
  `${percent(winShare)} of ${games} games against ${against} (${ci95.map(percent).join(' – ')}), margin ${margin.toFixed(1)}`;

export async function trainNetwork(desk: Desk, box: GameBox, flags: NetworkFlags): Promise<void> {
  const { id } = box.game;
  if (box.encoding === undefined) throw new Failure(`${id} has no encoding that a network could learn from.`);
  const { rounds, games, iterations, trial, seed } = flags;
  const folder = flags.folder ?? fileURLToPath(new URL(`../.bottega/training/${id}`, import.meta.url));
  const crew = crewFor(box, flags.workers);
  const done: NetworkRound[] = [];
  let bar: { what: string; progress: Progress } | undefined;
  const tell = (line: string): void => {
    bar?.progress.end();
    note(desk, line);
  };
  try {
    const training = learnNetwork({
      ...{ box, crew, shelf: new Shelf(folder), rounds, games, trial, width: iterations, seed, tell },
      progress(played, of, what) {
        if (bar?.what !== what) bar = { what, progress: progress(desk, of, what) };
        bar.progress.at(played);
      },
    });
    for await (const round of training) {
      tell(`${round.strengths.map((strength) => `${strength.kind}, ${strength.player}: ${words(strength)}`).join('\n')}`);
      done.push(round);
    }
  } finally {
    bar?.progress.end();
    crew.close();
  }
  const latest = done[done.length - 1];
  const result = await trialOf(desk, box, latest.network, flags);
  const command = `bottega train ${id} --learn network --rounds ${rounds} --games ${games} --iterations ${iterations} --trial ${trial} --seed ${seed}`;
  const network: PackedNetwork = {
    ...latest.network,
    made: { command, ...latest.network.made, rounds: done.map(({ round, strengths }) => ({ round, strengths })), trial: result },
  };
  const kept = flags.write === true && result.ci95[0] > 0.5;
  if (kept) keep(desk, id, network);
  if (flags.json) print(desk, JSON.stringify({ game: id, kept, made: network.made }));
  else print(desk, `The network of round ${latest.round} wins ${words(result)}${kept ? '; kept' : ''}.`);
}

function crewFor(box: GameBox, workers: number): Crew {
  const module = gameModules()[box.game.id];
  return workers === 0 || module === undefined ? lonely(box) : threads(module, workers);
}

/** Masters that judge by the new network against masters as they are. */
async function trialOf(desk: Desk, box: GameBox, network: PackedNetwork, { trial, seed }: NetworkFlags): Promise<Trial> {
  const boxes = [{ ...box, network }, box];
  const settings = twoPlayerSettings(box);
  const games = wholeRounds(trial, 2);
  const bar = progress(desk, games, 'games of the trial');
  const outcomes: Outcome[] = [];
  for (let game = 0; game < games; game++) {
    const paired = pairing(game, [0, 1], `${seed} trial`);
    const report = (fault: string): void => note(desk, `Game ${game + 1}: ${fault}.`);
    const contestants = paired.entrants.map((entrant, seat) => new HousePlayer(boxes[entrant], 'master', `${seed} ${game} ${seat}`, report));
    outcomes.push(await playGame(box, settings[Math.floor(game / 2) % settings.length], paired, contestants));
    bar.at(game + 1);
    await new Promise((resolve) => setImmediate(resolve));
  }
  bar.end();
  const [{ winShare, ci95, margin }] = standings(['new', 'old'], outcomes);
  return { against: box.network === undefined ? 'the estimate alone' : 'the network that was there', games, winShare, ci95, margin };
}

function keep(desk: Desk, id: string, network: PackedNetwork): void {
  const folder = fileURLToPath(new URL(`../games/${id}/bot/`, import.meta.url));
  const file = join(folder, 'network.json');
  if (!existsSync(file)) note(desk, `The game's core.ts has to hand it out: export { default as network } from './bot/network.json' with { type: 'json' };`);
  writeFile(file, `${JSON.stringify(network, null, 2)}\n`);
}
