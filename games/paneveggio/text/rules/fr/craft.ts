/** Crafting, and the placement bonuses. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, named, told } from './counted.ts';

export const craft = (facts: Facts): RulesSection => {
  const { edition, stories, examples, bonuses, card, bonus } = facts;
  const { beats, ducats, points, studies } = counted(facts);
  const { the } = named(facts);
  const { craft: own, masters } = stories;
  const gives = {
    place:
      'Vous pouvez poser une carte de votre main, musicien ou apprenti. Vous devez respecter [ses prérequis](#partners) ; le violon que vous venez de confectionner compte.',
    draw: 'Vous pouvez [piocher](#drawing) une carte.',
    study: `Vous gagnez ${studies(1)}.`,
    quality: `Vous pouvez poser un de vos jetons Lutherie sur le violon que vous venez de confectionner. À la qualité ${edition.quality}, ce bonus est perdu.`,
    ducat: `Vous gagnez ${ducats(1)}.`,
  };
  return {
    id: 'action-craft',
    part: true,
    title: 'Confection',
    blocks: [
      'Confectionnez un violon : prenez dans votre stock un bois de n’importe quelle qualité, avec tous ses jetons, et placez-le sur un emplacement libre d’un musicien dont le Prestige **ne dépasse pas le temps de l’action**. Vous choisissez l’emplacement. Ce bois est désormais un violon, qui vaut autant de PP que le musicien a de Prestige. Une action ne donne qu’un violon, si longue soit-elle.',
      'Vous pouvez confectionner des violons pour trois sortes de musiciens :',
      {
        list: [
          '**Vos Partenaires.**',
          '**Un Partenaire adverse qui a déjà un de vos jetons** : un de vos violons, ou un de vos jetons Lutherie posé sur n’importe quel violon de la carte.',
          '**Les musiciens du Maître** : pour chaque violon, vous payez en plus autant d’études que le musicien a de Prestige.',
        ],
      },
      'Un musicien qui se trouve dans des Contacts ou dans une main ne reçoit pas de violon. Vous bénéficiez ensuite du **bonus de placement** de l’emplacement, quel que soit le propriétaire du musicien :',
      { figure: 'bonuses', caption: 'Les cinq bonus de placement.', labels: bonuses.map((one) => bonus(one.bonus)) },
      {
        table: 'Bonus de placement',
        head: ['Bonus', 'Ce que vous obtenez', 'Emplacements dans le jeu'],
        rows: bonuses.map((one) => [bonus(one.bonus), gives[one.bonus], String(one.slots)]),
      },
      'Un bonus est facultatif ; il se prend tout de suite ou jamais.',
      {
        example: 'Deux exemples',
        blocks: [
          ...told(examples.craft, [
            `Votre action Confection compte ${beats(own.added.time - 1)}, et vous avez comme Partenaire ${the(own.crafted.card)}, de Prestige ${own.crafted.prestige}. Vous défaussez ${the(own.added.card)}, une carte Confection : l’action compte maintenant ${beats(own.added.time)}. Vous placez votre bois de qualité ${own.crafted.quality} sur le deuxième emplacement et bénéficiez de son bonus, « ${bonus(own.crafted.bonus)} ». Le violon vaut ${points(own.crafted.prestige)}.`,
            {
              figure: 'craft',
              caption: `La carte ${card(own.crafted.card)} avec le nouveau violon de qualité ${own.crafted.quality} : deux jetons sont posés dessus.`,
            },
          ]),
          ...told(examples.masters, [
            `Ou bien vous confectionnez le violon pour ${the(masters.crafted.card)}, un musicien de Prestige ${masters.crafted.prestige} du plateau Maître Luthier. Vos 2 temps suffisent, mais vous payez aussi ${studies(masters.paid)}. Bonus : « ${bonus(masters.crafted.bonus)} ».`,
          ]),
        ],
      },
    ],
  };
};
