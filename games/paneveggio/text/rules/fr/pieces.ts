/** The pieces: what there is, how a card is read, where tokens lie and what they mean there. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, named } from './counted.ts';

const pieces = ({ edition, musicians, apprentices, players, card, list }: Facts): RulesSection => ({
  id: 'pieces',
  title: 'Le matériel',
  blocks: [
    {
      table: 'Ce qu’il y a dans le jeu',
      head: ['Élément', 'Nombre', 'À quoi il sert'],
      rows: [
        [
          'Cartes Personnage',
          String(edition.cards.length),
          `${musicians} musiciens, pour qui vous confectionnez des violons, et ${apprentices} apprentis, qui vous aident et rapportent des PP.`,
        ],
        [
          'Jetons Violon',
          `${edition.tokens.violins} par joueur`,
          'Un jeton Violon est la base de chaque bois et de chaque violon. Vous n’aurez jamais plus de violons que cela.',
        ],
        [
          'Jetons Lutherie',
          `${edition.tokens.lutherie} par joueur`,
          'Vos ducats, vos études, la qualité de vos bois et de vos violons : un seul type de jeton, dont le sens dépend de sa place.',
        ],
        ['Jetons Note', `${edition.beats} par joueur`, 'Un jeton Note occupe chaque temps de votre partition.'],
        ['Plateau joueur', '1 par joueur', `De 1 à ${players.max} joueurs ; voir l’[illustration](#set-up).`],
        ['Plateau Maître Luthier', '1', 'Quatre musiciens accessibles à tous contre des études, et la zone d’aide.'],
        ['Cartes Démarrage', String(edition.starters.length), 'Des mises en place toutes prêtes pour une [première partie](#starter-decks).'],
      ],
    },
    {
      table: 'Les mots que vous rencontrerez partout',
      head: ['Mot', 'Sens'],
      rows: [
        ['Partenaire', 'Un musicien en jeu de votre côté. Vos adversaires ont aussi leurs Partenaires ; le Maître en a quatre.'],
        [
          'Contacts',
          'Quatre piles de cartes visibles devant vous : votre carnet d’adresses. Vous y piochez, mais aucun violon ne peut être confectionné pour un musicien qui s’y trouve.',
        ],
        ['Affiliation', 'L’action à laquelle une carte est rattachée ; son pictogramme et sa couleur l’indiquent.'],
        ['Prestige', 'Le renom d’un musicien, de 1 à 4. Voir le [tableau](#prestige).'],
        ['Emplacement', 'La place d’un violon sur un musicien. Chaque emplacement a son bonus.'],
        ['Qualité', 'L’épaisseur d’un bois ou d’un violon : 1 pour le jeton Violon, et 1 pour chaque jeton Lutherie posé dessus.'],
        ['Patrimoine', 'Les violons que vous avez mis à l’abri. Ils ne s’usent plus et gardent leurs PP.'],
        ['Réserve', 'Vos jetons encore inutilisés.'],
      ],
    },
    `Voici les cinq musiciens de départ, de Prestige 1 : ${list(edition.start.musicians.map(card))}.`,
  ],
});

const cards = ({ examples, card }: Facts): RulesSection => {
  const [musician] = examples.masters.states[0].stage.filter(({ card: number }) => number === 62);
  return {
    id: 'reading-cards',
    title: 'Lire une carte',
    blocks: [
      {
        figure: 'musician',
        caption: `Une carte Musicien : ${card(musician.card)}.`,
        labels: [
          'Affiliation : l’action à laquelle la carte est affiliée. Défaussée de votre main, la carte ajoute 1 temps à cette action.',
          'Prestige, de 1 à 4.',
          'Emplacements des violons, chacun avec son bonus. Celui du bas est l’emplacement 1.',
          'Prérequis : le nombre de violons de ce Prestige que demande le musicien. Un tiret signifie aucun.',
          'L’effet. Deux têtes signalent un effet Relation, avec le temps nécessaire à côté ; une lune signale un effet de fin de tour.',
        ],
      },
      {
        figure: 'apprentice',
        caption: `Une carte Apprenti : ${card(43)}.`,
        labels: [
          'Affiliation : l’apprenti intervient sur cette action, à laquelle la carte ajoute 1 temps quand vous la défaussez de votre main.',
          'Prérequis : les trois actions consécutives, lues de haut en bas, que doit contenir votre partition quand vous posez cet apprenti.',
          'Ce que fait l’apprenti, une fois par action de son affiliation. Ce qui est encadré est le prix de ce qui suit la flèche.',
          'Les PP que l’apprenti rapporte en fin de partie.',
        ],
      },
      'Tous les dessins sont expliqués dans [Les pictogrammes](#signs), et chaque carte est décrite dans la [liste des cartes](#cards).',
    ],
  };
};

const prestige = (facts: Facts): RulesSection => {
  const { prestiges } = facts;
  const { beats, points, studies } = counted(facts);
  const slots = ([least, most]: readonly [number, number]): string => (least === most ? String(least) : `${least} à ${most}`);
  return {
    id: 'prestige',
    part: true,
    title: 'Le Prestige',
    blocks: [
      'Le Prestige d’un musicien dit quatre choses à la fois :',
      {
        table: 'Ce que signifie le Prestige',
        head: [
          'Prestige',
          'Temps de Confection',
          'Temps pour son effet Relation',
          'Valeur de chaque violon',
          'Surcoût pour un musicien du Maître',
          'Musiciens dans le jeu',
          'Emplacements',
        ],
        rows: prestiges.map(({ prestige: level, musicians, slots: range }) => [
          String(level),
          `${beats(level)} ou plus`,
          `${beats(level)} ou plus`,
          points(level),
          `${studies(level)} par violon`,
          String(musicians),
          slots(range),
        ]),
      },
      'La qualité du bois n’y change rien : pour un même musicien, un violon mince vaut autant qu’un violon épais. La qualité ne décide que de la longévité du violon.',
    ],
  };
};

const tokens = (facts: Facts): RulesSection => {
  const { edition, stories } = facts;
  const { ducats, points, tokens: some } = counted(facts);
  const { of } = named(facts);
  const help = points(Math.abs(edition.endgame.help));
  return {
    id: 'tokens',
    title: 'Les jetons et l’aide du Maître',
    blocks: [
      `Vous avez ${edition.tokens.lutherie} jetons Lutherie et n’en aurez jamais davantage. Ce que représente un jeton dépend de l’endroit où il se trouve :`,
      {
        table: 'Où se trouvent les jetons Lutherie',
        head: ['Endroit', 'Ce que le jeton y représente'],
        rows: [
          ['Votre réserve', 'Un jeton disponible.'],
          ['Votre zone Ducats', `1 ducat. Un [bois](#action-wood) coûte ${ducats(stories.prices.wood)}, et certains effets en coûtent aussi.`],
          [
            'Votre zone Études',
            '1 étude. Les études paient les [modifications de votre partition](#changing-score) et les violons pour les [musiciens du Maître](#action-craft).',
          ],
          ['Un bois de votre stock', '+1 qualité.'],
          [
            'Un violon sur un musicien',
            '+1 qualité, et un Atelier de plus avant que le violon se casse. Le jeton peut se trouver sur le violon de n’importe quel joueur : il reste à son propriétaire.',
          ],
          ['Une note de votre partition', `La promesse de temps supplémentaires : seulement par un effet comme celui ${of(23)}.`],
          ['La zone d’aide du Maître', `Un jeton bloqué. Il coûte ${help} à la fin.`],
        ],
      },
      {
        figure: 'violins',
        caption: 'Un bois et des violons avec leurs jetons.',
        labels: [
          'Un bois de qualité 2 en stock : un jeton Violon et un jeton Lutherie.',
          'Un violon neuf de qualité 3 : deux jetons de son propriétaire sont posés dessus.',
          'Le même violon, restauré par un autre joueur : qualité 4. Le jeton du haut n’a pas le même propriétaire. L’usure retire d’abord le jeton du haut.',
          'Un violon sans jeton, de qualité 1 : s’il n’est ni restauré ni mis en Patrimoine, la prochaine usure le casse.',
        ],
      },
      '**Quand vous payez**, les ducats et les études retournent dans votre réserve. **Quand vous gagnez** quelque chose, les jetons viennent de votre réserve.',
      '**Quand votre réserve ne suffit pas**, vous pouvez prendre à la place des jetons parmi vos ducats, vos études ou vos bois en stock (jamais le jeton Violon à la base d’un bois, jamais un jeton posé sur un violon) ; ou bien vous prenez moins que ce à quoi vous avez droit. La question ne vous est posée que si la réserve est trop petite.',
      `**Quand vous devez payer un ducat ou une étude et qu’il ne vous en reste pas**, vous pouvez demander l’aide du Maître : ${some(1)} de votre réserve va dans sa zone d’aide et paie aussitôt 1 ducat ou 1 étude. Si votre réserve est vide, libérez d’abord un jeton parmi vos ducats, vos études ou vos bois en stock. Vous pouvez le faire à tout moment et autant de fois que vous voulez, mais chaque jeton y reste bloqué et vous coûte ${help} à la fin, sauf si un effet vous le rend. Rien ne vous y oblige jamais.`,
    ],
  };
};

export const table = (facts: Facts): RulesSection[] => [pieces(facts), tokens(facts), cards(facts), prestige(facts)];
