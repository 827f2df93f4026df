/** `bottega bench engine`: how fast the rules are, with boardgame.io running the very same rules beside them; `bench web`: the browser. */
import type { AnyGame } from '@bottega/kernel';
import { type Command, InvalidArgumentError } from 'commander';
import { cloneMicroseconds, heapGrowth, type Measure, movesPerSecond, richest, setupMicroseconds } from '../bench/engine.ts';
import { installPeer, Peer } from '../bench/peer.ts';
import { type Desk, note, print } from '../desk.ts';
import { positiveNumber, wholeNumber } from '../input.ts';
import { figure, textTable } from '../table.ts';

interface Flags {
  game?: string;
  seconds: number;
  games: number;
  peer: boolean;
  json?: true;
}

function readSubject(given: string): string {
  if (given !== 'engine' && given !== 'web') throw new InvalidArgumentError('There are "engine" and "web".');
  return given;
}

export function addBench(program: Command, desk: Desk): void {
  program
    .command('bench')
    .argument('<subject>', 'what is measured: engine or web', readSubject)
    .description("measure each game's rules on one core, and boardgame.io on the same rules beside them")
    .option('--game <game>', 'only this game')
    .option('--seconds <n>', 'seconds for each measure', positiveNumber, 4)
    .option('--games <n>', 'games over which the heap is watched', wholeNumber(1), 10_000)
    .option('--no-peer', 'without boardgame.io (nothing is installed)')
    .option('--json', 'print one JSON array')
    .action(async (subject: string, flags: Flags) => {
      if (subject === 'web') {
        await benchBrowser(desk, flags);
        return;
      }
      const ids = flags.game === undefined ? desk.catalogue.ids : [flags.game];
      const games = await Promise.all(ids.map(async (id) => (await desk.catalogue.open(id)).game));
      const say = (text: string): void => {
        if (!flags.json) note(desk, text);
      };
      if (flags.peer) await installPeer();
      const measures: Measure[] = [];
      for (const game of games) {
        say(`Measuring ${game.id}…`);
        measures.push(await moves(game, flags));
        measures.push(
          { name: `${game.id} clone`, unit: 'µs', value: rounded(cloneMicroseconds(game, flags.seconds)) },
          { name: `${game.id} setup`, unit: 'µs', value: rounded(setupMicroseconds(game, flags.seconds)) },
          { name: `${game.id} heap growth over ${flags.games} games`, unit: 'KB', value: rounded(heapGrowth(game, flags.games)) },
        );
      }
      print(desk, flags.json ? JSON.stringify(measures) : report(measures));
    });
}

/** The browser's tools are loaded only when they are asked for. */
async function benchBrowser(desk: Desk, flags: Flags): Promise<void> {
  const { benchWeb } = await import('@bottega/web/tools/bench.ts');
  const measures = await benchWeb((text) => flags.json || note(desk, text), flags.game);
  const rows = measures.map(({ name, value, unit, most }) => [name, figure(value), unit, figure(most), value <= most ? 'ok' : 'over']);
  print(desk, flags.json ? JSON.stringify(measures) : textTable([['', 'value', 'unit', 'at most', ''], ...rows]));
}

async function moves(game: AnyGame, flags: Flags): Promise<Measure> {
  const peer = flags.peer ? new Peer(game, richest(game)) : undefined;
  try {
    await peer?.prove();
    const { ours, theirs } = await movesPerSecond(game, flags.seconds, peer);
    const beside = peer === undefined ? {} : { peer: Math.round(theirs), ratio: rounded(ours / theirs) };
    return { name: `${game.id} moves`, unit: 'moves/s', value: Math.round(ours), ...beside };
  } finally {
    await peer?.close();
  }
}

const rounded = (value: number): number => Number(value.toPrecision(4));

function report(measures: readonly Measure[]): string {
  const beside = ({ peer, ratio }: Measure): string[] => (peer === undefined ? ['', ''] : [figure(peer), `${figure(ratio!)} ×`]);
  return textTable([['', 'value', 'unit', 'boardgame.io', 'ratio'], ...measures.map((row) => [row.name, figure(row.value), row.unit, ...beside(row)])]);
}
