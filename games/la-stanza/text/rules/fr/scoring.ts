/** Scoring, a scored game, and ties. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const scoring = (f: Facts): RulesSection[] => [sources(f), example(f), TIES];

function sources(f: Facts): RulesSection {
  const { flippedFinancier, museum, bonusMajority, artworks, masterpieces, moneyTrack } = f.edition;
  const [sculpture, script, painting] = artworks.values;
  const places = (list: Readonly<Record<'2' | '3' | '4', readonly number[]>>): string[][] =>
    [0, 1, 2, 3].map((place) => [
      ['Première place', 'Deuxième place', 'Troisième place', 'Quatrième place'][place],
      ...f.byPlayers((count) => list[count][place] ?? '–'),
    ]);
  return {
    id: 'scoring',
    title: 'Décompte final',
    blocks: [
      {
        table: 'Ce qui rapporte des points de prestige',
        head: ['Ce qui compte', 'PP'],
        rows: [
          ['Chefs-d’œuvre', `${f.or(masterpieces.points)} par pilier`],
          ['Piste Argent', `ce qu’indique la case de votre bateau, jusqu’à ${Math.max(...moneyTrack.points)}`],
          ['Livres', 'voir [Littérature](#room-literature)'],
          ['Ordre de passage', 'la case de passage que vous occupez, voir [La fin de la partie](#end)'],
          ['Tuiles Bonus', 'celles qui comptent à la fin, voir [Tuiles Bonus](#bonus-tiles)'],
          ['Mécène retourné', `−${flippedFinancier}`],
          ['Décompte des tuiles Bonus', 'selon le nombre de vos disques sur la grille'],
          ['Décompte des musées', `selon la valeur de votre musée (sculpture ${sculpture}, scénario ${script}, tableau ${painting})`],
        ],
      },
      { table: 'Décompte des tuiles Bonus, en PP', head: ['Le plus de disques', '2 joueurs', '3 joueurs', '4 joueurs'], rows: places(bonusMajority) },
      { table: 'Décompte des musées, en PP', head: ['La plus grande valeur', '2 joueurs', '3 joueurs', '4 joueurs'], rows: places(museum) },
      '**Le joueur neutre.** Additionnez la valeur des œuvres d’art restées dans la salle Arts. Elles forment un musée à part, qui n’appartient à personne mais prend sa place dans la comparaison. S’il n’en reste aucune, il n’y a pas de joueur neutre.',
      '**Égalités dans ces deux décomptes.** Les joueurs à égalité additionnent les PP des places qu’ils partagent et les répartissent à parts égales, en arrondissant à l’inférieur. Le joueur neutre prend lui aussi sa part.',
      'Si vous n’avez aucun disque sur la grille, vous n’obtenez rien pour le décompte des tuiles Bonus ; si votre musée est vide, rien pour le décompte des musées, même s’il reste une place.',
    ],
  };
}

function example(f: Facts): RulesSection {
  const people = f.people.slice(0, 3);
  const [anna, bruno, carla] = people;
  const { end: tale } = f.tales;
  const codes = tale.scores[0].parts.map(({ code }) => code);
  const points = (code: string): number[] => tale.scores.map(({ parts }) => parts.find((part) => part.code === code)?.points ?? 0);
  const [museums, discs] = [points('museum'), points('bonus-majority')];
  return {
    id: 'scoring-example',
    title: 'Un décompte complet',
    part: true,
    blocks: [
      {
        example: `${f.and(people)} comptent leurs points`,
        blocks: [
          `**Musées.** Le musée d’${anna} vaut ${tale.museums[0]}. Les œuvres de ${bruno} valent ${tale.museums[1]}, et sa tuile Bonus « ${f.say('tile.artwork')} » ajoute ${tale.extra} : ${tale.museums[1] + tale.extra} en tout. Le musée de ${carla} vaut ${tale.museums[2]}. Sur le plateau, il reste des œuvres d’une valeur totale de ${tale.left} : le joueur neutre prend donc la première place. ${bruno} reçoit les PP de la deuxième, soit ${museums[1]} ; ${anna} ceux de la troisième, soit ${museums[0]} ; ${carla} n’en reçoit aucun.`,
          `**Tuiles Bonus.** ${anna} a ${f.count(tale.discs[0], { one: '# disque', other: '# disques' })} sur la grille et reçoit ${discs[0]} PP. ${bruno} et ${carla} en ont ${tale.discs[1]} chacun. Ils se partagent les PP de la deuxième et de la troisième place, en arrondissant à l’inférieur : ${discs[1]} chacun.`,
          `**Ordre de passage.** ${anna} a passé en premier, ${carla} en deuxième. ${bruno} a joué tous ses derniers tours et ne reçoit rien.`,
          {
            figure: 'final-grid',
            caption: `La grille à la fin. Les disques d’${anna} portent un rond, ceux de ${bruno} un carré, ceux de ${carla} un triangle.`,
          },
          {
            table: 'Tous les points',
            head: ['PP pour', ...people],
            rows: [
              ...codes.map((code) => [f.say(`score.${code}`), ...points(code).map(f.signed)]),
              ['Total', ...tale.scores.map(({ total }) => String(total))],
            ],
          },
          `${anna} gagne la partie.`,
        ],
      },
    ],
  };
}

const TIES: RulesSection = {
  id: 'ties',
  title: 'Égalité pour la victoire',
  part: true,
  blocks: [
    'Le joueur qui a le plus de PP gagne. En cas d’égalité pour la victoire, ces critères départagent les joueurs, dans cet ordre :',
    {
      steps: [
        'Un Mécène non retourné l’emporte sur un Mécène retourné, où qu’ils soient.',
        'Le Mécène le plus à gauche sur sa piste Travailleurs.',
        'Le joueur qui a passé définitivement le plus tôt. Celui qui ne l’a jamais fait vient en dernier.',
        'Si l’égalité persiste, la victoire est partagée.',
      ],
    },
  ],
};
