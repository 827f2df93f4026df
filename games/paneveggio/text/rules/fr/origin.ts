/** Which values are the rulebook's and which are reconstructed. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { type OriginWords, statedRows, valueRows } from '../origins.ts';
import { named } from './counted.ts';

const WORDS: OriginWords = {
  values: {
    lines: 'Les lignes de la partition, de haut en bas',
    'tokens.violins': 'Violons par joueur',
    'tokens.lutherie': 'Jetons Lutherie par joueur',
    beats: 'Temps de la partition, et notes par joueur',
    quality: 'Qualité maximale des bois et des violons',
    handLimit: 'Cartes en main à la fin d’un tour, au plus',
    apprentices: 'Apprentis que vous pouvez former par partie',
    'start.mulligan.dealt': 'Cartes distribuées pour le mulligan',
    'start.mulligan.kept': 'Cartes que vous en gardez, comme au draft',
    'start.draft.dealt': 'Cartes distribuées pour le draft',
    'start.contacts': 'Piles de Contacts',
    'start.ducats': 'Ducats au départ',
    'start.musicians': 'Les musiciens de départ, de Prestige 1',
    'start.recommended': 'Le deck de démarrage conseillé pour une première partie',
    'start.firstMaster': 'Sur le plateau Maître Luthier avec les decks de démarrage, outre un musicien de départ',
    'endgame.violins': 'Violons confectionnés qui déclenchent la fin',
    'endgame.help': 'PP par jeton dans la zone d’aide',
    'endgame.quietRounds': 'Tours de table de suite sans nouveau violon qui mettent fin à la partie',
    'endgame.rounds': 'Tours de table au bout desquels la partie s’arrête au plus tard',
    'stradivarius.wood': 'Qualité du bois de Stradivarius',
    'stradivarius.partners': 'Partenaires de Stradivarius',
    'stradivarius.activity': 'Niveau d’activité maximal de Stradivarius',
    'stradivarius.apprentice': 'Études qu’il paie pour un apprenti',
    'stradivarius.share': 'Diviseur de ses ducats, de ses études et de ses Contacts',
    'stradivarius.choices': 'Musiciens de départ proposés',
  },
  audiences: {
    all: '1 à 4',
    several: '2 à 4',
    solo: '1',
    fortissimo: '1, Fortissimo',
    forte: '1, Forte et Fortissimo',
    first: '1 à 4, decks de démarrage',
  },
  sources: {
    RB: 'livret de règles',
    BOX: 'boîte d’un propriétaire',
    PUB: 'source publique',
    DER: 'déduit du matériel et des exemples du livret de règles',
    OUR: 'notre choix',
    edition: 'l’édition en cours',
  },
  fields: {
    name: 'le nom',
    kind: 'le type de carte',
    affiliation: 'l’affiliation',
    prestige: 'le Prestige',
    requires: 'l’absence de violons demandés',
    slots: 'l’emplacement unique',
    effect: 'ce que fait l’effet (mais pas quand)',
    endOfTurn: 'l’effet de fin de tour',
    action: 'l’effet',
  },
};

export const origin = (facts: Facts): RulesSection => {
  const { edition, musicians, apprentices, relations, endsOfTurn, line, card } = facts;
  const { to } = named(facts);
  return {
    id: 'origin',
    title: 'Ce qui est reconstitué',
    folded: true,
    blocks: [
      `Le livret de règles ne montre ses cartes que sur de petites images. **La plupart des ${edition.cards.length} cartes sont donc reconstituées ici** : ce ne sont pas celles de la boîte. Si vous avez le jeu, vous pouvez enregistrer les valeurs imprimées dans un fichier à vous et jouer avec.`,
      { table: 'Valeurs du jeu', head: ['Quoi', 'Valeur', 'Joueurs', 'Source'], rows: valueRows(facts, WORDS) },
      `Sur l’ordre des lignes, le livret de règles dit que ${line('wood')} et ${line('restoration')} sont voisines, et son exemple à quatre études montre que ${line('relation')} et ${line('craft')} le sont aussi ; le reste suit l’ordre dans lequel il explique les actions.`,
      {
        table: 'Cartes dont le livret de règles dit quelque chose ; tout le reste y est notre choix',
        head: ['Carte', 'Ce que dit le livret de règles'],
        rows: statedRows(facts, WORDS),
      },
      {
        list: [
          `**Les autres cartes.** Le livret de règles dit combien de PP rapporte chaque type d’apprenti. Tout le reste est notre choix : les noms, les affiliations, les effets, les emplacements et leurs bonus, les prérequis des ${musicians} musiciens et des ${apprentices} apprentis, et les cartes que comptent les apprentis Relation.`,
          `**Un seul effet par musicien.** ${relations} de nos musiciens ont un effet Relation et ${endsOfTurn} un effet de fin de tour. Le livret de règles dit que tous n’agissent pas en fin de tour ; il ne dit pas si ceux qui le font ont aussi un effet Relation. Un effet unique garde la carte lisible, et un musicien qui agit à chaque tour sans coûter un temps n’a pas besoin d’un second.`,
          `**${card(10)}.** Nous donnons ${to(10)} un effet Relation : d’après le livret de règles, les ducats et la carte obtenus peuvent servir aussitôt, avant l’usure des violons, et il ne parle de fin de tour qu’à propos d’autres cartes.`,
          '**Les decks de démarrage.** Tous les cinq sont notre choix, hormis les types de cartes qu’un deck doit contenir.',
        ],
      },
    ],
  };
};
