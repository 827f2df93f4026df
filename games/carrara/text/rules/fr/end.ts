/** The end of the normal game, and its scoring. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { florins, NAMES, points, rounds } from './words.ts';

export const end = (facts: Facts): RulesSection[] => [trigger(facts), scoring(facts)];

const trigger = ({ edition }: Facts): RulesSection => ({
  id: 'end',
  title: 'La fin de la partie',
  blocks: [
    'Deux conditions doivent être réunies : **la pioche des bâtiments est vide, et un joueur n’a plus de marqueur d’évaluation.** Vous déclenchez la fin de l’une de ces deux façons :',
    {
      list: [
        'Vous piochez la dernière tuile pour compléter le présentoir alors qu’un joueur, peut-être vous, n’a plus de marqueur.',
        'Vous posez votre dernier marqueur alors que la pioche est déjà vide.',
      ],
    },
    `Cela se vérifie une fois votre action terminée. Vous marquez **${points(edition.end.points)}** et n’aurez plus d’autre tour ; dans la version avancée, vous pouvez encore, pendant ce tour-ci, placer ce que vous avez entreposé et faire un achat. **Tous les autres jouent encore un tour, et un seul.** Pendant ces tours aussi, il faut répondre à une Visite Royale. Seul le premier joueur qui déclenche la fin en tire des PV.`,
    'Les monuments ne viennent pas de la pioche : en construire un ne déclenche jamais la fin.',
    `Pour qu’aucune partie ne s’éternise, elle s’arrête aussi, sans ces PV, après ${rounds(edition.end.stalledRounds)} où personne n’a rien fait d’autre que passer.`,
  ],
});

function scoring({ edition, examples }: Facts): RulesSection {
  const { last, bonus, hers, florins: left, scores } = examples.ending;
  const part = (seat: number, code: string): string => String(scores[seat].parts.find((each) => each.code === code)?.points ?? 0);
  const row = (title: string, code: string): string[] => [title, part(0, code), part(1, code)];
  return {
    id: 'final-scoring',
    title: 'Décompte final et égalités',
    part: true,
    blocks: [
      `Aux PV marqués pendant la partie, ajoutez **1 PV par tranche de ${florins(edition.florins.rate)}** encore en votre possession, en arrondissant à l’inférieur. Le joueur qui a le plus de PV gagne. S’il y a égalité, celui des joueurs concernés à qui il **reste le plus de blocs** l’emporte ; si l’égalité persiste, ils se partagent la victoire.`,
      {
        example: 'Déclencher la fin',
        blocks: [
          `La pioche est vide. Il vous reste un marqueur, Beatrice en a deux. Vous posez le vôtre sur votre emplacement rural : ${points(last)}. C’était le dernier : vous déclenchez la fin et marquez encore ${points(bonus)}. Beatrice joue un dernier tour. Elle évalue une ville pour ${points(hers)} ; son autre marqueur ne vaut plus rien. À la fin, vous avez ${florins(left[0])} et Beatrice ${left[1]}.`,
          {
            table: 'Les scores de cette partie',
            head: ['PV pour', NAMES[0], NAMES[1]],
            rows: [
              row('Évaluations', 'evaluation'),
              row('Bonus de la Cour', 'court'),
              row('Construction sans marqueurs', 'building'),
              row('Fin déclenchée', 'end'),
              row('Florins', 'florins'),
              ['**Total**', `**${scores[0].total}**`, `**${scores[1].total}**`],
            ],
          },
        ],
      },
    ],
  };
}
