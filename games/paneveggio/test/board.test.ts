import { type GameEvent, LANGUAGES, randomFrom, type Setup, Words } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { endSigns, signsOf } from '../board/art/signs.ts';
import { effectsOn } from '../board/cards/effects.ts';
import { explain } from '../board/explain.ts';
import { targetOf, targetsOf } from '../board/targets.ts';
import { noteIds } from '../board/zones/note-ids.ts';
import { LINES, type Line } from '../edition/names.ts';
import { HOUSE_EDITION } from '../edition/schema.ts';
import { game } from '../rules/game.ts';
import { text } from '../text/index.ts';
import { anchorsOf } from './anchors.ts';

const anchors = await anchorsOf(new Words('en', text.en, []));
const SETTINGS: Setup[] = [
  { players: 3, options: { start: 'draft' } },
  { players: 2, options: { start: 'starter' } },
  { players: 1, options: { start: 'mulligan', level: 'fortissimo' } },
];

/** Targets of moves and events in a random game, with a view to explain them in. */
function* targets(setup: Setup): Generator<{ target: string; view: unknown }> {
  const random = randomFrom('board');
  const state = game.setup(setup, 'board');
  const events: GameEvent[] = [];
  for (let count = 0; count < 400; count++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) return;
    const view = game.view(state, seat);
    const moves = game.legal(state, seat);
    for (const move of moves) {
      const target = targetOf(move, view);
      if (target !== null) yield { target, view };
    }
    game.play(state, seat, moves[random(moves.length)], (event) => events.push(event));
    for (const target of events.splice(0).flatMap(targetsOf)) yield { target, view: game.view(state, seat) };
  }
}

describe('a card', () => {
  it('shows every effect that an edition prints on it, each with when it acts', () => {
    const [musician] = HOUSE_EDITION.cards;
    const draw = { op: 'draw', count: 1 } as const;
    const split = { op: 'split' } as const;
    if (musician.kind !== 'musician') throw new Error('the first card is a musician');
    expect(effectsOn({ ...musician, relation: draw, endOfTurn: split })).toEqual([
      { when: 'relation', effect: draw },
      { when: 'moon', effect: split },
    ]);
    expect(effectsOn({ ...musician, relation: undefined, endOfTurn: undefined })).toEqual([]);
  });
});

describe('the board', () => {
  it('explains every place a move or an event leads to, with a section of the rules', () => {
    const words = LANGUAGES.map((language) => new Words(language, text[language], ['Anna', 'Bruno', 'Carla']));
    const seen = new Set<string>();
    for (const setup of SETTINGS) {
      for (const { target, view } of targets(setup)) {
        if (seen.has(target)) continue;
        seen.add(target);
        for (const language of words) {
          const explanation = explain(target, view, language);
          expect(explanation?.title, target).toBeTruthy();
          expect(explanation?.text, target).toBeTruthy();
          expect(anchors, target).toContain(explanation?.rule);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(100);
    for (const line of LINES) expect(anchors).toContain(`action-${line}`);
  });

  it('marks the starter deck recommended for a first game, and no other (P-N7)', () => {
    const state = game.setup({ players: 2 }, 'decks');
    for (const language of LANGUAGES) {
      const words = new Words(language, text[language], ['Anna', 'Bruno']);
      const marked = LINES.filter((line) => explain(`deck:${line}`, state, words)?.text.includes(words.say('board.recommended')));
      expect(marked).toEqual(['relation']);
    }
  });

  it('draws a sign for every effect of the 75 cards', () => {
    for (const card of HOUSE_EDITION.cards) {
      const effect = card.kind === 'musician' ? (card.relation ?? card.endOfTurn) : card.action;
      expect(effect && signsOf(effect).length, String(card.number)).toBeGreaterThan(0);
      if (card.kind === 'apprentice') expect(endSigns(card.endgame).length).toBeGreaterThan(1);
    }
  });

  it('knows which note is which after a swap, a shift and a change of line', () => {
    const score: Line[] = ['wood', 'study', 'craft', 'craft', 'relation', 'wood', 'restoration'];
    const ids = [0, 1, 2, 3, 4, 5, 6];
    expect(noteIds(score, ['study', 'wood', 'craft', 'craft', 'relation', 'wood', 'restoration'], ids)).toEqual([1, 0, 2, 3, 4, 5, 6]);
    expect(noteIds(score, [...score.slice(1), 'wood'], ids)).toEqual([1, 2, 3, 4, 5, 6, 0]);
    expect(noteIds(score, ['restoration', ...score.slice(0, 6)], ids)).toEqual([6, 0, 1, 2, 3, 4, 5]);
    expect(noteIds(score, ['study', ...score.slice(1)], ids)).toEqual(ids);
  });
});
