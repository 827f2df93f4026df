/** The end of an Atelier: what follows the score, wear and ageing. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, told } from './counted.ts';

const endOfTurn = (facts: Facts): RulesSection => {
  const { cards } = counted(facts);
  return {
    id: 'end-of-turn',
    title: 'Het einde van een Atelier',
    blocks: [
      'Na je laatste actie doorloop je deze stappen, in deze volgorde:',
      {
        steps: [
          '**Eén beurteinde-effect.** Je mag het beurteinde-effect gebruiken van één muzikant bij wie een viool van jou ligt: een van je partners, een muzikant van de Meester of een partner van een tegenstander.',
          '**Contacten.** Elk van je lege contactstapels krijgt één kaart van de trekstapel.',
          `**Hand.** Heb je meer dan ${cards(facts.edition.handLimit)} in je hand, leg dan de rest af.`,
          '**Afgelegde kaarten.** Alle kaarten die je deze beurt hebt afgelegd, leg je open boven op je contactstapels. Je kiest zelf welke stapels en in welke volgorde.',
          '[Slijtage](#wear): elke viool die je bij een muzikant hebt, verliest het bovenste fiche of breekt.',
          '[Rijping](#ageing): elk stuk hout in je voorraad krijgt er 1 kwaliteit bij.',
        ],
      },
      'Een [Conservering](#conservation) kent geen van deze stappen, op de handlimiet na: de kaarten die je dan moet afleggen, gaan naar je contactstapels.',
    ],
  };
};

const wear = (facts: Facts): RulesSection => {
  const { qualities, stories, examples, card } = facts;
  const { points } = counted(facts);
  const partner = card(stories.firstTurn.partner);
  return {
    id: 'wear',
    part: true,
    title: 'Slijtage',
    blocks: [
      'Aan het einde van je Atelier verliest **elke viool die je bij een muzikant hebt** het bovenste Lutherie-fiche, van wie de muzikant ook is. Violen van anderen slijten niet in jouw beurt.',
      {
        list: [
          'Is het fiche van jou, dan gaat het naar je reserve.',
          'Is het van een andere speler, dan krijgt die het terug en maakt er 1 dukaat of 1 studie van.',
          'Ligt er geen fiche op de viool, dan **breekt die**: het vioolfiche gaat terug naar je reserve, en je bent de viool kwijt. Je mag die later opnieuw bouwen.',
        ],
      },
      {
        table: 'Hoe lang een viool zonder restauratie meegaat',
        head: ['Kwaliteit', 'Fiches op de viool', 'Na de volgende slijtage', 'Ateliers tot de viool breekt'],
        rows: qualities.map((quality) => [String(quality), String(quality - 1), quality === 1 ? 'gebroken' : `kwaliteit ${quality - 1}`, String(quality)]),
      },
      {
        example: 'Restaureer de kale viool',
        blocks: told(examples.mended, [
          `Je hebt twee violen bij de ${partner}, een kale en een met een fiche, en één tel Restauratie. Restaureer je de kale, dan overleven ze allebei en zijn ze samen ${points(stories.mended.points)} waard. Restaureer je de andere, dan breekt de kale viool en houd je ${points(stories.broken.points)} over.`,
          { figure: 'wear', caption: `De ${partner}, voordat je restaureert.`, labels: ['De kale viool', 'De viool met één fiche'] },
        ]),
      },
    ],
  };
};

const ageing = ({ edition }: Facts): RulesSection => ({
  id: 'ageing',
  part: true,
  title: 'Rijping',
  blocks: [
    `Helemaal aan het einde van je Atelier krijgt elk stuk hout in je voorraad een Lutherie-fiche uit je reserve, tot hoogstens kwaliteit ${edition.quality}. Rijping is geen effect en dus niet vrijwillig: zolang er een fiche in je reserve ligt en er hout is dat kan rijpen, rijpt het. Zijn er te weinig fiches, dan kies je welke stukken rijpen; je mag er ook fiches voor vrijmaken van je dukaten, je studies of ander hout.`,
  ],
});

export const eveningSections = (facts: Facts): RulesSection[] => [endOfTurn(facts), wear(facts), ageing(facts)];
