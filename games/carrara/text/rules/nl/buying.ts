/** A turn, and its first action. */
import type { RulesSection } from '@bottega/kernel';
import { COLOURS } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { blocks, florins, price } from './words.ts';

export const turn = ({ edition }: Facts): RulesSection => ({
  id: 'turn',
  title: 'Je beurt',
  blocks: [
    'Kies **één** van de vier acties:',
    {
      table: 'De vier acties',
      head: ['Actie', 'In het kort'],
      rows: [
        ['[Blokken kopen](#buying)', 'Draai als je wilt het wiel en koop dan blokken uit één sector.'],
        ['[Bouwen](#building)', 'Neem een gebouw of een monument en betaal het met blokken.'],
        [
          '[Waarderen](#evaluating)',
          'Neem een marker van het Koninklijk Hof, met de bonus die erbij hoort, en leg de marker op een plaats waar je gebouwen iets opleveren.',
        ],
        ['[Passen](#passing)', `Neem ${florins(edition.florins.pass)}.`],
      ],
    },
    'Heeft een andere speler de bezoekmarker van het Koninklijk Bezoek, dan moet je eerst [op het bezoek reageren](#visit).',
  ],
});

export function buying({ edition, colour, sector }: Facts): RulesSection {
  const { prices, capacity } = edition.wheel;
  const [first, last] = [sector(0), sector(prices.length - 1)];
  return {
    id: 'buying',
    title: 'Actie: blokken kopen',
    blocks: [
      {
        steps: [
          `**Draai het wiel**, of laat het staan. Draai je het, dan schuift alles op het wiel één sector met de klok mee op en vul je sector ${first} aan uit de zak, tot het wiel in totaal ${blocks(capacity)} telt. Laat je het staan, dan komt er niets bij.`,
          '**Kies één sector** en koop daar zoveel blokken als je wilt en kunt betalen, maar minstens één. De prijs van een blok hangt af van de kleur en de sector.',
          'Leg de blokken achter je scherm. Je beurt is voorbij.',
        ],
      },
      {
        table: 'Prijs van een blok in florijnen, per sector en kleur',
        head: ['Sector', ...COLOURS.map(colour)],
        rows: prices.map((row, slot) => [sector(slot), ...row.map(price)]),
      },
      'Bijzondere gevallen:',
      {
        list: [
          `**Helemaal rond.** Blokken die van sector ${last} naar sector ${first} gaan, blijven op het wiel en kosten weer de prijs van sector ${first}.`,
          `**Geen blok dat je kunt betalen.** Kun je na het draaien geen enkel blok betalen, dan laat je je florijnen zien, neem je ${florins(edition.florins.pass)} en is je beurt voorbij. Kun je wel een blok betalen, dan moet je er minstens één kopen; een gratis blok telt ook.`,
          '**Kopen zonder te draaien** mag alleen als er een blok is dat je kunt betalen; ook hier telt een gratis blok.',
          '**Te weinig blokken in de zak.** Vul aan met wat er nog is. Ook met een lege zak mag je het wiel draaien.',
          '**Wiel en zak allebei leeg.** Niemand kan nog kopen.',
        ],
      },
    ],
  };
}
