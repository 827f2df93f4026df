import { LANGUAGES, type Language, wordsFor } from '@bottega/kernel';
import { checkWords } from '@bottega/kernel/proof';
import { describe as about, expect, it } from 'vitest';
import { HOUSE_EDITION } from '../edition/schema.ts';
import { box, describe } from '../index.ts';
import { frugal } from './frugal.ts';

const { game } = box;
const words = (language: Language) => wordsFor(box, language, ['Ada']);
const card = (number: number, language: Language = 'en') => describe(HOUSE_EDITION.cards[number - 1], words(language));

it('everything that happens can be said in four languages', () => {
  expect(checkWords(box, 3_000)).toEqual([]);
  expect(checkWords({ ...box, game: frugal(game) }, 3_000)).toEqual([]);
});

about('cards in words', () => {
  it('all 75 cards speak four languages', () => {
    for (const language of LANGUAGES) {
      const texts = HOUSE_EDITION.cards.map((one) => describe(one, words(language)));
      expect(texts.every((text) => text.length > 10 && !/[{}]|undefined/.test(text))).toBe(true);
    }
  });
  it('come from the same data as the rules', () => {
    expect(card(7)).toBe('Relation (3): gain 1 ducat for each violin on this musician, then age wood in stock 2 times');
    expect(card(6, 'fr')).toBe('Fin de tour\u202f: jusqu’à 2 fois, diminuer de 1 la qualité d’un bois en stock pour gagner 2 ducats ou études');
    expect(card(43, 'de')).toBe(
      'Bei Anfertigung: 1 Dukaten ausgeben, dafür diese Aktion um 1 Schlag verlängern; am Spielende, nach gebauten Geigen: 3 Punkte bei 12, 2 Punkte bei 11, 1 Punkt bei 10',
    );
    expect(card(51, 'nl')).toBe('Relatie (3): een muzikant afleggen en daarvoor het Relatie-effect van die kaart gebruiken (hoogstens prestige 4)');
  });
  it('put two phrases side by side as the language does', () => {
    expect(card(56, 'fr')).toBe(
      'Avec Relation\u202f: ajouter 1 temps à cette action\u202f; en fin de partie\u202f: jusqu’à 4 cartes en main (Bois et Étude), 1 point chacune',
    );
    expect(card(56)).toBe('With Relation: add 1 beat to this action; at the end: up to 4 cards in hand (Wood and Study), 1 point each');
  });
  it('name Stradivarius, who has no seat', () => expect(words('en').name(1)).toBe('Stradivarius'));
});
