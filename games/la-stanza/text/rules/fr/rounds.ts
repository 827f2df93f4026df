/** Refills, rounds and the last turns. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const rounds = (f: Facts): RulesSection[] => [refill(f), refillExample(f), lastTurns(f)];

function refill(f: Facts): RulesSection {
  const { roundsBeyondPlayers } = f.edition;
  return {
    id: 'refill',
    title: 'Remplissages et manches',
    blocks: [
      'Dès que **deux** des cinq salles de discipline n’ont plus de personnage, le plateau est rempli, tout de suite et avant l’action du joueur qui a vidé la deuxième salle :',
      {
        steps: [
          'Placez un nouveau personnage sur chaque case vide, dans le sens horaire à partir de la première case de la salle Découvertes, même là où se trouve une figurine.',
          'Si la pioche s’épuise, mélangez la défausse et continuez avec elle.',
          'Si cela ne suffit toujours pas, prenez un personnage de départ de chaque discipline parmi ceux qui ont été écartés, mélangez-les et complétez avec eux les cases restantes. Les cases encore vides le restent.',
          'Avancez le marqueur de manche d’une case. **Chaque remplissage met fin à une manche.**',
        ],
      },
      'Un personnage placé sous une figurine reste hors de portée des autres joueurs tant que cette figurine est là.',
      {
        table: 'Le nombre de manches',
        head: ['Nombre', '2 joueurs', '3 joueurs', '4 joueurs'],
        rows: [
          ['Manches', ...f.byPlayers((_, players) => players + roundsBeyondPlayers)],
          ['Le dernier remplissage est le numéro', ...f.byPlayers((_, players) => players + roundsBeyondPlayers)],
          ['En partie courte, c’est le numéro', ...f.byPlayers((_, players) => players + roundsBeyondPlayers - 1)],
        ],
      },
    ],
  };
}

function refillExample(f: Facts): RulesSection {
  const [anna] = f.people;
  const { refill: tale } = f.tales;
  return {
    id: 'refill-example',
    title: 'La fin d’une manche',
    part: true,
    blocks: [
      {
        example: `${anna} met fin à une manche`,
        blocks: [
          `Il n’y a plus personne dans la salle Littérature, et dans la salle Religion il ne reste que ${f.character(tale.recruited)}. ${anna} s’y rend et prend ce personnage : deux salles sont vides. Le plateau reçoit ${f.count(tale.count, { one: '# nouveau personnage', other: '# nouveaux personnages' })}, et le marqueur de manche avance. Ensuite seulement, ${anna} choisit son action.`,
          {
            figure: 'refill',
            caption: 'Littérature et Religion avant son déplacement, dans le sens horaire de gauche à droite.',
            labels: [`La figurine d’${anna}.`, 'Le dernier personnage des deux salles.'],
          },
        ],
      },
    ],
  };
}

function lastTurns(f: Facts): RulesSection {
  const { lastTurns: turns, passing } = f.edition;
  const names = f.and(f.lastTurns);
  return {
    id: 'end',
    title: 'La fin de la partie',
    blocks: [
      'Le remplissage qui clôt la dernière manche est le dernier : à partir de là, le plateau n’est plus rempli. La partie continue jusqu’à ce que ce soit de nouveau au premier joueur, pour que tous aient joué le même nombre de tours.',
      f.count(turns, {
        one: `Chacun a alors encore **# tour** au plus, appelé ${names} sur la piste de manche.`,
        other: `Chacun a alors encore **# tours** au plus, appelés ${names} sur la piste de manche.`,
      }),
      '**Passer définitivement.** Pendant ces derniers tours, vous pouvez mettre fin à votre partie. Vous commencez par vous déplacer et prendre le personnage, comme toujours ; puis vous passez définitivement à la place de votre action (sur la case Tuiles Bonus : à la place de la tuile Bonus). Vous ne pouvez vous arrêter sur la case Tuiles Bonus que si vous pouvez y prendre une tuile, même si vous passez définitivement ensuite. Si vous ne pouvez pas vous déplacer, vous pouvez passer définitivement tout de suite. Placez votre figurine sur la case de passage libre qui vaut le plus de PP. Vous ne jouez plus d’autre tour.',
      {
        table: 'Cases de passage, en PP',
        head: ['Vous passez', '2 joueurs', '3 joueurs', '4 joueurs'],
        rows: [0, 1, 2, 3].map((place) => [
          ['En premier', 'En deuxième', 'En troisième', 'En quatrième'][place],
          ...f.byPlayers((count) => passing[count][place] ?? '–'),
        ]),
      },
      'Si vous jouez tous vos derniers tours sans passer définitivement, vous n’obtenez rien ici. [Passer](#pass) tout court est autre chose : cela met fin à votre tour, pas à votre partie.',
      'La partie est terminée quand chacun a passé définitivement ou joué tous les derniers tours.',
    ],
  };
}
