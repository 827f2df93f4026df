import { LANGUAGES, type Language, Words } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { explain } from '../board/explain.ts';
import { game } from '../rules/game.ts';
import { text } from '../text/index.ts';

const wordsIn = (language: Language): Words => new Words(language, text[language], ['Ada', 'Bea']);

describe('tips', () => {
  const view = game.view(game.setup({ players: 2 }, 'tips'), null);

  it('count blocks and florins apart, under a title with a capital', () => {
    const title = (language: Language) => explain('block:1:white', view, wordsIn(language))?.title;
    expect(LANGUAGES.map(title)).toEqual([
      'White, sector I: 1 block, 6 florins each',
      'Blanc, secteur I : 1 bloc à 6 florins',
      'Weiß, Sektor I: 1 Block für 6 Florin',
      'Wit, sector I: 1 blok voor 6 florijnen',
    ]);
  });

  it('say what an upgrade brings with the right plural', () => {
    expect(explain('upgrade:massa', view, wordsIn('fr'))?.text).toBe(
      'Vous prenez une tuile Amélioration pour chaque monument que vous construisez. Avec celle-ci, Massa vous rapporte 2 PV au lieu de 1 par point de valeur des bâtiments.',
    );
  });

  it('of places and warehouses lead to the rules of their own', () => {
    const targets = ['place:city:lucca', 'place:type:villa', 'place:landscape:rural', 'place:florins:36', 'place:statues:massa+pisa', 'warehouse'];
    const rules = targets.map((target) => explain(target, view, wordsIn('en'))?.rule);
    expect(rules).toEqual(['city-places', 'type-places', 'landscape-places', 'florin-places', 'statue-places', 'storing']);
  });
});
