/** Set-up: the table, the three ways to begin, the starter decks. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted } from './counted.ts';

const setUp = (facts: Facts): RulesSection => {
  const { edition, tables, card, list } = facts;
  const { cards, ducats, notes, violins } = counted(facts);
  const { start, tokens, beats } = edition;
  return {
    id: 'set-up',
    title: 'Mise en place',
    blocks: [
      {
        steps: [
          `Chacun prend un plateau joueur, ${violins(tokens.violins)}, ${tokens.lutherie} jetons Lutherie de la même couleur et ${notes(beats)}. Tous les jetons vont dans la réserve.`,
          'Le premier joueur est tiré au sort. Jouer plus tard ne donne droit à aucune compensation.',
          'Chacun obtient un Partenaire, une main, des Contacts et une partition, de l’une de ces trois façons : les [decks de démarrage](#starter-decks), le [mulligan](#own-cards) ou le [draft](#own-cards).',
          `Quatre musiciens prennent place sur le plateau Maître Luthier, un de chaque Prestige, de 1 à 4. Avec les decks de démarrage, ce sont le musicien de départ d’un deck inutilisé et trois musiciens fixes : ${list(start.firstMaster.map(card))}. Sinon, ce sont un musicien de départ pris au hasard parmi ceux que personne n’a choisis, puis un musicien de Prestige 2, un de Prestige 3 et un de Prestige 4, pris au hasard dans la pioche. Ils y restent toute la partie.`,
          'Mélangez toutes les cartes restantes : elles forment la pioche, face cachée.',
          `Chacun commence avec ${ducats(start.ducats)} venant de sa réserve.`,
        ],
      },
      {
        table: 'Selon le nombre de joueurs',
        head: ['Joueurs', 'Façons de commencer', 'Musiciens de départ', 'Remis dans la pioche', 'Cartes dans la pioche'],
        rows: tables.map(({ players, deck, unused }) => [
          players === 1 ? '1, contre Stradivarius' : String(players),
          players === 1 ? 'decks de démarrage, mulligan' : 'decks de démarrage, mulligan, draft',
          players === 1 ? '1 pour vous, 1 pour Stradivarius, 1 pour le Maître' : `${players} pour les joueurs, 1 pour le Maître`,
          String(unused),
          players === 1 ? `${deck} (${deck - 1} en Fortissimo)` : String(deck),
        ]),
      },
      {
        figure: 'board',
        caption: 'Ce que vous avez devant vous, ici en cours de partie.',
        labels: [
          `Votre partition : cinq lignes et ${beats} temps, avec une note sur chacun.`,
          'Vos ducats.',
          'Vos études.',
          'La zone d’aide du Maître : combien de vos jetons y sont bloqués.',
          'Votre réserve : les violons et les jetons Lutherie disponibles.',
          'Votre stock de bois, avec la qualité de chacun.',
          'Votre Patrimoine : les violons mis à l’abri, rangés par Prestige de 1 à 4.',
          'Vos Partenaires : les musiciens en jeu, avec les violons confectionnés pour eux.',
          `Vos apprentis. Vous pouvez en former ${edition.apprentices} par partie.`,
          'Votre main, que les autres ne voient pas.',
          'Vos quatre piles de Contacts ; seules les cartes du dessus peuvent être prises.',
        ],
      },
      `À la fin de votre tour, vous pouvez avoir ${cards(edition.handLimit)} en main au plus.`,
    ],
  };
};

const starterDecks = ({ starters, recommended, card, list, actions, deck }: Facts): RulesSection => ({
  id: 'starter-decks',
  part: true,
  title: 'Les decks de démarrage, pour une première partie',
  blocks: [
    'En commençant par le premier joueur, chacun choisit l’une des cinq cartes Démarrage. Elle vous donne une partition toute prête, un Partenaire, trois cartes en main et quatre Contacts. Chaque deck contient un apprenti que vous pouvez former d’emblée et des musiciens de chaque Prestige supérieur. Les cartes des decks que personne n’a choisis rejoignent la pioche.',
    `Pour votre toute première partie, nous vous conseillons le deck **${deck(recommended)}** : ses actions viennent dans leur ordre naturel, bois, violon, étude, cartes, restauration.`,
    {
      table: 'Les cinq decks',
      head: ['Deck', 'Partition', 'Partenaire', 'Main', 'Contacts', 'À former d’emblée'],
      rows: starters.map(({ id, score, musician, hand, contacts, fits }) => [
        id === recommended ? `${deck(id)} (conseillé)` : deck(id),
        actions(score),
        card(musician),
        list(hand.map(card)),
        list(contacts.map(card)),
        list(fits.map(card)),
      ]),
    },
  ],
});

const ownCards = (facts: Facts): RulesSection => {
  const { edition } = facts;
  const { cards } = counted(facts);
  const { mulligan, draft, contacts, musicians } = edition.start;
  const inHand = mulligan.kept - contacts;
  return {
    id: 'own-cards',
    part: true,
    title: 'Vos propres cartes : mulligan ou draft',
    blocks: [
      `Retirez les ${musicians.length} musiciens de départ de la pioche et disposez-les face visible. Chacun obtient ensuite ${cards(mulligan.kept)}, de l’une de ces deux façons :`,
      {
        list: [
          `**Mulligan.** Vous recevez ${cards(mulligan.dealt)}. Une seule fois, vous pouvez en remettre autant que vous voulez et en piocher autant d’autres. Puis vous en gardez ${mulligan.kept} ; le reste retourne dans la pioche, qui est mélangée.`,
          `**Draft**, à partir de deux joueurs. Vous recevez ${cards(draft.dealt)}. Gardez-en une et passez les autres à votre voisin de gauche ; gardez une des cartes qui vous viennent de droite, et ainsi de suite. Des ${draft.dealt - draft.kept + 1} dernières cartes, vous en gardez une ; le reste est mélangé à la pioche. Tout le monde choisit en même temps et en secret.`,
        ],
      },
      'Ensuite, dans les deux cas :',
      {
        steps: [
          'En commençant par le premier joueur, chacun choisit un musicien de départ, son premier Partenaire. Aucun violon n’est demandé pour cela.',
          'Les musiciens du Maître sont mis en place, à la vue de tous.',
          `Chacun choisit en secret ${contacts} de ses ${mulligan.kept} cartes comme Contacts et les montre quand tout le monde a choisi : une par pile. Les ${inHand} autres forment la main.`,
          `Vos ${mulligan.kept} cartes, main et Contacts, déterminent vos notes : une note sur la ligne d’affiliation de chaque carte. Votre musicien de départ ne compte pas. Disposez les notes sur les ${edition.beats} temps dans l’ordre de votre choix.`,
        ],
      },
      {
        example: 'Un exemple',
        blocks: [
          'Avec une carte Bois, deux Étude, une Confection, deux Relation et une Restauration, vous avez exactement ces notes. Côte à côte, les deux notes Étude forment une action de 2 temps ; séparées, elles forment deux actions de 1 temps.',
          'Une partition efficace achète d’abord, confectionne ensuite et restaure en dernier : un seul tour suffit alors à tout faire.',
        ],
      },
    ],
  };
};

export const setUpSections = (facts: Facts): RulesSection[] => [setUp(facts), starterDecks(facts), ownCards(facts)];
