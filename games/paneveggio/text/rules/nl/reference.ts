/** Cards to look up: signs, cards that need a word, and all of them. */
import type { RulesBlock, RulesSection } from '@bottega/kernel';
import { LINES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';

const signs = (): RulesSection => ({
  id: 'signs',
  title: 'De tekens',
  blocks: [
    {
      figure: 'signs',
      caption:
        'Elk effect op de kaarten is met deze tekens getekend. Wat in een kader staat, is de prijs voor wat na de pijl komt; een getal geeft aan hoeveel.',
    },
  ],
});

const special = ({ boost, card }: Facts): RulesSection => ({
  id: 'special-cards',
  part: true,
  title: 'Kaarten die uitleg nodig hebben',
  blocks: [
    {
      answers: [
        [card(8), 'Vraagt geen violen en kan op elk moment je partner worden. Maar bij deze solist is maar plek voor één viool, en die kost 4 tellen.'],
        [
          card(10),
          'Kies een van je partners. Alle violen op die kaart gaan naar het erfgoed van hun bouwers en alle fiches daarop terug naar hun eigenaars, zoals bij een Conservering; daarna neem je de kaart terug in je hand.',
        ],
        [card(21), 'Je mag een leerling uitspelen van wie de drie acties niet op je partituur staan.'],
        [card(22), 'Een noot een lijn verplaatsen, twee buren verwisselen of de partituur opschuiven: zonder studies te betalen.'],
        [
          card(23),
          `Leg een Lutherie-fiche op een van je noten. In je volgende Atelier is de actie met die noot ${boost} tellen waard, of de eigen lengte als die groter is; daarna gaat het fiche terug naar je reserve. Is je volgende beurt een Conservering, dan krijg je het terug als studie. Het fiche beweegt mee met de noot.`,
        ],
        [card(29), 'De studies mogen ook die zijn die je krijgt met de actie waarbij je deze leerling inzet.'],
        [card(38), 'De viool mag je alleen voor deze muzikant bouwen, op een vrije plek.'],
        [card(51), 'De kaart komt uit je hand en heeft dus geen violen: effecten die de violen op de kaart tellen, leveren niets op.'],
        [
          card(52),
          'Voer de actie van de affiliatie van de afgelegde kaart uit: bij Studie krijg je studies, bij Relatie trek je kaarten of gebruik je één effect.',
        ],
        [
          card(54),
          'Gebruik een partner van jou met prestige 1 of 2, als met een actie Relatie van 2 tellen, ook als daar geen viool van jou ligt. Effecten die de violen bij die partner tellen, leveren dan niets op.',
        ],
        [card(55), 'Twee effecten na elkaar; ze mogen allebei van dezelfde partner zijn, als die hoogstens prestige 2 heeft.'],
        [card(58), 'Voor de Relatie mag je een eigen partner gebruiken bij wie geen viool van jou ligt. De actie moet nog steeds genoeg tellen hebben.'],
        [
          card(67),
          'Gebruik het Relatie-effect van een partner van een tegenstander, of daar nu een viool van jou ligt of niet. Violen worden bij die muzikant geteld.',
        ],
        [card(68), 'De violen die je restaureert, mogen bij elke muzikant liggen, met of zonder beurteinde-effect, ook bij die van tegenstanders.'],
      ],
    },
  ],
});

const all = ({ edition, line }: Facts): RulesSection => ({
  id: 'cards',
  title: `Alle ${edition.cards.length} kaarten`,
  folded: true,
  blocks: [
    'Per affiliatie. De violen die een muzikant vraagt en de bonussen van de plekken staan er van onder naar boven.',
    ...LINES.map((name): RulesBlock => ({ figure: `cards-${name}`, caption: `De kaarten van ${line(name)}.` })),
  ],
});

export const referenceSections = (facts: Facts): RulesSection[] => [signs(), special(facts), all(facts)];
