/** The final scoring of the advanced game. */
import type { RulesSection } from '@bottega/kernel';
import { CITIES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { DECORATIONS, florins, NAMES, points } from './words.ts';

export const advancedEnd = (facts: Facts): RulesSection[] => [scoring(facts), decorationSets(facts), statueRanks(facts), finale(facts)];

const scoring = (_facts: Facts): RulesSection => ({
  id: 'advanced-end',
  title: 'Décompte final de la version avancée',
  part: true,
  blocks: [
    'La partie se termine comme dans la version normale. Chacun marque ensuite des PV, dans cet ordre : pour ses florins, au taux de son [emplacement de florins](#florin-places) s’il en a un, et toujours en arrondissant à l’inférieur ; pour ses ensembles de [décorations](#decoration-sets) ; et pour les [statues](#statue-ranks) de chaque ville. Les égalités se règlent comme dans la [version normale](#final-scoring).',
  ],
});

const decorationSets = ({ edition }: Facts): RulesSection => ({
  id: 'decoration-sets',
  title: 'Les ensembles de décorations',
  part: true,
  blocks: [
    'Comptez, pour chaque sorte, les décorations placées sur vos bâtiments. **Toutes les décorations de la même sorte forment un ensemble**, et chaque ensemble rapporte selon sa taille. Les sortes ne se mélangent pas. Les décorations entreposées ne comptent pas.',
    {
      table: 'Ensembles de la même décoration',
      head: ['Taille de l’ensemble', 'PV'],
      rows: edition.pieces.decorationSets.map((score, index) => [String(index + 1), String(score)]),
    },
  ],
});

const statueRanks = ({ edition, city }: Facts): RulesSection => ({
  id: 'statue-ranks',
  title: 'Le plus de statues dans une ville',
  part: true,
  blocks: [
    'Dans chaque ville, comparez le nombre de statues que chacun y a placées. Leur couleur n’a pas d’importance. Il vous faut **au moins une statue** dans la ville pour y marquer des PV.',
    {
      table: 'PV pour les statues de chaque ville',
      head: ['Ville', 'Première place', 'Deuxième place', 'Troisième place'],
      rows: CITIES.map((name) => [city(name), ...edition.cities[name].statues.map(String)]),
    },
    '**Égalités :** tous les joueurs à égalité reçoivent les PV de la place suivante, qui est alors prise elle aussi. Deux joueurs à égalité pour la première place reçoivent donc l’un et l’autre les PV de la deuxième, et le joueur suivant reçoit ceux de la troisième. À égalité pour la troisième place, personne ne reçoit rien.',
  ],
});

function finale({ examples, playedWith, city }: Facts): RulesSection {
  const { florins: money, sets, cities, scores } = examples.finale;
  const rate = playedWith.florins.places[0];
  const counted = (seat: number): string => sets[seat].sets.map(({ type, size }) => DECORATIONS[playedWith.buildings.types[type].decoration](size)).join(', ');
  const part = (title: string, ...codes: string[]): string[] => [
    title,
    ...scores.map(({ parts }) => String(parts.filter(({ code }) => codes.includes(code)).reduce((sum, each) => sum + each.points, 0))),
  ];
  return {
    id: 'advanced-example',
    title: 'Un décompte final complet',
    part: true,
    blocks: [
      {
        example: 'Quatre joueurs à la fin d’une partie en version avancée',
        blocks: [
          `**Florins.** Vous avez réservé l’emplacement qui demande ${florins(rate.needs)} : vous en avez ${money[0].florins}, qui rapportent ${points(money[0].points)}. Beatrice en a ${money[1].florins}, Cosimo ${money[2].florins} et Lucia ${money[3].florins} ; à ${playedWith.florins.rate} contre 1, cela leur rapporte ${money[1].points}, ${money[2].points} et ${points(money[3].points)}.`,
          {
            table: 'Décorations placées sur les bâtiments',
            head: ['Joueur', 'Ensembles', 'PV'],
            rows: sets.map(({ points: score }, seat) => [NAMES[seat], counted(seat), String(score)]),
          },
          {
            table: 'Statues dans chaque ville → PV',
            head: ['Ville', ...NAMES],
            rows: cities.map(({ city: name, counts, points: score }) => [
              city(name),
              ...counts.map((count, seat) => (count === 0 ? '–' : `${count} → ${score[seat]}`)),
            ]),
          },
          `À ${city('massa')}, Beatrice et vous êtes à égalité pour la première place : vous marquez donc, elle comme vous, les PV de la deuxième, et Cosimo ceux de la troisième. À ${city('viareggio')}, vous avez le plus de statues ; Beatrice et Cosimo sont à égalité pour la deuxième place et reçoivent les PV de la troisième.`,
          {
            table: 'Les scores des quatre joueurs',
            head: ['PV pour', ...NAMES],
            rows: [
              part('Tout au long de la partie', 'evaluation', 'court', 'building', 'end'),
              part('Florins', 'florins'),
              part('Décorations', 'decorations'),
              part('Statues', 'statues'),
              ['**Total**', ...scores.map(({ total }) => `**${total}**`)],
            ],
          },
        ],
      },
    ],
  };
}
