/** Masterpieces. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const masterpieces = (f: Facts): RulesSection[] => [spaces(f), example(f)];

function spaces(f: Facts): RulesSection {
  const { topReward } = f.edition;
  const top = f.masterpieces[3];
  return {
    id: 'masterpieces',
    title: 'Chefs-d’œuvre',
    blocks: [
      'Si la valeur de votre activation suffit, vous pouvez créer un Chef-d’œuvre **au lieu** de prendre la récompense : placez l’un de vos piliers sur un emplacement Chef-d’œuvre libre de cette discipline. Il rapporte des PP à la fin.',
      {
        table: 'Chefs-d’œuvre de chaque discipline',
        head: ['Valeur de l’activation', ...f.masterpieces.map(({ strength }) => strength)],
        rows: [['PP à la fin', ...f.masterpieces.map(({ points }) => String(points))]],
      },
      {
        list: [
          'Chaque emplacement n’accueille qu’un pilier. Vous ne pouvez créer qu’**un Chef-d’œuvre par discipline**.',
          'Une activation de plus grande valeur peut prendre un emplacement moins exigeant, par exemple quand le meilleur est fermé ou occupé.',
          `Si vous ne pouvez pas ou ne voulez pas créer de Chef-d’œuvre, vous prenez au plus la récompense de valeur ${topReward}.`,
        ],
      },
      `**Le dernier emplacement, ${top.strength}.** Il exige une valeur de ${f.edition.masterpieces.strengths[3]} dans la discipline et, en plus, une valeur de 1 ou plus dans une deuxième discipline, indiquée sur l’emplacement. Pour cette deuxième discipline, seuls comptent les personnages de votre piste Travailleurs et les tuiles Bonus permanentes ; les disques et les florins ne comptent pas.`,
      {
        table: `La deuxième discipline pour un Chef-d’œuvre ${top.strength}`,
        head: [`Pour ${top.points} PP en`, 'il faut aussi une valeur de 1 en'],
        rows: f.pairs,
      },
    ],
  };
}

function example(f: Facts): RulesSection {
  const [anna, bruno] = f.people;
  const { masterpiece: tale } = f.tales;
  return {
    id: 'masterpieces-example',
    title: 'La création d’un Chef-d’œuvre',
    part: true,
    blocks: [
      {
        example: `${anna} crée un Chef-d’œuvre`,
        blocks: [
          `${anna} est dans la salle Arts et recrute ${f.character(tale.hired)} sur l’emplacement occupé par ${f.character(tale.displaced)}. Elle a maintenant ${f.count(tale.workers, { one: '# artiste', other: '# artistes' })} au travail. Elle dépense son disque de l’emplacement Arts : valeur ${tale.total}. Elle pourrait créer un tableau, mais elle place un pilier sur l’emplacement de valeur ${tale.total} : ${tale.points} PP, que personne ne pourra lui reprendre.`,
          {
            figure: 'niches',
            caption: `Les emplacements Chef-d’œuvre de la salle Arts après ce tour. ${bruno} peut encore y créer un Chef-d’œuvre, sur l’un des deux emplacements libres.`,
            labels: [
              'Fermé dans cette partie.',
              `Le pilier d’${anna}.`,
              'Le chiffre du haut est la valeur exigée ; celui dans le laurier, les PP.',
              'Le symbole à côté du chiffre : la deuxième discipline.',
            ],
          },
        ],
      },
    ],
  };
}
