/** The third action: evaluating, the Royal Court and the Royal Visit. */
import type { RulesSection } from '@bottega/kernel';
import { type Bonus, CITIES, TYPES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { florins, markers, places, points } from './words.ts';

export const evaluating = (facts: Facts): RulesSection[] => [action(facts), court(facts), visit(facts)];

const action = ({ edition, places: counts }: Facts): RulesSection => ({
  id: 'evaluating',
  title: 'Actie: waarderen',
  blocks: [
    `Bij een waardering leveren je gebouwen punten en florijnen op. Je hebt ${markers(edition.court.normal.length)} voor de hele partij, en je kunt kiezen uit ${places(counts.normal)}.`,
    {
      steps: [
        '**Neem een van je markers van het Koninklijk Hof.** Komt de marker uit een bonusvak, dan krijg je nu de bonus van dat vak. Je neemt dan ook de bezoekmarker, behalve als je het [bezoek](#visit) van een ander volgt. Komt de marker uit het open gedeelte, dan is er geen bonus en geen bezoek.',
        '**Leg de marker op een waarderingsplaats** die voor jou beschikbaar is. Daar blijft de marker de rest van de partij liggen.',
        '**Neem wat de plaats oplevert.** Je gebouwen blijven staan en kunnen op andere plaatsen opnieuw iets opleveren.',
      ],
    },
    {
      table: 'De waarderingsplaatsen',
      head: ['Plaats', 'Aantal', 'Van wie', 'Wat je nodig hebt', 'Wat de plaats oplevert'],
      rows: [
        [
          '[Stad](#city-places)',
          String(CITIES.length),
          'gedeeld: elk voor één speler',
          'genoeg [gebouwen](#cities) in die stad',
          'al je gebouwen in die stad, maal de opbrengst van de stad',
        ],
        [
          '[Type](#type-places)',
          String(TYPES.length),
          'van jezelf',
          'één gebouw van dat type',
          'al je gebouwen van dat type, elk maal de opbrengst van zijn stad',
        ],
        [
          '[Landschap](#landscape-places)',
          '2',
          'van jezelf',
          'één gebouw met dat landschap',
          'al je gebouwen met dat landschap, maal de opbrengst van het landschap',
        ],
      ],
    },
    'Je mag alleen waarderen als er na de bonus een plaats voor je beschikbaar is. Elke plaats wordt één keer gebruikt: een stad door één speler, de eigen plaatsen door iedere speler voor zich.',
  ],
});

const BONUS: Readonly<Record<Bonus, (facts: Facts) => string>> = {
  florins: ({ edition }) => florins(edition.court.florins),
  points: ({ edition }) => points(edition.court.points),
  gold: () => 'een gouden beeld',
  decoration: () => 'een versiering naar keuze',
};

function court(facts: Facts): RulesSection {
  const { normal, advanced } = facts.edition.court;
  const sections = Array.from({ length: Math.max(normal.length, advanced.length) }, (_, section) => section);
  const bonus = (of: Bonus | undefined): string => (of === undefined ? '–' : BONUS[of](facts));
  return {
    id: 'court',
    title: 'Het Koninklijk Hof',
    part: true,
    blocks: [
      'Aan het begin heeft iedereen in elk bonusvak één marker. Het vak waaruit je een marker neemt, bepaalt je bonus.',
      {
        table: 'De bonus van elk vak van het hof',
        head: ['Vak', 'Basisspel', 'Spel voor gevorderden'],
        rows: sections.map((section) => [String(section + 1), bonus(normal[section]), bonus(advanced[section])]),
      },
      'Eerst krijg je de bonus, dan kies je de plaats.',
    ],
  };
}

function visit({ examples, city, type }: Facts): RulesSection {
  const { bonus, yours, hers } = examples.visit;
  return {
    id: 'visit',
    title: 'Het Koninklijk Bezoek',
    part: true,
    blocks: [
      'Wie met een marker uit een bonusvak waardeert terwijl niemand anders de bezoekmarker heeft, neemt de bezoekmarker en houdt die tot het begin van de eigen volgende beurt. Dan gaat de bezoekmarker terug naar het hof, en die speler mag meteen opnieuw waarderen.',
      'Tot dat moment **moeten alle anderen in hun beurt op het bezoek reageren, vóór elke actie**, en wel met hun eigen marker in hetzelfde vak:',
      {
        list: [
          '**Het bezoek volgen:** je waardeert met die marker. Je krijgt dezelfde bonus en kiest een plaats die voor jou beschikbaar is, welke dan ook. Dit is je actie.',
          '**Van de bonus afzien:** je verplaatst die marker naar het **open gedeelte**. Je raakt de bonus kwijt, maar niet de marker. Daarna speel je een gewone beurt: je koopt, bouwt of past. Waarderen mag je in die beurt niet, ook niet met een marker uit het open gedeelte.',
        ],
      },
      'Zou er geen plaats voor je beschikbaar zijn, dan kun je alleen van de bonus afzien. Zo gaat elk vak precies één keer open, voor iedereen: na een bezoek ligt er geen marker meer in.',
      'Met markers in het open gedeelte mag je in elke latere beurt waarderen, zolang niemand anders de bezoekmarker heeft: zonder bonus en zonder nieuw bezoek.',
      {
        example: 'Drie spelers en één bezoek',
        blocks: [
          {
            steps: [
              `Je neemt je marker uit vak 1: ${florins(bonus)}. Je hebt nu de bezoekmarker. Je legt je marker op ${city('lucca')} en krijgt ${points(yours)}.`,
              `Beatrice volgt het bezoek. Ook zij krijgt ${florins(bonus)}, en ze waardeert het type ${type('biblioteca')}: nog eens ${florins(hers)}.`,
              'Cosimo ziet van de bonus af. Zijn marker gaat naar het open gedeelte, en hij bouwt.',
              'Je volgende beurt begint: je legt de bezoekmarker terug. Vak 1 is leeg.',
            ],
          },
          {
            figure: 'court',
            caption: 'Het hof vlak nadat Cosimo van de bonus heeft afgezien (jij bent de cirkel, Beatrice het vierkant, Cosimo de driehoek)',
            labels: [
              'Het vak dat is opengegaan. Niemand heeft er nog een marker in.',
              'Een vak met zijn bonus en de markers van alle spelers',
              'Het open gedeelte met de marker van Cosimo',
            ],
          },
        ],
      },
    ],
  };
}
