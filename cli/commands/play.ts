/** `bottega play`: a game at the terminal, among people, against bots, or both. */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { LEVELS } from '@bottega/bots';
import { type AnyGame, type GameBox, keyedSeed, LANGUAGES, type Language, readOptions, replay, type Setup, sameJson } from '@bottega/kernel';
import { type SavedTable, TableLog } from '@bottega/table';
import { type Command, InvalidArgumentError } from 'commander';
import { installation } from '#installation';
import { type Desk, isAttended, print } from '../desk.ts';
import { Failure, withWords } from '../failure.ts';
import { language, setupFrom, wholeNumber } from '../input.ts';
import { askGame, askGoOn, askTable } from '../play/questions.ts';
import { Session } from '../play/session.ts';
import { TerminalTable } from '../play/table.ts';
import { isWho, readSavedTable, sitterFor, type Who, writeSavedTable } from '../saved.ts';
import { counted } from '../table.ts';
import { plainWords, tableWords } from '../text/index.ts';
import { areUntrained } from '../untrained.ts';

interface Flags {
  players?: number;
  seats?: Who[];
  options?: string;
  edition?: string;
  seed?: string;
  lang: Language;
  file?: string;
  casual?: true;
}

const { command, shelf: SHELF } = installation;

function readSeats(given: string): Who[] {
  return given.split(',').map((name) => {
    const who = name.trim();
    if (!isWho(who)) throw new InvalidArgumentError(`A seat is one of human, ${LEVELS.join(', ')}, not "${who}".`);
    return who;
  });
}

export function addPlay(program: Command, desk: Desk): void {
  program
    .command('play [game]')
    .description('play at the terminal: people around one screen, bots, or both')
    .option('--players <n>', 'players at the table', wholeNumber(1))
    .option('--seats <list>', `who sits where: human, ${LEVELS.join(', ')} (default: one human, the others greedy)`, readSeats)
    .option('--options <json>', "the game's options as JSON")
    .option('--edition <file>', 'play with the values from this edition file')
    .option('--seed <text>', 'random seed (default: a new one)')
    .option('--lang <language>', `one of ${LANGUAGES.join(', ')}`, language, 'en')
    .option('--casual', 'alone against bots: undo anything, their answers included')
    .option('--file <file>', 'where to save the game; a game that is already there continues')
    .action((game: string | undefined, flags: Flags) => play(desk, game, flags));
}

async function play(desk: Desk, asked: string | undefined, flags: Flags): Promise<void> {
  const words = plainWords(flags.lang);
  if (flags.file !== undefined && existsSync(flags.file)) return goOn(desk, flags.file, asked, flags);
  if (asked === undefined && flags.file !== undefined && !isAttended(desk)) throw new Failure(`${flags.file} can't be read: there is no such file.`);
  if (asked === undefined && !isAttended(desk)) throw new Failure(howToStart(desk), 2);
  if (asked === undefined && flags.file === undefined) {
    const left = await unfinished(desk);
    const file = left.length > 0 ? await askGoOn(left, words) : null;
    if (file !== null) return goOn(desk, file, undefined, flags);
  }
  const id = asked ?? (await askGame(desk, words));
  const box = await desk.catalogue.open(id);
  const bare = flags.players === undefined && flags.seats === undefined && flags.options === undefined && flags.edition === undefined;
  const { setup, seats } = bare && isAttended(desk) ? await askTable(box, tableWords(box, flags.lang, [])) : fromFlags(box.game, flags, box.game.players.min);
  if (seats.length !== setup.players) throw new Failure(`--seats lists ${counted(seats.length, 'seat')} for ${counted(setup.players, 'player')}.`);
  const seed = flags.seed ?? keyedSeed(randomBytes(32).toString('hex'));
  const session = await withWords(box, () => new Session(box, TableLog.begin(box.game, setup, seed, seats.map(sitterFor), flags.casual)), flags.lang);
  const file = flags.file ?? shelfFile(id);
  writeSavedTable(file, session.log.save());
  print(desk, tableWords(box, flags.lang, []).say('cli.kept', { file }));
  tellUntrained(desk, box, session, flags.lang);
  return new TerminalTable(desk, session, file, flags.lang).run();
}

function tellUntrained(desk: Desk, box: GameBox, { log }: Session, lang: Language): void {
  const bots = log.sitters.flatMap(({ level }) => level ?? []);
  if (areUntrained(log.save().saved, bots)) print(desk, tableWords(box, lang, []).say('cli.untrained'));
}

function fromFlags(game: AnyGame, flags: Flags, fewest: number): { setup: Setup; seats: Who[] } {
  const setup = setupFrom(game, flags, flags.seats?.length ?? fewest);
  const seats = flags.seats ?? Array.from({ length: setup.players }, (_, seat): Who => (seat === 0 ? 'human' : 'greedy'));
  return { setup, seats };
}

async function goOn(desk: Desk, file: string, asked: string | undefined, flags: Flags): Promise<void> {
  const table = readSavedTable(file);
  const { saved, casual } = table;
  const box = await desk.catalogue.open(saved.game);
  if (asked !== undefined && asked !== saved.game) throw new Failure(`${file} contains a game of ${saved.game}, not of ${asked}.`);
  await withWords(box, () => agree(file, table, flags, box.game), flags.lang);
  const sitters = flags.seats?.map(sitterFor) ?? table.sitters;
  if (sitters.length !== saved.players) throw new Failure(`--seats lists ${counted(sitters.length, 'seat')} for ${counted(saved.players, 'player')}.`);
  // at a terminal no turn waits for a last word
  const session = await withWords(
    box,
    () => new Session(box, TableLog.resume(box.game, { saved, sitters, ...((casual || flags.casual) && { casual: true }) })),
    flags.lang,
  );
  print(desk, tableWords(box, flags.lang, []).say('cli.resumed', { file, moves: saved.moves.length }));
  tellUntrained(desk, box, session, flags.lang);
  return new TerminalTable(desk, session, file, flags.lang).run();
}

/** Flags beside a file that holds a game must say what the file says. */
function agree(file: string, { saved }: SavedTable, flags: Flags, game: AnyGame): void {
  const specs = game.options;
  const given = setupFrom(game, flags, saved.players);
  const differ = (flag: string): never => {
    throw new Failure(`${file} contains a game with a different ${flag}; leave the flag out to continue that game, or name another file for a new one.`);
  };
  if (given.players !== saved.players) differ('--players');
  if (flags.seed !== undefined && flags.seed !== saved.seed) differ('--seed');
  if (flags.options !== undefined && !sameJson(readOptions(specs, given.options), readOptions(specs, saved.options))) differ('--options');
  if (flags.edition !== undefined && !sameJson(given.edition, saved.edition)) differ('--edition');
}

function shelfFile(id: string): string {
  const moment = new Date().toISOString().slice(0, 19).replace(/[T:]/g, '-');
  return shown(`${SHELF}${id}-${moment}.json`);
}

/** The games on the shelf that are not over, the newest first. */
async function unfinished(desk: Desk): Promise<string[]> {
  const names = existsSync(SHELF) ? readdirSync(SHELF).filter((name) => name.endsWith('.json')) : [];
  const found: string[] = [];
  for (const name of names.sort().reverse().slice(0, 10)) {
    try {
      const { saved } = readSavedTable(SHELF + name);
      const { game } = await desk.catalogue.open(saved.game);
      if (game.toAct(replay(game, saved).state).length > 0) found.push(shown(SHELF + name));
    } catch {
      // a file that can't be read is not offered
    }
  }
  return found;
}

const shown = (file: string): string => relative('.', file) || file;

function howToStart(desk: Desk): string {
  const game = desk.catalogue.ids[0] ?? 'GAME';
  return [
    `This is not a terminal, so no questions can be asked; name the game, one of ${desk.catalogue.ids.join(', ')}:`,
    `  ${command} play ${game} --players 2 --seats human,greedy`,
    'Moves are then read from standard input, one per line, by number or notation; "help" explains more.',
    `All commands: ${command} --help`,
  ].join('\n');
}
