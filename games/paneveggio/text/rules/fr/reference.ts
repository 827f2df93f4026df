/** Cards to look up: signs, cards that need a word, and all of them. */
import type { RulesBlock, RulesSection } from '@bottega/kernel';
import { LINES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';

const signs = (): RulesSection => ({
  id: 'signs',
  title: 'Les pictogrammes',
  blocks: [
    {
      figure: 'signs',
      caption:
        'Tous les effets des cartes sont dessinés avec ces pictogrammes. Ce qui est encadré est le prix de ce qui suit la flèche ; les chiffres disent combien.',
    },
  ],
});

const special = ({ boost, card }: Facts): RulesSection => ({
  id: 'special-cards',
  part: true,
  title: 'Précisions sur certaines cartes',
  blocks: [
    {
      answers: [
        [
          card(8),
          'Ne demande aucun violon et peut vous rejoindre à tout moment de la partie. Mais ce soliste n’accepte qu’un seul violon, qui demande 4 temps de Confection.',
        ],
        [
          card(10),
          'Choisissez un de vos Partenaires. Ses violons vont dans le Patrimoine de leurs propriétaires et tous les jetons posés dessus sont rendus, comme dans une Conservation ; puis reprenez la carte en main.',
        ],
        [card(21), 'Vous pouvez poser un apprenti dont les trois actions ne figurent pas sur votre partition.'],
        [card(22), 'Déplacer une note d’une ligne, échanger deux notes voisines ou décaler la partition : sans payer d’étude.'],
        [
          card(23),
          `Posez un jeton Lutherie sur une de vos notes. À votre prochain Atelier, l’action qui contient cette note vaut ${boost} temps, ou son propre temps s’il est supérieur ; puis le jeton retourne dans votre réserve. Si votre prochain tour est une Conservation, vous le récupérez en étude. Le jeton suit la note.`,
        ],
        [card(29), 'Les études dépensées peuvent être celles que vous gagnez par l’action même où vous faites appel à cet apprenti.'],
        [card(38), 'Le violon doit être confectionné pour cette carte même, sur un emplacement libre.'],
        [card(51), 'La carte vient de votre main et n’a donc pas de violon : les effets qui comptent ses violons ne donnent rien.'],
        [
          card(52),
          'Effectuez l’action à laquelle la carte défaussée est affiliée : avec Étude, vous gagnez des études ; avec Relation, vous piochez ou activez un effet.',
        ],
        [
          card(54),
          'Activez l’effet d’un de vos Partenaires de Prestige 1 ou 2, comme par une Relation de 2 temps, même si vous n’y avez pas de violon. Les effets qui comptent ses violons ne donnent alors rien.',
        ],
        [card(55), 'Deux effets à la suite ; ils peuvent être du même Partenaire si son Prestige ne dépasse pas 2.'],
        [card(58), 'La Relation peut porter sur un de vos Partenaires même si vous n’y avez pas de violon. L’action doit quand même compter assez de temps.'],
        [card(67), 'Activez l’effet Relation d’un Partenaire adverse, que vous y ayez un violon ou non. Les violons sont comptés sur ce musicien.'],
        [
          card(68),
          'Les violons que vous restaurez peuvent être sur n’importe quel musicien, avec ou sans effet de fin de tour, y compris sur ceux de vos adversaires.',
        ],
      ],
    },
  ],
});

const all = ({ edition, line }: Facts): RulesSection => ({
  id: 'cards',
  title: `Les ${edition.cards.length} cartes`,
  folded: true,
  blocks: [
    'Elles sont rangées par affiliation ; les violons demandés par un musicien et les bonus de ses emplacements sont donnés de bas en haut.',
    ...LINES.map((name): RulesBlock => ({ figure: `cards-${name}`, caption: `Les cartes ${line(name)}.` })),
  ],
});

export const referenceSections = (facts: Facts): RulesSection[] => [signs(), special(facts), all(facts)];
