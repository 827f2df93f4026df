/** What programs are told of the games: how many play, the options in four languages, the bots. */
import { LEVELS } from '@bottega/bots';
import { type AnyGame, type GameBox, LANGUAGES, type Language, type OptionSpec, type Words, wordsFor } from '@bottega/kernel';
import type { Games } from './games.ts';
import type { CatalogueBody, GameLine, OptionLine } from './schemas/catalogue.ts';

export type Catalogue = CatalogueBody;

/** `known`: the games that are played here. */
export function catalogueOf(boxes: readonly GameBox[], known: Games): Catalogue {
  const games = boxes.flatMap((box) => {
    const game = known.get(box.game.id);
    return game === undefined
      ? []
      : [
          lineOf(
            game,
            inEach((language) => wordsFor(box, language, [])),
          ),
        ];
  });
  return { games, levels: [...LEVELS] };
}

const inEach = <Value>(make: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, Value>;

const lineOf = ({ id, version, players, options }: AnyGame, words: Record<Language, Words>): GameLine => ({
  id,
  rules: version,
  titles: inEach((language) => words[language].say('game.name')),
  players: { min: players.min, max: players.max },
  options: options.map((option) => optionLine(option, words)),
  viewSchema: `/api/games/${id}/view.schema.json`,
});

const optionLine = ({ id, values, default: usual, players, least }: OptionSpec, words: Record<Language, Words>): OptionLine => ({
  id,
  values: [...values],
  default: usual,
  ...(players !== undefined && { players: [...players] }),
  ...(least !== undefined && { least: { ...least } }),
  words: inEach((language) => ({
    title: words[language].say(`option.${id}`),
    values: values.map((value) => words[language].say(`option.${id}.${value}`)),
  })),
});
