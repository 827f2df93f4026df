/** A turn, and its first action. */
import type { RulesSection } from '@bottega/kernel';
import { COLOURS } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { blocks, florins, price } from './words.ts';

export const turn = ({ edition }: Facts): RulesSection => ({
  id: 'turn',
  title: 'Votre tour',
  blocks: [
    'Choisissez **une** action parmi quatre :',
    {
      table: 'Les quatre actions',
      head: ['Action', 'En bref'],
      rows: [
        ['[Acheter des blocs](#buying)', 'Faites tourner la roue si vous le souhaitez, puis achetez des blocs dans un seul secteur.'],
        ['[Construire](#building)', 'Prenez un bâtiment ou un monument et payez-le en blocs.'],
        ['[Évaluer](#evaluating)', 'Prenez un marqueur à la Cour Royale, avec son bonus, et posez-le sur un emplacement qui récompense vos bâtiments.'],
        ['[Passer](#passing)', `Prenez ${florins(edition.florins.pass)}.`],
      ],
    },
    'Si un autre joueur détient le marqueur Visite Royale, vous devez d’abord [répondre à la Visite](#visit).',
  ],
});

export function buying({ edition, colour, sector }: Facts): RulesSection {
  const { prices, capacity } = edition.wheel;
  const [first, last] = [sector(0), sector(prices.length - 1)];
  return {
    id: 'buying',
    title: 'Action : acheter des blocs',
    blocks: [
      {
        steps: [
          `**Faites tourner la roue**, ou laissez-la. Si vous la faites tourner, tout ce qu’elle porte avance d’un secteur dans le sens des aiguilles d’une montre, puis vous ajoutez au secteur ${first} des blocs tirés du sac, jusqu’à un total de ${blocks(capacity)} sur la roue. Si vous la laissez, vous n’ajoutez rien.`,
          '**Choisissez un secteur** et achetez-y autant de blocs que vous le voulez et pouvez en payer, au moins un. Chaque bloc coûte le prix de sa couleur dans ce secteur.',
          'Placez les blocs derrière votre paravent. Votre tour est terminé.',
        ],
      },
      {
        table: 'Prix d’un bloc en florins, selon le secteur et la couleur',
        head: ['Secteur', ...COLOURS.map(colour)],
        rows: prices.map((row, slot) => [sector(slot), ...row.map(price)]),
      },
      'Cas particuliers :',
      {
        list: [
          `**Retour au début.** Les blocs qui passent du secteur ${last} au secteur ${first} restent sur la roue et reprennent les prix du secteur ${first}.`,
          `**Rien à votre portée.** Si vous ne pouvez payer aucun bloc après avoir fait tourner la roue, montrez vos florins et prenez ${florins(edition.florins.pass)} ; votre tour est terminé. Si vous pouvez payer un bloc, vous devez en acheter au moins un ; un bloc gratuit compte aussi.`,
          '**Sans faire tourner la roue**, vous ne pouvez acheter que s’il y a un bloc que vous pouvez payer ; là encore, un bloc gratuit compte.',
          '**Trop peu de blocs dans le sac.** Ajoutez ceux qui restent. Vous pouvez faire tourner la roue même si le sac est vide.',
          '**Roue et sac vides.** Plus personne ne peut acheter.',
        ],
      },
    ],
  };
}
