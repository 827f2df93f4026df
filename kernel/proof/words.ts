/** Proves that a game can say everything it has to say, in every language. */
import type { Codes, GameBox } from '../box.ts';
import type { BaseMove, GameEvent } from '../game.ts';
import { sameJson } from '../json.ts';
import { randomFrom } from '../random.ts';
import { KERNEL_TEXT, wordsFor } from '../text/index.ts';
import { LANGUAGES } from '../words.ts';
import { parameters } from './parameters.ts';
import { anyMove } from './walk.ts';

/** Every fault found in the dictionaries; an empty list is the proof. */
export function checkWords(box: GameBox, moves = 2000): string[] {
  return [...checkKeys(box), ...checkTalk(box, moves)];
}

function expectedKeys(box: GameBox): Set<string> {
  const under = (prefix: string, codes: readonly string[]) => codes.map((code) => `${prefix}.${code}`);
  const codes: Codes = box.codes;
  const options = box.game.options.flatMap((option) => [`option.${option.id}`, ...option.values.map((value) => `option.${option.id}.${value}`)]);
  return new Set([
    'game.name',
    'game.blurb',
    'game.facts',
    ...options,
    ...under('event', codes.events),
    ...under('prompt', codes.prompts),
    ...under('refusal', codes.refusals),
    ...under('move', codes.moves),
    ...under('score', codes.scores),
    ...codes.others,
  ]);
}

/** The same keys everywhere, none missing, none extra, and the same parameters under each. */
function checkKeys(box: GameBox): string[] {
  const faults: string[] = [];
  const expected = expectedKeys(box);
  for (const language of LANGUAGES) {
    const dictionary = box.text[language];
    for (const key of expected) if (!Object.hasOwn(dictionary, key)) faults.push(`${language}: ${key} is missing`);
    for (const [key, message] of Object.entries(dictionary)) {
      if (!expected.has(key)) faults.push(`${language}: ${key} is never said`);
      if (Object.hasOwn(KERNEL_TEXT[language], key)) faults.push(`${language}: ${key} belongs to the kernel`);
      const here = parameters(message);
      const master = parameters(box.text.en[key] ?? message);
      if (here !== master) faults.push(`${language}: ${key} speaks of {${here}}, English of {${master}}`);
    }
  }
  return faults;
}

/** Plays random games and words every event, prompt, move, refusal and score that comes up. */
function checkTalk(box: GameBox, moves: number): string[] {
  const { game } = box;
  const faults = new Set<string>();
  const speakers = LANGUAGES.map((language) => wordsFor(box, language, ['Ada', 'Bea', 'Cleo', 'Dora']));
  const say = (speak: (words: (typeof speakers)[number]) => string): void => {
    for (const words of speakers) {
      try {
        const said = speak(words);
        if (said.trim() === '' || /undefined|\[object|NaN/.test(said)) faults.add(`${words.language}: “${said}”`);
      } catch (error) {
        faults.add(`${words.language}: ${error instanceof Error ? error.message : error}`);
      }
    }
  };
  let made = 0;
  for (let round = 0; made < moves; round++) {
    const setup = game.proof.settings[round % game.proof.settings.length];
    const random = randomFrom(`words ${round}`);
    const state = game.setup(setup, `words ${round}`);
    const met: BaseMove[] = [];
    for (let next = anyMove(game, state, random); next !== undefined && made < moves; next = anyMove(game, state, random), made++) {
      const { seat, move } = next;
      say((words) => words.prompt(game.prompt(state, seat)));
      say((words) => words.move(move));
      // moves of other moments are mostly refused here, each for its own reason
      const other = met.length > 0 ? met[random(met.length)] : move;
      if (!game.legal(state, seat).some((legal: BaseMove) => sameJson(legal, other))) say((words) => words.refusal(game.why(state, seat, other)));
      met.push(move);
      game.play(state, seat, move, (event: GameEvent) => say((words) => words.event(event)));
    }
    for (const score of game.result(state).scores) for (const part of score.parts) say((words) => words.say(`score.${part.code}`));
    for (const viewer of [null, 0]) say((words) => box.draw(game.view(state, viewer), viewer, words));
  }
  return [...faults];
}
