/** `bottega replay`: a saved game told in words. */
import { type BaseMove, type GameEvent, LANGUAGES, type Language, replay, type Seat } from '@bottega/kernel';
import type { Command } from 'commander';
import { type Desk, print } from '../desk.ts';
import { withWords } from '../failure.ts';
import { language, wholeNumber } from '../input.ts';
import { resultText } from '../result.ts';
import { readSavedTable } from '../saved.ts';
import { namesOf, tableWords } from '../text/index.ts';

interface Flags {
  lang: Language;
  to?: number;
  json?: true;
}

interface Told {
  readonly number: number;
  readonly seat: Seat;
  readonly text: string;
  readonly move: BaseMove;
  readonly events: readonly GameEvent[];
}

export function addReplay(program: Command, desk: Desk): void {
  program
    .command('replay <file>')
    .description('retell a saved game in words, with its result')
    .option('--lang <language>', `one of ${LANGUAGES.join(', ')}`, language, 'en')
    .option('--to <n>', 'stop after this many moves', wholeNumber(0))
    .option('--json', 'print a single JSON object')
    .action(async (file: string, flags: Flags) => {
      const { saved, sitters } = readSavedTable(file);
      const box = await desk.catalogue.open(saved.game);
      await withWords(
        box,
        () => {
          const told: Told[] = [];
          const match = replay(box.game, { ...saved, moves: saved.moves.slice(0, flags.to) }, ({ number, text, events }) => {
            const space = text.indexOf(' ');
            const notation = text.slice(space + 1);
            told.push({ number, seat: Number(text.slice(0, space)), text: notation, move: box.game.notation.read(notation), events });
          });
          const result = box.game.result(match.state);
          const words = tableWords(box, flags.lang, namesOf(sitters, flags.lang), match.state);
          if (flags.json) {
            const moves = told.map((entry) => ({ ...entry, words: entry.events.map((event) => words.event(event)) }));
            return print(desk, JSON.stringify({ game: saved.game, players: saved.players, options: saved.options ?? {}, seed: saved.seed, moves, result }));
          }
          for (const { number, seat, text, events } of told) {
            print(desk, `${String(number).padStart(4)}  ${words.say('cli.told', { seat, text })}`);
            for (const event of events) print(desk, `        ${event.only === undefined ? '' : `(${words.name(event.only)}) `}${words.event(event)}`);
          }
          return print(desk, `\n${words.say(result.over ? 'cli.over' : 'cli.so-far')}\n\n${resultText(result, words)}`);
        },
        flags.lang,
      );
    });
}
