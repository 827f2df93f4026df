/** Bonus tiles: how to take one, and what each of them does. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const bonusTiles = (f: Facts): RulesSection[] => [INTRO, taking(f), ...tiles(f)];

const INTRO: RulesSection = {
  id: 'bonus-tiles',
  title: 'Tuiles Bonus',
  blocks: [
    'Les tuiles Bonus attendent sur la grille de la salle Tuiles Bonus. Si vous vous arrêtez sur la case Tuiles Bonus, vous en prenez exactement une, et c’est là tout votre tour. Vous ne pouvez vous y arrêter que si vous pouvez en prendre une.',
    'Une tuile vous apporte ce qu’elle indique, et le disque que vous laissez à sa place compte à la fin : les joueurs qui ont le plus de disques sur la grille [marquent des PP](#scoring).',
  ],
};

function taking(f: Facts): RulesSection {
  const [anna] = f.people;
  const { tile: tale } = f.tales;
  const { discsInBox, artworkValue, drawn } = f.edition.bonusTiles;
  const whites = f.edition.moneyTrack.whiteMeeples.map((space) => f.trackSpace(space));
  const rows = (count: number): string => f.count(count, { one: '# rangée', other: '# rangées' });
  const boxes = (count: number): string => f.count(count, { one: '# emplacement', other: '# emplacements' });
  return {
    id: 'taking-tiles',
    title: 'Prendre une tuile Bonus',
    part: true,
    blocks: [
      {
        steps: [
          'Choisissez sur la grille une tuile dont vous remplissez la **condition** (voir plus bas).',
          '**Payez un pion** de la discipline de la tuile (bleu pour Découvertes, rouge pour Littérature, vert pour Religion, jaune pour Arts), ou un pion blanc. Il retourne dans la salle Politique.',
          'Prenez la tuile et placez un **disque** de votre réserve à l’endroit libéré. Si votre réserve est vide, prenez l’un de vos disques sur n’importe quel emplacement de la salle Religion ; sans aucun disque, vous ne pouvez pas prendre de tuile.',
          'Si la tuile a un effet immédiat, appliquez-le maintenant, en entier, dans la limite de ce qui reste.',
        ],
      },
      'La condition devient plus difficile avec chaque tuile que vous avez déjà dans la discipline :',
      {
        table: 'Ce qu’il faut pour une tuile Bonus',
        head: ['Discipline', 'Première tuile', 'Deuxième tuile', 'Troisième tuile'],
        rows: [
          ['Découvertes : votre bateau a atteint ou dépassé la case', ...whites],
          ['Littérature : rangées complètes de livres sur votre étagère', ...[1, 2, 3].map(rows)],
          [`Religion : emplacements avec chacun au moins ${discsInBox} de vos disques`, ...[1, 2, 3].map(boxes)],
          ['Arts : valeur des œuvres d’art de votre musée, au moins', ...artworkValue.map(String)],
        ],
      },
      'L’emplacement Religion compte comme les autres. La condition est vérifiée avant que vous ne placiez le disque. Il suffit de la remplir au moment où vous prenez la tuile ; ensuite, vous pouvez dépenser les disques.',
      {
        example: `${anna} prend une tuile`,
        blocks: [
          `Avec une sculpture et un scénario, ${anna} a un musée d’une valeur de ${tale.museum}, assez pour une première tuile Arts. De la dernière case de la salle Politique, elle avance d’une case, jusqu’à la case Tuiles Bonus. Elle paie son pion jaune, prend « ${f.say(`tile.${tale.tile}`)} », place un disque à l’endroit libéré, puis applique l’effet de la tuile, « ${f.tiles('arts').find(({ id }) => id === `tile-${tale.tile}`)?.effect} ». Elle a maintenant ${f.count(tale.meeples, { one: '# pion', other: '# pions' })}.`,
          {
            figure: 'grid',
            caption: 'La grille après ce tour.',
            labels: [
              `Le disque d’${anna}, là où était la tuile.`,
              'Une tuile Bonus : le symbole dans le coin indique sa discipline (ici Littérature), le reste montre son effet.',
            ],
          },
        ],
      },
      f.count(drawn, {
        one: 'À chaque partie, # des cinq tuiles de chaque discipline est sur la grille. Voici ce qu’elles font toutes. Certaines agissent **tout de suite**, d’autres sont **permanentes**, d’autres encore comptent **à la fin** ; quelques-unes font deux de ces choses.',
        other:
          'À chaque partie, # des cinq tuiles de chaque discipline sont sur la grille. Voici ce qu’elles font toutes. Certaines agissent **tout de suite**, d’autres sont **permanentes**, d’autres encore comptent **à la fin** ; quelques-unes font deux de ces choses.',
      }),
    ],
  };
}

function tiles(f: Facts): RulesSection[] {
  return (['discoveries', 'literature', 'religion', 'arts'] as const).map((discipline) => {
    const all = f.tiles(discipline);
    return {
      id: `tiles-${discipline}`,
      title: `Tuiles ${f.discipline(discipline)}`,
      part: true as const,
      blocks: [
        { figure: `tiles-${discipline}`, caption: `Les cinq tuiles Bonus ${f.discipline(discipline)}, telles que vous les voyez sur le plateau.` },
        {
          table: `Tuiles Bonus ${f.discipline(discipline)}`,
          head: ['Tuile', 'Ce qu’elle fait'],
          rows: all.map(({ name, effect }) => [name, `${effect.charAt(0).toUpperCase()}${effect.slice(1)}.`]),
          ids: all.map(({ id }) => id),
        },
        ...notes(f)[discipline],
      ],
    };
  });
}

/** What the tables leave open. */
const notes = (f: Facts): Record<'discoveries' | 'literature' | 'religion' | 'arts', string[]> => ({
  discoveries: [
    `« ${f.say('tile.character')} » : vous pouvez prendre n’importe quel personnage, même sous une figurine. Si l’emplacement que vous choisissez sur votre piste Recrutement est occupé, le personnage qui s’y trouve et tous ceux à sa droite se décalent d’un emplacement vers la droite. Si une deuxième salle se retrouve ainsi vide, le plateau est rempli.`,
  ],
  literature: [`« ${f.say('tile.boat-leader')} » : si votre propre bateau est en tête, seul ou à égalité, il ne se passe rien.`],
  religion: [`« ${f.say('tile.paid-strength')} » ajoute 1 au plus, car vous n’activez qu’une fois par tour.`],
  arts: [
    `« ${f.say('tile.artwork')} » ne compte pas pour les conditions des tuiles Arts. « ${f.say('tile.arts-book')} » : si un personnage occupe l’emplacement le plus à gauche, il est poussé vers la droite, avec ceux qui le suivent, jusqu’au premier vide, au plus loin jusqu’à l’emplacement que le Mécène a quitté ; un Mécène retourné reste retourné.`,
  ],
});
