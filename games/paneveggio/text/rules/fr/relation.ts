/** Relation, and drawing. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, told } from './counted.ts';

export const relation = (facts: Facts): RulesSection => {
  const { stories, examples, card } = facts;
  const { beats, cards, tokens, violins } = counted(facts);
  const { card: number, violins: owners, restored } = stories.relation;
  return {
    id: 'action-relation',
    part: true,
    title: 'Relation',
    blocks: [
      'Faites l’une de ces deux choses :',
      {
        list: [
          '**Piochez** autant de cartes que l’action compte de temps, une par une ; voir [Piocher](#drawing).',
          '**Activez l’effet Relation d’un musicien** qui a un de vos violons : un de vos Partenaires, un musicien du Maître ou un Partenaire adverse. L’action doit compter au moins autant de temps que le musicien a de Prestige. Les temps en trop sont perdus, et un musicien du Maître ne coûte ici aucune étude.',
        ],
      },
      `Activer un effet prend toute l’action : avec 4 temps, vous ne pouvez pas activer deux effets de Prestige 2. Avec ${beats(2)}, vous piochez ${cards(2)}, ou vous activez un effet de Prestige 1 ou 2.`,
      {
        example: 'Un musicien pour deux',
        blocks: told(examples.relation, [
          `Il y a ${violins(owners.length)} sur la carte ${card(number)} : ${owners.filter((owner) => owner === 0).length} à vous et ${owners.filter((owner) => owner === 1).length} à Beatrice. L’effet de ce musicien est une Restauration de 1 temps par violon présent sur la carte. À votre tour, vous l’activez avec une action Relation de ${beats(2)} : tous les violons comptent, quel que soit leur propriétaire, et vous posez ${tokens(restored)}. À son tour, Beatrice peut en faire autant.`,
          {
            figure: 'relation',
            caption: `La carte ${card(number)} avant votre action. La marque sur chaque violon est celle de son propriétaire ; les petites marques à côté sont les jetons posés dessus.`,
          },
        ]),
      },
    ],
  };
};

export const drawing = (facts: Facts): RulesSection => {
  const { cards } = counted(facts);
  return {
    id: 'drawing',
    part: true,
    title: 'Piocher',
    blocks: [
      'Chaque fois que vous piochez une carte, choisissez l’une de ces trois façons. Si vous en piochez plusieurs, choisissez à nouveau pour chacune.',
      {
        list: [
          'Prenez la **carte du dessus de l’une de vos quatre piles de Contacts**. La carte qui était dessous est aussitôt visible et peut être la prochaine que vous prenez. Une pile vide le reste jusqu’à la fin de l’Atelier.',
          '**Échangez** une carte de votre main contre la carte du dessus d’une pile de Contacts adverse. Votre carte y prend sa place.',
          'Prenez la **première carte de la pioche**, sans la voir. Quand la pioche est vide, ce n’est plus possible.',
        ],
      },
      `Pendant votre tour, vous pouvez avoir autant de cartes en main que vous voulez, mais pas plus de ${cards(facts.edition.handLimit)} à la fin.`,
    ],
  };
};
