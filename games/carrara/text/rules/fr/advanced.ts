/** The advanced game: what is new, its set-up and its wheels. */
import type { RulesSection } from '@bottega/kernel';
import { COLOURS } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { DECORATION, evaluationMarkers, florins, pieces, places, STATUE, sections, THE_DECORATION, warehouses } from './words.ts';

export const advanced = (facts: Facts): RulesSection[] => [overview(facts), setup(facts), board(facts), buying(facts)];

const overview = ({ edition, places: all }: Facts): RulesSection => ({
  id: 'advanced',
  title: 'La version avancée',
  blocks: [
    'Tout ce qui précède reste valable. Deux nouveaux éléments se placent sur vos bâtiments :',
    {
      list: [
        '**Les décorations** ajoutent 1 à la valeur d’un bâtiment lors des évaluations. À la fin, les ensembles de la **même** décoration rapportent des PV.',
        '**Les statues** n’ajoutent pas de valeur. Un bâtiment qui porte une statue peut rapporter une fois de plus, par un emplacement de statue, et à la fin, les joueurs qui ont le plus de statues dans chaque ville marquent des PV.',
      ],
    },
    `Chacun dispose de ${evaluationMarkers(edition.court.advanced.length)} au lieu de ${edition.court.normal.length}, et il y a ${places(all.advanced)} d’évaluation au lieu de ${all.normal}.`,
    {
      figure: 'pieces',
      caption: 'Les six décorations, les statues des six couleurs et la statue d’or',
    },
  ],
});

function setup({ edition, byPlayers, and, sector }: Facts): RulesSection {
  const { pieces: counts, wheel, court: royal } = edition;
  return {
    id: 'advanced-setup',
    title: 'Mise en place de la version avancée',
    part: true,
    blocks: [
      'Installez la version normale, avec ces changements :',
      {
        steps: [
          `Les blocs se trouvent sur la **grande roue**, qui montre une décoration par secteur, dans le sens des aiguilles d’une montre : ${and(wheel.decorations.map((name) => DECORATION[name]))}. Sa position de départ est tirée au hasard.`,
          `À l’intérieur se trouve la petite **roue des statues**. Ses statues, dans le même sens : ${and(wheel.statues.map((name) => STATUE[name]))}. Au départ, la statue ${STATUE[wheel.statues[0]]} est au secteur ${sector(0)}.`,
          `La réserve contient les **décorations** du tableau ci-dessous et, dans chacune des ${COLOURS.length} couleurs, ${counts.statues} **statues**, soit ${counts.statues * COLOURS.length} en tout.`,
          `La Cour compte ${sections(royal.advanced.length)}. Chacun pose un marqueur dans chaque section, soit ${royal.advanced.length} en tout. Les **statues d’or** se trouvent à la Cour, ${counts.gold} par joueur.`,
          `Chacun utilise le côté avancé de son plateau de joueur, avec ${warehouses(counts.warehouses)} et ${places(counts.statuePlaces.length)} de statue. Le plateau de jeu offre ${places(edition.florins.places.length)} de florins.`,
        ],
      },
      {
        table: 'Décorations et statues d’or selon le nombre de joueurs',
        head: ['Joueurs', 'Décorations de chaque sorte', 'Décorations en tout', 'Statues d’or'],
        rows: byPlayers.map(({ players, decorations, allDecorations, gold }) => [String(players), String(decorations), String(allDecorations), String(gold)]),
      },
    ],
  };
}

const board = ({ edition }: Facts): RulesSection => ({
  id: 'advanced-board',
  title: 'Votre plateau de joueur dans la version avancée',
  part: true,
  blocks: [
    {
      figure: 'advanced-board',
      caption: 'Un plateau de joueur de la version avancée',
      labels: [
        'Un bâtiment avec sa décoration (à gauche) et une statue (à droite)',
        'Une ville avec une tuile Amélioration : sa récompense est bordée d’or.',
        `Les entrepôts, avec de la place pour ${pieces(edition.pieces.warehouses)}`,
        'Vos emplacements de statue, chacun pour deux villes',
        'Les emplacements de florins, communs à tous',
      ],
    },
  ],
});

function buying({ examples, city, type, sector }: Facts): RulesSection {
  const { spent, decoration, statue, value } = examples.emptied;
  return {
    id: 'advanced-buying',
    title: 'Acheter des blocs dans la version avancée',
    part: true,
    blocks: [
      'Quand vous achetez, au moins une roue doit tourner. Faites tourner, au choix :',
      {
        list: [
          '**les deux roues** d’un secteur dans le sens des aiguilles d’une montre : la grande est complétée comme d’habitude ;',
          '**la roue des statues seule**, d’un secteur dans le même sens : aucun bloc n’est ajouté. Ce n’est possible que s’il y a un bloc que vous pouvez payer.',
        ],
      },
      'Ensuite, vous achetez dans un seul secteur, comme d’habitude. **Si vous achetez tous les blocs d’un secteur, vous pouvez prendre soit la décoration, soit la statue qui y est représentée**, s’il en reste dans la réserve. Le secteur devait contenir au moins un bloc : un secteur déjà vide ne donne rien.',
      {
        figure: 'two-wheels',
        caption: 'Les deux roues',
        labels: [
          'La décoration d’un secteur, sur la grande roue',
          'La statue d’un secteur, sur la roue des statues',
          'L’axe des deux roues. À côté de la roue, vous choisissez celles à faire tourner.',
        ],
      },
      {
        example: 'Vider un secteur',
        blocks: [
          `Vous ne faites tourner que la roue des statues. Le secteur ${sector(2)} montre maintenant ${THE_DECORATION[decoration]} et la statue ${STATUE[statue]}. Vous y achetez les deux blocs pour ${florins(spent)}, et le secteur est vide. Vous prenez ${THE_DECORATION[decoration]} et décorez votre ${type('palazzo')} de valeur ${value} à ${city('viareggio')}, qui compte désormais ${value + 1}. La statue ${STATUE[statue]} y aurait eu sa place, elle aussi.`,
        ],
      },
      'Les prix et les cas particuliers sont ceux de la [version normale](#buying).',
    ],
  };
}
