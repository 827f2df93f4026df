/** Relation, and drawing. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, told } from './counted.ts';

export const relation = (facts: Facts): RulesSection => {
  const { stories, examples, card } = facts;
  const { beats, cards, tokens, violins } = counted(facts);
  const { card: number, violins: owners, restored } = stories.relation;
  return {
    id: 'action-relation',
    part: true,
    title: 'Relatie',
    blocks: [
      'Doe een van deze twee dingen:',
      {
        list: [
          '**Trek** zoveel kaarten als de actie tellen heeft, een voor een; zie [Kaarten trekken](#drawing).',
          '**Gebruik het Relatie-effect van één muzikant** bij wie een viool van jou ligt: een van je partners, een muzikant van de Meester of een partner van een tegenstander. De actie moet minstens zoveel tellen hebben als het prestige van de muzikant. Tellen die je overhoudt, vervallen. Bij de Meester heb je hier geen studies voor nodig.',
        ],
      },
      `Een effect kost je de hele actie: met 4 tellen kun je niet twee effecten met prestige 2 gebruiken. Met ${beats(2)} trek je ${cards(2)}, of je gebruikt één effect met prestige 1 of 2.`,
      {
        example: 'Een gedeelde muzikant',
        blocks: told(examples.relation, [
          `Bij de ${card(number)} liggen ${violins(owners.length)}: ${owners.filter((owner) => owner === 0).length} van jou en ${owners.filter((owner) => owner === 1).length} van Beatrice, je tegenstander. Het effect van deze muzikant is Restauratie met 1 tel voor elke viool op de kaart. In jouw beurt gebruik je het met een actie Relatie van ${beats(2)}: alle violen tellen mee, wie ze ook heeft gebouwd, en je mag ${tokens(restored)} leggen. In haar eigen beurt mag Beatrice hetzelfde doen.`,
          {
            figure: 'relation',
            caption: `De ${card(number)} vóór je actie. Het teken op elke viool is dat van de bouwer; de kleine tekens ernaast zijn de fiches erop.`,
          },
        ]),
      },
    ],
  };
};

export const drawing = (facts: Facts): RulesSection => {
  const { cards } = counted(facts);
  return {
    id: 'drawing',
    part: true,
    title: 'Kaarten trekken',
    blocks: [
      'Als je een kaart trekt, kies je een van drie manieren. Trek je er meer, dan kies je voor elke kaart opnieuw.',
      {
        list: [
          'Neem de **bovenste kaart van een van je vier contactstapels**. De kaart eronder ligt meteen open en kan de volgende zijn die je neemt. Een lege stapel blijft leeg tot het einde van het Atelier.',
          '**Ruil** een kaart uit je hand voor de bovenste kaart van een contactstapel van een tegenstander. Jouw kaart komt daarvoor in de plaats.',
          'Neem de **bovenste kaart van de trekstapel**, zonder die eerst te zien. Is de trekstapel leeg, dan kan dit niet meer.',
        ],
      },
      `Tijdens je beurt mag je zoveel kaarten in je hand hebben als je wilt, maar aan het einde hoogstens ${cards(facts.edition.handLimit)}.`,
    ],
  };
};
