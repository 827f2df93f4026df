/** One step for every kind of frame. */
import { promptsOf, type Steps, stepVerbs } from '@bottega/kernel';
import type { Frame } from './frames.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';
import { action } from './steps/action.ts';
import { ageing, ageShort } from './steps/ageing.ts';
import { atelier } from './steps/atelier.ts';
import { botCraft, botFortissimo, botRestore, botWear } from './steps/bot-atelier.ts';
import { botApprentice, botGift, botHeritage, botPairs, botRecruit, botRise } from './steps/bot-conservation.ts';
import { botTurn } from './steps/bot-turn.ts';
import { chooseDeck, chooseMusician } from './steps/choose-start.ts';
import { conserve, lastApprentices, partners } from './steps/conservation.ts';
import { craft, mend, quality, whichWood } from './steps/craft.ts';
import { draft } from './steps/draft.ts';
import { draw, give } from './steps/draw.ts';
import { effect } from './steps/effect.ts';
import { endTurn, finish } from './steps/end-turn.ts';
import { evening, handLimit, layDiscards, refill, wear } from './steps/evening.ts';
import { recall, returnStep, valorise } from './steps/heritage.ts';
import { layContacts, layNotes } from './steps/lay-score.ts';
import { payLutherie } from './steps/lutherie.ts';
import { keepSeven, mulligan, redraw } from './steps/mulligan.ts';
import { mark, markNote, moveNotes, unmark } from './steps/notes.ts';
import { placeCard } from './steps/place-card.ts';
import { relationAction, useRelation } from './steps/relation.ts';
import { restore } from './steps/restore.ts';
import { lastNotes, sequence, turn } from './steps/sequence.ts';
import { firstTurn, setTable } from './steps/set-table.ts';
import { choose, payEither, spend } from './steps/spend.ts';
import { split } from './steps/split.ts';
import { free, gainStep, payStep, stock, take } from './steps/tokens.ts';
import { age, ageWood, buyWood } from './steps/wood.ts';

const STEPS: Steps<State, Frame, Move> = {
  mulligan,
  redraw,
  'keep-seven': keepSeven,
  draft,
  'choose-deck': chooseDeck,
  'choose-musician': chooseMusician,
  'set-table': setTable,
  'lay-contacts': layContacts,
  'lay-notes': layNotes,
  'first-turn': firstTurn,
  turn,
  sequence,
  atelier,
  action,
  split,
  evening,
  refill,
  'hand-limit': handLimit,
  'lay-discards': layDiscards,
  wear,
  ageing,
  'age-short': ageShort,
  conserve,
  partners,
  'end-turn': endTurn,
  'last-notes': lastNotes,
  'last-apprentices': lastApprentices,
  finish,
  effect,
  spend,
  'pay-either': payEither,
  'pay-lutherie': payLutherie,
  choose,
  'use-relation': useRelation,
  'relation-action': relationAction,
  draw,
  give,
  'buy-wood': buyWood,
  stock,
  'age-wood': ageWood,
  age,
  craft,
  'which-wood': whichWood,
  quality,
  restore,
  mend,
  valorise,
  'move-notes': moveNotes,
  'mark-note': markNote,
  mark,
  unmark,
  'place-card': placeCard,
  recall,
  return: returnStep,
  take,
  free,
  pay: payStep,
  gain: gainStep,
  'bot-turn': botTurn,
  'bot-gift': botGift,
  'bot-heritage': botHeritage,
  'bot-pairs': botPairs,
  'bot-rise': botRise,
  'bot-recruit': botRecruit,
  'bot-apprentice': botApprentice,
  'bot-craft': botCraft,
  'bot-wear': botWear,
  'bot-restore': botRestore,
  'bot-fortissimo': botFortissimo,
};

export const { settle, ...verbs } = stepVerbs<State, Frame, Move>(STEPS);

export const PROMPTS = promptsOf(STEPS);
