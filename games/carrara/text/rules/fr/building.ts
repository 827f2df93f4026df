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
  title: 'Action : construire',
  blocks: [
    'Construisez **soit** une tuile du présentoir, **soit** un [monument](#monuments).',
    {
      steps: [
        'Choisissez une tuile du présentoir et l’une de vos six villes. N’importe quel bâtiment peut être construit dans n’importe quelle ville, et une ville peut en compter plusieurs du même type.',
        'Payez autant de blocs que la valeur de la tuile, dans des couleurs que la ville accepte. Les blocs retournent dans le sac.',
        'Placez la tuile au sommet de votre colonne dans cette ville.',
        'Comblez le vide du présentoir avec une tuile de la pioche. Une fois la pioche épuisée, le présentoir se vide peu à peu ; les tuiles qui s’y trouvent encore peuvent être construites.',
      ],
    },
    {
      figure: 'tile',
      caption: 'Une tuile Bâtiment',
      labels: [
        'La valeur : ce que le bâtiment coûte en blocs, et ce qu’il compte lors d’une évaluation.',
        'La gravure indique le type ; il y en a six.',
        'Le fond indique le paysage : une teinte chaude pour l’urbain, du vert pour le rural.',
      ],
    },
    {
      figure: 'types',
      caption: 'Les six types de bâtiment',
    },
    {
      table: 'Types et paysages',
      head: ['Type', 'Paysage'],
      rows: TYPES.map((name) => [type(name), landscape(edition.buildings.types[name].landscape)]),
    },
    'Un bâtiment ne rapporte rien par lui-même. Il rapporte quand vous [évaluez](#evaluating) sa ville, son type ou son paysage, et le même bâtiment peut rapporter par les trois.',
  ],
});

const cities = ({ edition, accepts, city, colour, and, pays }: Facts): RulesSection => ({
  id: 'cities',
  title: 'Les six villes',
  part: true,
  blocks: [
    'La ville où se trouve un bâtiment détermine les couleurs qui servent à le payer et la récompense pour chaque point de sa valeur, en PV ou en florins.',
    {
      table: 'Ce que les villes acceptent, rapportent et exigent',
      head: [
        'Ville',
        'Accepte',
        'Récompense par point de valeur',
        'Avec une tuile Amélioration',
        'Tuiles Amélioration dans le jeu',
        'Requis pour évaluer la ville',
      ],
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
    title: 'Payer, et deux blocs pour un',
    part: true,
    blocks: [
      'Vous combinez à votre gré les couleurs que la ville accepte. **Deux blocs de la couleur juste inférieure à celle de la ville remplacent un bloc.** Vous pouvez faire autant d’échanges que vous le voulez dans un même paiement.',
      {
        table: 'Les paires qui remplacent un bloc',
        head: ['Ville', 'Deux blocs de couleur'],
        rows: CITIES.map((name) => {
          const pair = below(name);
          return [city(name), pair === null ? 'aucun échange : toutes les couleurs sont acceptées' : colour(pair)];
        }),
      },
      'Vous ne pouvez pas descendre plus bas : quatre blocs bleus ne remplacent pas un rouge, car ce qui vient d’un échange ne s’échange plus. Vous payez le prix exact, sans retour de monnaie.',
      {
        example: `Un ${type('palazzo')} de valeur ${value} à ${city('lucca')}`,
        blocks: [
          `Vous voulez le construire à ${city('lucca')}, qui accepte le blanc, le jaune et le rouge. Vous payez ${blockList(facts, paid)} : les deux verts remplacent un rouge. Les ${paid.length} blocs retournent tous dans le sac.`,
          { figure: 'payment', caption: `${blocks(paid.length)} pour payer une valeur de ${value}` },
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
    title: 'Les monuments',
    part: true,
    blocks: [
      `Il existe **un seul monument par type, de valeur ${full}**. Il revient au premier joueur qui le construit. Vous pouvez :`,
      {
        list: [
          `soit le construire entièrement pour **${blocks(full)}**, au sommet d’une colonne, dans n’importe quelle ville ;`,
          `soit transformer en monument l’un de vos bâtiments **du même type**. Vous ne payez alors que la **différence** entre ${full} et la valeur imprimée sur le bâtiment, dans des couleurs que sa ville accepte. Le monument recouvre le bâtiment et reste à sa place. La tuile recouverte est hors jeu.`,
        ],
      },
      'Un monument compte comme un bâtiment de son type, de sa ville et de son paysage. Comme il ne vient pas du présentoir, vous ne piochez pas de nouvelle tuile. Un monument ne peut plus être transformé.',
      {
        example: `Une ${type('villa')} devient le monument`,
        blocks: [
          `Votre ${type('villa')} de valeur ${old} se trouve à ${city('massa')}. Vous payez ${blockList(facts, paid)}, soit ${blocks(paid.length)}, vous posez le monument dessus et vous prenez une tuile Amélioration pour ${city('massa')}.`,
          { figure: 'monument', caption: `${city('massa')}, avant et après` },
          `Avant, ${city('massa')} aurait rapporté ${reward(before)} pour une valeur totale de ${before.value}. Maintenant, sa valeur est de ${after.value} et chaque point rapporte davantage : ${reward(after)}.`,
        ],
      },
    ],
  };
}

const upgrades = ({ edition, city, upgradeTiles, and }: Facts): RulesSection => ({
  id: 'upgrades',
  title: 'Les tuiles Amélioration',
  part: true,
  blocks: [
    'Chaque fois que vous construisez un monument, d’une façon ou de l’autre, vous **prenez une tuile Amélioration** et la posez sur sa ville, sur votre plateau de joueur. Dès lors, cette ville vous donne la récompense plus élevée indiquée [plus haut](#cities), quelle que soit l’évaluation, sauf celle d’un paysage.',
    {
      list: [
        `Chaque tuile Amélioration est celle d’une ville précise, et leur nombre est limité à ${upgradeTiles} : ${and(CITIES.map((name) => `${city(name)} ${edition.cities[name].improvements}`))}. Une tuile prise ne revient jamais.`,
        'Ce n’est pas forcément la ville du monument. Vous avez droit à une tuile par ville.',
        'Vous devez en prendre une s’il y en a une que vous pouvez prendre. Sinon, vous ne recevez rien.',
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
  title: 'Des PV pour construire sans marqueurs',
  part: true,
  blocks: [
    `Une fois tous vos marqueurs d’évaluation utilisés, **chaque bâtiment que vous construisez rapporte aussitôt sa valeur en PV** : ${points(monument)} pour un monument construit entièrement, et seulement la différence pour un bâtiment transformé en monument (${points(monument - Math.max(...values[4]))} pour un bâtiment de valeur ${Math.max(...values[4])}). Les tuiles Amélioration et les décorations n’y ajoutent rien.`,
  ],
});
