/** The Conservation, and what cards ask for. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, named, told } from './counted.ts';

const conservation = (facts: Facts): RulesSection => {
  const { edition } = facts;
  const { cards } = counted(facts);
  return {
    id: 'conservation',
    title: 'La Conservation',
    blocks: [
      {
        steps: [
          '**Mettez tous vos violons en Patrimoine.** Tous ceux qui sont sur des musiciens vont dans votre Patrimoine, chacun au Prestige de son musicien. Vous ne pouvez en laisser aucun. En Patrimoine, les violons ne s’usent plus ; ils comptent pour les PP et pour les prérequis des musiciens.',
          '**Tous les jetons posés dessus reviennent à leurs propriétaires**, qui font de chacun un ducat ou une étude, à leur choix. Cela vaut pour vos jetons comme pour ceux des autres joueurs.',
          '**Posez des cartes et reprenez-en en main**, autant que vous voulez et dans l’ordre de votre choix. Vous posez des cartes de votre main, musiciens et apprentis, en respectant [leurs prérequis](#partners). Vous pouvez reprendre en main vos Partenaires et vos apprentis.',
          `**Vérifiez votre main.** Si vous avez plus de ${cards(edition.handLimit)}, mettez l’excédent sur vos piles de Contacts.`,
        ],
      },
      'Il n’y a ni usure, ni vieillissement, ni effet de fin de tour, et les piles de Contacts vides le restent. Les violons des autres joueurs restent où ils sont, avec tous leurs jetons.',
      '**Reprendre un musicien.** Si d’autres joueurs ont des violons sur un Partenaire que vous reprenez, ces violons vont aussitôt dans le Patrimoine de leurs propriétaires, et tous les jetons posés dessus sont rendus en ducats ou en études. **Reprendre un apprenti**, c’est renoncer à ses PP de fin de partie. Pourquoi le faire ? Une carte en main, c’est un temps pour son action. Dans une même Conservation, vous pouvez reprendre une carte et la poser de nouveau, ou la poser et la reprendre, mais pas faire deux fois la même chose avec la même carte.',
    ],
  };
};

const partners = (facts: Facts): RulesSection => {
  const { asking, stories, examples, card, edition, actions, list, line } = facts;
  const { violins } = counted(facts);
  const { the, The } = named(facts);
  const wish = asking.card.requires.flatMap((count, at) => (count > 0 ? [`${violins(count)} de Prestige ${at + 1}`] : []));
  const { before, after, placed } = stories.sequence;
  const apprentice = edition.cards[placed - 1];
  return {
    id: 'partners',
    part: true,
    title: 'Les prérequis des musiciens et des apprentis',
    blocks: [
      `**Un musicien demande des violons que vous avez confectionnés**, en Patrimoine ou sur des musiciens. Cela s’écrit en quatre chiffres, du Prestige 1 au Prestige 4 : ${asking.card.requires.join('-')} signifie au moins ${list(wish)}. Vous ne donnez pas ces violons. Vous pouvez en avoir davantage, et un violon de Prestige supérieur peut en remplacer un de Prestige inférieur, jamais l’inverse.`,
      {
        table: `${card(asking.card.number)} demande ${asking.card.requires.join('-')}`,
        head: ['Vous avez confectionné (Prestige 1-2-3-4)', 'Est-ce assez ?'],
        rows: asking.rows.map(({ made, enough }) => [made.join('-'), enough ? 'oui' : 'non']),
      },
      'Vous pouvez avoir autant de Partenaires que vous voulez. Chacun est une carte à part, avec ses propres emplacements.',
      `**Un apprenti demande trois actions consécutives sur votre partition**, dans cet ordre, sans aucune autre action entre elles. Leur temps n’a pas d’importance, et la suite ne peut pas passer du dernier temps au premier. Seul compte le moment où vous posez la carte : un apprenti formé reste, quoi que devienne votre partition. Vous pouvez former ${edition.apprentices} apprentis par partie ; si vous en reprenez un et le posez de nouveau, il compte deux fois.`,
      {
        example: 'Une étude pour un apprenti',
        blocks: told(examples.sequence, [
          `${The(placed)} demande ${list(apprentice.kind === 'apprentice' ? apprentice.sequence.map(line) : [])}. Votre partition donne ${actions(before)} : l’Étude vient trop tard. Vous payez une étude et échangez les notes des temps 5 et 6, si bien qu’une note Relation se trouve maintenant avant l’Étude et une autre après.`,
          {
            figure: 'sequence',
            caption: `Après la modification, votre partition donne ${actions(after)}. Les trois dernières actions sont celles que demande ${the(placed)}.`,
            labels: ['Étude', 'Relation', 'Restauration'],
          },
          'Vous choisissez alors la Conservation et posez la carte.',
        ]),
      },
    ],
  };
};

const example = (facts: Facts): RulesSection => {
  const { stories, examples, card } = facts;
  const { points, violins } = counted(facts);
  const { the } = named(facts);
  const { moved, stays, placed, points: score } = stories.conservation;
  return {
    id: 'conservation-example',
    part: true,
    title: 'Une Conservation, pas à pas',
    blocks: [
      {
        example: 'Trois violons à l’abri',
        blocks: told(examples.conservation, [
          `Sur votre Partenaire, ${the(moved.card)}, il y a trois de vos violons et un de Beatrice.`,
          {
            figure: 'conservation',
            caption: `La carte ${card(moved.card)} avant la Conservation, à partir de l’emplacement du bas.`,
            labels: [
              'Votre violon avec un de vos jetons',
              'Votre violon avec un jeton de Beatrice',
              'Votre violon sans jeton',
              'Le violon de Beatrice avec deux de vos jetons',
            ],
          },
          `Vos ${violins(moved.count)} vont dans votre Patrimoine, Prestige ${moved.prestige}. Votre jeton sur le premier devient un ducat ou une étude : vous prenez une étude. Le jeton de Beatrice sur le deuxième lui revient : elle prend un ducat. Son violon reste, tout comme vos deux jetons dessus : qualité ${stays}.`,
          `Vous posez maintenant ${the(placed[0])}, qui demande un violon de Prestige 1, et ${the(placed[1])}, dont les trois actions se suivent sur votre partition. Votre Patrimoine vaut ${points(score.heritage)}, définitivement.`,
        ]),
      },
    ],
  };
};

export const conservationSections = (facts: Facts): RulesSection[] => [conservation(facts), partners(facts), example(facts)];
