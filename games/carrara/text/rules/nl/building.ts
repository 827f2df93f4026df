/** The second action: buildings, cities, payment, monuments and upgrade tiles. */
import type { RulesSection } from '@bottega/kernel';
import { CITIES, TYPES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { blockList, blocks, buildings, points, reward } from './words.ts';

export const building = (facts: Facts): RulesSection[] => [
  action(facts),
  cities(facts),
  paying(facts),
  monuments(facts),
  upgrades(facts),
  buildingPoints(facts),
];

const action = ({ edition, type, landscape }: Facts): RulesSection => ({
  id: 'building',
  title: 'Actie: bouwen',
  blocks: [
    'Bouw **óf** een tegel uit het aanbod **óf** een [monument](#monuments).',
    {
      steps: [
        'Kies een tegel uit het aanbod en een van je zes steden. Elk gebouw mag in elke stad staan, en in één stad mogen meerdere gebouwen van hetzelfde type staan.',
        'Betaal evenveel blokken als de waarde van de tegel, in kleuren die de stad accepteert. De blokken gaan terug in de zak.',
        'Leg de tegel boven op je kolom in die stad.',
        'Vul de lege plek in het aanbod aan van de stapel. Is de stapel leeg, dan slinkt het aanbod; wat er nog ligt, kan gewoon gebouwd worden.',
      ],
    },
    {
      figure: 'tile',
      caption: 'Een gebouwtegel',
      labels: [
        'De waarde: zoveel blokken kost het gebouw, en zoveel telt het bij een waardering.',
        'De tekening toont het type; er zijn er zes.',
        'De ondergrond toont het landschap: een warme kleur voor stedelijk, groen voor landelijk.',
      ],
    },
    {
      figure: 'types',
      caption: 'De zes types gebouwen',
    },
    {
      table: 'Types en landschappen',
      head: ['Type', 'Landschap'],
      rows: TYPES.map((name) => [type(name), landscape(edition.buildings.types[name].landscape)]),
    },
    'Een gebouw levert uit zichzelf niets op. Dat doet het pas als je zijn stad, zijn type of zijn landschap [waardeert](#evaluating), en hetzelfde gebouw kan bij alle drie meetellen.',
  ],
});

const cities = ({ edition, accepts, city, colour, and, pays }: Facts): RulesSection => ({
  id: 'cities',
  title: 'De zes steden',
  part: true,
  blocks: [
    'De stad waarin een gebouw staat, bepaalt met welke kleuren je het betaalt en met hoeveel punten of florijnen zijn waarde wordt vermenigvuldigd.',
    {
      table: 'Wat de steden accepteren, opleveren en vereisen',
      head: ['Stad', 'Accepteert', 'Opbrengst (× gebouwwaarde)', 'Met verbeteringstegel', 'Verbeteringstegels in het spel', 'Nodig om de stad te waarderen'],
      rows: CITIES.map((name) => {
        const { pays: currency, reward: plain, improved, improvements, needed } = edition.cities[name];
        const own = accepts(name).at(-1)!;
        return [
          `${city(name)} (${colour(own)})`,
          and(accepts(name).map(colour)),
          pays(currency, plain),
          pays(currency, improved),
          String(improvements),
          buildings(needed),
        ];
      }),
    },
  ],
});

function paying(facts: Facts): RulesSection {
  const { examples, below, city, colour, type } = facts;
  const { value, paid } = examples.paying;
  return {
    id: 'paying',
    title: 'Betalen, ook twee voor één',
    part: true,
    blocks: [
      'De kleuren die een stad accepteert, mag je naar wens combineren. **Twee blokken van de kleur net onder de stadskleur tellen als één blok.** Dat mag je in één betaling zo vaak doen als je wilt.',
      {
        table: 'Paren die als één blok tellen',
        head: ['Stad', 'Twee keer'],
        rows: CITIES.map((name) => {
          const pair = below(name);
          return [city(name), pair === null ? 'geen: elke kleur wordt geaccepteerd' : colour(pair)];
        }),
      },
      'Verder naar beneden gaat het niet: vier blauwe blokken tellen niet als één rood blok, want wat je al hebt geruild, mag je niet nog eens ruilen. Je betaalt precies wat het gebouw kost; wisselgeld is er niet.',
      {
        example: `Een ${type('palazzo')} met waarde ${value} in ${city('lucca')}`,
        blocks: [
          `Je wilt dit gebouw in ${city('lucca')} neerzetten. Die stad accepteert wit, geel en rood. Je betaalt met ${blockList(facts, paid)}: de twee groene blokken tellen als één rood blok. Alle ${paid.length} blokken gaan terug in de zak.`,
          { figure: 'payment', caption: `${blocks(paid.length)} voor een waarde van ${value}` },
        ],
      },
    ],
  };
}

function monuments(facts: Facts): RulesSection {
  const { edition, examples, type, city } = facts;
  const full = edition.buildings.monument;
  const { old, paid, before, after } = examples.monument;
  return {
    id: 'monuments',
    title: 'Monumenten',
    part: true,
    blocks: [
      `Van elk type is er **één monument, met waarde ${full}**. Wie het als eerste bouwt, heeft het. Je kunt:`,
      {
        list: [
          `het monument voor **${blocks(full)}** nieuw bouwen, boven op een kolom in een stad naar keuze, of`,
          `een van je gebouwen **van hetzelfde type** vervangen door het monument. Dan betaal je alleen het **verschil** tussen ${full} en de waarde die op het gebouw staat, in kleuren die de stad van het gebouw accepteert. Je legt het monument op het gebouw, en daar blijft het liggen. De tegel eronder is uit het spel.`,
        ],
      },
      'Een monument telt als gebouw van zijn type, zijn stad en zijn landschap. Het komt niet uit het aanbod, dus wordt er ook geen nieuwe tegel getrokken. Het monument zelf kun je niet meer vervangen.',
      {
        example: `Een ${type('villa')} wordt vervangen door het monument`,
        blocks: [
          `Je ${type('villa')} met waarde ${old} staat in ${city('massa')}. Je betaalt met ${blockList(facts, paid)}, ${blocks(paid.length)} in totaal, legt het monument erop en neemt een verbeteringstegel voor ${city('massa')}.`,
          { figure: 'monument', caption: `${city('massa')} ervoor en erna` },
          `Eerst zou ${city('massa')} ${reward(before)} hebben opgeleverd, voor een totale waarde van ${before.value}. Nu is de waarde ${after.value} en is ook de opbrengst van de stad hoger. Dat wordt dus ${reward(after)}.`,
        ],
      },
    ],
  };
}

const upgrades = ({ edition, city, upgradeTiles, and }: Facts): RulesSection => ({
  id: 'upgrades',
  title: 'Verbeteringstegels',
  part: true,
  blocks: [
    'Telkens als je een monument bouwt, op welke van de twee manieren ook, **neem je een verbeteringstegel** en leg je die op de bijbehorende stad op je spelersbord. Vanaf dat moment geldt voor die stad de hogere opbrengst uit de [tabel hierboven](#cities), wat je ook waardeert, behalve een landschap.',
    {
      list: [
        `Elke verbeteringstegel hoort bij één stad, en er zijn er maar ${upgradeTiles}: ${and(CITIES.map((name) => `${city(name)} ${edition.cities[name].improvements}`))}. Op is op.`,
        'Het hoeft niet de stad van het monument te zijn. Je mag één tegel per stad hebben.',
        'Je moet een tegel nemen als dat kan. Kan het niet, dan krijg je niets.',
      ],
    },
  ],
});

const buildingPoints = ({
  edition: {
    buildings: { monument, values },
  },
}: Facts): RulesSection => ({
  id: 'building-points',
  title: 'Punten voor bouwen zonder markers',
  part: true,
  blocks: [
    `Zodra al je waarderingsmarkers gebruikt zijn, **levert elk gebouw dat je bouwt meteen zijn waarde in punten op**: een nieuw gebouwd monument ${points(monument)}, een monument dat een gebouw vervangt alleen het verschil (${points(monument - Math.max(...values[4]))} bij een gebouw met waarde ${Math.max(...values[4])}). Verbeteringstegels en versieringen voegen daar niets aan toe.`,
  ],
});
