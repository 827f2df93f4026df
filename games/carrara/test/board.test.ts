import { LANGUAGES, type Language, Words } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { explain } from '../board/explain.ts';
import { intended } from '../board/targets.ts';
import { tieBreak } from '../board/tie.ts';
import { HOUSE_EDITION } from '../edition/schema.ts';
import { game } from '../rules/game.ts';
import type { Variant } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { text } from '../text/index.ts';
import { building, raise, table } from './table.ts';

const wordsIn = (language: Language): Words => new Words(language, text[language], ['Ada', 'Bea']);
const viewOf = (variant: Variant) => game.view(game.setup({ players: 2, options: { variant } }, 'tips'), null);
const tip = (target: string, language: Language, variant: Variant = 'normal') => explain(target, viewOf(variant), wordsIn(language))?.text ?? '';

describe('tips', () => {
  it.each(LANGUAGES)('name a tile’s decoration in the advanced game only (%s)', (language) => {
    const { type } = viewOf('normal').display[0]!;
    const icon = wordsIn(language).say(`icon.${HOUSE_EDITION.buildings.types[type].decoration}`);
    expect(tip('tile:0', language, 'advanced')).toContain(icon);
    expect(tip('tile:0', language, 'normal')).not.toContain(icon);
  });

  it.each(LANGUAGES)('say that blocks of sector VI come back to sector I and its prices (C7, %s)', (language) => {
    expect(tip('turn:wheel', language)).toMatch(/\bVI\b.*\bI\b/);
  });
});

it('equal scores are told what decides between them: the blocks left (C4)', () => {
  const ended = (points: number): State =>
    table({ players: 2 }, (s) => {
      s.agenda = [];
      s.players[0].points.evaluation = 10;
      s.players[1].points.evaluation = points;
      s.players[1].blocks = [1, 0, 2, 0, 0, 0];
    }).state;
  const words = wordsIn('en');
  const own = ended(10).players[0].blocks.reduce((sum, count) => sum + count);
  expect(tieBreak(ended(10), words)).toEqual({ name: 'Tie-break: blocks left', values: [own, 3] });
  expect(tieBreak(ended(9), words)).toBeNull();
});

it('the log counts blocks of the same colour', () => {
  const said = (language: Language): string => wordsIn(language).event({ code: 'drew-blocks', colour: ['white', 'white', 'red'] });
  expect(LANGUAGES.map(said)).toEqual([
    'New blocks in sector I: 2 white and 1 red.',
    'Nouveaux blocs au secteur I\u202f: 2 blanc et 1 rouge.',
    'Neue Blöcke in Sektor I: 2 weiß und 1 rot.',
    'Nieuwe blokken in sector I: 2 wit en 1 rood.',
  ]);
});

describe('pressing a place that is not open', () => {
  const reasons = (target: string, arrange?: (state: State) => void) => {
    const { state } = table({ players: 2, variant: 'advanced' }, (s) => {
      raise(s, 0, 'lucca', building('porta', 4));
      arrange?.(s);
    }).play('evaluate 7');
    return intended(target, game.view(state, 0)).map((move) => game.why(state, 0, move));
  };

  it('says how many florins a florin place needs', () => {
    expect(reasons('place:florins:36')).toEqual([{ code: 'too-dear', price: 36, florins: 20 }]);
  });

  it('says that a statue place needs a statue', () => {
    expect(reasons('place:statues:viareggio+lucca')).toEqual([{ code: 'no-statue-there', cities: ['viareggio', 'lucca'] }]);
  });
});
