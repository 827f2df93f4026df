/** Activating a discipline: the conditions, hiring, Strength. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const activation = (f: Facts): RulesSection[] => [activate(f), hiring(f), strength(f)];

function activate(f: Facts): RulesSection {
  const [anna] = f.people;
  const { favour: tale } = f.tales;
  return {
    id: 'activate',
    title: 'Activer une discipline',
    part: true,
    blocks: [
      'Vous pouvez activer une discipline par tour. Pour cela, il faut remplir deux conditions :',
      {
        steps: [
          '**La salle ou un pion.** Votre figurine est dans la salle de la discipline, **ou** vous dépensez un pion de la couleur de la discipline ou un pion blanc. Un pion dépensé retourne dans la salle Politique.',
          '**Le recrutement.** Vous [recrutez](#hiring) au moins un personnage de cette discipline, même si d’autres travaillent déjà pour vous. Un pion ne remplace jamais le recrutement.',
        ],
      },
      'Calculez ensuite votre [valeur](#strength) dans cette discipline et prenez sa [récompense](#rooms) ou, si la valeur suffit, créez un [Chef-d’œuvre](#masterpieces).',
      'Peu importe la salle où vous avez rencontré un personnage. Avec un pion, vous obtenez la récompense de la discipline activée, et non celle de la salle où vous êtes.',
      {
        example: `${anna} fait jouer une faveur`,
        blocks: [
          `${anna} est dans la salle Littérature, où elle vient de prendre ${f.character(tale.recruited)}. Comme elle veut un tableau, elle dépense un pion jaune et active **Arts** sans bouger de là. Elle recrute ${f.character(tale.hired)}, qui attendait sur sa piste Recrutement, pour ${f.florins(tale.price)}. Elle a maintenant ${f.count(tale.strength, { one: '# artiste', other: '# artistes' })} au travail : valeur ${tale.strength}, un tableau. ${f.character(tale.recruited)} reste sur la piste Recrutement.`,
          {
            figure: 'favour',
            caption: `Le plateau individuel d’${anna} après ce tour. Son pion jaune n’est plus là.`,
            labels: [
              `${f.character(tale.recruited)}, en attente sur la piste Recrutement.`,
              `${f.character(tale.hired)}, au travail depuis ce tour.`,
              'Le nouveau tableau dans son musée.',
            ],
          },
        ],
      },
    ],
  };
}

function hiring(f: Facts): RulesSection {
  const [, bruno] = f.people;
  const { hiring: tale } = f.tales;
  const { hiringCosts } = f.edition;
  const total = tale.prices[0] + tale.prices[1];
  return {
    id: 'hiring',
    title: 'Recruter',
    part: true,
    blocks: [
      'Vous ne recrutez que lorsque vous activez une discipline. Prenez un personnage sur n’importe quel emplacement de votre piste Recrutement, placez-le sur n’importe quel emplacement de votre piste Travailleurs, sauf celui de votre Mécène, et payez le coût de cet emplacement.',
      {
        table: 'Coût de recrutement de chaque emplacement',
        head: ['Emplacement de la piste Travailleurs, depuis la gauche', ...hiringCosts.map((_, space) => String(space + 1))],
        rows: [['Florins', ...hiringCosts.map(String)]],
      },
      'Si un personnage occupe déjà cet emplacement, il est **retiré** : un personnage ordinaire va à la défausse, un personnage de départ est écarté du jeu.',
      'Lors d’une même activation, vous pouvez recruter autant de personnages que vous pouvez en payer, l’un après l’autre. Au moins l’un d’eux doit être de la discipline activée ; les autres peuvent être de n’importe quelle discipline. (Avec une [option](#variants), eux aussi doivent être de cette discipline.)',
      {
        example: `${bruno} recrute deux fois`,
        blocks: [
          `${bruno} est dans la salle Découvertes. Un explorateur travaille pour lui, et deux autres attendent sur sa piste Recrutement. Il active Découvertes et recrute les deux : ${f.character(tale.hired[0])} pour ${f.florins(tale.prices[0])} et ${f.character(tale.hired[1])} pour ${f.florins(tale.prices[1])}, soit ${f.florins(total)} en tout. Les personnages retirés sont ${f.and(tale.displaced.map((name) => f.character(name)))}. Son activation Découvertes a une valeur de ${tale.strength}, et il lui reste ${f.florins(tale.left)} sur ${tale.before}.`,
          {
            figure: 'hiring-before',
            caption: 'Avant : deux explorateurs attendent d’être recrutés.',
            labels: [f.character(tale.hired[0]), f.character(tale.hired[1])],
          },
          {
            figure: 'hiring-after',
            caption: 'Après : trois explorateurs travaillent pour lui.',
            labels: [f.character(tale.hired[0]), f.character(tale.hired[1])],
          },
        ],
      },
    ],
  };
}

function strength(f: Facts): RulesSection {
  const [anna] = f.people;
  const { strength: tale } = f.tales;
  const { topReward, masterpieces, bonusTiles } = f.edition;
  return {
    id: 'strength',
    title: 'La valeur de l’activation',
    part: true,
    blocks: [
      'Une fois les recrutements faits, calculez votre valeur dans la discipline activée :',
      {
        table: 'Ce qui compte pour la valeur',
        head: ['Ce qui compte', 'Valeur', `Pour le « +1 » d’un Chef-d’œuvre ${f.masterpieces[3].strength}`],
        rows: [
          ['Chaque personnage de la discipline sur votre piste Travailleurs', '+1 tant qu’il travaille pour vous', 'compte'],
          ['La tuile Bonus de valeur permanente dans la discipline', '+1 jusqu’à la fin de la partie', 'compte'],
          ['Chaque disque que vous dépensez, pris sur l’emplacement de la discipline dans la salle Religion', '+1 pour cette activation', 'ne compte pas'],
          [
            `La tuile Bonus « ${f.say('tile.paid-strength')} », pour ${f.florins(bonusTiles.strengthPrice)}`,
            '+1 pour cette activation, une fois par tour',
            'ne compte pas',
          ],
        ],
      },
      `Vous pouvez dépenser autant de disques que vous le voulez, où que soit votre figurine ; ils reviennent dans votre réserve. La récompense augmente jusqu’à une valeur de ${topReward}, pas au-delà. Avec une valeur de ${masterpieces.strengths[0]} ou plus, vous pouvez créer un Chef-d’œuvre **au lieu** de prendre la récompense.`,
      'Vous pouvez toujours activer avec une valeur inférieure à la vôtre. Vous pouvez même ne rien prendre du tout : il est permis de renoncer à la récompense d’une activation, en tout ou en partie.',
      {
        example: `${anna} dépense un disque`,
        blocks: [
          `${anna} est dans la salle Arts. Elle recrute ${f.character(tale.hired)} pour ${f.florins(tale.price)} ; avec son personnage de départ, cela fait une valeur de ${tale.workers}, assez pour un scénario. L’un de ses disques est sur l’emplacement Arts. Elle le dépense, il revient dans sa réserve, et la valeur passe à ${tale.total} : assez pour un tableau.`,
          { figure: 'strength', caption: 'Les emplacements avant qu’elle ne dépense le disque.', labels: ['Son disque sur l’emplacement Arts.'] },
        ],
      },
    ],
  };
}
