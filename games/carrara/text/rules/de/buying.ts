/** A turn, and its first action. */
import type { RulesSection } from '@bottega/kernel';
import { COLOURS } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { blocks, COLOUR, florins, price } from './words.ts';

export const turn = ({ edition }: Facts): RulesSection => ({
  id: 'turn',
  title: 'Dein Zug',
  blocks: [
    'Wähle **eine** von vier Aktionen:',
    {
      table: 'Die vier Aktionen',
      head: ['Aktion', 'Kurz gesagt'],
      rows: [
        ['[Blöcke kaufen](#buying)', 'Drehe das Rad, wenn du willst, und kaufe dann Blöcke aus einem Sektor.'],
        ['[Bauen](#building)', 'Nimm ein Gebäude oder ein Monument und bezahle es mit Blöcken.'],
        [
          '[Werten](#evaluating)',
          'Nimm einen Marker samt Bonus vom Königlichen Hof und setze den Marker auf einen Wertungsplatz, der dir für deine Gebäude etwas bringt.',
        ],
        ['[Passen](#passing)', `Nimm ${florins(edition.florins.pass)}.`],
      ],
    },
    'Hat ein anderer Spieler den Besuchsmarker, musst du zuerst [auf den Besuch antworten](#visit).',
  ],
});

export function buying({ edition, sector }: Facts): RulesSection {
  const { prices, capacity } = edition.wheel;
  const [first, last] = [sector(0), sector(prices.length - 1)];
  return {
    id: 'buying',
    title: 'Aktion: Blöcke kaufen',
    blocks: [
      {
        steps: [
          `**Drehe das Rad** oder lass es stehen. Drehst du es, rückt alles darauf um einen Sektor im Uhrzeigersinn weiter, und du legst Blöcke aus dem Beutel in Sektor ${first}, bis das Rad insgesamt ${blocks(capacity)} trägt. Lässt du es stehen, kommt nichts dazu.`,
          '**Wähle einen Sektor** und kaufe daraus so viele Blöcke, wie du willst und bezahlen kannst, mindestens einen. Jeder Block kostet, was seine Farbe in diesem Sektor kostet.',
          'Lege die Blöcke hinter deinen Sichtschirm. Dein Zug ist zu Ende.',
        ],
      },
      {
        table: 'Florin pro Block, nach Sektor und Farbe',
        head: ['Sektor', ...COLOURS.map((colour) => COLOUR[colour])],
        rows: prices.map((row, slot) => [sector(slot), ...row.map(price)]),
      },
      'Sonderfälle:',
      {
        list: [
          `**Wieder am Anfang.** Blöcke, die von Sektor ${last} in Sektor ${first} rücken, bleiben auf dem Rad, und für sie gelten wieder die Preise von Sektor ${first}.`,
          `**Nichts bezahlbar.** Kannst du nach dem Drehen keinen einzigen Block bezahlen, zeigst du deine Florin vor und nimmst ${florins(edition.florins.pass)}, und dein Zug ist zu Ende. Sonst musst du mindestens einen Block kaufen; einer, der gratis ist, genügt.`,
          '**Ohne zu drehen** darfst du nur kaufen, wenn du einen Block bezahlen kannst; auch hier zählt einer, der gratis ist.',
          '**Zu wenige Blöcke im Beutel.** Lege die aufs Rad, die noch da sind. Du darfst das Rad auch drehen, wenn der Beutel leer ist.',
          '**Rad und Beutel leer.** Niemand kann kaufen.',
        ],
      },
    ],
  };
}
