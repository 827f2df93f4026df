/** A turn as a whole, and the score. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, told } from './counted.ts';

const turn = (facts: Facts): RulesSection => {
  const { studies } = counted(facts);
  return {
    id: 'turn',
    title: 'Votre tour',
    blocks: [
      'Les joueurs jouent à tour de rôle, dans le sens horaire. Votre tour comporte deux étapes :',
      {
        steps: [
          `**Vous pouvez modifier votre partition**, autant de fois que vous pouvez payer : ${studies(facts.stories.prices.change)} par modification. Ensuite, jusqu’à la fin du tour, seul un effet peut encore la modifier.`,
          '**Vous choisissez l’une des deux séquences** : l’[Atelier](#atelier) ou la [Conservation](#conservation). Vous ne faites jamais les deux dans le même tour.',
        ],
      },
      {
        table: 'Atelier ou Conservation ?',
        head: ['Point comparé', 'Atelier', 'Conservation'],
        rows: [
          ['Ce que vous faites', 'Vous exécutez les actions de votre partition.', 'Vous mettez vos violons en Patrimoine, posez des cartes et en reprenez.'],
          [
            'Vos violons sur des musiciens',
            'Chacun perd un jeton à la fin ; ceux qui n’en ont plus se cassent.',
            'Tous vont dans votre Patrimoine, et rien ne s’use.',
          ],
          ['Les jetons posés dessus', 'L’usure en retire un à chaque violon.', 'Tous reviennent, en ducats ou en études.'],
          ['Vos bois en stock', 'Gagnent 1 qualité à la fin.', 'Ne vieillissent pas.'],
          ['Les effets de fin de tour', 'Vous pouvez en activer un.', 'Aucun.'],
          ['Vos piles de Contacts vides', 'Reçoivent une carte.', 'Restent vides.'],
          ['Les cartes de votre main', 'Seul un bonus ou un effet permet d’en poser.', 'Vous pouvez en poser autant que vous voulez.'],
        ],
      },
      'Vous pouvez choisir la Conservation même si vous n’avez aucun violon sur un musicien.',
    ],
  };
};

const score = (facts: Facts): RulesSection => {
  const { edition, stories, list, line, actions } = facts;
  return {
    id: 'score',
    title: 'Votre partition',
    blocks: [
      `La partition a cinq lignes et ${edition.beats} temps. Voici les lignes, de haut en bas : ${list(edition.lines.map(line))}. Sur chaque temps se trouve exactement une note.`,
      '**Des notes voisines sur la même ligne forment une seule action.** Tant que des notes se suivent sans interruption sur une ligne, elles donnent une action unique, d’autant de temps qu’il y a de notes. Vous ne pouvez pas découper une longue action en plusieurs courtes. Celles du dernier et du premier temps ne se réunissent jamais.',
      {
        figure: 'score',
        caption: `Une partition : ${actions(stories.firstTurn.score)}.`,
        labels: [
          'Une ligne : toute note qui s’y trouve donne cette action.',
          'Une note sur son temps.',
          'Deux notes sur la même ligne : une action de 2 temps. Le chiffre indique le temps de l’action.',
        ],
      },
    ],
  };
};

const changing = (facts: Facts): RulesSection => {
  const { edition, stories, examples, line, actions } = facts;
  const { studies } = counted(facts);
  const { changes, prices } = stories;
  const price = studies(prices.change);
  const top = line(edition.lines[0]);
  const bottom = line(edition.lines[edition.lines.length - 1]);
  return {
    id: 'changing-score',
    part: true,
    title: 'Modifier votre partition',
    blocks: [
      {
        table: 'Les trois façons de modifier votre partition',
        head: ['Modification', 'Ce qui se passe', 'Prix'],
        rows: [
          ['Déplacer une note', `Une note monte ou descend d’une ligne. La ligne du haut (${top}) et celle du bas (${bottom}) sont voisines.`, price],
          ['Échanger deux notes', 'Les notes de deux temps voisins échangent leurs places. Le premier et le dernier temps sont voisins.', price],
          [
            'Décaler la partition',
            'Toutes les notes se décalent d’un temps vers la gauche ou vers la droite. Celle qui sort à un bout rentre à l’autre.',
            price,
          ],
        ],
      },
      'Vous pouvez faire autant de modifications que vous voulez, dans l’ordre de votre choix, mais seulement au début de votre tour, avant l’Atelier ou la Conservation. S’il ne vous reste pas d’étude, vous pouvez [demander l’aide du Maître](#tokens).',
      {
        example: `Quatre modifications pour ${studies(changes.studies)}`,
        blocks: told(examples.changes, [
          { figure: 'score-before', caption: `Avant : ${actions(changes.before)}.` },
          {
            steps: [
              'La note Relation monte d’une ligne, en Confection. Elle se trouve maintenant à côté de la note Confection : à elles deux, une action de 2 temps.',
              'Les notes des temps 3 et 4 échangent leurs places, si bien que les deux notes Étude sont côte à côte.',
              `La dernière note Restauration descend d’une ligne : de tout en bas, elle passe tout en haut, sur la ligne ${top}.`,
              'Toutes les notes se décalent vers la gauche. La première, Restauration, se retrouve à la fin.',
            ],
          },
          { figure: 'score-changed', caption: `Après : ${actions(changes.after)}.` },
        ]),
      },
    ],
  };
};

export const turnSections = (facts: Facts): RulesSection[] => [turn(facts), score(facts), changing(facts)];
