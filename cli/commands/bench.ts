/**
 * `bottega bench`: how fast the rules are (`engine`) and the search (`bots`), boardgame.io on the same rules beside
 * them; the browser (`web`); and the server (`server`), also under attack (`hostile`).
 */
import { availableParallelism, loadavg } from 'node:os';
import type { AnyGame, GameBox } from '@bottega/kernel';
import { type Command, InvalidArgumentError } from 'commander';
import { ensureInstalled } from '../../scripts/ensure.mjs';
import { searchRate } from '../bench/bots.ts';
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
  long?: true;
  json?: true;
}

const SUBJECTS = ['engine', 'bots', 'web', 'server', 'hostile'];

function readSubject(given: string): string {
  if (!SUBJECTS.includes(given)) throw new InvalidArgumentError(`It must be one of ${SUBJECTS.join(', ')}.`);
  return given;
}

export function addBench(program: Command, desk: Desk): void {
  program
    .command('bench')
    .argument('<subject>', 'what to measure: engine, bots, web, server or hostile', readSubject)
    .description('measure the rules, the search, the browser or the server, with boardgame.io on the same rules for comparison; or the server under attack')
    .option('--game <game>', 'only this game')
    .option('--seconds <n>', 'seconds per measurement', positiveNumber, 4)
    .option('--games <n>', 'games over which heap growth is measured', wholeNumber(1), 10_000)
    .option('--no-peer', 'leave boardgame.io out (nothing is installed)')
    .option('--long', 'hostile: 100,000 messages, 1,000,000 pings and 1,000 tables instead of some seconds of each')
    .option('--json', 'print a single JSON array')
    .action(async (subject: string, flags: Flags) => {
      if (subject === 'web') {
        await benchBrowser(desk, flags);
        return;
      }
      if (subject === 'hostile') {
        await benchUnderAttack(desk, flags);
        return;
      }
      const ids = flags.game === undefined ? desk.catalogue.ids : [flags.game];
      const say = (text: string): void => {
        if (!flags.json) note(desk, text);
      };
      if (flags.peer) await installPeer();
      if (subject === 'server') {
        const { game } = await desk.catalogue.open(flags.game ?? 'carrara');
        const { benchServer } = await import('../bench/server/index.ts');
        const found = await benchServer(game, { seconds: flags.seconds, peer: flags.peer, say });
        print(desk, flags.json ? JSON.stringify(found) : report(found));
        return;
      }
      const measures: Measure[] = [];
      for (const id of ids) {
        // one by one, as a bot's worker and boardgame.io's know only the game they play: what the kernel makes for
        // several runs slower
        const box = await desk.catalogue.open(id);
        say(`Measuring ${box.game.id}…`);
        measures.push(...(subject === 'bots' ? await ofBots(box, flags) : await ofEngine(box.game, flags)));
      }
      print(desk, flags.json ? JSON.stringify(measures) : report(measures));
    });
}

async function ofBots(box: GameBox, { seconds, peer }: Flags): Promise<Measure[]> {
  return [await searchRate(box, 'journeyman', seconds, peer), await searchRate(box, 'master', seconds, peer)];
}

async function ofEngine(game: AnyGame, flags: Flags): Promise<Measure[]> {
  return [
    ...(await moves(game, flags)),
    { name: `${game.id} clone`, unit: 'µs', value: rounded(cloneMicroseconds(game, flags.seconds)) },
    { name: `${game.id} setup`, unit: 'µs', value: rounded(setupMicroseconds(game, flags.seconds)) },
    { name: `${game.id} heap growth over ${flags.games} games`, unit: 'KB', value: rounded(heapGrowth(game, flags.games)) },
  ];
}

/** The browser's tools are installed and loaded only when they are asked for. */
async function benchBrowser(desk: Desk, flags: Flags): Promise<void> {
  ensureInstalled({ whole: true, anotherNode: 'tell' });
  const { benchWeb } = await import('@bottega/web/tools/bench.ts');
  const measures = await benchWeb((text) => flags.json || note(desk, text), flags.game);
  const promised = (value: number, most?: number): string[] => (most === undefined ? ['', ''] : [figure(most), value <= most ? 'ok' : 'over']);
  const rows = measures.map(({ name, value, unit, most }) => [name, figure(value), unit, ...promised(value, most)]);
  print(desk, flags.json ? JSON.stringify(measures) : textTable([['', 'value', 'unit', 'at most', ''], ...rows]));
  const [load] = loadavg();
  if (!flags.json) print(desk, `The load on this machine is ${figure(load)} with ${availableParallelism()} cores; a busy machine is slower.`);
}

async function benchUnderAttack(desk: Desk, { game, seconds, long, json }: Flags): Promise<void> {
  const { benchHostile } = await import('../bench/hostile/index.ts');
  const { sufferedTable } = await import('../bench/hostile/report.ts');
  const [own, past] = await Promise.all([game ?? 'carrara', 'paneveggio'].map((id) => desk.catalogue.open(id)));
  const found = await benchHostile(own.game, past.game, { seconds, long: long === true, say: (text) => json || note(desk, text) });
  print(desk, json ? JSON.stringify(found) : textTable(sufferedTable(found)));
}

async function moves(game: AnyGame, flags: Flags): Promise<Measure[]> {
  const peer = flags.peer ? new Peer(game, richest(game)) : undefined;
  try {
    await peer?.prove();
    const { ours, keyed, theirs } = await movesPerSecond(game, flags.seconds, peer);
    const beside = peer === undefined ? {} : { peer: Math.round(theirs), ratio: rounded(ours / theirs) };
    return [
      { name: `${game.id} moves`, unit: 'moves/s', value: Math.round(ours), ...beside },
      { name: `${game.id} moves, dealt by ChaCha20`, unit: 'moves/s', value: Math.round(keyed) },
    ];
  } finally {
    await peer?.close();
  }
}

const rounded = (value: number): number => Number(value.toPrecision(4));

function report(measures: readonly Measure[]): string {
  const beside = ({ peer, ratio }: Measure): string[] => (peer === undefined ? ['', ''] : [figure(peer), `${figure(ratio!)} ×`]);
  return textTable([['', 'value', 'unit', 'boardgame.io', 'ratio'], ...measures.map((row) => [row.name, figure(row.value), row.unit, ...beside(row)])]);
}
