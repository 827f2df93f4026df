/** Values that had to be reconstructed, with where each comes from. */
import type { RulesSection } from '@bottega/kernel';
import { CITIES, COLOURS, LANDSCAPES, TYPES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { blockList, CURRENCY, DECORATION, florins, ORIGIN, points, STATUE } from './words.ts';

const ANY = '2 à 4';

export const values = (facts: Facts): RulesSection => ({
  id: 'values',
  title: 'Valeurs reconstituées et leur source',
  folded: true,
  blocks: [
    'Certaines valeurs ne sont imprimées dans la boîte que sous forme d’images ; le livret de règles ne les donne donc pas. Les voici, avec leur source entre parenthèses :',
    {
      list: [
        `**${ORIGIN.RB}** : le livret de règles donne la valeur, parfois dans un exemple.`,
        `**${ORIGIN.PUB}** : elle vient d’une source publique, par exemple d’une critique de la deuxième édition.`,
        `**${ORIGIN.DER}** : elle découle du nombre d’éléments et des exemples du livret de règles.`,
        `**${ORIGIN.OUR}** : personne ne la donne, nous avons donc choisi.`,
        `**${ORIGIN.given}** : l’édition avec laquelle vous jouez a sa propre valeur.`,
      ],
    },
    cities(facts),
    statueRanks(facts),
    types(facts),
    {
      table: 'Tout le reste',
      head: ['Quoi', 'Valeur', 'Joueurs', 'Source'],
      rows: [...wheel(facts), ...others(facts)],
    },
  ],
});

/** A value with its source: `3 PV (source publique)`. */
const sourced = ({ origin }: Facts, path: string, value: string): string => `${value} (${ORIGIN[origin(path)]})`;

const cities = (facts: Facts) => ({
  table: 'Ce que les villes rapportent par point de valeur, et leurs tuiles Amélioration ; de 2 à 4 joueurs',
  head: ['Ville', 'Rapporte des', 'Récompense', 'Avec une tuile Amélioration', 'Tuiles Amélioration'],
  rows: CITIES.map((name) => {
    const { pays: currency, reward, improved, improvements } = facts.edition.cities[name];
    return [
      facts.city(name),
      sourced(facts, `cities.${name}.pays`, CURRENCY[currency]),
      sourced(facts, `cities.${name}.reward`, facts.pays(currency, reward)),
      sourced(facts, `cities.${name}.improved`, facts.pays(currency, improved)),
      sourced(facts, `cities.${name}.improvements`, String(improvements)),
    ];
  }),
});

const statueRanks = (facts: Facts) => ({
  table: 'PV pour les statues à la fin, dans la version avancée ; troisième place à 3 ou 4 joueurs seulement',
  head: ['Ville', 'Première place', 'Deuxième place', 'Troisième place'],
  rows: CITIES.map((name) => [
    facts.city(name),
    ...facts.edition.cities[name].statues.map((score, rank) => sourced(facts, `cities.${name}.statues.${rank}`, String(score))),
  ]),
});

const types = (facts: Facts) => ({
  table: 'Paysage et décoration de chaque type ; de 2 à 4 joueurs',
  head: ['Type', 'Paysage', 'Décoration'],
  rows: TYPES.map((name) => {
    const { landscape, decoration } = facts.edition.buildings.types[name];
    return [
      facts.type(name),
      sourced(facts, `buildings.types.${name}.landscape`, facts.landscape(landscape)),
      sourced(facts, `buildings.types.${name}.decoration`, DECORATION[decoration]),
    ];
  }),
});

function wheel(facts: Facts): string[][] {
  const { edition, origin, colour, sector, startBlocks } = facts;
  const { prices, decorations, statues } = edition.wheel;
  return [
    ...prices.map((row, slot) => [
      `Prix d’un bloc en florins au secteur ${sector(slot)}`,
      COLOURS.map((name, index) => `${colour(name)} ${row[index]}`).join(', '),
      ANY,
      ORIGIN[origin('wheel.prices')],
    ]),
    [`Blocs au secteur ${sector(0)} en début de partie`, blockList(facts, startBlocks), ANY, ORIGIN[origin('wheel.start')]],
    [
      'Décorations de la grande roue, dans le sens des aiguilles d’une montre (version avancée)',
      decorations.map((name) => DECORATION[name]).join(', '),
      ANY,
      ORIGIN[origin('wheel.decorations')],
    ],
    [
      `Statues de la roue des statues, dans le sens des aiguilles d’une montre à partir du secteur ${sector(0)} (version avancée) ; le livret de règles ne donne que la première`,
      statues.map((name) => STATUE[name]).join(', '),
      ANY,
      ORIGIN[origin('wheel.statues')],
    ],
  ];
}

function others({ edition, origin, byPlayers, colour, landscape, pays }: Facts): string[][] {
  const { start, court, landscapes, buildings, end } = edition;
  return [
    ...start.blocks.map((own, index) => [
      `Blocs de départ du joueur ${index + 1} dans l’ordre du tour ; que chacun en ait deux de couleurs différentes vient d’une source publique`,
      own.map(colour).join(', '),
      index < 2 ? ANY : index === 2 ? '3 ou 4' : '4',
      ORIGIN[origin('start.blocks')],
    ]),
    ...byPlayers.map(({ players, values: of }) => [
      'Valeurs des tuiles Bâtiment en jeu pour chaque type ; le livret de règles donne la liste complète',
      of.join(', '),
      String(players),
      ORIGIN[origin(`buildings.values.${players}`)],
    ]),
    ['Tuiles au présentoir', String(buildings.display), ANY, ORIGIN[origin('buildings.display')]],
    [
      'Sections de la Cour dans la version normale',
      court.normal.map((bonus) => (bonus === 'florins' ? florins(court.florins) : points(court.points))).join(', '),
      ANY,
      ORIGIN[origin('court.normal')],
    ],
    ...LANDSCAPES.map((name) => [
      `Récompense par point de valeur pour le paysage ${landscape(name)}`,
      pays(landscapes[name].pays, landscapes[name].reward),
      ANY,
      ORIGIN[origin(`landscapes.${name}.reward`)],
    ]),
    [
      'Tours de table où tout le monde ne fait que passer, au bout desquels la partie s’arrête',
      String(end.stalledRounds),
      ANY,
      ORIGIN[origin('end.stalledRounds')],
    ],
  ];
}
