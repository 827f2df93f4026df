/**
 * `bottega bench`: how fast the rules are (`engine`) and the search (`bots`), boardgame.io on the same rules beside
 * them; a review of a game (`review`); the browser (`web`); the server (`server`), also under attack (`hostile`), when it is killed (`kill`), and for
 * many players (`scale`).
 */
import { availableParallelism, loadavg } from 'node:os';
import type { AnyGame, GameBox } from '@bottega/kernel';
import { type Command, InvalidArgumentError } from 'commander';
import { ensureInstalled } from '../../scripts/ensure.mjs';
import { searchRate } from '../bench/bots.ts';
import { cloneMicroseconds, heapGrowth, type Measure, movesPerSecond, richest, setupMicroseconds } from '../bench/engine.ts';
import { crowdTable, sufferedTable } from '../bench/hostile/report.ts';
import { installPeer, Peer } from '../bench/peer.ts';
import { reviewTime } from '../bench/review.ts';
import { benchScale } from '../bench/scale/index.ts';
import { BUSY_TABLES } from '../bench/scale/plan.ts';
import { type TurnTimes, turnTimes } from '../bench/turns.ts';
import { type Desk, note, print } from '../desk.ts';
import { positiveNumber, wholeNumber } from '../input.ts';
import { figure, textTable } from '../table.ts';
import { benchKills, type KillFlags } from './bench-kill.ts';

interface Flags extends KillFlags {
  seconds: number;
  games: number;
  peer: boolean;
  turns?: true;
  page?: true;
  long?: true;
  crowd?: number;
  tables: number;
  processes: number;
  cores: number;
  apart: number;
}

const SUBJECTS = ['engine', 'bots', 'review', 'web', 'server', 'hostile', 'kill', 'scale'];

function readSubject(given: string): string {
  if (!SUBJECTS.includes(given)) throw new InvalidArgumentError(`It must be one of ${SUBJECTS.join(', ')}.`);
  return given;
}

function readPercent(given: string): number {
  const percent = wholeNumber(0)(given);
  if (percent > 100) throw new InvalidArgumentError('It must be at most 100.');
  return percent;
}

export function addBench(program: Command, desk: Desk): void {
  program
    .command('bench')
    .argument('<subject>', `what to measure: ${SUBJECTS.join(', ')}`, readSubject)
    .description(
      'measure the rules, the search, a review, the browser or the server, with boardgame.io on the same rules for comparison; attack and kill servers; check the plan for many players',
    )
    .option('--game <game>', 'only this game')
    .option('--seconds <n>', 'seconds per measurement', positiveNumber, 4)
    .option('--games <n>', 'games over which heap growth is measured', wholeNumber(1), 10_000)
    .option('--no-peer', 'leave boardgame.io out (nothing is installed)')
    .option('--turns', 'bots: instead, how long a turn takes at every level and table, in processor time')
    .option('--page', 'bots: instead, how long masters think in the page’s own worker in Chromium, and what the page does meanwhile')
    .option('--long', 'hostile: 100,000 messages, 1,000,000 pings and 1,000 tables instead of some seconds of each')
    .option('--crowd <n>', 'hostile: instead, how long one person waits for a bot among so many watched tables of masters', wholeNumber(1))
    .option('--kills <n>', 'kill: how often a server is killed', wholeNumber(2), 50)
    .option('--minutes <n>', 'kill: over how long, if the machine is quick enough', positiveNumber, 3)
    .option('--postgres', 'server: only the runs on Postgres; kill: two processes on one Postgres, instead of a SQLite file each')
    .option('--append <file>', 'kill: add the result to this file, as a line of JSON')
    .option('--tables <n>', 'scale: busy tables', wholeNumber(1), BUSY_TABLES.tables)
    .option('--processes <n>', 'scale: server processes', wholeNumber(1), BUSY_TABLES.processes)
    .option('--cores <n>', 'scale: cores of Postgres', wholeNumber(1), BUSY_TABLES.cores)
    .option('--apart <percent>', 'scale: tables whose players are at different processes', readPercent, 100 * BUSY_TABLES.apart)
    .option('--json', 'print the result as JSON')
    .action(async (subject: string, flags: Flags) => {
      if (subject === 'web') {
        await benchBrowser(desk, flags);
        return;
      }
      if (subject === 'hostile') {
        await benchUnderAttack(desk, flags);
        return;
      }
      if (subject === 'scale') {
        const { tables, processes, cores, apart } = flags;
        const found = benchScale({ tables, processes, cores, apart: apart / 100 });
        print(desk, flags.json ? JSON.stringify(found) : report(found, 'plan'));
        return;
      }
      if (subject === 'kill') {
        await benchKills(desk, flags);
        return;
      }
      const ids = flags.game === undefined ? desk.catalogue.ids : [flags.game];
      const say = (text: string): void => {
        if (!flags.json) note(desk, text);
      };
      if (subject === 'bots' && (flags.turns || flags.page)) {
        await benchTurns(desk, ids, flags, say);
        return;
      }
      if (flags.peer && subject !== 'review' && !(subject === 'server' && flags.postgres)) await installPeer();
      if (subject === 'server') {
        // its Postgres is a tool of the tests
        ensureInstalled({ whole: true, anotherNode: 'tell' });
        const { game } = await desk.catalogue.open(flags.game ?? 'carrara');
        const { benchServer } = await import('../bench/server/index.ts');
        const found = await benchServer(game, { seconds: flags.seconds, peer: flags.peer, postgres: flags.postgres ?? false, say });
        print(desk, flags.json ? JSON.stringify(found) : report(found));
        return;
      }
      const measures: Measure[] = [];
      for (const id of ids) {
        // one by one, as a bot's worker and boardgame.io's know only the game they play: what the kernel makes for
        // several runs slower
        const box = await desk.catalogue.open(id);
        say(`Measuring ${box.game.id}…`);
        const measured = subject === 'bots' ? ofBots(box, flags) : subject === 'review' ? reviewTime(box) : ofEngine(box.game, flags);
        measures.push(...(await measured));
      }
      print(desk, flags.json ? JSON.stringify(measures) : report(measures));
    });
}

async function ofBots(box: GameBox, { seconds, peer }: Flags): Promise<Measure[]> {
  return [await searchRate(box, 'journeyman', seconds, peer), await searchRate(box, 'master', seconds, peer)];
}

async function benchTurns(desk: Desk, ids: readonly string[], { page, json }: Flags, say: (text: string) => void): Promise<void> {
  if (page) {
    ensureInstalled({ whole: true, anotherNode: 'tell' });
    const { benchThinking } = await import('@bottega/web/tools/bench-thinking.ts');
    const measures = await benchThinking(say, ids);
    print(desk, json ? JSON.stringify(measures) : textTable([['', 'value', 'unit'], ...measures.map(({ name, value, unit }) => [name, figure(value), unit])]));
    return;
  }
  const found: TurnTimes[] = [];
  for (const id of ids) found.push(...turnTimes(await desk.catalogue.open(id), say));
  const rows = found.map(({ game, players, level, turns, median, longest }) => [game, players, level, turns, median, longest]);
  print(desk, json ? JSON.stringify(found) : textTable([['game', 'players', 'level', 'turns', 'ms, median', 'longest'], ...rows]));
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

async function benchUnderAttack(desk: Desk, { game, seconds, long, crowd, json }: Flags): Promise<void> {
  const say = (text: string): void => {
    if (!json) note(desk, text);
  };
  if (crowd !== undefined) {
    // players are those of the tests
    ensureInstalled({ whole: true, anotherNode: 'tell' });
    const { benchCrowd } = await import('../bench/hostile/crowd.ts');
    const found = await benchCrowd((await desk.catalogue.open(game ?? 'carrara')).game, { tables: crowd, seconds, say });
    print(desk, json ? JSON.stringify(found) : textTable(crowdTable(found)));
    return;
  }
  const { benchHostile } = await import('../bench/hostile/index.ts');
  const [own, past] = await Promise.all([game ?? 'carrara', 'paneveggio'].map((id) => desk.catalogue.open(id)));
  const found = await benchHostile(own.game, past.game, { seconds, long: long === true, say });
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

function report(measures: readonly Measure[], other = 'boardgame.io'): string {
  const beside = ({ peer, ratio }: Measure): string[] => (peer === undefined ? ['', ''] : [figure(peer), `${figure(ratio!)} ×`]);
  return textTable([['', 'value', 'unit', other, 'ratio'], ...measures.map((row) => [row.name, figure(row.value), row.unit, ...beside(row)])]);
}
