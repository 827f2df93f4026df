import { describe, expect, it } from 'vitest';
import { stretchesOf, textsOf } from '../rules-page.ts';

describe('the texts of a rules page', () => {
  it('are cut into plain words, strong words and links', () => {
    expect(stretchesOf('Pay **two** florins, see [the wheel](#buying).')).toEqual([
      { text: 'Pay ' },
      { text: 'two', strong: true },
      { text: ' florins, see ' },
      { text: 'the wheel', to: 'buying' },
      { text: '.' },
    ]);
    expect(stretchesOf('2 * 3 = 6')).toEqual([{ text: '2 * 3 = 6' }]);
  });

  it('are all found, those inside examples too', () => {
    const table = { table: 'Costs', head: ['Sector', 'Florins'], rows: [['I', '6']] };
    expect(textsOf({ example: 'Anna buys', blocks: ['She pays.', table, { answers: [['Why?', 'So.']] }] })).toEqual([
      'Anna buys',
      'She pays.',
      'Costs',
      'Sector',
      'Florins',
      'I',
      '6',
      'Why?',
      'So.',
    ]);
  });
});
