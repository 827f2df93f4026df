/** The third action: evaluating, the Royal Court and the Royal Visit. */
import type { RulesSection } from '@bottega/kernel';
import { type Bonus, CITIES, TYPES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { florins, markers, points } from './words.ts';

export const evaluating = (facts: Facts): RulesSection[] => [action(facts), court(facts), visit(facts)];

const action = ({ edition, places }: Facts): RulesSection => ({
  id: 'evaluating',
  title: 'Action : évaluer',
  blocks: [
    `Évaluer transforme vos bâtiments en PV et en florins. Vous avez ${markers(edition.court.normal.length)} pour toute la partie, et ${places.normal} emplacements où les poser.`,
    {
      steps: [
        '**Prenez l’un de vos marqueurs à la Cour Royale.** S’il vient d’une section bonus, prenez tout de suite le bonus de cette section ; prenez aussi le marqueur Visite Royale, à moins que vous ne suiviez la [Visite](#visit) d’un autre joueur. S’il vient de la zone ouverte, il n’y a ni bonus ni Visite.',
        '**Posez le marqueur sur un emplacement d’évaluation** disponible pour vous. Il y reste jusqu’à la fin de la partie.',
        '**Prenez ce que rapporte l’emplacement.** Vos bâtiments restent en place et pourront rapporter encore par d’autres emplacements.',
      ],
    },
    {
      table: 'Les emplacements d’évaluation',
      head: ['Emplacement', 'Nombre', 'À qui', 'Ce qu’il faut', 'Ce qui rapporte'],
      rows: [
        [
          '[Ville](#city-places)',
          String(CITIES.length),
          'commun : un joueur par ville',
          'assez de [bâtiments](#cities) dans la ville',
          'tous vos bâtiments de cette ville, selon la récompense de la ville',
        ],
        [
          '[Type](#type-places)',
          String(TYPES.length),
          'propre à chacun',
          'un bâtiment de ce type',
          'tous vos bâtiments de ce type, chacun selon la récompense de sa ville',
        ],
        [
          '[Paysage](#landscape-places)',
          '2',
          'propre à chacun',
          'un bâtiment de ce paysage',
          'tous vos bâtiments de ce paysage, selon la récompense du paysage',
        ],
      ],
    },
    'Vous ne pouvez évaluer que si un emplacement est disponible pour vous une fois le bonus pris. Chaque emplacement ne sert qu’une fois : une ville n’est évaluée que par un seul joueur, et chaque joueur n’utilise qu’une fois chacun de ses propres emplacements.',
  ],
});

const BONUS: Readonly<Record<Bonus, (facts: Facts) => string>> = {
  florins: ({ edition }) => florins(edition.court.florins),
  points: ({ edition }) => points(edition.court.points),
  gold: () => 'une statue d’or',
  decoration: () => 'une décoration de votre choix',
};

function court(facts: Facts): RulesSection {
  const { normal, advanced } = facts.edition.court;
  const sections = Array.from({ length: Math.max(normal.length, advanced.length) }, (_, section) => section);
  const bonus = (of: Bonus | undefined): string => (of === undefined ? '–' : BONUS[of](facts));
  return {
    id: 'court',
    title: 'La Cour Royale',
    part: true,
    blocks: [
      'Au départ, chacun a un marqueur dans chaque section bonus. La section où vous prenez un marqueur détermine votre bonus.',
      {
        table: 'Le bonus de chaque section de la Cour',
        head: ['Section', 'Version normale', 'Version avancée'],
        rows: sections.map((section) => [String(section + 1), bonus(normal[section]), bonus(advanced[section])]),
      },
      'Le bonus d’abord, l’emplacement ensuite.',
    ],
  };
}

function visit({ examples, city, type }: Facts): RulesSection {
  const { bonus, yours, hers } = examples.visit;
  return {
    id: 'visit',
    title: 'La Visite Royale',
    part: true,
    blocks: [
      'Le joueur qui évalue de sa propre initiative, avec un marqueur d’une section bonus, prend le marqueur Visite Royale et le détient jusqu’au début de son prochain tour. Il le remet alors à la Cour et peut aussitôt évaluer de nouveau.',
      'Jusque-là, **chacun des autres doit, à son tour de jeu, répondre à la Visite avant toute action**, avec son propre marqueur de la même section :',
      {
        list: [
          '**Suivre :** évaluez avec ce marqueur. Vous recevez le même bonus et choisissez n’importe quel emplacement disponible pour vous. C’est votre action.',
          '**Renoncer au bonus :** déplacez ce marqueur dans la **zone ouverte**. Vous perdez son bonus, mais pas le marqueur. Vous jouez ensuite un tour normal : achetez, construisez ou passez. Vous ne pouvez pas évaluer pendant ce tour, pas même avec un marqueur de la zone ouverte.',
        ],
      },
      'Si aucun emplacement n’est disponible pour vous, même avec le bonus, vous ne pouvez que renoncer. Chaque section s’ouvre donc une seule fois, pour tout le monde : après une Visite, elle ne contient plus aucun marqueur.',
      'Les marqueurs de la zone ouverte peuvent servir à n’importe lequel de vos tours suivants, tant que personne d’autre ne détient la Visite Royale : sans bonus et sans nouvelle Visite.',
      {
        example: 'Trois joueurs et une Visite',
        blocks: [
          {
            steps: [
              `Vous prenez votre marqueur de la section 1 : ${florins(bonus)}. Vous détenez la Visite. Vous posez le marqueur sur ${city('lucca')} et marquez ${points(yours)}.`,
              `Beatrice suit. Elle reçoit elle aussi ${florins(bonus)} et évalue sa ${type('biblioteca')} : encore ${florins(hers)}.`,
              'Cosimo renonce au bonus. Son marqueur va dans la zone ouverte, puis il construit.',
              'Votre tour suivant commence : vous rendez la Visite. La section 1 est vide.',
            ],
          },
          {
            figure: 'court',
            caption: 'La Cour juste après que Cosimo a renoncé (vous êtes le rond, Beatrice le carré, Cosimo le triangle)',
            labels: [
              'La section qui a été ouverte. Plus personne n’y a de marqueur.',
              'Une section avec son bonus et les marqueurs de tous les joueurs',
              'La zone ouverte avec le marqueur de Cosimo',
            ],
          },
        ],
      },
    ],
  };
}
