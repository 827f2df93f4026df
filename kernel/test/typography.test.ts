import { messageFaults, readings, typographyFaults } from '@bottega/kernel/proof';
import { describe, expect, it } from 'vitest';

const N = '\u202F';

describe('a message reads', () => {
  it('once where it is plain, with its parameters by name', () => expect(readings('{seat} takes {card}.')).toEqual(['{seat} takes {card}.']));
  it('in each form of a plural', () => expect(readings('{count, plural, one {# card} other {# cards}} left')).toEqual(['# card left', '# cards left']));
  it('in every form, nested ones too, without trying all together', () => {
    const nested = '{kind, select, a {{n, plural, one {x} other {y}}} other {z}} and {n, plural, one {p} other {q}}';
    expect(readings(nested)).toEqual(['x and p', 'y and q', 'z and p']);
  });
});

describe('French', () => {
  const faults = (text: string) => typographyFaults('fr', text);

  it.each([
    `Coup${N}: 3${N}; vraiment${N}? Oui${N}!`,
    `Dire «${N}oui${N}»${N}: bien.`,
    `Vraiment${N}?!`,
    'À 18:30, voyez https://example.org/a:b ou `a ? b : c`.',
    'L’atelier d’Isabella',
  ])('“%s” is right', (text) => expect(faults(text)).toEqual([]));

  it.each([
    ['a plain space before a sign', 'Coup : 3', 'before “Coup : ”'],
    ['a wide no-break space', 'Coup\u00A0: 3', 'no narrow no-break space before'],
    ['no space', 'Vraiment?', 'no narrow no-break space before'],
    ['no space after a parameter', '{name}: 3', 'no narrow no-break space before'],
    ['a plain space inside quotes', '« oui »', 'no narrow no-break space after'],
    ['no space inside quotes', '«oui»', 'no narrow no-break space after'],
    ['English quotes', '“oui”', '“ is no quotation mark of this language'],
    ['a straight apostrophe', "l'atelier", 'a straight apostrophe'],
    ['two spaces', 'un  coup', 'two spaces in a row'],
  ])('has %s found', (_, text, fault) => expect(faults(text).join('\n')).toContain(fault));
});

describe('the other languages', () => {
  it.each([
    ['en', 'It’s “Undo”: done?'],
    ['de', '„Zurücknehmen“ geht: ja!'],
    ['nl', '‘Terugnemen’ kan: zo’n zet'],
  ] as const)('%s: “%s” is right', (language, text) => expect(typographyFaults(language, text)).toEqual([]));

  it.each([
    ['en', 'It is "Undo"', '" is no quotation mark'],
    ['en', "It's", 'a straight apostrophe'],
    ['en', 'Done ?', 'a space before'],
    ['en', 'It’s “Undo', 'do not pair'],
    ['de', '“Undo”', '” is no quotation mark'],
    ['de', '„Undo', 'do not pair'],
    ['de', `Fertig${N}?`, 'a space before'],
    ['nl', '“Terugnemen”', '“ is no quotation mark'],
    ['nl', '‘Terugnemen', 'do not pair'],
    ['nl', 'een  zet', 'two spaces in a row'],
  ] as const)('%s: “%s” is found', (language, text, fault) => expect(typographyFaults(language, text).join('\n')).toContain(fault));

  it('may set the columns of an indented line with spaces', () => {
    expect(typographyFaults('en', 'Type:\n  undo   undo your last move')).toEqual([]);
    expect(typographyFaults('en', 'Type:\nundo   undo your last move')).toEqual(['two spaces in a row']);
  });
});

describe('a dictionary’s message', () => {
  it('is read without its syntax', () => expect(messageFaults('fr', '{count, plural, =0 {rien} one {# coup} other {# coups}}')).toEqual([]));
  it('is read in all its forms', () => expect(messageFaults('fr', '{count, plural, one {un} other {deux : #}}').join()).toContain('before “deux : ”'));
  it.each([
    ['en', '{names} is thinking.'],
    ['en', '{kind, select, a {Now {seats} has won} other {}}'],
    ['fr', '{names} réfléchit.'],
    ['de', 'Jetzt: {seats} ist dran'],
    ['nl', '{names} denkt na.'],
  ] as const)('%s: “%s” speaks of several as of one', (language, message) => expect(messageFaults(language, message).join()).toContain('for several names'));
  it('tells one from several by a plural', () =>
    expect(messageFaults('en', '{count, plural, one {{names} is thinking.} other {{names} are thinking.}}')).toEqual([]));
  it('may say “is” of a single player', () => expect(messageFaults('en', '{name} is thinking, {seat} is waiting.')).toEqual([]));
  it('lets other words follow several names', () => expect(messageFaults('fr', '{names} attendent {seats} avec impatience')).toEqual([]));
});
