/** The end of an Atelier: what follows the score, wear and ageing. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, named, told } from './counted.ts';

const endOfTurn = (facts: Facts): RulesSection => {
  const { cards } = counted(facts);
  return {
    id: 'end-of-turn',
    title: 'La fin d’un Atelier',
    blocks: [
      'Quand votre dernière action est terminée, suivez ces étapes dans l’ordre :',
      {
        steps: [
          '**Un effet de fin de tour.** Vous pouvez activer l’effet de fin de tour d’un seul musicien qui a un de vos violons : un de vos Partenaires, un musicien du Maître ou un Partenaire adverse.',
          '**Contacts.** Chacune de vos piles de Contacts vides reçoit une carte de la pioche.',
          `**Main.** Si vous avez plus de ${cards(facts.edition.handLimit)} en main, défaussez l’excédent.`,
          '**Défausses.** Toutes les cartes que vous avez défaussées ce tour vont sur le dessus de vos piles de Contacts, face visible. Vous décidez des piles et de l’ordre.',
          '[Usure](#wear) : chacun de vos violons sur un musicien perd son jeton du haut, ou se casse.',
          '[Vieillissement](#ageing) : chaque bois de votre stock gagne 1 qualité.',
        ],
      },
      'La [Conservation](#conservation) ne comporte aucune de ces étapes, hormis la limite de votre main : les cartes que vous avez en trop vont sur vos piles de Contacts.',
    ],
  };
};

const wear = (facts: Facts): RulesSection => {
  const { qualities, stories, examples, card } = facts;
  const { points } = counted(facts);
  const { the } = named(facts);
  const { partner } = stories.firstTurn;
  return {
    id: 'wear',
    part: true,
    title: 'L’usure',
    blocks: [
      'À la fin de votre Atelier, **chacun de vos violons sur un musicien** perd son jeton Lutherie du haut, quel que soit le propriétaire de ce musicien. Les violons des autres joueurs ne s’usent pas pendant votre tour.',
      {
        list: [
          'Si le jeton est à vous, il retourne dans votre réserve.',
          'S’il est à un autre joueur, il revient à ce joueur, qui en fait 1 ducat ou 1 étude.',
          'S’il n’y a pas de jeton sur le violon, **le violon se casse** : le jeton Violon retourne dans votre réserve, et ce violon ne compte plus. Vous pourrez le confectionner à nouveau.',
        ],
      },
      {
        table: 'Longévité d’un violon qui n’est pas restauré',
        head: ['Qualité', 'Jetons sur le violon', 'Après la prochaine usure', 'Il se casse à la fin de'],
        rows: qualities.map((quality) => [
          String(quality),
          String(quality - 1),
          quality === 1 ? 'cassé' : `qualité ${quality - 1}`,
          quality === 1 ? 'votre prochain Atelier' : `votre ${quality}e Atelier à venir`,
        ]),
      },
      {
        example: 'Restaurer celui qui n’a plus de jeton',
        blocks: told(examples.mended, [
          `Vous avez deux violons sur ${the(partner)}, l’un sans jeton, l’autre avec un jeton, et 1 temps de Restauration. Si vous restaurez celui qui n’a pas de jeton, les deux survivent et valent ensemble ${points(stories.mended.points)}. Si vous restaurez l’autre, le violon sans jeton se casse, et il ne reste que ${points(stories.broken.points)}.`,
          { figure: 'wear', caption: `La carte ${card(partner)}, avant votre restauration.`, labels: ['Le violon sans jeton', 'Le violon avec un jeton'] },
        ]),
      },
    ],
  };
};

const ageing = ({ edition }: Facts): RulesSection => ({
  id: 'ageing',
  part: true,
  title: 'Le vieillissement',
  blocks: [
    `Tout à la fin de votre Atelier, chaque bois de votre stock reçoit un jeton Lutherie de votre réserve, jusqu’à la qualité ${edition.quality}. Le vieillissement n’est pas un effet, vous ne pouvez donc pas y renoncer : tant qu’il y a un jeton dans votre réserve et un bois qui peut vieillir, ce bois vieillit. S’il y a trop peu de jetons, vous choisissez quels bois vieillissent ; vous pouvez aussi libérer pour cela des jetons parmi vos ducats, vos études ou vos autres bois.`,
  ],
});

export const eveningSections = (facts: Facts): RulesSection[] => [endOfTurn(facts), wear(facts), ageing(facts)];
