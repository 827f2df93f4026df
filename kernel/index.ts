export { attempt, imagine, isForeseen, reveals } from './attempt.ts';
export type * from './board.ts';
export { type Codes, type GameBox, type GameCore, type Holdings, named, type ShownGame } from './box.ts';
export { type EditionKit, editionKit, MARKS, type Mark, marked, marksOf, parse } from './edition.ts';
export {
  type Changes,
  changed,
  changesOf,
  type Difference,
  differences,
  type EditionSheet,
  isSheet,
  type Printed,
  wholeEdition,
} from './edition-changes.ts';
export { blankOf, type Field, type FormSchema, fieldOf, type Part, type Place, partWithin, placesIn } from './edition-form.ts';
export {
  type Encoding,
  encodingOf,
  forEachSeat,
  type PackedNetwork,
  parts,
  type SeatSection,
  type Section,
  type SectionedEncoding,
  seatsAfter,
  thermometer,
} from './encoding.ts';
export { count, type Fact, type Facts, type GameRecord, type Played, ratio, Tally } from './facts.ts';
export { anyOf, chosen, type Either, FAULTS, type Fault, fitting, partOf } from './fault.ts';
export type * from './game.ts';
export { DEEPEST_JSON, firstDifference, firstUnplain, isTooDeep, sameJson } from './json.ts';
export { type Forecast, type Habits, type Learning, type Lessons, type Openings, type Sureness, type Weights, weigh } from './learning.ts';
export { wordsOfLine } from './line-words.ts';
export { atMove, formerMove, Match, needRules, readSavedGame, replay, type SavedGame } from './match.ts';
export { type OptionSpec, type Options, type OptionValue, readOptions, readPlayers, valuesFor } from './options.ts';
export { type Outcome, outcomeOf, PROSPECT, wordsOfOutcome, worldsOf } from './outcome.ts';
export { LONGEST_NAME, NAMES, type Names, ownEntries, ownName } from './own-names.ts';
export { partsOf, placeOf, placesOf } from './place.ts';
export { nameOf, nameOfThing, type PrintedWords, partNamed, printedText, shapeText, shownText } from './printed.ts';
export { type Puzzle, type Puzzles, readPuzzles } from './puzzle.ts';
export { chanceOf, cloneRandom, draw, HiddenChance, keyedSeed, type Random, type RandomState, randomFrom, seedRandom, shuffle } from './random.ts';
export { RANDOM } from './random-schema.ts';
export { recordOf } from './record.ts';
export { KERNEL_REFUSALS, type Reason, Refusal, refuse } from './refusal.ts';
export { counted, type Forms, type RulesBlock, type RulesPage, type RulesSection, type RulesTexts, type Stretch, stretchesOf, textsOf } from './rules-page.ts';
export { type Choice, type Procedure, promptsOf, type Steps, stepVerbs } from './steps.ts';
export { editionIn, KERNEL_TEXT, ownWords, wordsFor } from './text/index.ts';
export { type Decider, firstToDecide } from './tie.ts';
export { type Dictionary, LANGUAGES, type Language, Words } from './words.ts';
