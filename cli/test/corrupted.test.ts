/** What bad edition files get: each is refused with the path of the fault, in words, at every door alike. */
import { writeFileSync } from 'node:fs';
import { changed, type GameBox, LANGUAGES, NAMES, placesIn, type Reason, Refusal, randomFrom, wordsFor } from '@bottega/kernel';
import { corrupt } from '@bottega/kernel/proof';
import { describe, expect, it } from 'vitest';
import { houseCatalogue } from '../catalogue.ts';
import { Engine } from '../engine/engine.ts';
import { bottega, scratch } from './harness.ts';

const catalogue = houseCatalogue();
const boxes = await Promise.all(catalogue.ids.map((id) => catalogue.open(id)));
const file = scratch();

function refused(box: GameBox, edition: unknown): Reason {
  try {
    box.game.setup({ players: 2, edition }, 'corrupted');
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
  throw new Error('the edition was accepted');
}

/** An edition with everything that the house's own leaves out: a name everywhere, and prices that none of its cards has. */
function full({ game }: GameBox): unknown {
  const places = placesIn(game.edition.schema, game.edition.house);
  const names = places.filter(({ schema }) => schema === NAMES).map(({ path }) => [path, { en: 'Otto', de: 'Ottilie' }]);
  const price = {
    op: 'spend',
    cost: { lutherie: 2 },
    max: 1,
    gives: {
      op: 'seq',
      of: [
        { op: 'boostNote', time: 3 },
        { op: 'moveNotes', count: 1 },
      ],
    },
  };
  const effects = places.filter(({ path, printed }) => path.endsWith('.relation') && printed !== null).map(({ path }) => [path, price]);
  const changes = Object.fromEntries([...names, ...effects].map(([path, value]) => [path, { value, mark: 'BOX' as const }]));
  const edition = changed(game.edition, changes);
  game.edition.read(edition);
  return edition;
}

describe.each(boxes.map((box) => [box.game.id, box] as const))('of 200 random corruptions of the edition of %s', (id, box) => {
  const random = randomFrom(`corrupted ${id}`);
  const corruptions = [
    ...Array.from({ length: 100 }, () => corrupt(box.game.edition.house, random)),
    ...Array.from({ length: 100 }, () => corrupt(full(box), random)),
  ];

  it('each is refused with the path of the fault', () => {
    for (const { file: edition, path, how } of corruptions) {
      const reason = refused(box, edition);
      expect(reason.code, `${how}: ${path}`).toBe('bad-edition');
      // a mark that is missing makes its holder faulty, a stranger is named itself
      const near = String(reason.path) === path || String(reason.path).startsWith(`${path}.`) || path.startsWith(`${String(reason.path)}.`);
      expect(near, `${how} at ${path} was told as ${reason.path}`).toBe(true);
      expect(String(reason.path).split('.').length, `${how} at ${path} was told as ${reason.path}`).toBeGreaterThanOrEqual(path.split('.').length - 1);
      expect(Object.keys(reason)).toContain('fault');
    }
  });

  it('each is told in every language, and never in the words of the checker', () => {
    for (const language of LANGUAGES) {
      const words = wordsFor(box, language, []);
      for (const { file: edition } of corruptions) expect(words.refusal(refused(box, edition))).not.toMatch(/Expected|Invalid|received|undefined|\[object/);
    }
  });
});

describe('a fault in an edition', () => {
  const paneveggio = boxes.find((box) => box.game.id === 'paneveggio')!;
  type Cards = { cards: { slots: { value: string[] }; prestige: { value: number }; kind: { value: string } }[] };
  const spoilt = (spoil: (edition: Cards) => void): unknown => {
    const edition = structuredClone(paneveggio.game.edition.house) as Cards;
    spoil(edition);
    return edition;
  };
  const bad = spoilt(({ cards }) => (cards[16].slots.value[2] = 'violin'));

  it('is named by card, slot and what would be right', () => {
    expect(refused(paneveggio, bad)).toEqual({
      code: 'bad-edition',
      path: 'cards.16.slots.value.2',
      fault: 'one-of',
      given: '"violin"',
      wanted: ['place', 'draw', 'study', 'quality', 'ducat', 'none'],
    });
    const told = LANGUAGES.map((language) => wordsFor(paneveggio, language, []).refusal(refused(paneveggio, bad)));
    expect(told[0]).toBe(
      'This edition can’t be used. Card 17, slot 3: "violin" is not possible; choose from: place, draw, study, quality, ducat, and none. (In the file: cards.16.slots.value.2)',
    );
    expect(told[1]).toContain('Carte 17, emplacement 3');
    expect(told[2]).toContain('Karte 17, Platz 3');
    expect(told[3]).toContain('Kaart 17, plek 3');
  });

  it('is told alike by the command line and the engine', async () => {
    writeFileSync(file('bad.json'), JSON.stringify(bad));
    const told = wordsFor(paneveggio, 'en', []).refusal(refused(paneveggio, bad));
    const { code, err } = await bottega(['edition', 'paneveggio', '--check', file('bad.json')], [], boxes);
    expect(code).toBe(1);
    expect(err).toContain(told);
    const engine = new Engine(catalogue);
    const answer = JSON.parse(await engine.answer(JSON.stringify({ op: 'new', game: 'paneveggio', players: 2, seed: 1, edition: bad })));
    expect(answer.error).toMatchObject({ code: 'bad-edition', path: 'cards.16.slots.value.2', fault: 'one-of', message: told });
  });

  it('is one of several, and all of them are told', async () => {
    const worse = spoilt(({ cards }) => {
      cards[0].prestige.value = 9;
      cards[1].kind.value = 'dancer';
    });
    expect(paneveggio.game.edition.faults(worse).map(({ path }) => path)).toEqual(['cards.0.prestige.value', 'cards.1.kind.value']);
    writeFileSync(file('worse.json'), JSON.stringify(worse));
    const { err } = await bottega(['edition', 'paneveggio', '--check', file('worse.json'), '--language', 'de'], [], boxes);
    expect(err).toContain('Karte 1, Prestige: höchstens 4, nicht 9');
    expect(err).toContain('Karte 2, Art der Karte');
  });
});
