/** Decorations and statues: placing, storing and buying them. */
import type { RulesSection } from '@bottega/kernel';
import { TYPES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { DECORATION, DECORATIONS, florins, points, warehouses } from './words.ts';

export const pieces = (facts: Facts): RulesSection[] => [placing(facts), storing(facts), purchase(facts)];

const placing = ({ edition, type }: Facts): RulesSection => ({
  id: 'pieces',
  title: 'Décorations et statues',
  part: true,
  blocks: [
    'Rien ne vous oblige à prendre une décoration ou une statue qui vous est proposée. Si vous la prenez, placez-la aussitôt sur l’un de vos bâtiments, ou [entreposez-la](#storing). Une fois sur un bâtiment, elle y reste pour toujours. Un bâtiment porte au plus une décoration et une statue.',
    {
      list: [
        '**Une décoration** ne se place que sur son propre type de bâtiment.',
        '**Une statue** se place dans toute ville qui accepte les blocs de sa couleur, sur n’importe quel type de bâtiment.',
        '**Une statue d’or** se place sur n’importe quel bâtiment, dans n’importe quelle ville. Elle ne vient que de la Cour.',
      ],
    },
    {
      table: 'Types et décorations',
      head: ['Type', 'Décoration'],
      rows: TYPES.map((name) => [type(name), DECORATION[edition.buildings.types[name].decoration]]),
    },
    'Un bâtiment décoré compte **1 de plus dans chaque évaluation** : de ville, de type, de paysage ou de statues. La décoration ne change rien d’autre : ni ce qu’il en coûte de transformer le bâtiment en monument, ni les PV pour construire sans marqueurs. Quand un bâtiment devient un monument, sa décoration et sa statue passent sur le monument.',
  ],
});

const storing = ({ edition }: Facts): RulesSection => ({
  id: 'storing',
  title: 'Entreposer',
  part: true,
  blocks: [
    `Vous avez ${warehouses(edition.pieces.warehouses)} ; dans chaque entrepôt tient une décoration ou une statue. Vous pouvez entreposer une décoration ou une statue même si elle a sa place sur un bâtiment.`,
    {
      list: [
        'À n’importe lequel de vos tours **suivants**, vous pouvez placer sur des bâtiments autorisés autant de décorations et de statues entreposées que vous le voulez. C’est gratuit, et ce n’est pas une action.',
        'Si la nouvelle décoration ou statue n’a sa place sur aucun de vos bâtiments et qu’aucun entrepôt n’est libre, vous pouvez en **défausser** une d’un entrepôt pour faire de la place, ou ne pas prendre la nouvelle. Si elle a sa place quelque part mais qu’aucun entrepôt n’est libre, vous devez la placer ou la laisser.',
        'Ce que vous défaussez retourne dans la réserve, sauf les statues d’or, qui retournent dans la boîte.',
        'À la fin, ce qui est entreposé ne rapporte rien.',
      ],
    },
  ],
});

function purchase({ edition, examples, playedWith, city, type, pays }: Facts): RulesSection {
  const { price, florins: had, value, points: score } = examples.gold;
  return {
    id: 'purchase',
    title: 'Acheter une décoration ou une statue',
    part: true,
    blocks: [
      `**Une fois par tour**, vous pouvez acheter dans la réserve une décoration ou une statue pour **${florins(edition.pieces.price)}**. Ce n’est pas une action. Vous devez la placer aussitôt :`,
      {
        list: [
          'une décoration sur un bâtiment de son type, comme d’habitude ;',
          `**une statue seulement dans la ville de sa propre couleur** : une blanche à ${city('livorno')}, une jaune à ${city('pisa')}, et ainsi de suite ;`,
          'jamais dans un entrepôt. Les statues d’or ne s’achètent pas.',
        ],
      },
      'Vous pouvez faire votre achat avant votre action, entre le bonus et le choix de l’emplacement, ou après votre action. Vous pouvez placer ce que vous avez entreposé à ces mêmes moments, et aussi quand une nouvelle décoration ou statue vous est proposée.',
      {
        example: 'Un achat et une statue d’or',
        blocks: [
          `Vous avez ${florins(had)} et un ${type('palazzo')} de valeur ${value} à ${city('lucca')}. Vous achetez ${DECORATIONS[playedWith.buildings.types.palazzo.decoration](1)} pour ${florins(price)} et décorez le ${type('palazzo')}, qui compte maintenant ${value + 1}. Comme action, vous prenez votre marqueur d’une section à statue d’or, placez la statue sur le même bâtiment et choisissez l’emplacement de statue de ${city('viareggio')} et ${city('lucca')} : ${value + 1} × ${pays(playedWith.cities.lucca.pays, playedWith.cities.lucca.reward)} = ${points(score)}.`,
        ],
      },
    ],
  };
}
