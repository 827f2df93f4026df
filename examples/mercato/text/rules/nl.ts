/** The rules page in Dutch. */
import { counted, type RulesPage } from '@bottega/kernel';
import type { Facts } from './facts.ts';

const coins = counted('nl', { one: '# munt', other: '# munten' });
const cards = counted('nl', { one: '# kaart', other: '# kaarten' });
const points = counted('nl', { one: '# punt', other: '# punten' });
const rounds = counted('nl', { one: '# ronde', other: '# rondes' });

export const write = ({ edition, one, many, cardsInAll, example, rows }: Facts): RulesPage => ({
  sections: [
    {
      id: 'about',
      title: 'In een minuut',
      blocks: [
        'Je hebt een kraam op een kleine fruitmarkt. Je kaarten zijn vruchten die alleen jij ziet. Verkoop ze goed en win de linten die de markt weggeeft.',
        `Het spel duurt **${rounds(edition.rounds)}**. In elke ronde is één vrucht **in de mode** en is iedereen één keer [aan de beurt](#turn).`,
        'Daarna [bieden jullie in het geheim](#bidding) op het lint van de ronde. Wie aan het eind de meeste punten heeft, wint.',
      ],
    },
    {
      id: 'setup',
      title: 'Voorbereiding',
      blocks: [
        {
          steps: [
            `Schud de ${cards(cardsInAll)}. Iedereen krijgt er ${edition.hand.start}; de rest vormt gedekt de **stapel**.`,
            `Iedereen krijgt ${coins(edition.coins.start)}. In de **bank** liggen er nog ${edition.coins.bank}.`,
            'Er is één lint per ronde. Aan het begin van een ronde bepaalt het toeval welke vrucht in de mode is.',
          ],
        },
        { table: 'Het fruit', head: ['Vrucht', 'Kaarten', 'Prijs', 'Prijs in de mode'], rows },
        { figure: 'fruits', caption: 'Elke vrucht heeft een eigen vorm.' },
      ],
    },
    {
      id: 'turn',
      title: 'Je beurt',
      blocks: [
        'In je beurt doe je één ding:',
        { list: ['een kaart [trekken](#drawing),', 'een vrucht [verkopen](#selling),', 'iemand [om een gunst vragen](#begging).'] },
      ],
    },
    {
      id: 'drawing',
      title: 'Trekken',
      part: true,
      blocks: [
        `Neem de bovenste kaart van de stapel. Een hand telt hoogstens ${cards(edition.hand.most)}: met een volle hand kun je niet trekken en ook niet om een gunst vragen.`,
      ],
    },
    {
      id: 'selling',
      title: 'Verkopen',
      part: true,
      blocks: [
        `Leg een kaart uit je hand in de kist van die vrucht. De bank betaalt je de prijs, en ${coins(edition.fashion)} extra als de vrucht in de mode is.`,
        {
          example: 'Voorbeeld',
          blocks: [
            `Je verkoopt ${one(example.fruit)}. Dat levert ${coins(example.price)} op; in een ronde waarin ${many(example.fruit)} in de mode zijn, levert het ${coins(example.inFashion)} op.`,
          ],
        },
        'Heeft de bank minder munten, dan krijg je wat er nog is.',
      ],
    },
    {
      id: 'begging',
      title: 'Om een gunst vragen',
      part: true,
      blocks: [
        'Kies iemand met minstens één kaart in de hand. Die moet je iets geven en kiest zelf wat: een kaart uit de hand of een munt.',
        'Alleen jullie tweeën weten welke kaart het was. Kun je niet trekken, verkopen of vragen, dan rust je uit.',
      ],
    },
    {
      id: 'bidding',
      title: 'Bieden',
      blocks: [
        `Na ieders beurt bieden jullie allemaal tegelijk en in het geheim, van niets tot ${coins(edition.mostBid)}, maar nooit meer dan je hebt.`,
        'Wie als enige het meest heeft geboden, betaalt dat aan de bank en neemt het lint. Bij een gelijke stand, of als niemand een munt biedt, betaalt niemand en krijgt niemand het. Voor een eerste spel kun je het bieden weglaten.',
      ],
    },
    {
      id: 'end',
      title: 'Einde van het spel',
      blocks: [
        `Na ${rounds(edition.rounds)} is het spel afgelopen. Elke munt is een punt, elk lint telt voor ${points(edition.ribbon)}. Kaarten die je nog in je hand hebt, zijn niets waard.`,
        'Wie de meeste punten heeft, wint. Bij een gelijke stand winnen meer linten; is ook dat gelijk, dan delen jullie de winst.',
      ],
    },
  ],
});
