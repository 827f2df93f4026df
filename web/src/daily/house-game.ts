/** The bots of the house at the daily table: a whole game in the reader's seat, thought in a worker. */
import type { Level } from '@bottega/bots';
import { BotHost } from '@bottega/bots/worker';
import { webWorker } from '@bottega/bots/worker/web';
import type { AnyGame } from '@bottega/kernel';
import { type DailySetup, OPPONENTS, OWN_SEAT } from '@bottega/table/daily';
import { startBots } from '../local/start-bots.ts';
import { type Score, scoreOf } from './records.ts';

export async function houseGame(game: AnyGame, { players, options, seed }: DailySetup, level: Level, signal: AbortSignal): Promise<Score> {
  const host = new BotHost(webWorker(startBots));
  try {
    const state = game.setup({ players, options }, seed);
    for (let asked = game.toAct(state); asked.length > 0; asked = game.toAct(state)) {
      const [seat] = asked;
      const question = { game, seat, view: game.view(state, seat), level: seat === OWN_SEAT ? level : (OPPONENTS as Level), mind: String(seat) };
      game.play(state, seat, await host.choose({ ...question, seed: `${seed} ${seat}`, signal }));
    }
    return scoreOf(game.result(state), OWN_SEAT);
  } finally {
    host.close();
  }
}
