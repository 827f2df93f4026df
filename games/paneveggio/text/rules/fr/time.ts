/** More beats, and what all effects have in common. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, named, told } from './counted.ts';

const time = (facts: Facts): RulesSection => {
  const { stories, examples } = facts;
  const { beats, ducats } = counted(facts);
  const { the, to } = named(facts);
  const { card: number, paid, crafted } = stories.apprentice;
  return {
    id: 'time',
    part: true,
    title: 'Des temps supplémentaires : cartes et apprentis',
    blocks: [
      `**Les cartes.** Avant qu’une action prenne effet, vous pouvez défausser de votre main autant de cartes affiliées à cette action que vous voulez. Chacune lui ajoute ${beats(1)}, pour cette fois seulement. Encore faut-il que l’action puisse alors être exécutée. Elle s’allonge ; elle ne se change pas en une autre, et aucune action ne s’ajoute. Vous pouvez encore la résoudre pour moins de temps, ou finalement l’ignorer. Les cartes défaussées ne sont pas perdues : à la fin de votre Atelier, elles vont [sur vos piles de Contacts](#end-of-turn).`,
      '**Les apprentis.** Chacun de vos apprentis en jeu peut intervenir une fois sur chaque action de son affiliation, à tout moment : avant, pendant ou après sa résolution. Plusieurs peuvent intervenir sur la même action, et chacun peut intervenir à nouveau sur une action suivante. Dès que l’un d’eux vous a rapporté quelque chose ou a été payé, vous ne pouvez plus [ignorer l’action](#atelier). Vous pouvez cumuler cartes et apprentis.',
      'Le temps d’une action est sans limite. La partition elle-même ne change pas : la fois suivante, l’action retrouve sa durée.',
      'Une action que vous accorde un effet, comme « confectionner un violon (Confection, 2 temps) », ne peut être allongée ni par des cartes ni par des apprentis.',
      {
        example: 'Un apprenti au travail',
        blocks: told(examples.apprentice, [
          `Votre action Confection compte 2 temps. Vous faites appel ${to(number)} et payez ${ducats(paid)} : elle en compte maintenant 3, assez pour ${the(crafted.card)}, de Prestige ${crafted.prestige}. Avec une carte Confection de votre main en plus, elle en compterait 4.`,
        ]),
      },
    ],
  };
};

const effects = (facts: Facts): RulesSection => {
  const { edition } = facts;
  const { beats, ducats, studies } = counted(facts);
  return {
    id: 'effects',
    title: 'Les effets',
    blocks: [
      'Il y a trois sortes d’effets : l’**effet Relation** d’un musicien, activé par une action Relation ; l’**effet de fin de tour** d’un musicien, activé à la fin d’un Atelier ; et l’effet d’un **apprenti**, utilisé avec une action de son affiliation.',
      {
        list: [
          'Tous les effets et tous les bonus sont facultatifs. Vous pouvez aussi n’en prendre qu’une partie.',
          'Appliquez un effet dans l’ordre où il se lit. Si un élément est impossible, passez au suivant.',
          'Si un effet contredit ces règles, c’est l’effet qui l’emporte.',
          'L’effet d’un musicien adverse joue pour vous, qui l’activez. Son propriétaire n’en tire rien.',
        ],
      },
      {
        table: 'Ce que veulent dire les effets',
        head: ['Effet', 'Sens'],
        rows: [
          [
            'Acheter un bois, confectionner un violon, restaurer, piocher',
            `Comme l’action correspondante, pour le temps indiqué et aux mêmes conditions : le bois coûte toujours ${ducats(facts.stories.prices.wood)}, les musiciens du Maître coûtent toujours des études, et vous bénéficiez toujours du bonus de placement. Ni les cartes ni les apprentis ne peuvent allonger cette action.`,
          ],
          ['Confectionner un violon pour ce musicien', 'Seulement sur un emplacement libre de la carte même dont c’est l’effet.'],
          ['2 ducats ou études', `Assortissez comme vous voulez : ${ducats(2)}, ${studies(2)}, ou ${ducats(1)} et ${studies(1)}.`],
          [
            'Faire vieillir du bois',
            `1 jeton Lutherie sur un bois de votre stock, jusqu’à la qualité ${edition.quality}. S’il y en a plusieurs, posez-les sur le même bois ou répartissez-les.`,
          ],
          ['Diminuer la qualité d’un bois', 'Retirez des jetons Lutherie d’un seul bois de votre stock. Le jeton Violon qui en est la base reste.'],
          [
            'Pour chaque violon sur ce musicien',
            'Comptez tous les violons de la carte, quel que soit leur propriétaire. Ce nombre est la force d’une seule et même action.',
          ],
          [
            'Valoriser un violon en Patrimoine',
            'Montez un de vos violons en Patrimoine d’autant de niveaux de Prestige, jusqu’à 4. Il vaut ce nouveau Prestige, y compris pour les prérequis des musiciens. Vous ne pouvez pas répartir ce nombre entre plusieurs violons ; l’excédent est perdu.',
          ],
          ['Poser une carte', 'Depuis votre main, en respectant [ses prérequis](#partners), sauf si l’effet dit le contraire.'],
          [
            'Reprendre ce musicien en main',
            'Seulement si c’est votre Partenaire. Tous ses violons vont dans le Patrimoine de leurs propriétaires, et tous les jetons posés dessus sont rendus, comme dans une [Conservation](#conservation).',
          ],
          ['Reprendre un jeton de la zone d’aide', 'Un de vos jetons bloqués revient dans votre réserve et ne coûte plus de PP.'],
          ['Modifier gratuitement la partition', 'Une note déplacée, deux notes échangées ou la partition décalée, sans payer d’étude.'],
          ['Ajouter 1 temps', `L’action en cours compte ${beats(1)} de plus, pour cette fois seulement.`],
          [
            'Décomposer l’action',
            'Découpez l’action en cours en plusieurs actions du même type, chacune du temps que vous voulez, pour le même total : 3 temps en 2 + 1 ou en 1 + 1 + 1. Chacune est une action à part entière : vous pouvez l’allonger ou l’ignorer, et des apprentis peuvent y intervenir. Seul l’apprenti qui a décomposé l’action n’intervient sur aucune d’elles.',
          ],
          [
            'Ignorer l’action',
            'L’action est considérée comme absente, et vous obtenez à la place ce que donne l’effet. Plus rien d’autre ne peut alors s’y appliquer.',
          ],
          ['Effectuer l’action affiliée', 'L’action à laquelle la carte défaussée est affiliée, pour le temps indiqué.'],
          [
            'Activer l’effet Relation de…',
            'Appliquez l’effet Relation de ce musicien, comme si vous aviez le temps qu’il faut. Dans un même enchaînement, où un effet en appelle un autre, l’effet d’un musicien ne s’applique jamais deux fois.',
          ],
        ],
      },
    ],
  };
};

export const timeSections = (facts: Facts): RulesSection[] => [time(facts), effects(facts)];
